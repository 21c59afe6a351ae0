"""Why the players moved as they did, as far as the person may know it now.

A bot's reason rests on its own cards and may reveal them. While a hand is in play, only reasons that the move itself
has told everybody are shown: the meaning of a convention in the auction, of an ask for a whole, of a contract or a
Kontra, and of a card what the table shows of it (`open_reasons`). Everything else waits until the hand is over: cards,
other reasons, and whether an ask for a half was a bluff.
The person's own hint is shown whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.comparison import Comparison as Comparison
from marjapussi_desktop.bots.comparison import Measure as Measure
from marjapussi_desktop.bots.comparison import Stake as Stake
from marjapussi_desktop.bots.comparison import StakeKind as StakeKind
from marjapussi_desktop.bots.comparison import tells_all as tells_all
from marjapussi_desktop.bots.explaining.ideas import ALMOST_SURE as ALMOST_SURE
from marjapussi_desktop.bots.explaining.ideas import SURE as SURE
from marjapussi_desktop.bots.explaining.ideas import Idea as Idea
from marjapussi_desktop.bots.explaining.ideas import IdeaKind as IdeaKind
from marjapussi_desktop.bots.grounds import CallValue as CallValue
from marjapussi_desktop.bots.grounds import ContractValue as ContractValue
from marjapussi_desktop.bots.grounds import Exchange as Exchange
from marjapussi_desktop.bots.grounds import Grounds as Grounds
from marjapussi_desktop.bots.grounds import HandValue as HandValue
from marjapussi_desktop.bots.grounds import Learnt as Learnt
from marjapussi_desktop.bots.grounds import MatchPoint as MatchPoint
from marjapussi_desktop.bots.grounds import Service as Service
from marjapussi_desktop.bots.grounds import Serving as Serving
from marjapussi_desktop.bots.heuristics.bid_messages import BidMessage as BidMessage
from marjapussi_desktop.bots.heuristics.bid_messages import Tells as Tells
from marjapussi_desktop.controller.match.open_reasons import OpenKind as OpenKind
from marjapussi_desktop.controller.match.open_reasons import OpenReason as OpenReason
from marjapussi_desktop.controller.match.open_reasons import open_reason
from marjapussi_desktop.engine.actions import Action, Discard, Give, Play, Return
from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.engine.values import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from marjapussi_desktop.engine.observation import Observation

WITHHELD: Final = ""
"""Stands for a reason that is not told before the end of the hand."""

OPEN: Final = frozenset(
    {
        BotReason.PROMISE_ACE,
        BotReason.TELL_ACE,
        BotReason.TELL_WHOLE,
        BotReason.TELL_HALVES,
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
"""Reasons that reveal no more than the move itself. The reason of an ask for a half is not one of them: if it were
shown, an ask without it would be known for a bluff."""


@frozen
class Made:
    """A bot's move: the ``ply`` of the hand, the ``trick`` from 1 (0 before play) and the whole decision;
    ``shown``: what everybody can tell of a card, or None.
    """

    seat: int
    ply: int
    trick: int
    decision: Decision
    shown: OpenReason | None = None


@frozen
class Thought:
    """A move of a seat and why it was made. ``why``: a bot's reason, or ``WITHHELD``; the rest are its facts.

    ``action``: without its cards while they may not be told; ``partner``: the seat in the reason; ``fact``: a second
    reason with the same facts, told before the first, or empty; ``comparison``: with the next best choice, if a search
    compared them; ``grounds``: the numbers and cards that a decision outside play rests on;
    ``ideas``: of a move in play, told in the place of ``why``; ``shown``: what everybody can tell of it, where the
    reason is withheld.
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
    comparison: Comparison | None = None
    grounds: Grounds | None = None
    ideas: tuple[Idea, ...] = ()
    shown: OpenReason | None = None


def made_by(seen: Observation, decision: Decision) -> Made:
    """A bot's decision with its place in the hand; ``seen``: the observation that the bot had."""
    trick = len(seen.tricks) + 1 if seen.phase is Phase.PLAY else 0
    action = decision.action
    shown = open_reason(seen, action.card) if isinstance(action, Play) else None
    return Made(seen.seat, len(seen.moves), trick, decision, shown)


def whole_thought(made: Made) -> Thought:
    """The thought with nothing held back."""
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
        comparison=decision.comparison,
        grounds=decision.grounds,
        ideas=decision.ideas,
    )


def open_thought(made: Made) -> Thought:
    """The thought as far as everybody may know it while the hand is in play."""
    decision = made.decision
    action = _without_cards(decision.action)
    if decision.why not in OPEN:
        return Thought(made.seat, made.trick, action, WITHHELD, shown=made.shown)
    return Thought(made.seat, made.trick, action, decision.why.value, suit=decision.suit, amount=decision.amount)


def thoughts_of(made: Iterable[Made], is_over: bool) -> tuple[Thought, ...]:
    """The thoughts behind moves, whole once the hand is over."""
    return tuple(map(whole_thought if is_over else open_thought, made))


def _without_cards(action: Action) -> Action:
    return type(action)(()) if isinstance(action, Give | Return | Discard) else action
