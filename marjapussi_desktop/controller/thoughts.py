"""Why the players moved as they did, as far as the person may know it at the moment.

A bot's reason is made from its own cards, so it may give them away. While the hand is in play, only what the move
itself has told everybody is passed on: the meaning of a convention in the auction (partner and opponents know it
alike), of an ask for a whole, of a contract or a Kontra. All else, and every card, waits until the hand is over; so
does whether an ask for a half was a bluff. The person's own hint holds nothing back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.engine.actions import Action, Discard, Give, Return
from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.engine.values import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from marjapussi_desktop.engine.observation import Observation

WITHHELD: Final = ""
"""In the place of a reason that is not told before the end of the hand."""

OPEN: Final = frozenset(
    {
        BotReason.PROMISE_ACE,
        BotReason.NAME_STRONG_SUIT,
        BotReason.WANTS_TO_PLAY,
        BotReason.HOPELESS_HAND,
        BotReason.EXPECTED_POINTS,
        BotReason.KEEP_FINAL_BID,
        BotReason.FINAL_BID_IS_ENOUGH,
        BotReason.CHANGE_TRUMPS,
        BotReason.ASK_PARTNER_WHOLE,
        BotReason.CONTRACT_WILL_FAIL,
        BotReason.CONTRACT_IS_SAFE,
    }
)
"""Reasons that say no more than the move itself. That of a half does: without it an ask is known for a bluff."""


@frozen
class Made:
    """A bot's move: the ``ply`` of the hand, the ``trick`` from 1 (0 before play) and the whole decision."""

    seat: int
    ply: int
    trick: int
    decision: Decision


@frozen
class Thought:
    """A move of a seat and why it was made. ``why``: a bot's reason, or ``WITHHELD``; the rest are its facts.

    ``action``: with no cards where they may not be told yet; ``partner``: the seat that the reason speaks of;
    ``fact``: a second reason with the same facts, told before the first, or empty.
    """

    seat: int
    trick: int
    action: Action
    why: str
    card: Card | None = None
    suit: Suit | None = None
    amount: int | None = None
    partner: int | None = None
    fact: str = ""
    words: str = ""


def made_by(seen: Observation, decision: Decision) -> Made:
    """A decision with its place in the hand; ``seen``: what the bot decided from."""
    trick = len(seen.tricks) + 1 if seen.phase is Phase.PLAY else 0
    return Made(seen.seat, len(seen.moves), trick, decision)


def whole_thought(made: Made) -> Thought:
    """Everything."""
    decision = made.decision
    return Thought(
        seat=made.seat,
        trick=made.trick,
        action=decision.action,
        why=decision.why.value,
        card=decision.card,
        suit=decision.suit,
        amount=decision.amount,
        partner=decision.seat,
        fact="" if decision.fact is None else decision.fact.value,
        words=decision.words,
    )


def open_thought(made: Made) -> Thought:
    """What may be told to everybody while the hand is in play."""
    decision = made.decision
    action = _without_cards(decision.action)
    if decision.why not in OPEN:
        return Thought(made.seat, made.trick, action, WITHHELD)
    return Thought(made.seat, made.trick, action, decision.why.value, suit=decision.suit, amount=decision.amount)


def thoughts_of(made: Iterable[Made], is_over: bool) -> tuple[Thought, ...]:
    """The thoughts behind moves, whole once the hand is over."""
    return tuple(map(whole_thought if is_over else open_thought, made))


def _without_cards(action: Action) -> Action:
    return type(action)(()) if isinstance(action, Give | Return | Discard) else action
