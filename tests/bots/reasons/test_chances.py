"""A chance that is told is the one with which the search counted."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.explaining.explained import explained
from marjapussi_desktop.bots.explaining.ideas import Idea, IdeaKind
from marjapussi_desktop.bots.explaining.scene import HARDLY, Scene
from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS, mask_of
from marjapussi_desktop.bots.native import WHICH
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.engine.actions import AskWhole, Play
from marjapussi_desktop.engine.cards import card
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from tests.bots.bot_games import positions
from tests.bots.made_positions import dealt, played, seen
from tests.bots.reasons.told import told_in


def partner_has_a_marriage(seen: Observation, uses_evidence: bool) -> float:
    """The share of deals in which he does."""
    context, partner = DecisionContext(seen, 3, uses_evidence=uses_evidence), (seen.seat + 2) % 4
    hands = [one.world.hands[partner] for one in context.determinizations(400, context.dice())]
    return sum(any(held & pair == pair for pair in MARRIAGE_MASKS.values()) for held in hands) / len(hands)


@pytest.mark.skipif(WHICH != "compiled", reason="a search of many deals")
@pytest.mark.parametrize(("seed", "moves"), [(17, 24), (21, 16), (41, 16)])
def test_an_ask_is_as_likely_as_the_search_took_it_to_be(seed: int, moves: int) -> None:
    """It was told with the chance among all hands that partner may hold, and counted with that among those which his
    moves make likely.
    """
    bots = [make_bot("casual", seed)] * 4
    hand, seat = next(one for one in positions(PRESETS["marjapussi"], bots, seed) if len(one[0].moves) == moves)
    seen = observe(hand, seat)
    alike, likely = (partner_has_a_marriage(seen, uses_evidence) for uses_evidence in (False, True))
    assert abs(likely - alike) > 0.15
    decision = explained(seen, make_bot("expert", 1).decide(seen))
    assert decision.action == AskWhole()
    (idea,) = (one for one in decision.ideas if one.kind is IdeaKind.ASK_WHOLE)
    assert idea.chance is not None
    assert abs(idea.chance / 10 - likely) < abs(idea.chance / 10 - alike)


HANDS = (
    "AH QH 9H 6H AC TC KC QC JC",
    "JH 7H AS TS KS QS JS 9S 8S",
    "7S 6S 9C 8C 7C 6C AD TD KD",
    "TH KH 8H QD JD 9D 8D 7D 6D",
)


def trick_of(hands: tuple[str, ...], trick: str, code: str) -> Idea:
    """What is told of the trick with a card that follows."""
    position = seen(played(dealt("marjapussi-pagat", *hands), trick))
    decision = explained(position, Decision(Play(card(code)), BotReason.BEST_ON_AVERAGE, card=card(code)))
    return next(idea for idea in decision.ideas if not idea.kind.startswith("only"))


def test_a_trick_that_only_partner_can_still_take_is_the_sides() -> None:
    """The ♥J was said to hold in some of 10 deals, where whoever has a higher heart is partner."""
    idea = trick_of(HANDS, "AH 7H 6S 8H 9H", "JH")
    assert (idea.kind, idea.seat, idea.points) == (IdeaKind.STAYS, 3, 2)


def test_a_trick_that_partner_may_take_over_from_the_others_may_stay() -> None:
    """Over the jack there are four hearts: in half the deals the best of them is partner's."""
    idea = trick_of(HANDS, "9H", "JH")
    assert idea.kind is IdeaKind.MAY_THEN_STAY
    assert idea.chance is not None
    assert idea.chance >= 4


def test_a_card_that_holds_in_none_of_the_deals_is_not_said_to_hold_in_one_of_ten() -> None:
    lead, low, mine, last = "6H 9C 8C 7C 6C 9D 8D 7D 6D", "7H", "8H", "AH TH KH QH JH 9H"
    idea = trick_of((lead, f"{low} {SPADES[0]}", f"{mine} {SPADES[1]}", f"{last} {SPADES[2]}"), "6H 7H", "8H")
    assert (idea.kind, idea.seat, idea.other) == (IdeaKind.IS_BEATEN, 3, card("8H"))


SPADES = ("AS TS KS QS JS 9S 8S 7S", "6S AC TC KC QC JC AD TD", "KD QD JD")


@pytest.mark.parametrize("preset", ["huutopussi-3", "marjapussi"])
def test_what_is_told_to_happen_in_some_deals_happens_in_one_that_was_tried(preset: str) -> None:
    """ "Holds in about 1 of 10 deals" was said where it held in none: 51 of 155 such sentences."""
    told = [one for one in told_in(preset, 5) if one.decision.ideas and one.decision.ideas[0].other is not None]
    assert told
    for one in told:
        scene = Scene(one.seen, one.decision.evaluation)
        for idea in one.decision.ideas:
            if idea.kind in (IdeaKind.MAY_TAKE, IdeaKind.MAY_HOLD, IdeaKind.MAY_STAY, IdeaKind.MAY_THEN_STAY):
                assert idea.card is not None
                assert scene.keeps(idea.card) >= HARDLY
            elif idea.kind is IdeaKind.PARTNER_MAY_TAKE:
                assert idea.other is not None
                assert scene.holds_up(idea.other) >= HARDLY
            elif idea.kind is IdeaKind.ASK_HALF:
                assert idea.seat is not None
                assert idea.other is not None
                assert scene.holds(idea.seat, mask_of([idea.other])) >= HARDLY
