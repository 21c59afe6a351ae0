"""The contents of an exported hand: texts in the current language, and cards. Page and picture are made from this in a
thread, so it holds nothing that the window can change.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Final

from marjapussi_desktop.controller.match.story import Story, Turn
from marjapussi_desktop.controller.match.table_view import SeatView, TableView
from marjapussi_desktop.controller.match.thoughts import Thought
from marjapussi_desktop.controller.past.past_match import PastHand, Step
from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.events import TrickWon
from marjapussi_desktop.engine.options import written_changes
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.table.frame import PLACES
from marjapussi_desktop.ui.table.hand_order import hand_order
from marjapussi_desktop.ui.table.stops import Stop, stops_of
from marjapussi_desktop.ui.table.words import TableWords
from marjapussi_desktop.ui.text.cards import card_name, joined
from marjapussi_desktop.ui.text.events import bubble_text
from marjapussi_desktop.ui.text.house_rules import change_texts
from marjapussi_desktop.ui.text.names import is_unnamed
from marjapussi_desktop.ui.text.presets import preset_name
from marjapussi_desktop.ui.text.result_lines import Line, result_lines
from marjapussi_desktop.ui.text.scores import contract_text, hand_title, number
from marjapussi_desktop.ui.text.steps import end_text, step_text
from marjapussi_desktop.ui.text.thoughts import hint_text, thought_text

Cards = tuple[Card, ...]
Reasons = Mapping[int, Thought]
"""Thoughts by the ply of the move that they are about."""
NO_REASONS: Final[Reasons] = {}


@frozen
class Player:
    """One seat. ``place`` at the table: bottom, left, top or right; ``facts``: declarer, dealer; ``hand`` as dealt;
    ``up`` and ``down`` are its rows as dealt, else empty.
    """

    name: str
    place: str
    facts: str
    hand: Cards
    up: Cards
    down: Cards


@frozen
class Trick:
    """A trick: its number, who led and who won, by seat, and each seat's card; ``said`` before its lead."""

    number: int
    leader: int
    winner: int
    cards: Mapping[int, Card]
    said: str


@frozen
class Side:
    """A side's result: who it is, its lines, and its total after the hand."""

    names: str
    lines: tuple[Line | None, ...]
    total: str


@frozen
class Moment:
    """One stop of the stepping: what happened, why as its player told it, and what the best level would have done
    (both may be empty), with all that lies on the table, and what ``trumps`` are, in words.
    """

    trick_number: int
    seat: int | None
    sentence: str
    why: str
    advice: str
    trumps: str
    view: TableView


@frozen
class Contents:
    """``auction``: one row for each round, one cell for each seat; ``piles``: named cards that lay in the middle at the
    deal; ``exchange``: sentences; ``words``: what the page's own controls and headings are called, by key.
    """

    language: str
    title: str
    game: str
    summary: str
    players: tuple[Player, ...]
    piles: tuple[tuple[str, Cards], ...]
    auction: tuple[tuple[str, ...], ...]
    exchange: tuple[str, ...]
    tricks: tuple[Trick, ...]
    sides: tuple[Side, ...]
    moments: tuple[Moment, ...]
    card_names: Mapping[str, str]
    words: Mapping[str, str]


def contents_of(hand: PastHand, language: str, reasons: Reasons = NO_REASONS, advice: Reasons = NO_REASONS) -> Contents:
    """The contents of a hand that is shown open, in the language that is in use, whose code is ``language``."""
    assert hand.is_open, "an exported hand shows all cards"
    hand = _for_others(hand)
    dealt, story = hand.steps[0].view, _story(hand)
    stops = stops_of(hand)
    return Contents(
        language=language,
        title=hand_title(hand.number, hand.result),
        game=preset_name(dealt.preset),
        summary=_summary(hand),
        players=tuple(_player(hand, seat) for seat in dealt.seats),
        piles=_piles(dealt),
        auction=_auction(story, len(dealt.seats)),
        exchange=tuple(step_text((event,), hand.names) for event in story.exchanged),
        tricks=_tricks(hand, story),
        sides=_sides(hand),
        moments=tuple(_moment(hand, stop, reasons, advice) for stop in stops),
        card_names={card.code: card_name(card) for card in _all_cards(dealt)},
        words=_words(),
    )


def _for_others(hand: PastHand) -> PastHand:
    """The hand with a name that others understand for who has given none: what the records have there is nobody's."""
    if not any(map(is_unnamed, hand.steps[0].view.seats)):
        return hand
    name = translate("HandExport", "Player")

    def named(step: Step) -> Step:
        seats = tuple(changed(seat, name=name) if is_unnamed(seat) else seat for seat in step.view.seats)
        return changed(step, view=changed(step.view, seats=seats))

    return changed(hand, steps=tuple(map(named, hand.steps)))


def _story(hand: PastHand) -> Story:
    story = Story()
    for step in hand.steps:
        for event in step.events:
            story = story.after(event)
    return story


def _summary(hand: PastHand) -> str:
    """What came of the contract, and what of the game's own rules is changed."""
    declarer, view = hand.result.declarer, hand.steps[0].view
    told = "" if declarer is None else contract_text(hand.result, hand.names[declarer]) or ""
    changes = change_texts(written_changes(view.rules, PRESETS[view.preset]))
    return " · ".join(filter(None, (told, *changes)))


