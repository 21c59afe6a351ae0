"""The scene: it shows a view as the layout says, and moves cards when the choreographer asks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.cards import Card, card
from marjapussi_desktop.engine.events import Called, Event, MarriageDeclared
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.table.bubble import READABLE, SMALL, Bubble, Notice, notice_height
from marjapussi_desktop.ui.table.card_item import CardItem
from marjapussi_desktop.ui.table.card_pictures import CardPictures
from marjapussi_desktop.ui.table.card_style import BACK, CardStyle
from marjapussi_desktop.ui.table.felt import paint_felt
from marjapussi_desktop.ui.table.frame import MIN_SIZE, Frame, frame
from marjapussi_desktop.ui.table.glide import Glide
from marjapussi_desktop.ui.table.hand_order import USUAL_SORTING, hand_order
from marjapussi_desktop.ui.table.layout import (
    DISCARDS_SCALE,
    PEEK_SCALE,
    TableLayout,
    discards_area,
    frame_of,
    layout,
)
from marjapussi_desktop.ui.table.marks import NO_MARKS, Marks
from marjapussi_desktop.ui.table.moment_item import MomentItem
from marjapussi_desktop.ui.table.movements import Movement, faces_of, tweens_of
from marjapussi_desktop.ui.table.notice_rooms import notice_rooms
from marjapussi_desktop.ui.table.plain_item import PlainItem
from marjapussi_desktop.ui.table.pose import Pose, Tween
from marjapussi_desktop.ui.table.signs import TableSigns
from marjapussi_desktop.ui.table.speech import Speech
from marjapussi_desktop.ui.table.theme import PINE, Theme
from marjapussi_desktop.ui.table.unfold import actor_of
from marjapussi_desktop.ui.table.words import TableWords

_RESIZE_REST_MS = 120


class TableScene(QGraphicsScene):
    """The table. ``view``: what is shown (None before the first); ``marks``: on the person's cards; ``sorting`` of
    the hand; ``text_scale``: how much larger texts are than usual; ``is_still``: raised cards do not glide;
    ``speech``: the bubbles; ``signs``: all else that is written.

    At rest every card lies as ``layout(view, size, marks)`` says. Implements the choreographer's ``Stage``.
    """

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__()
        self.view: TableView | None = None
        self.marks = NO_MARKS
        self.sorting = USUAL_SORTING
        self.text_scale = 1.0
        self.is_still = False
        self.theme: Theme = PINE
        self.speech = Speech(self)
        self._words = TableWords(self)
        self._pictures = pictures
        self._size = QSizeF(MIN_SIZE)
        self._picture_card_w = frame(self._size).card_w
        self._cards: dict[str, CardItem] = {}
        self._tweens: list[Tween] = []
        self._felt: QPixmap | None = None
        self.signs = TableSigns(self, self._words)
        self._panel: QRectF | None = None
        self._notice = Notice()
        self._moment: tuple[MomentItem, ...] = ()
        self._caption = Notice()
        for item in (self._notice, self._caption):
            self.addItem(item)
        self._glide = Glide(self._cards, self)
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.timeout.connect(self._take_final_size)
        pictures.ready.connect(self._on_picture)

    # what is shown

    def frame(self) -> Frame:
        """The places for the size of the moment."""
        text = self.text_scale
        return frame_of(self.view, self._size, text) if self.view is not None else frame(self._size, text=text)

    def places(self) -> Frame:
        """The places as they are taken: the score's box has grown by what was called."""
        score = self.signs.score
        return changed(self.frame(), score=score.plate()) if score.isVisible() else self.frame()

    def layout_of(self, view: TableView) -> TableLayout:
        """The layout of a view in this scene, with its marks."""
        return layout(view, self._size, self.marks, self.sorting, self.text_scale)

    def poses(self) -> dict[str, Pose]:
        """How every card lies now."""
        return {key: item.pose for key, item in self._cards.items()}

    def is_moving(self) -> bool:
        """Whether cards are on their way."""
        return bool(self._tweens)

    def texts(self) -> list[str]:
        """Every text that is shown, for tests of the language switch."""
        bubbles = [bubble.text for bubble in self.speech.bubbles]
        other = [self._notice.text, *(item.text for item in self._moment), self._caption.text]
        return [text for text in (*self.signs.texts(), *bubbles, *other) if text]

    def notices(self) -> dict[str, Notice]:
        """The sentences to the person, for tests of where they stand."""
        return {"notice": self._notice, "caption": self._caption}

    def description(self) -> str:
        """The table in words, beside the cards that can be played."""
        return self._words.table(self.view) if self.view is not None else ""

    def bubble_text(self, seat: int) -> str:
        """What the bubble at a seat says; empty when there is none."""
        return self.speech.bubbles[seat].text if seat < len(self.speech.bubbles) else ""

    def settle(self, view: TableView) -> None:
        """Show ``view`` with everything in its place."""
        self._tweens = []
        self._glide.drop()
        self._end_moment()
        self._take(view)
        target = self.layout_of(view).cards
        for key in [key for key in self._cards if key not in target]:
            self.removeItem(self._cards.pop(key))
        for key, pose in target.items():
            self._item(key).set_pose(pose)

    def set_marks(self, marks: Marks) -> None:
        """Mark the person's cards. Raised ones glide to their places; all else is at once as the layout says."""
        if marks == self.marks:
            return
        is_gliding = (marks.dimmed, marks.has_keyboard) == (self.marks.dimmed, self.marks.has_keyboard)
        self.marks = marks
        if self.view is None or self._tweens:
            return
        self.end_glide()
        poses = self.layout_of(self.view).cards
        ways = [Tween(key, item.pose, poses[key]) for key, item in self._cards.items() if key in poses]
        self._glide.start([way for way in ways if way.start != way.end], is_at_once=self.is_still or not is_gliding)

    def end_glide(self) -> None:
        """Let gliding cards arrive."""
        self._glide.end()

    # the stage

    def announce(self, movement: Movement) -> None:
        """Point at who acts, and have painted what will be seen."""
        self._take(changed(movement.before, to_act=actor_of(movement.event)))
        cards, scale = faces_of(movement.event, self.frame().trick_scale)
        ratio = self.views()[0].devicePixelRatioF() if self.views() else 1.0
        self._pictures.prefetch([card.code for card in cards], round(self._picture_card_w * scale * ratio))

    def launch(self, movement: Movement) -> None:
        """Set the movement's cards on their way and let its player speak."""
        self.end_glide()
        before, after = self.layout_of(movement.before), self.layout_of(movement.after)
        before = TableLayout(before.frame, {**before.cards, **self.poses()})
        self._take(movement.after)
        self.speak(movement.event, movement.after)
        self._tweens = tweens_of(movement, before, after)
        moving = {tween.key for tween in self._tweens}
        for key in [key for key in self._cards if key not in after.cards and key not in moving]:
            self.removeItem(self._cards.pop(key))
        for tween in self._tweens:
            self._item(tween.key, max(tween.start.scale, tween.end.scale)).setZValue(tween.end.z)
        self._end_moment()
        if movement.move_ms and isinstance(movement.event, MarriageDeclared | Called):
            self._begin_moment(movement.event, movement.after, after.frame)
        self.move(0.0)

    def move(self, share: float) -> None:
        """Bring the cards to ``share`` of their way."""
        for tween in self._tweens:
            self._item(tween.key).set_pose(tween.at(share), is_resting=False)
        for item in self._moment:
            item.move(share)

    def _begin_moment(self, event: MarriageDeclared | Called, view: TableView, base: Frame) -> None:
        from marjapussi_desktop.ui.table.moments import moment_of  # here, as the first picture does without

        text = self.speech.say(event, view)
        if isinstance(event, MarriageDeclared):
            self.speech.clear()  # what was asked has been answered, and the picture would cover a part of it
            text = text or self._words.suit(event.suit)
        items = moment_of(event, text or "", base, self._pictures)
        self._moment = tuple(item for item in items if not self._is_hidden(item))
        for item in self._moment:
            item.apply_theme(self.theme, self._pictures.style.deck)
            self.addItem(item)

    def _is_hidden(self, item: MomentItem) -> bool:
        """Whether a card lies over the whole of an item: on its account the cards would be painted anew for nothing."""
        over = [card for card in self._cards.values() if card.zValue() > item.zValue()]
        return any(card.hides(item.box) for card in over)

    def _end_moment(self) -> None:
        items, self._moment = self._moment, ()
        for item in items:
            self.removeItem(item)

    # speech

    def speak(self, event: Event, view: TableView) -> None:
        """Let the player of an event say what there is to say about it, without any motion."""
        self.speech.hear(event, view, self.frame())

    def tell(self, seat: int, text: Callable[[], str]) -> None:
        """Let a player say something of his own, beside what happens."""
        if self.view is not None:
            self.speech.tell(seat, text, self.view, self.frame())
            self.show_notice(self._notice.text)  # it may have stood where that is said

    def hush(self) -> None:
        """Take away what was said for a while."""
        self.speech.clear()

    def plate_box(self, seat: int) -> QRectF:
        """Where a seat's plate is."""
        return self.signs.plates[seat].box

    def plate_words(self, seat: int) -> str:
        """All that a seat's plate shows, in words."""
        return self.signs.plates[seat].toolTip()

    def show_notice(self, text: str) -> None:
        """Show a sentence to the person, for as long instead of a caption; an empty one hides it. A new one takes the
        place of what was said for a while.
        """
        base, is_new = self.frame(), text != self._notice.text
        rooms = notice_rooms(base, self._panel, self.speech.bubbles)
        self._notice.say(text, rooms, base.unit, SMALL if self._panel is not None else READABLE)
        if is_new and self.speech.is_under(self._notice):
            self.speech.clear()
        self.speech.is_middle_free = not text
        self._caption.setVisible(bool(self._caption.text) and not text)

    def show_caption(self, text: str) -> None:
        """Show a caption under the trick, instead of a notice; an empty one hides it."""
        base = self.frame()
        self._caption.say(text, [base.panel], base.unit)
        self._notice.setVisible(bool(self._notice.text) and not text)

    def sentence_height(self) -> float:
        """How high the sentence to the person is above a panel, in letters that are small yet; 0 without one."""
        base = self.frame()
        return notice_height(self._notice.text, base.advice.width(), base.unit) if self._notice.text else 0.0

    def make_room(self, panel: QRectF | None) -> None:
        """Let nothing be written where a panel is open, nor under it; None: there is no panel."""
        self._panel = panel
        self.speech.panel = QRectF() if panel is None else QRectF(panel)
        self._show_bubbles()
        if self._notice.isVisible():
            self.show_notice(self._notice.text)

    def cover(self, box: QRectF) -> None:
        """Let no bubble be seen in part: this lies over the table. What is said is told there."""
        self.speech.covered = box
        self._show_bubbles()

    def _show_bubbles(self) -> None:
        if self.view is not None:
            self.speech.show(self.view, self.frame())

    # looks and size

    def apply_theme(self, theme: Theme, style: CardStyle) -> None:
        """Wear a theme, with cards of a style."""
        self.theme = theme
        self._pictures.style = style
        self._felt = None
        for item in self.items():
            if isinstance(item, PlainItem):
                item.apply_theme(theme, style.deck)
            elif isinstance(item, CardItem):
                item.theme = theme
        self.update()

    def resize(self, size: QSizeF) -> None:
        """Fill a window of ``size``. Call only while no cards are on their way."""
        size = size.expandedTo(QSizeF(320, 240))
        is_first = self.view is None
        self._size = size
        self.setSceneRect(QRectF(QPointF(0, 0), size))
        if is_first:
            self._take_final_size()
        else:
            self._resized.start(_RESIZE_REST_MS)
            self.refresh()

    def _take_final_size(self) -> None:
        """Only now have pictures made for the new size."""
        self._picture_card_w = self.frame().card_w
        self._felt = None
        self.refresh()
        self.update()

    def refresh(self) -> None:
        """Show the same view anew: other words, another size."""
        if self.view is None:
            return
        self.settle(self.view)
        self.show_notice(self._notice.text)
        self.show_caption(self._caption.text)

    def retranslate(self) -> None:
        """Rebuild every text, without touching cards on their way."""
        if self.view is None:
            return
        self._take(self.view)

    def _take(self, view: TableView) -> None:
        """Make a view the one that is shown; its cards are laid or moved by the caller."""
        self.view = view
        self._fit_bubbles(len(view.seats))
        self.signs.show(view, self.frame(), self.theme, self._pictures.style.deck)
        self.speech.show(view, self.frame())

    def _fit_bubbles(self, count: int) -> None:
        """As many bubbles as there are seats."""
        bubbles = self.speech.bubbles
        while len(bubbles) > count:
            self.removeItem(bubbles.pop())
        while len(bubbles) < count:
            bubbles.append(Bubble())
            bubbles[-1].apply_theme(self.theme, self._pictures.style.deck)
            self.addItem(bubbles[-1])

    # cards

    def hand(self) -> tuple[Card, ...]:
        """The person's cards as they are shown: the fan, and then the open cards of the row."""
        return tuple(card for row in self.hand_rows() for card in row)

    def hand_rows(self) -> tuple[tuple[Card, ...], ...]:
        """The person's cards from left to right: the fan, and above it the row of open cards; without empty ones."""
        if self.view is None:
            return ()
        own = self.view.seats[self.view.viewer]
        rows = (
            hand_order(own.hand, self.view.suits, self.sorting, self.view.trump),
            tuple(card for card in own.up if card is not None),
        )
        return tuple(row for row in rows if row)

    def is_over_discards(self, point: QPointF) -> bool:
        """Whether a point of the scene is on the person's pile of discards."""
        if self.view is None or not self.view.discards:
            return False
        scale = PEEK_SCALE if self.marks.is_peeking else DISCARDS_SCALE
        return discards_area(self.frame(), scale).contains(point)

    def item_of(self, wanted: Card) -> CardItem | None:
        """The item of a card that lies on the table or in the hand."""
        return self._cards.get(wanted.code)

    def hand_card_at(self, point: QPointF) -> Card | None:
        """The card of the person's hand at a point of the scene, the topmost if several."""
        for code in (held.code for held in reversed(self.hand())):
            item = self._cards.get(code)
            if item is not None and item.face_box().contains(item.mapFromScene(point)):
                return card(code)
        return None

    def _item(self, key: str, scale: float = 1.0) -> CardItem:
        """The item of a card; a new one takes pictures of a scale until it rests."""
        item = self._cards.get(key)
        if item is None:
            item = self._cards[key] = CardItem(key, self._pictures, self.theme, scale)
            self.addItem(item)
        item.set_card_width(self.frame_card_w(), self._picture_card_w)
        return item

    def frame_card_w(self) -> float:
        """The width of a card of the hand."""
        return self.frame().card_w

    def _on_picture(self, name: str) -> None:
        for key, item in self._cards.items():
            if name in (BACK, key):
                item.update()
        for part in self._moment:
            part.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        if self._felt is None or self._felt.devicePixelRatio() != ratio:
            self._felt = paint_felt(self.theme, self._size, ratio)
        painter.drawPixmap(self.sceneRect(), self._felt, QRectF(self._felt.rect()))
