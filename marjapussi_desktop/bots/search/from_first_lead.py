"""What comes after an auction and an exchange: hands brought to their first lead, and played out from there."""

from __future__ import annotations

from collections.abc import Callable

from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.bots.native.encoding import position_at_first_lead
from marjapussi_desktop.bots.native.values import NOT_TOLD, Outcome, World
from marjapussi_desktop.bots.search.network_search import network_rollouts_of
from marjapussi_desktop.bots.search.rollouts import rollouts_of
from marjapussi_desktop.bots.value.payoffs import Stakes
from marjapussi_desktop.engine import phases
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.state import HandState, Phase
from marjapussi_desktop.engine.values import changed


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
    knower = hand.leader if hand.declarer is None else hand.declarer  # of the cards that were passed
    rollouts.set_position(changed(position_at_first_lead(observe(hand, knower)), missing=NOT_TOLD))
    world = World(tuple(map(mask_of, hand.hands)))
    return [with_discards(hand, stakes, one) for one in rollouts.play_worlds([world] * count, seed)]


def with_discards(hand: HandState, stakes: Stakes, outcome: Outcome) -> Outcome:
    """The outcome with what the declarer has put aside counted for him."""
    return stakes.with_discards(outcome, stakes.discard_points(mask_of(hand.exchange.discarded)))