def _player(hand: PastHand, seat: SeatView) -> Player:
    last, viewer = hand.steps[-1].view, hand.viewer
    facts = []
    if last.declarer == seat.seat:
        facts.append(translate("HandExport", "declarer"))
    if seat.is_dealer:
        facts.append(translate("HandExport", "dealer"))
    places = PLACES[len(last.seats)]
    return Player(
        name=seat.name,
        place=places[(seat.seat - viewer) % len(places)],
        facts=", ".join(facts),
        hand=hand_order(seat.hand, Suit),
        up=tuple(card for card in seat.up if card is not None),
        down=tuple(card for card in seat.beneath if card is not None),
    )


def _piles(dealt: TableView) -> tuple[tuple[str, Cards], ...]:
    piles = []
    if dealt.kitty:
        piles.append((translate("HandExport", "Kitty"), dealt.kitty))
    if dealt.stock:
        piles.append((translate("HandExport", "Stock, first drawn first"), dealt.stock))
    return tuple(piles)


def _auction(story: Story, players: int) -> tuple[tuple[str, ...], ...]:
    """Rounds in the order of the seats: a seat that comes before the one that spoke last begins a new one."""
    rounds: list[list[str]] = []
    last = players
    for turn in story.turns:
        if turn.seat <= last or not rounds:
            rounds.append([""] * players)
        rounds[-1][turn.seat] = _said(turn)
        last = turn.seat
    return tuple(map(tuple, rounds))


def _said(turn: Turn) -> str:
    return bubble_text(turn) or ""


def _tricks(hand: PastHand, story: Story) -> tuple[Trick, ...]:
    players = len(hand.names)
    said = {
        tricks: " ".join(step_text((one.event,), hand.names) for one in group)
        for tricks, group in groupby(story.said, key=lambda one: one.tricks)
    }
    return tuple(_trick(trick, players, said.get(trick.number - 1, "")) for trick in story.tricks)


def _trick(trick: TrickWon, players: int, said: str) -> Trick:
    cards = {(trick.leader + nth) % players: card for nth, card in enumerate(trick.cards)}
    return Trick(trick.number, trick.leader, trick.seat, cards, said)


def _sides(hand: PastHand) -> tuple[Side, ...]:
    view, result = hand.steps[-1].view, hand.result
    own = view.seats[hand.viewer].side
    order = sorted(range(len(result.totals)), key=lambda side: side != own)
    return tuple(
        Side(
            joined([seat.name for seat in view.seats if seat.side == side]),
            tuple(result_lines(result, view.rules, side)),
            number(result.totals[side]),
        )
        for side in order
    )


def _moment(hand: PastHand, stop: Stop, reasons: Reasons, advice: Reasons) -> Moment:
    step = hand.steps[stop.step]
    ply = stop.step - 1
    if stop.is_end:
        told = end_text(hand.number, hand.result, hand.names, stop.view.rules.layout)
        return Moment(0, None, told, "", "", TableWords().trump(stop.view), stop.view)
    why = thought_text(reasons[ply], hand.names) if ply in reasons else ""
    best = hint_text(advice[ply], hand.names) if ply in advice else ""
    trumps = TableWords().trump(stop.view)
    return Moment(step.trick, step.seat, step_text(step.events, hand.names), why, best, trumps, stop.view)


def _all_cards(dealt: TableView) -> Cards:
    piles = [pile for seat in dealt.seats for pile in (seat.hand, seat.up, seat.beneath)]
    return tuple(card for pile in (*piles, dealt.kitty, dealt.stock) for card in pile if card is not None)


def _words() -> dict[str, str]:
    return {
        "hands": translate("HandExport", "The hands as dealt"),
        "auction": translate("HandExport", "Auction"),
        "exchange": translate("HandExport", "Exchange and contract"),
        "play": translate("HandExport", "Tricks"),
        "result": translate("HandExport", "Result"),
        "total": translate("ResultTable", "Match total"),
        "steps": translate("HandExport", "Step through the play"),
        "first": translate("HandExport", "To the start"),
        "trick_back": translate("HandExport", "A trick back"),
        "back": translate("HandExport", "A step back"),
        "on": translate("HandExport", "A step on"),
        "trick_on": translate("HandExport", "A trick on"),
        "last": translate("HandExport", "To the end"),
        "place": translate("HandExport", "Step"),
        "before": translate("HandExport", "Before play"),
        "trick": translate("HandExport", "Trick {number}"),
        "why": translate("HandExport", "Why"),
        "best": translate("HandExport", "What the best level would have done"),
        "discards": translate("HandExport", "Discards"),
        "kitty": translate("HandExport", "Kitty"),
        "stock": translate("HandExport", "Stock"),
        "in_hand": translate("HandExport", "In hand"),
        "face_up": translate("HandExport", "Face up"),
        "face_down": translate("HandExport", "Face down"),
        "led": translate("HandExport", "led"),
        "won": translate("HandExport", "won"),
        "made_by": translate("HandExport", "Made with Marjapussi"),
    }
