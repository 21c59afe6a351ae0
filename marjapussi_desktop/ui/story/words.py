"""The story in words: a story and the table's view become lines, in the language of the moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from marjapussi_desktop.controller.match.bid_meanings import promised_by
from marjapussi_desktop.controller.match.story import Story, Turn, Utterance, auction_rounds
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.events import BidMade, CardsPassed, Event, HandDealt, MarriageDeclared, TrickWon
from marjapussi_desktop.ui.story.lines import Cell, Line, LineKind, Mark
from marjapussi_desktop.ui.text.bid_meanings import promise_text
from marjapussi_desktop.ui.text.cards import SUIT_SIGNS, Spelling, card_name, card_text
from marjapussi_desktop.ui.text.events import bubble_text, log_text
from marjapussi_desktop.ui.text.names import shown_name


class StoryWords(QObject):
    """Makes the lines of one hand. Seats stand in columns, the person's first and the others clockwise."""

    def hand_lines(self, story: Story, view: TableView, has_all_tricks: bool) -> Iterator[Line]:
        """The hand on the table. ``has_all_tricks``: all of its tricks are shown, not only the last one."""
        if story.dealer is None:
            return
        title = self.tr("Hand {number}").format(number=story.number)
        dealt = HandDealt(story.number, story.dealer)
        yield Line(LineKind.TITLE, self.sentence(dealt, view), text=title, amount=self._dealer(story.dealer, view))
        yield from self._auction(story, view)
        exchanged = [self._fact(event, view) for event in story.exchanged]
        yield from self._section(self.tr("Exchange and contract"), exchanged)
        play = list(self._play(story, view, has_all_tricks))
        yield from play
        if story.number == 1 and view.rules.auction is None and not play:  # else a newcomer sees an empty page
            sentence = self.tr("Here you can read what has been said, and the trick before.")
            yield Line(LineKind.FACT, sentence, text=sentence)

    def _dealer(self, dealer: int, view: TableView) -> str:
        if dealer == view.viewer:
            return self.tr("Dealt by you")
        return self.tr("Dealt by {name}").format(name=view.seats[dealer].name)

    def heading(self, text: str) -> Line:
        """The heading of a section."""
        return Line(LineKind.HEADING, text, text=text)

    def _section(self, title: str, lines: list[Line]) -> Iterator[Line]:
        if lines:
            yield self.heading(title)
            yield from lines

    # the auction

    def _auction(self, story: Story, view: TableView) -> Iterator[Line]:
        if view.rules.auction is None:
            return
        yield self.heading(self.tr("Auction"))
        yield self._heads(view, story.dealer)
        high = max((turn.amount for turn in story.turns if isinstance(turn, BidMade)), default=0)
        for turns in auction_rounds(story.turns, view.viewer, len(view.seats)):
            said = " ".join(self.sentence(turn, view) for turn in turns if turn is not None)
            yield Line(LineKind.CELLS, said, cells=tuple(self._turn(turn, high) for turn in turns))
        told = {seat: promised_by(view, story.turns, seat) for seat in self._columns(view)}
        names = {seat: None if seat == view.viewer else view.seats[seat].name for seat in told}
        promises = [(cards, names[seat]) for seat, cards in told.items() if cards]
        if promises:
            said = " ".join(promise_text(*promise) for promise in promises)
            shown = " ".join(promise_text(*promise, SUIT_SIGNS.__getitem__) for promise in promises)
            yield Line(LineKind.FACT, said, text=shown)
        for event in story.agreed:
            yield self._fact(event, view)

    def _heads(self, view: TableView, dealer: int | None) -> Line:
        """The names over the columns, with the dealer's mark."""
        seats = self._columns(view)
        cells = tuple(
            Cell(self.name(view, seat), is_muted=True, mark=Mark.DEALER if seat == dealer else Mark.NONE)
            for seat in seats
        )
        names = ", ".join(cell.text for cell in cells)
        return Line(LineKind.HEADS, self.tr("Columns: {names}.").format(names=names), cells=cells)

    def _turn(self, turn: Turn | None, high: int) -> Cell:
        if turn is None:
            return Cell()
        if isinstance(turn, BidMade):
            return Cell(str(turn.amount), is_strong=turn.amount == high)
        return Cell(self._short(turn), is_muted=True)

    def _short(self, turn: Turn) -> str:
        said = bubble_text(turn)
        return said.partition(":")[0] if said is not None else ""

    # what was exchanged and said

    def _fact(self, event: Event, view: TableView) -> Line:
        return Line(LineKind.FACT, self.sentence(event, view), text=self.sentence(event, view, card_text))

    def _speech(self, said: Utterance, view: TableView) -> Line:
        event = said.event
        sentence = self.sentence(event, view)
        amount = ""
        if isinstance(event, MarriageDeclared):
            amount = f"+{event.points}"
            sentence += " " + self.tr("Worth %n point(s).", "", event.points)
        speaker = self.name(view, event.seat)  # type: ignore[union-attr]  # all that is said has a speaker
        return Line(LineKind.SPEECH, sentence, speaker, bubble_text(event) or "", amount)

    def sentence(self, event: Event, view: TableView, spell: Spelling = card_name) -> str:
        """An event in one sentence, for the ear unless cards are spelled otherwise; the person is told "you"."""
        if isinstance(event, CardsPassed) and not event.cards:
            return self._counted(event, view)
        return log_text(event, [seat.name for seat in view.seats], view.viewer, spell)

    def _counted(self, event: CardsPassed, view: TableView) -> str:
        """Cards that the person may not see."""
        given = self.tr("{giver} gives %n card(s) to the declarer.", "", event.count)
        returned = self.tr("{giver} gives {taker} %n card(s) back.", "", event.count)
        giver, taker = view.seats[event.giver].name, view.seats[event.taker].name
        return (returned if event.is_return else given).format(giver=giver, taker=taker)

    # play

    def _play(self, story: Story, view: TableView, has_all: bool) -> Iterator[Line]:
        """Tricks and what was said, in the order in which they came; of the tricks all or only the last."""
        shown = story.tricks if has_all else story.tricks[-1:]
        if not shown and not story.said:
            return
        yield self.heading(self._play_title(bool(shown), bool(story.said), has_all))
        if shown and (view.rules.auction is None or has_all):
            yield self._heads(view, None)
        for count in range(len(story.tricks) + 1):
            trick = story.tricks[count - 1] if count else None
            if trick in shown:
                yield self._trick(trick, view)
            yield from (self._speech(said, view) for said in story.said if said.tricks == count)

    def _play_title(self, has_tricks: bool, has_speech: bool, has_all: bool) -> str:
        if not has_tricks:
            return self.tr("Said in play")
        if has_all:
            return self.tr("Tricks and what was said") if has_speech else self.tr("Tricks")
        return self.tr("What was said, and the previous trick") if has_speech else self.tr("Previous trick")

    def _trick(self, trick: TrickWon, view: TableView) -> Line:
        players = len(view.seats)
        by_seat = {(trick.leader + nth) % players: card for nth, card in enumerate(trick.cards)}
        cells = tuple(
            Cell(
                card_text(by_seat[seat]) if seat in by_seat else "",
                is_strong=seat == trick.seat,
                mark=Mark.LEADER if seat == trick.leader else Mark.NONE,
            )
            for seat in self._columns(view)
        )
        played = ", ".join(f"{self.name(view, seat)} {card_name(card)}" for seat, card in by_seat.items())
        own = self.tr("Trick {number}, taken by you: {cards}.")
        text = own if trick.seat == view.viewer else self.tr("Trick {number}, taken by {name}: {cards}.")
        told = text.format(number=trick.number, name=view.seats[trick.seat].name, cards=played)
        return Line(LineKind.CELLS, told, str(trick.number), cells=cells)

    # names

    def name(self, view: TableView, seat: int) -> str:
        """What a player is called in a column."""
        return shown_name(view.seats[seat])

    def _columns(self, view: TableView) -> Sequence[int]:
        players = len(view.seats)
        return [(view.viewer + nth) % players for nth in range(players)]
