"""What decisions of recorded hands cost by the double-dummy solver, beside those of bots in the same places.

All cards are seen, so a price measures luck as well as judgement: only means over many hands tell players apart.
Partnership games only. Contracts, penalties and the score are left out, as in `native.exact_solver`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final

from marjapussi_desktop.bots.bot import Bot
from marjapussi_desktop.bots.heuristics.worth import marriages_in
from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS, cards_of, mask_of
from marjapussi_desktop.bots.search.double_dummy import Hands, Value, values_of
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole, Move, Play
from marjapussi_desktop.engine.choices import AnswerChoices, PlayChoices
from marjapussi_desktop.engine.observation import AllCards, Observation, observe, see_all
from marjapussi_desktop.engine.record import MatchRecord
from marjapussi_desktop.engine.seats import partner_of
from marjapussi_desktop.engine.state import HandState, MatchState, Phase
from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.evaluation.cheat import Seeing, measured_bot

MADE: Final = "made"
"""The name under which the recorded moves are counted beside the bots."""


class Role(StrEnum):
    """What a seat is to the contract."""

    DECLARER = "declarer"
    PARTNER = "partner"
    DEFENDER = "defender"


class Kind(StrEnum):
    """The kind of a decision in play: what the seat may do, not what it does."""

    LEAD = "lead"
    FOLLOW = "follow"
    ATTEMPT = "declare or ask"
    """A lead before which something may be declared or asked."""
    ANSWER = "answer"


@frozen
class Place:
    """Where in a record: match and hand from 1; ``ply``: how many moves of the hand were made before."""

    match: int
    hand: int
    ply: int


@frozen
class Priced:
    """A decision. ``role``: None where there is no declarer; ``trick``: from 1; ``prices``: of every legal move, what
    it loses to the best, in points of the exact solver, for the mover's side; ``bots``: each bot's move by its name;
    ``keeping``: the moves that break no open marriage of the seat's own hand, where others would; empty elsewhere.
    """

    place: Place
    seat: int
    role: Role | None
    kind: Kind
    trick: int
    made: Action
    bots: Mapping[str, Action]
    prices: Mapping[Action, int]
    keeping: frozenset[Action] = frozenset()

    def move_of(self, player: str) -> Action:
        """The move of a bot, or the recorded one for `MADE`."""
        return self.made if player == MADE else self.bots[player]

    def loss_of(self, player: str) -> int:
        """What that move loses."""
        return self.prices[self.move_of(player)]


def priced_hands(record: MatchRecord, match: int, bots: Sequence[str], seed: int) -> list[list[Priced]]:
    """The decisions in play of each hand of a partnership game's record; none of a hand without play.

    ``bots``: names of `players.levels`; each decides anew in every place, from what the seat knew there, with chance
    by the seed.
    """
    players = {name: measured_bot(name, seed) for name in bots}
    hands: list[list[Priced]] = [[] for _hand in record.hands]
    for place, state, move in _moves(record, match):
        hand = state.hand
        if hand is not None and hand.phase is Phase.PLAY and game.seat_to_act(state) == move.seat:
            priced = _priced(place, hand, move, players)
            if priced is not None:
                hands[place.hand - 1].append(priced)
    return hands


def _moves(record: MatchRecord, match: int) -> Iterator[tuple[Place, MatchState, Move]]:
    """Every move of a record, with the match before it."""
    state = game.new_match(record.rules, record.hands[0].dealer) if record.hands else None
    for number, hand in enumerate(record.hands, start=1):
        assert state is not None
        state = game.deal(state, hand.deal).match
        for ply, move in enumerate(hand.moves):
            yield Place(match, number, ply), state, move
            step = game.act(state, move.seat, move.action)
            assert isinstance(step, game.Step), "a recorded move was legal when it was made"
            state = step.match


def _priced(place: Place, hand: HandState, move: Move, players: Mapping[str, Bot]) -> Priced | None:
    """A decision with its prices; None for a call, and where there was no choice."""
    seen = observe(hand, move.seat)
    choices = seen.choices
    if not isinstance(choices, PlayChoices | AnswerChoices):
        return None
    choices = changed(choices, calls=())  # Kontra and Re have no price
    seen, actions = changed(seen, choices=choices), tuple(choices.actions())
    if len(actions) < 2 or move.action not in actions:
        return None
    cards = see_all(hand)
    return Priced(
        place=place,
        seat=move.seat,
        role=_role(seen),
        kind=_kind(seen, choices),
        trick=len(seen.tricks) + 1,
        made=move.action,
        bots={name: _decision(bot, seen, cards) for name, bot in players.items()},
        prices=prices_of(seen, actions, cards.hands),
        keeping=_keeping_pairs(seen, actions),
    )


def _decision(bot: Bot, seen: Observation, cards: AllCards) -> Action:
    decision = bot.decide_seeing(seen, cards) if isinstance(bot, Seeing) else bot.decide(seen)
    return decision.action


def prices_of(seen: Observation, actions: Sequence[Action], hands: Hands) -> dict[Action, int]:
    """What each action loses to the best, if these are the hands."""
    worths = [_worth(action, value) for action, value in zip(actions, values_of(seen, actions, hands), strict=True)]
    best = max(worths)
    return {action: best - worth for action, worth in zip(actions, worths, strict=True)}


def _worth(action: Action, value: Value) -> int:
    """The gain of an action. `double_dummy` values an ask that fails one below the best card, to break ties; here it
    costs nothing, since the card may still be led.
    """
    fails = isinstance(action, AskWhole | AskHalf) and not value.declared
    return value.gain + int(fails)


def _role(seen: Observation) -> Role | None:
    if seen.declarer is None or seen.contract is None:
        return None
    if seen.seat == seen.declarer:
        return Role.DECLARER
    return Role.PARTNER if seen.seat == partner_of(seen.declarer, seen.rules.layout) else Role.DEFENDER


def _kind(seen: Observation, choices: PlayChoices | AnswerChoices) -> Kind:
    if isinstance(choices, AnswerChoices):
        return Kind.ANSWER
    if seen.trick:
        return Kind.FOLLOW
    return Kind.ATTEMPT if choices.marriages else Kind.LEAD


def _keeping_pairs(seen: Observation, actions: Sequence[Action]) -> frozenset[Action]:
    """The actions that break no open marriage of the seat's own hand; empty where all or none would do so."""
    if seen.seat in seen.broken:
        return frozenset()
    declared = {declaration.suit for declaration in seen.declared}
    own = marriages_in(mask_of(seen.available(seen.seat)))
    pairs = {card for suit in own if suit not in declared for card in cards_of(MARRIAGE_MASKS[suit])}
    keeping = frozenset(action for action in actions if not (isinstance(action, Play) and action.card in pairs))
    return keeping if len(keeping) < len(actions) else frozenset()
