"""What a review tells of a decision: why the best choice is better than the one made, and whether that is true."""

from __future__ import annotations

from functools import cache

import pytest

from marjapussi_desktop.bots.explaining.at_stake import LARGE
from marjapussi_desktop.bots.grounds import CallValue, ContractValue, Exchange, HandValue
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.review.judgement import LEAST, Judgement
from marjapussi_desktop.bots.review.judging import DecisionKind, Question, judged, silence_of
from marjapussi_desktop.bots.review.reasons import reason_of
from marjapussi_desktop.engine.observation import observe, see_all
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.ui.i18n import Language
from tests.bots.bot_games import Remembering, positions
from tests.bots.reasons.test_claims import check
from tests.bots.reasons.told import Told

LEVEL = "beginner"
DETERMINIZATIONS = 60


@cache
def reviewed(preset: str, seed: int) -> list[tuple[Told, Judgement, DecisionKind]]:
    """The decisions of a hand of beginners that have a reason, each as the review tells it."""
    rules, found = PRESETS[preset], list[tuple[Told, Judgement, DecisionKind]]()
    bots = [Remembering(make_bot(LEVEL, seed + seat)) for seat in range(players_in(rules.layout))]
    for hand, seat in positions(rules, bots, seed, 1):
        seen = observe(hand, seat)
        question = Question(seen, bots[seat].decide(seen).action, see_all(hand))
        for one in (question, silence_of(question)):
            if one is None or not one.had_choice:
                continue
            judgement = judged(one, DETERMINIZATIONS)
            reason = reason_of(seen, judgement)
            if reason is not None:
                told = Told(preset, LEVEL, seen, reason, hand, is_hint=False, is_measured=True)
                found.append((told, judgement, one.kind))
    return found


def check_reviews(preset: str, seed: int) -> list[tuple[Told, Judgement, DecisionKind]]:
    every = reviewed(preset, seed)
    check([told for told, _judgement, _kind in every if told.seen.phase is Phase.PLAY])
    for told, judgement, _kind in every:
        assert told.decision.action == judgement.best
        comparison = told.decision.comparison
        if judgement.is_mistake and judgement.made is not None and comparison is not None:
            assert comparison.other == judgement.made
    return every


@pytest.mark.sampled(2)
@pytest.mark.parametrize("preset", ["huutopussi-wurzel", "marjapussi", "bondtolva-2"])
def test_the_best_choice_is_told_against_the_one_made_and_what_is_told_is_true(language: Language, preset: str) -> None:
    """The reason was that of a hint: against the next best choice, and none where the hint was another."""
    mistakes = [one for one in check_reviews(preset, 2) if one[1].is_mistake]
    in_play = [told for told, _judgement, _kind in mistakes if told.seen.phase is Phase.PLAY]
    assert in_play
    assert all(told.decision.comparison is not None for told in in_play)


def test_the_cause_of_a_small_mistake_is_told_too(language: Language) -> None:
    """A hint looks for the cause of a large cost only."""
    found = [
        one.decision.comparison
        for seed in (2, 15)
        for one, judgement, _kind in reviewed("huutopussi-wurzel", seed)
        if judgement.is_mistake and one.seen.phase is Phase.PLAY
    ]
    told = [one.cost for one in found if one is not None and one.stake is not None]
    rules = PRESETS["huutopussi-wurzel"]
    assert any(LEAST[rules.family] <= cost < LARGE[rules.family] for cost in told)
    assert len(told) > len(found) / 2


def test_decisions_before_play_and_calls_rest_on_numbers_and_cards(language: Language) -> None:
    """ "Of all the choices this one did best" says nothing."""
    kinds = {
        DecisionKind.BID: HandValue,
        DecisionKind.RETURN: Exchange,
        DecisionKind.GIVE: Exchange,
        DecisionKind.CONTRACT: ContractValue,
        DecisionKind.CALL: CallValue,
    }
    seen = set()
    for seed in (2, 15):
        for told, judgement, kind in reviewed("huutopussi-wurzel", seed):
            if kind in kinds and judgement.found is not None and judgement.found.action == judgement.best:
                seen.add(kind)
                assert isinstance(told.decision.grounds, kinds[kind]), told.text()
    assert seen >= {DecisionKind.BID, DecisionKind.RETURN, DecisionKind.GIVE, DecisionKind.CONTRACT}


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_what_reviews_of_all_games_tell_is_true(language: Language, preset: str) -> None:
    for seed in range(10, 18):
        check_reviews(preset, seed)
