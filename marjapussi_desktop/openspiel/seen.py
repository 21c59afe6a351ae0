"""What a seat knows of a hand, as text and as numbers: made of `engine.observe`, so what is hidden is absent.

Two views. The observation is the table as it lies; the information state adds all that the seat ever saw, so that two
histories that the seat can tell apart have different ones (perfect recall). Besides the engine's observation the views
hold what belongs to taking turns here: the seat that is asked whether it calls, the cards that this seat has chosen of
a set, and cards turned up in the rows, which all saw.

As numbers each view comes in named sections: see `sections`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from marjapussi_desktop.engine import Card, Observation, Suit, format_action, observe
from marjapussi_desktop.engine.actions import AskHalf, Bid, HiddenCards
from marjapussi_desktop.engine.cards import SUITS, sorted_cards
from marjapussi_desktop.engine.notation import format_cards
from marjapussi_desktop.engine.ruleset import STOCK_SIZE
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.openspiel.action_ids import AMOUNTS, HIGHEST_AMOUNT, IDS, IN_PLAY
from marjapussi_desktop.openspiel.hand import Hand
from marjapussi_desktop.openspiel.sections import PHASES, Shape

Mark = tuple[str, Shape, float]
"""A number that is not 0: its section, its place there, its value."""

# -- the marks --------------------------------------------------------------------------------------------------------


def marks(hand: Hand, seat: int, *, is_recalled: bool) -> Iterator[Mark]:
    """The numbers that are not 0, of the information state if ``is_recalled``, else of the observation.

    While cards are dealt a seat knows its number and the dealer.
    """
    yield "seat", (seat,), 1.0
    yield "dealer", (hand.dealer,), 1.0
    if hand.match.hand is None:
        return
    seen = observe(hand.match.hand, seat)
    yield from _table(hand, seen)
    yield from _won(seen)
    yield from _marriages(seen)
    yield from _rows_and_stock(seen)
    if seen.rules.contract is not None:
        yield from _contract(hand, seen)
    if is_recalled:
        yield from _recalled(hand, seen)


def _all(section: str, cards: Iterable[Card], *place: int) -> Iterator[Mark]:
    yield from ((section, (*place, card.index), 1.0) for card in cards)


def _table(hand: Hand, seen: Observation) -> Iterator[Mark]:
    yield "phase", (PHASES.index(seen.phase),), 1.0
    if hand.to_act >= 0:
        yield "to_act", (hand.to_act,), 1.0
    yield "leader", (seen.leader,), 1.0
    yield from _all("hand", seen.hand)
    for place, card in enumerate(seen.trick):
        yield "trick", (place, card.index), 1.0


def _won(seen: Observation) -> Iterator[Mark]:
    for seat, cards in enumerate(_played(seen)):
        yield from _all("played", cards, seat)
    for seat, count in enumerate(_tricks_won(seen)):
        if count:
            yield "tricks_won", (seat,), count / (seen.rules.deal.pack // players_in(seen.rules.layout))


def _played(seen: Observation) -> list[list[Card]]:
    """By seat, the cards that it played to the tricks that are gathered."""
    players = players_in(seen.rules.layout)
    played: list[list[Card]] = [[] for _seat in range(players)]
    for trick in seen.tricks:
        for place, card in enumerate(trick.cards):
            played[(trick.leader + place) % players].append(card)
    return played


def _tricks_won(seen: Observation) -> list[int]:
    """By seat."""
    return [sum(trick.winner == seat for trick in seen.tricks) for seat in range(players_in(seen.rules.layout))]


def _marriages(seen: Observation) -> Iterator[Mark]:
    state = seen.marriages
    yield from (("declared", (one.seat, _number(one.suit)), 1.0) for one in state.declared)
    if seen.trump is not None:
        yield "trump", (_number(seen.trump),), 1.0
    if state.may_attempt:
        yield "may_attempt", (0,), 1.0
    if state.lead_suit is not None:
        yield "lead_suit", (_number(state.lead_suit),), 1.0
    if state.question is not None:
        asked = 1 + _number(state.question.suit) if isinstance(state.question, AskHalf) else 0
        yield "question", (asked,), 1.0
    for section, seats in _askers(seen).items():
        yield from ((section, (seat,), 1.0) for seat in sorted(seats))


def _askers(seen: Observation) -> dict[str, frozenset[int]]:
    return {"asked_whole": seen.asked_whole, "asked_half": seen.asked_half, "broken": seen.broken}


def _number(suit: Suit) -> int:
    return SUITS.index(suit)


def _rows_and_stock(seen: Observation) -> Iterator[Mark]:
    for seat, row in enumerate(seen.up):
        yield from (("up", (seat, column, card.index), 1.0) for column, card in enumerate(row) if card is not None)
    for seat, places in enumerate(seen.down):
        yield from (("down", (seat, column), 1.0) for column, lies in enumerate(places) if lies)
    if seen.stock_count:
        yield "stock_left", (0,), seen.stock_count / STOCK_SIZE
    yield from _all("drawn", seen.drawn)


def _contract(hand: Hand, seen: Observation) -> Iterator[Mark]:
    assert seen.auction is not None
    for seat, bid in enumerate(seen.auction.bids):
        if bid is not None:
            yield "bids", (seat,), bid / HIGHEST_AMOUNT
    yield from (("passed", (seat,), 1.0) for seat, has in enumerate(seen.auction.passed) if has)
    if seen.declarer is not None and seen.final_bid is not None:
        yield "declarer", (seen.declarer,), 1.0
        yield "final_bid", (0,), seen.final_bid / HIGHEST_AMOUNT
    if seen.contract is not None:
        yield "contract", (0,), seen.contract / HIGHEST_AMOUNT
    for section, cards in (_set_aside(seen) | {"chosen": _chosen_by(hand, seen)}).items():
        yield from _all(section, cards)
    if seen.rules.contract is not None and seen.rules.contract.kontra:
        yield "calls", (len(seen.calls),), 1.0
        if hand.asked is not None:
            yield "asked_to_call", (0,), 1.0


def _set_aside(seen: Observation) -> dict[str, tuple[Card, ...]]:
    return {"given": seen.given, "received": seen.received, "kitty": seen.kitty, "discarded": seen.discarded}


def _chosen_by(hand: Hand, seen: Observation) -> tuple[Card, ...]:
    return hand.chosen if hand.to_act == seen.seat else ()


def _recalled(hand: Hand, seen: Observation) -> Iterator[Mark]:
    yield from _all("dealt", seen.dealt)
    for place, card in enumerate(seen.drawn):
        yield "drawn_in_order", (place, card.index), 1.0
    for seat, row in enumerate(seen.dealt_up):
        yield from (("dealt_up", (seat, column, card.index), 1.0) for column, card in enumerate(row))
    for event in hand.turned:
        yield "turned_up", (event.seat, event.column, event.card.index), 1.0
    players, place = players_in(seen.rules.layout), 0
    for move in seen.moves:
        if isinstance(move.action, Bid):
            yield "bids_made", (move.seat, AMOUNTS.index(move.action.amount)), 1.0
            continue
        number = IN_PLAY if isinstance(move.action, HiddenCards) else IDS.get(format_action(move.action), IN_PLAY)
        if number < IN_PLAY:
            yield "history", (place, move.seat), 1.0
            yield "history", (place, players + number), 1.0
            place += 1


# -- text -------------------------------------------------------------------------------------------------------------


def text(hand: Hand, seat: int, *, is_recalled: bool) -> str:
    """The information state if ``is_recalled``, else the observation, as one line to read."""
    head = f"seat {seat}, dealer {hand.dealer}"
    if hand.match.hand is None:
        return f"{head}, dealing"
    seen = observe(hand.match.hand, seat)
    said = [head, f"{seen.phase.value} of {hand.to_act if hand.to_act >= 0 else 'nobody'}"]
    if hand.asked is not None:
        said.append("asked to call")
    said.append(f"hand {format_cards(seen.hand)}")
    if _chosen_by(hand, seen):
        said.append(f"chosen {format_cards(hand.chosen)}")
    return ", ".join([*said, *(_past(hand, seen) if is_recalled else _lying(seen))])


def _past(hand: Hand, seen: Observation) -> Iterator[str]:
    """All that the seat saw: its deal, what lay face up, every move, and the cards that came to light."""
    yield f"dealt {format_cards(seen.dealt)}"
    if seen.dealt_up:
        yield f"dealt up {' / '.join(map(format_cards, seen.dealt_up))}"
        yield f"turned up {' '.join(f'{e.seat}.{e.column}:{e.card}' for e in hand.turned)}"
    if seen.kitty:
        yield f"kitty {format_cards(seen.kitty)}"
    if seen.drawn:
        yield f"drawn {format_cards(seen.drawn)}"
    yield "moves " + "; ".join(f"{move.seat}: {format_action(move.action)}" for move in seen.moves)


def _lying(seen: Observation) -> Iterator[str]:
    """What lies on the table, who has played what, and what has been said and agreed."""
    yield f"trick of {seen.leader}: {format_cards(seen.trick)}"
    played = _played(seen)
    yield f"played {' / '.join(format_cards(sorted_cards(cards)) for cards in played)}"
    yield f"tricks won {' '.join(map(str, _tricks_won(seen)))}"
    yield f"up {' / '.join(' '.join(str(card or '-') for card in row) for row in seen.up)}"
    yield f"stock {seen.stock_count}, drawn {format_cards(sorted_cards(seen.drawn))}"
    yield from _said(seen)
    if seen.auction is not None:
        yield f"bids {' '.join(str(bid or '-') for bid in seen.auction.bids)}"
        yield f"passed {_listed(seat for seat, has in enumerate(seen.auction.passed) if has)}"
        yield f"declarer {seen.declarer}, final bid {seen.final_bid}, contract {seen.contract}, calls {len(seen.calls)}"
    yield from (f"{name} {format_cards(sorted_cards(cards))}" for name, cards in _set_aside(seen).items() if cards)


def _said(seen: Observation) -> Iterator[str]:
    """Trumps, declarations and asks."""
    state = seen.marriages
    yield f"trump {seen.trump.value if seen.trump is not None else 'none'}"
    yield f"declared {' '.join(sorted(f'{one.seat}:{one.suit.value}' for one in state.declared))}"
    for name, seats in _askers(seen).items():
        if seats:
            yield f"{name} {_listed(sorted(seats))}"
    if state.question is not None:
        yield f"question {format_action(state.question)}"
    if state.may_attempt:
        yield "may attempt"
    if state.lead_suit is not None:
        yield f"leads from {state.lead_suit.value}"


def _listed(seats: Iterable[int]) -> str:
    return " ".join(map(str, seats))
