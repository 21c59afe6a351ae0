"""What comes after an auction and an exchange: hands brought to their first lead, and played out from there."""

from __future__ import annotations

from collections.abc import Callable

from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.bots.native.encoding import first_lead_code
from marjapussi_desktop.bots.native.values import Outcome, PublicPosition, World
from marjapussi_desktop.bots.search.network_search import network_rollouts_of
from marjapussi_desktop.bots.search.rollouts import rollouts_of
from marjapussi_desktop.bots.value.payoffs import Stakes
from marjapussi_desktop.engine import phases
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.state import HandState, Phase


def until_first_lead(hand: HandState, chosen: Callable[[Observation], Action]) -> HandState:
    """The hand at its first lead, or over, after what is ``chosen`` for each seat from what it knows."""
    while hand.phase not in (Phase.PLAY, Phase.OVER):
        seat = phases.seat_to_act(hand)
        assert seat is not None
        hand, _events = phases.apply(hand, seat, chosen(observe(hand, seat)))
    return hand


def played_from_first_lead(
    hand: HandState, stakes: Stakes, seed: int, count: int, by_network: bool = False
) -> list[Outcome]:
    """The outcomes of ``count`` rollouts of a hand at its first lead, by the dice of ``seed``; ``stakes``: of its
    terms. ``by_network``: it plays them out; it rolls no dice, so one tells as much as many.
    """
    rollouts = network_rollouts_of(hand.rules) if by_network else rollouts_of(hand.rules)
    rollouts.set_position(
        PublicPosition(
            leader=hand.leader,
            first_lead=first_lead_code(hand.rules, hand.number),
            may_attempt=hand.marriages.may_attempt,
            carried_pips=hand.carried_pips,
            passed=_passed(hand),
            declarer=-1 if hand.declarer is None else hand.declarer,
            contract=hand.contract or 0,
        )
    )
    world = World(tuple(map(mask_of, hand.hands)))
    return [with_discards(hand, stakes, one) for one in rollouts.play_worlds([world] * count, seed)]


def _passed(hand: HandState) -> tuple[int, ...]:
    """By seat, the cards that declarer and partner know each other to hold after the exchange."""
    passed = [0, 0, 0, 0]
    if hand.declarer is not None and hand.exchange.returned:
        given, returned = mask_of(hand.exchange.given), mask_of(hand.exchange.returned)
        passed[hand.declarer], passed[hand.declarer ^ 2] = given & ~returned, returned
    return tuple(passed)


def with_discards(hand: HandState, stakes: Stakes, outcome: Outcome) -> Outcome:
    """The outcome with what the declarer has put aside counted for him."""
    return stakes.with_discards(outcome, stakes.discard_points(mask_of(hand.exchange.discarded)))
