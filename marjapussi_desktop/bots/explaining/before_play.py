"""What the cards of an exchange do where they go, and what Kontra and Re rest on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Final

from marjapussi_desktop.bots.bot import Decision
from marjapussi_desktop.bots.grounds import (
    CallValue,
    ContractValue,
    Exchange,
    Grounds,
    HandValue,
    MatchPoint,
    Service,
    Serving,
)
from marjapussi_desktop.bots.heuristics.bid_messages import bid_messages
from marjapussi_desktop.bots.heuristics.contract import expected_points
from marjapussi_desktop.bots.heuristics.conventions import named_suit
from marjapussi_desktop.bots.heuristics.hand_value import to_five
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.heuristics.worth import halves_in, marriages_in
from marjapussi_desktop.bots.knowledge.card_sets import (
    ACE_MASK,
    HIGHER,
    MARRIAGE_MASKS,
    SUIT_MASKS,
    TEN_MASK,
    Mask,
    cards_of,
    mask_of,
    top_of,
)
from marjapussi_desktop.bots.native.values import SIDES, Outcome
from marjapussi_desktop.bots.value.payoffs import Terms, next_dealer_of, stakes_of
from marjapussi_desktop.engine.actions import Bid, Discard, Give, Kontra, Re, Return, SetContract
from marjapussi_desktop.engine.cards import SUITS, Card, Suit
from marjapussi_desktop.engine.choices import BidChoices
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import hand_size
from marjapussi_desktop.engine.seats import side_of
from marjapussi_desktop.engine.values import changed

LONG: Final = 4
"""From this length on a suit is told to be long."""
COUNTED: Final = 10
"""From so many points on a card that is put aside is told to count all the same."""
MOST: Final = 3
"""So many things are told: of all the cards that go, then of what is kept, of that at least one."""


def grounds_of(view: View, decision: Decision) -> Grounds | None:
    """What a decision rests on: its own grounds, or what the cards and the search tell of an exchange or a call."""
    action = decision.action
    if isinstance(action, Give):
        assert view.observation.declarer is not None
        named = named_suit(view, view.observation.declarer)
        return Exchange(tuple(_of_gift(mask_of(action.cards), view.mine, named)))
    if isinstance(action, Return | Discard):
        gone = mask_of(action.cards)
        parted, kept = [*_of_parting(view, gone, isinstance(action, Return))], [*_of_keeping(view.mine & ~gone)]
        return Exchange((*parted, *kept[: max(1, MOST - len(parted))]))
    if isinstance(action, Bid) and isinstance(decision.grounds, HandValue):
        return _with_message(view, action, decision.grounds)
    if isinstance(action, Kontra | Re) and decision.grounds is None:
        return _of_call(view, decision)
    return decision.grounds


def with_match_points(seen: Observation, decision: Decision) -> Decision:
    """The decision with what its bid or contract, or the bid that stands, would bring in the match, if that is the
    target.
    """
    action, grounds = decision.action, decision.grounds
    if not isinstance(grounds, HandValue | ContractValue):
        return decision
    found = [_match_point(seen, None, action.amount)] if isinstance(action, Bid | SetContract) else []
    if isinstance(grounds, HandValue) and seen.auction is not None and seen.auction.high is not None:
        found.append(_match_point(seen, seen.auction.high_seat, seen.auction.high))
    points = tuple(one for one in found if one is not None)
    return changed(decision, grounds=changed(grounds, match_points=points)) if points else decision


def _match_point(seen: Observation, seat: int | None, amount: int) -> MatchPoint | None:
    """What a contract of this seat, made to the point, would bring; None if that is not the target."""
    rules, declarer = seen.rules, seen.seat if seat is None else seat
    side = side_of(declarer, rules.layout)
    terms = Terms(rules, declarer, amount, amount, (), seen.totals, next_dealer_of(seen))
    points, tricks = [0] * SIDES, [1] * SIDES
    points[side], tricks[side] = amount, hand_size(rules)
    total = seen.totals[side] + stakes_of(terms).scores(Outcome(tuple(points), tuple(tricks)))[side]
    return MatchPoint(seat, amount, total, rules.target) if total >= rules.target else None


def _of_gift(given: Mask, held: Mask, named: Suit | None) -> Iterator[Serving]:
    """Each card of a gift is told once, by the first thing that it does."""
    left = held & ~given
    for suit in marriages_in(given):
        yield Serving(Service.MARRIAGE, cards_of(given & MARRIAGE_MASKS[suit]))
        given &= ~MARRIAGE_MASKS[suit]
    for suit in SUITS:
        both = given & SUIT_MASKS[suit] & (ACE_MASK | TEN_MASK)
        if both.bit_count() > 1:
            yield Serving(Service.COVERED_TEN, cards_of(both))
            given &= ~both
    if aces := given & ACE_MASK:
        yield Serving(Service.ACE, cards_of(aces))
        given &= ~aces
    if named is not None and given & SUIT_MASKS[named]:
        yield Serving(Service.NAMED_SUIT, cards_of(given & SUIT_MASKS[named]))
        given &= ~SUIT_MASKS[named]
    halves = given & sum(MARRIAGE_MASKS[suit] for suit in halves_in(held))
    if halves:
        yield Serving(Service.HALF, cards_of(halves))
        given &= ~halves
    if tens := _without_ace(given, held):
        yield Serving(Service.TEN, cards_of(tens))
        given &= ~tens
    yield from _of_low_gifts(given, left)


def _of_low_gifts(given: Mask, left: Mask) -> Iterator[Serving]:
    """Low cards: those after which nothing of their suit is ``left``, and the rest."""
    for suit in SUITS:
        if given & SUIT_MASKS[suit] and not left & SUIT_MASKS[suit]:
            yield Serving(Service.LAST, cards_of(given & SUIT_MASKS[suit]))
            given &= ~SUIT_MASKS[suit]
    if given:
        yield Serving(Service.REST, cards_of(given))


def _without_ace(some: Mask, held: Mask) -> Mask:
    """The tens among some cards whose aces are not held."""
    return sum(some & TEN_MASK & SUIT_MASKS[suit] for suit in SUITS if not held & ACE_MASK & SUIT_MASKS[suit])


def _returned_halves(view: View, gone: Mask) -> Mask:
    """Kings and queens that go back to a partner who may hold the other half: not where he gave them himself, as he
    gives a marriage whole.
    """
    assert view.partner is not None, "cards go back to a partner"
    could, own = view.deductions.could[view.partner], gone & ~mask_of(view.observation.received)
    halves = (own & marriage for marriage in MARRIAGE_MASKS.values() if could & marriage & ~view.mine)
    return sum(half for half in halves if half.bit_count() == 1)


def _of_parting(view: View, gone: Mask, is_return: bool) -> Iterator[Serving]:
    """What the cards do that are given back or put aside."""
    kept = view.mine & ~gone
    for suit in marriages_in(gone) if is_return and view.rules.marriages.ask_whole else ():
        yield Serving(Service.RETURNED_WHOLE, cards_of(MARRIAGE_MASKS[suit]))
        gone &= ~MARRIAGE_MASKS[suit]
    if is_return and (halves := _returned_halves(view, gone)):
        yield Serving(Service.RETURNED_HALF, cards_of(halves))
        gone &= ~halves
    if is_return and gone & ACE_MASK:
        yield Serving(Service.RETURNED_ACE, cards_of(gone & ACE_MASK))
        gone &= ~ACE_MASK
    for suit in SUITS:
        if gone & SUIT_MASKS[suit] and not kept & SUIT_MASKS[suit]:
            yield Serving(Service.VOID, cards_of(view.mine & SUIT_MASKS[suit]))
            gone &= ~SUIT_MASKS[suit]
    if is_return and (tens := _without_ace(gone, view.mine) & _of_partners_suits(view)):
        yield Serving(Service.RETURNED_TEN, cards_of(tens))
        gone &= ~tens
    kitty = view.rules.kitty
    counted = [card for card in cards_of(gone) if view.worth.of(card) >= COUNTED]
    if kitty is not None and kitty.discards_count and counted:
        yield Serving(Service.COUNTED, tuple(counted))
        gone &= ~mask_of(counted)
    losers = [card for card in cards_of(gone & ~(ACE_MASK | TEN_MASK)) if _is_loser(card, view, kept)]
    if losers:
        yield Serving(Service.LOSERS, tuple(losers))
    if rest := gone & ~mask_of(losers):
        yield Serving(Service.REST, cards_of(rest))


def _of_partners_suits(view: View) -> Mask:
    """The cards of the suits whose ace partner may hold."""
    could = 0 if view.partner is None else view.deductions.could[view.partner]
    return sum(SUIT_MASKS[suit] for suit in SUITS if could & ACE_MASK & SUIT_MASKS[suit])


def _is_loser(card: Card, view: View, kept: Mask) -> bool:
    """Whether at least two higher cards of its suit are not kept beside it, and too few of its top cards to draw those
    that are out, two with each lead: after that low cards win, too.
    """
    in_suit = SUIT_MASKS[card.suit]
    out = reduce(or_, view.deductions.could) & in_suit & ~view.mine
    run = sum(not HIGHER[one.index] & out for one in cards_of(kept & in_suit))
    return (HIGHER[card.index] & ~kept).bit_count() > 1 and 2 * run < out.bit_count()


def _of_keeping(kept: Mask) -> Iterator[Serving]:
    """The best of what is kept."""
    if marriages := marriages_in(kept):
        service = Service.KEPT_MARRIAGE if len(marriages) == 1 else Service.KEPT_MARRIAGES
        yield Serving(service, tuple(card for suit in marriages for card in cards_of(MARRIAGE_MASKS[suit])))
    longest = max(SUITS, key=lambda suit: (kept & SUIT_MASKS[suit]).bit_count())
    if (kept & SUIT_MASKS[longest]).bit_count() >= LONG:
        yield Serving(Service.KEPT_LENGTH, cards_of(kept & SUIT_MASKS[longest]))
    high = 0
    for suit in SUITS:
        if kept & ACE_MASK & SUIT_MASKS[suit]:
            high |= kept & SUIT_MASKS[suit] & (ACE_MASK | TEN_MASK)
    if high:
        yield Serving(Service.KEPT_HIGH, cards_of(high))


def _with_message(view: View, bid: Bid, value: HandValue) -> HandValue:
    """The value with what the bid tells a partner, by the conventions; see `bid_messages`."""
    seen, auction = view.observation, view.observation.auction
    if view.partner is None or auction is None or not isinstance(seen.choices, BidChoices):
        return value
    is_first = not auction.bids[view.seat]
    messages = bid_messages(seen.rules, seen.choices, auction.high or 0, is_first, auction.passed[view.partner])
    return changed(value, message=messages[bid.amount], partner=view.partner)


def _of_call(view: View, decision: Decision) -> CallValue:
    contract, found = view.observation.contract, decision.evaluation
    assert contract is not None
    if found is not None:
        value = found.value_of(decision.action)
        return CallValue(contract, found.contract_chance, None if value is None else value.mean)
    if isinstance(decision.action, Re):
        return CallValue(contract, expected=to_five(expected_points(view)))
    torn = view.mine & sum(MARRIAGE_MASKS.values())
    aces = view.mine & ACE_MASK
    return CallValue(contract, torn=cards_of(torn), ace=top_of(aces) if aces else None)
