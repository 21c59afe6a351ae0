"""The end of a match tells luck and play apart, and what the person's own decisions cost."""

from __future__ import annotations

from math import nan
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match import qt_session
from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.controller.review import qt_reviews
from marjapussi_desktop.controller.review.hand_review import DecisionKind, HandReview
from marjapussi_desktop.controller.statistics.match_account import Amount, LuckAndPlay, luck_and_play, own_cost
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.settings.queries import Balance
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.panels.result import MatchOverPanel
from marjapussi_desktop.ui.text.amounts import Amounts
from marjapussi_desktop.ui.text.match_accounts import account_text, cost_text
from marjapussi_desktop.ui.text.reviews import sum_text
from tests.ui.conftest import PromptBots, SilentReviewer
from tests.ui.reviewed import found_in
from tests.ui.unseen import stay_unseen


@pytest.mark.slow
def test_luck_and_play_are_told_at_the_end_of_a_match(
    qtbot: QtBot, language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(qt_session, "BotRunner", PromptBots)
    monkeypatch.setattr(qt_reviews, "Reviewer", SilentReviewer)
    session = qt_session.QtSession(saved_in=tmp_path / "matches.db")
    window = MainWindow(session, language, Preferences(language="en", pace="instant", name="Veera"))
    qtbot.addWidget(window)
    stay_unseen(window)
    window.show()
    window.start_match(MatchSetup("bondtolva-2", "Veera", seed=11, options=(("target", "5"),)))
    while (prompt := session.current().prompt) is None or prompt.kind is not PromptKind.MATCH_OVER:
        if prompt is not None and prompt.choices is None:
            session.next_hand()
        elif prompt is not None and prompt.choices is not None:
            session.answer(prompt.id, next(iter(prompt.choices.actions())))
        QApplication.processEvents()
    qtbot.waitUntil(lambda: window.match.panel is not None)
    past = session.past_match()
    assert past is not None
    panel = window.match.panel
    assert isinstance(panel, MatchOverPanel)
    qtbot.waitUntil(panel.account.isVisible)
    assert panel.account.text() == "Luck and play are being told apart."
    qtbot.waitUntil(lambda: panel.account.text().startswith("Luck: "))
    count = len(past.numbers)
    assert f"Your own decisions are being reviewed: 0 of {count} hands." in panel.account.text()
    for number in past.numbers:
        account = window.screens.reviews.account(past, number)
        account.review = HandReview(number, 0, ())
        window.screens.reviews.done.emit(past, account.review)
    assert panel.account.text().startswith("Luck: ")
    assert "As far as can be told, your own decisions cost nothing" in panel.account.text()
    language.choose("fi")
    qtbot.waitUntil(lambda: panel.account.text().startswith("Korttionni: "))
    assert "Omat ratkaisusi" in panel.account.text()
    session.close()
    window.archive.close()
    window.match.table.stop()
    window.screens.stop()


def test_it_is_said_how_sure_that_is(language: Language) -> None:
    balance = Balance((0, 1, 3), 3, 60.0, 45.0, 10.0, 2.0)
    account = luck_and_play(balance)
    assert account == LuckAndPlay(3, 60.0, Amount(45.0, 10 / 12**0.5), Amount(15.0, 10 * (1 + 1 / 12) ** 0.5))
    told = account_text(account, Amounts(PRESETS["huutopussi"]), players=4)
    assert told == (
        "Luck: your side's cards were worth 45 points more than theirs (±6). "
        "Play, partner's and theirs too: your side made 15 points more of them than computer players would. "
        "Chance alone can make a difference of 20 points, so that tells little."
    )
    sure = luck_and_play(Balance((0, 1, 3), 3, 10.0, 45.0, 0.0, 12.0))
    assert account_text(sure, Amounts(PRESETS["huutopussi"]), players=3).endswith(
        "Play: you made 35 points less of them than computer players would. That is hardly chance."
    )
    single = luck_and_play(Balance((0,), 0, 10.0, 45.0, 10.0, nan))
    assert account_text(single, Amounts(PRESETS["huutopussi"]), players=3).endswith("A single hand tells little.")


@pytest.mark.parametrize(
    ("players", "told"),
    [
        (2, "Korttionni: vastustajasi kortit olivat 45 pistettä arvokkaammat kuin sinun (±6). "),
        (3, "Korttionni: muiden kortit olivat 45 pistettä arvokkaammat kuin sinun (±6). "),
        (4, "Korttionni: vastustajien kortit olivat 45 pistettä arvokkaammat kuin oman joukkueesi (±6). "),
    ],
)
def test_in_finnish_luck_is_not_called_as_a_player_is(language: Language, players: int, told: str) -> None:
    """ "Onni: muiden kortit…" read as a remark of the computer player Onni, and of one opponent as of several."""
    language.choose("fi")
    account = luck_and_play(Balance((0, 1, 3), 3, 60.0, -45.0, 10.0, 2.0))
    assert account_text(account, Amounts(PRESETS["huutopussi"]), players).startswith(told)


def test_a_mistake_that_a_review_names_is_not_told_as_nothing(language: Language) -> None:
    """ "Nothing that could be told from chance" stood above the review of a hand that named a mistake of 19 points."""
    mistake = found_in("huutopussi")[0].biggest()[0]
    amounts = Amounts(PRESETS["huutopussi"])
    first = HandReview(1, 0, (changed(mistake, judgement=changed(mistake.judgement, cost=19.0, gap=19.0, error=4.0)),))
    unsure = changed(mistake.judgement, cost=0.0, gap=-6.0, error=30.0, is_mistake=False)
    second = HandReview(2, 0, (changed(mistake, hand=2, judgement=unsure),))
    told = cost_text(own_cost(2, (first, second)), amounts)
    assert told == (
        "Your clear mistakes cost about 19 points (95 % interval: 11 to 27), by the reviews of the hands. The rest of"
        " your decisions cannot be told from chance."
    )
    assert "As far as can be told" in cost_text(own_cost(2, (second, second)), amounts)
    large = changed(unsure, gap=40.0, error=5.0)
    together = own_cost(2, (first, HandReview(2, 0, (changed(mistake, hand=2, judgement=large),))))
    assert cost_text(together, amounts).startswith("Your own decisions cost about 59 points (")


def test_a_mistake_in_the_auction_counts_beside_a_dearer_bid_that_may_be_chance(language: Language) -> None:
    mistake = found_in("huutopussi")[0].biggest()[0]
    sure = changed(mistake.judgement, cost=19.0, gap=19.0, error=4.0)
    unsure = changed(mistake.judgement, cost=25.0, gap=25.0, error=20.0, is_mistake=False)
    bids = [changed(mistake, kind=DecisionKind.BID, judgement=one) for one in (sure, unsure)]
    review = HandReview(1, 0, tuple(bids))
    assert (review.cost, review.mistakes_cost) == (25.0, 19.0)
    assert "Your clear mistakes cost about 19 points" in cost_text(
        own_cost(1, (review,)), Amounts(PRESETS["huutopussi"])
    )
    assert "Your clear mistakes cost 19 points" in sum_text(review, Amounts(PRESETS["huutopussi"]))
