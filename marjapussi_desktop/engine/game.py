"""The game as the controller drives it: a match takes deals and actions and gives new matches and events."""

from __future__ import annotations

from marjapussi_desktop.engine import phases
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.choices import Choices
from marjapussi_desktop.engine.dealing import deal_problem
from marjapussi_desktop.engine.errors import FaultyDealError, NotNowError, UnknownSeatError
from marjapussi_desktop.engine.events import Event, HandDealt
from marjapussi_desktop.engine.match import finish_hand
from marjapussi_desktop.engine.reasons import Reason, Refusal
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import SEATS, players_in, sides_in
from marjapussi_desktop.engine.state import Deal, MatchState, Phase
from marjapussi_desktop.engine.values import changed, frozen


@frozen
class Step:
    """A match after something happened, and what happened, in order."""

    match: MatchState
    events: tuple[Event, ...]


def check_seat(rules: Ruleset, seat: int) -> None:
    """Raises UnknownSeatError for what is no seat of the game."""
    if seat not in SEATS[rules.layout]:
        raise UnknownSeatError(seat, players_in(rules.layout))


def new_match(rules: Ruleset, dealer: int) -> MatchState:
    """A match before its first deal; ``dealer`` was drawn at random by the caller. Raises UnknownSeatError."""
    check_seat(rules, dealer)
    return MatchState(rules, totals=(0,) * sides_in(rules.layout), next_dealer=dealer)


def deal(match: MatchState, cards: Deal) -> Step:
    """The next hand is dealt. Raises NotNowError while a hand or no match is in play, FaultyDealError."""
    if not match.awaits_deal:
        raise NotNowError("the match is over" if match.winner is not None else "the hand is still being played")
    problem = deal_problem(match.rules, cards)
    if problem is not None:
        raise FaultyDealError(problem)
    number = match.hands_over + 1
    hand = phases.start_hand(
        match.rules, number, match.next_dealer, cards, match.totals, carried_pips=match.carried_pips
    )
    return Step(changed(match, hand=hand), (HandDealt(number, match.next_dealer),))


def seat_to_act(match: MatchState) -> int | None:
    """The seat whose move is awaited, None between hands."""
    return phases.seat_to_act(match.hand) if match.hand is not None else None


def choices(match: MatchState, seat: int) -> Choices | None:
    """What a seat may do now, None if nothing. Raises UnknownSeatError."""
    check_seat(match.rules, seat)
    return phases.choices_of(match.hand, seat) if match.hand is not None else None


def legal_actions(match: MatchState, seat: int) -> tuple[Action, ...]:
    """Every action that a seat may take now, each combination of cards once. Raises UnknownSeatError."""
    found = choices(match, seat)
    return tuple(found.actions()) if found is not None else ()


def check(match: MatchState, seat: int, action: Action) -> Refusal | None:
    """Why a seat may not take an action now, or None if it may. Raises UnknownSeatError, NotAnActionError."""
    check_seat(match.rules, seat)
    return phases.check(match.hand, seat, action) if match.hand is not None else Refusal(Reason.NOT_DEALT)


def act(match: MatchState, seat: int, action: Action) -> Step | Refusal:
    """The match after a seat's action, or why the action is refused; a refused action changes nothing.

    Raises UnknownSeatError, NotAnActionError.
    """
    refusal = check(match, seat, action)
    if refusal is not None:
        return refusal
    assert match.hand is not None
    hand, events = phases.apply(match.hand, seat, action)
    if hand.phase is not Phase.OVER:
        return Step(changed(match, hand=hand), tuple(events))
    after, ending = finish_hand(match, hand)
    return Step(after, (*events, *ending))
