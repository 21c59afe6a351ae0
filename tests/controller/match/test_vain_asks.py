"""Asks are called vain only where they cannot succeed, and a denied one is."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.heuristics.marriages import may_come_true
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.controller.match.vain_asks import vain_asks
from marjapussi_desktop.engine import phases
from marjapussi_desktop.engine.actions import AnswerHalf, AnswerWhole, AskHalf, AskWhole
from marjapussi_desktop.engine.cards import MARRIAGES, SUITS
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.notation import parse_action
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.seats import partner_of
from tests.bots.bot_games import mixed_bots, positions
from tests.bots.made_positions import after, dealt, seen
from tests.bots.review.test_vain_asks import asks, succeeds_in_a_deal


@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi", "huutopussi-helsinki", "bondtolva"])
def test_no_vain_ask_would_have_succeeded(preset: str) -> None:
    rules, found = PRESETS[preset], 0
    for hand, seat in positions(rules, mixed_bots(rules, 2), 2, 12):
        if not isinstance(phases.choices_of(hand, seat), PlayChoices):
            continue
        vain = vain_asks(observe(hand, seat))
        partner = partner_of(seat, rules.layout)
        found += len(vain)
        for ask in vain:
            assert partner is not None
            asked, _events = phases.apply(hand, seat, ask)
            choices = phases.choices_of(asked, partner)
            assert choices is not None
            for answer in choices.actions():
                assert answer in (AnswerHalf(False), AnswerWhole(None)), f"{ask} could succeed"
    assert found, "no ask was vain"


HANDS = (
    "AS AC QH 8D QS KH JD JH 9C",
    "9S TH TS 7D JS 7C AH 6H TC",
    "8S 6S JC 6D 8C KD KS 7H KC",
    "QD 9D 6C AD TD 7S QC 8H 9H",
)
MOVES = (
    "play AC, play 7C, play JC, play 6C, declare H, play JD, play 7D, play KD, play AD, ask-half C, answer no, "
    "play 7S, play AS, play 9S, play 6S, ask-half S, answer yes, play JH, play AH, play 7H, play 8H, play TS, "
    "play 8S, play 9H, play QS, play 9D, play 8D, play 6H, play 6D"
)


def test_who_has_asked_for_a_half_has_no_whole_of_that_suit() -> None:
    """Clubs was the only marriage that nobody had broken, and partner had asked for a half of it."""
    match = dealt("marjapussi", *HANDS)
    for move in MOVES.split(", "):
        assert match.hand is not None
        match = after(match, parse_action(move, match.hand.marriages.question))
    assert vain_asks(seen(match)) == (AskWhole(),)


def test_a_bluff_about_cards_that_all_have_seen_go_is_vain() -> None:
    """Nobody believes it, and the question stood as if it could bring something."""
    rules, met = PRESETS["huutopussi-wurzel"], {True: 0, False: 0}
    for hand, seat in positions(rules, mixed_bots(rules, 2), 2, 16):
        choices = phases.choices_of(hand, seat)
        if not isinstance(choices, PlayChoices):
            continue
        gone = {card for trick in hand.tricks for card in trick.cards}
        for suit in choices.marriages.ask_half:
            if set(MARRIAGES[suit]).isdisjoint(hand.hands[seat]):
                is_gone = not gone.isdisjoint(MARRIAGES[suit])
                assert (AskHalf(suit) in vain_asks(observe(hand, seat))) is is_gone
                met[is_gone] += 1
    assert min(met.values()) > 5


def test_what_the_partner_denied_is_vain_at_the_next_lead() -> None:
    """After every trick the same asks were offered again."""
    rules, denied = PRESETS["marjapussi"], 0
    for hand, seat in positions(rules, mixed_bots(rules, 2), 2, 12):
        choices, partner = phases.choices_of(hand, seat), partner_of(seat, rules.layout)
        if not isinstance(choices, PlayChoices) or partner is None:
            continue
        seen = observe(hand, seat)
        holds_whole = any(set(MARRIAGES[suit]) <= set(hand.available(partner)) for suit in SUITS)
        if not choices.marriages.ask_whole or holds_whole or AskWhole() in vain_asks(seen):
            continue
        asked, _events = phases.apply(hand, seat, AskWhole())
        answered, _events = phases.apply(asked, partner, AnswerWhole(None))
        after = phases.choices_of(answered, seat)
        if isinstance(after, PlayChoices) and after.marriages.ask_whole:
            assert AskWhole() in vain_asks(observe(answered, seat))
        denied += 1
    assert denied


def test_what_no_deal_allows_is_vain_also_where_each_card_alone_may_be_partners() -> None:
    """A half was offered of a suit of which an opponent, who may not bluff, had asked for the other half."""
    met = 0
    for seed in (12, 37, 42):
        for _hand, observed, ask in asks("marjapussi", seed):
            if may_come_true(DecisionContext(observed, 1).view, ask) and not succeeds_in_a_deal(observed, ask):
                assert ask in vain_asks(observed)
                met += 1
    assert met > 3
