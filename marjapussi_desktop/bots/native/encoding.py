"""Positions of the engine as the kernel's rollouts take them: what a seat observes, and worlds that fit it."""

from __future__ import annotations

from dataclasses import dataclass, field

from marjapussi_desktop.bots.knowledge.card_sets import Mask
from marjapussi_desktop.bots.knowledge.public_history import CardPlay, PublicHistory
from marjapussi_desktop.bots.native import Rollouts
from marjapussi_desktop.bots.native.move_codes import (
    SUIT_CODES,
    card_worths,
    first_lead_code,
    hand_codes,
    marriage_worths,
)
from marjapussi_desktop.engine.actions import (
    Action,
    AnswerHalf,
    AnswerWhole,
    AskHalf,
    AskWhole,
    Declare,
    Play,
)
from marjapussi_desktop.engine.cards import FULL_PACK, SUITS, Suit
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout, side_of

DECLARE, ASK_WHOLE, ASK_HALF, ANSWER, ANSWER_HALF = 36, 40, 41, 45, 50
NOTHING_BENEATH = (-1,) * len(FULL_PACK)


@dataclass(frozen=True, slots=True)
class World:
    """Where every card is: ``hands``, what each seat can play; ``stock``, the next card first; ``beneath``, by card,
    the card that lies face down under it, or -1. Cards by ``card.index``.
    """

    hands: tuple[Mask, ...]
    stock: tuple[int, ...] = ()
    beneath: tuple[int, ...] = field(default=NOTHING_BENEATH)


def new_rollouts(rules: Ruleset) -> Rollouts:
    """The kernel's rollouts for these rules."""
    return Rollouts(hand_codes(rules), list(card_worths(rules)), list(marriage_worths(rules)))


def set_position(rollouts: Rollouts, seen: Observation, history: PublicHistory) -> None:
    """Takes over all of a position in play but who holds what; a world is to be set next."""
    points, pips = _taken(seen)
    tricks = [0, 0, 0, 0]
    for trick in seen.tricks:
        tricks[side_of(trick.winner, seen.rules.layout)] += 1
    rollouts.set_public(
        _state(seen, history), [card.index for card in seen.trick], points, pips, tricks, seen.carried_pips
    )


def set_world(rollouts: Rollouts, world: World) -> None:
    """Puts every card in its place; the position stands as it was set."""
    hands = [*world.hands, *(0,) * (4 - len(world.hands))]
    rollouts.set_world(hands, list(world.stock), list(world.beneath))


def _state(seen: Observation, history: PublicHistory) -> list[int]:
    is_open = sum(1 << SUIT_CODES[suit] for suit in SUITS if all(d.suit is not suit for d in seen.declared))
    return [
        seen.leader,
        SUIT_CODES[seen.trump],
        is_open,
        int(seen.marriages.may_attempt),
        SUIT_CODES[seen.marriages.lead_suit],
        sum(1 << seat for seat in seen.asked_whole),
        sum(1 << seat for seat in seen.asked_half),
        sum(1 << seat for seat in seen.broken),
        _question_code(seen.question),
        int(not seen.tricks),
        first_lead_code(seen.rules, seen.number),
        *_known_to_all(seen, history),
    ]


def _known_to_all(seen: Observation, history: PublicHistory) -> tuple[int, int, int]:
    """Who has shown which void, who has no whole, which halves a side has asked for in vain: see `state.Hand`."""
    if seen.rules.layout in (Layout.STOCK, Layout.OPEN):
        return 0, 0, 0
    voids = no_whole = no_half = 0
    for play in history.plays:
        for suit in _shown_void(play):
            voids |= 1 << (4 * play.seat + SUIT_CODES[suit])
    for attempt in history.attempts:
        match attempt.action, attempt.answer:
            case AskWhole(), AnswerWhole(None):
                no_whole |= 1 << (attempt.seat ^ 2)
            case AskHalf(suit), AnswerHalf() if attempt.declaration is None:
                no_half |= 1 << (4 * (attempt.seat & 1) + SUIT_CODES[suit])
            case _:
                pass
    return voids, no_whole, no_half


def _shown_void(play: CardPlay) -> tuple[Suit | None, ...]:
    """The suits of which one who plays a card shows that he has none."""
    if play.led is None or play.card.suit is play.led.suit:
        return ()
    led = play.led.suit
    return (led,) if play.trump is None or play.card.suit is play.trump else (led, play.trump)


def _question_code(question: AskWhole | AskHalf | None) -> int:
    if question is None:
        return 0
    return 2 + SUIT_CODES[question.suit] if isinstance(question, AskHalf) else 1


def _taken(seen: Observation) -> tuple[list[int], list[int]]:
    """Points and pips of each side so far, without discards."""
    points, pips = [0, 0, 0, 0], [0, 0, 0, 0]
    worths = card_worths(seen.rules)
    counted = points if seen.rules.contract is not None else pips
    for trick in seen.tricks:
        counted[side_of(trick.winner, seen.rules.layout)] += sum(worths[card.index] for card in trick.cards)
    for declaration in seen.declared:
        points[side_of(declaration.seat, seen.rules.layout)] += declaration.points
    return points, pips


def move_code(action: Action) -> int:
    """The kernel's number of a move in play."""
    match action:
        case Play(card):
            return card.index
        case Declare(suit):
            return DECLARE + SUIT_CODES[suit]
        case AskHalf(suit):
            return ASK_HALF + SUIT_CODES[suit]
        case AnswerWhole(whole):
            return ANSWER + SUIT_CODES[whole]
        case AnswerHalf():
            return ANSWER_HALF
        case AskWhole():
            return ASK_WHOLE
    raise AssertionError(f"{action} is no move in play")
