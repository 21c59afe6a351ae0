"""Pages of markup: the only place where markup is read, and nothing is ever loaded from it.

A page is made of our own words alone. Whatever else stands in one goes through ``escaped``.
"""

from __future__ import annotations

import html as markup
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from PySide6.QtCore import QMimeData, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractScrollArea, QTextBrowser, QWidget

from marjapussi_desktop.engine.cards import Suit, card
from marjapussi_desktop.ui.aloud import read_aloud
from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.style import Look, colours, px, suits_on_panels
from marjapussi_desktop.ui.suits_kept import JOINER, NEW_LINE, PICTURE, kept_together, let_go
from marjapussi_desktop.ui.table.card_style import CardStyle, card_svg
from marjapussi_desktop.ui.table.suits import GLYPHS, suit_image
from marjapussi_desktop.ui.text.cards import SUIT_SIGNS, card_name, card_text

_CARD = re.compile(r"\[([AKQJT6-9][SCDH])\]")
_RANK: Final = r"[^\s<>&.,;:!?)\]]"
_TOGETHER: Final = "&#8288;"
"""Word joiner, for whoever copies the text: Qt heeds it at words alone, not at pictures (see ``suits_kept``)."""
QUIET: Final = "term:"
"""A link that begins so is a word that can be looked up."""
STEPS: Final[dict[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
"""The keys that go from link to link."""
_COPIED: Final = {"\u2029": "\n", NEW_LINE: " ", JOINER: ""}
"""What becomes of letters that order the lines of a page."""
_LAST_OF_ONE_UNIT: Final = "\uffff"
"""Qt counts two places for each letter beyond."""
_IMAGE: Final = QTextDocument.ResourceType.ImageResource.value


def escaped(text: str) -> str:
    """A text as markup that shows it as it is written; a ``[AS]`` in it becomes no picture."""
    return markup.escape(text).replace("[", "&#91;")


class RichPage(QTextBrowser):
    """A page of markup. Suit signs and ``[AS]`` in its text become pictures of suits and cards; others are handed to it
    with the page. Its links are signals (``anchorClicked``) and load nothing; those with ``QUIET`` look like the text
    that they stand in, with dots below. Left and Right go along all of them, Enter follows one. Attribute: ``marked``,
    the words that `mark` has marked.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.marked: list[str] = []
        self._broken_at: list[int] = []
        self._chosen: tuple[int, int] | None = None
        """Where the link stands that the keyboard is on."""

    def show_page(self, html: str, pictures: Mapping[str, QImage] | None = None) -> None:
        """Show a page at the size of this widget's own font. ``pictures``: what its images name, in device pixels."""
        for name, image in (pictures or {}).items():
            self._keep_picture(name, image)
        size = self.fontMetrics().height()
        c = colours(Look.theme)
        self.document().setDocumentMargin(size / 2)
        self.document().setDefaultStyleSheet(
            f"h1 {{ font-size: {round(size * 1.25)}px; color: {c['text']}; }}"
            f"h2 {{ font-size: {round(size * 0.98)}px; color: {c['accent']}; margin-top: {size}px; }}"
            f"p, li {{ line-height: 140%; margin-bottom: {size // 3}px; }}"
            f"th {{ text-align: left; color: {c['muted']}; padding: 4px 24px 4px 0; }}"
            "p.cards { line-height: 100%; }"
            "td { padding: 4px 24px 4px 0; vertical-align: middle; }"
            f"a {{ color: {c['accent']}; text-decoration: none; }}"
        )
        self.marked = []
        self._broken_at = []
        self._chosen = None
        self.setHtml(self._with_pictures(html, size))
        self._quieten_links(QColor(c["text"]), QColor(c["muted"]))
        self._keep_suits()

    def createMimeDataFromSelection(self) -> QMimeData:
        """What is copied, as plain text: for Qt each picture of a suit or a card is a letter that shows nothing."""
        text, at = "", QTextCursor(self.document())
        place = self.textCursor().selectionStart()
        for letter in self.textCursor().selectedText():
            place += 1 + (letter > _LAST_OF_ONE_UNIT)
            at.setPosition(place)
            text += _sign(at.charFormat().toImageFormat().name()) if letter == PICTURE else _COPIED.get(letter, letter)
        copied = QMimeData()
        copied.setText(text)
        return copied

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._keep_suits()

    def _keep_suits(self) -> None:
        """No line ends between a suit's sign and its rank, at the width that the page has now."""
        cursor = QTextCursor(self.document())
        let_go(cursor, self._broken_at)
        self._broken_at = kept_together(cursor)

    def _quieten_links(self, text: QColor, dots: QColor) -> None:
        look = QTextCharFormat()
        look.setForeground(text)
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        look.setUnderlineColor(dots)
        places = [place for place, link in self._links() if link.startswith(QUIET)]
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()  # laid out once, not for each
        for start, end in places:
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(look)
        cursor.endEditBlock()

    def _links(self) -> Iterator[tuple[tuple[int, int], str]]:
        """Every link of the page, with where its words stand."""
        block = self.document().begin()
        while block.isValid():
            part = block.begin()
            while not part.atEnd():
                piece = part.fragment()
                if piece.charFormat().isAnchor() and piece.charFormat().anchorHref():
                    yield (piece.position(), piece.position() + piece.length()), piece.charFormat().anchorHref()
                part += 1
            block = block.next()

    def links(self) -> list[str]:
        """Where the links of the page lead, in order."""
        return [link for _place, link in self._links()]

    def mark(self, words: Sequence[str]) -> None:
        """Mark these words wherever they stand, until a page is shown again."""
        look = QTextCharFormat()
        c = colours(Look.theme)
        look.setBackground(QColor(c["accent"]))
        look.setForeground(QColor(c["on_accent"]))
        found = []
        for word in filter(None, words):
            cursor = self.document().find(word)
            while not cursor.isNull():
                found.append(cursor)
                cursor = self.document().find(word, cursor)
        self.marked = [cursor.selectedText() for cursor in found]
        block = QTextCursor(self.document())
        block.beginEditBlock()
        for cursor in found:
            cursor.mergeCharFormat(look)
        block.endEditBlock()

    # -- links by keyboard --------------------------------------------------------------------------------------------

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes on at once: a page of rules has dozens of links. Left and Right go from link to link."""
        return QAbstractScrollArea.focusNextPrevChild(self, forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        link = self.chosen_link()
        if event.key() in ENTER and link:
            self.anchorClicked.emit(QUrl(link))
        elif event.key() not in STEPS or event.modifiers() or not self._choose_link(STEPS[event.key()]):
            super().keyPressEvent(event)

    def chosen_link(self) -> str:
        """Where the link leads that the keyboard is on; empty while it is on none that is seen."""
        at = self._chosen
        return next((link for place, link in self._whole_links() if place == at and self._is_seen(place)), "")

    def _choose_link(self, step: int) -> bool:
        """Go to the next link or the one before, from the one that is chosen or from what is seen of the page; whether
        there is any.
        """
        places = [place for place, _link in self._whole_links()]
        if not places:
            return False
        if self._chosen in places and self._is_seen(self._chosen):
            at = min(max(places.index(self._chosen) + step, 0), len(places) - 1)
        elif step > 0:
            at = next((nth for nth, place in enumerate(places) if self._box(place).top() >= 0), len(places) - 1)
        else:
            height = self.viewport().height()
            at = max((nth for nth, place in enumerate(places) if self._box(place).bottom() <= height), default=0)
        self._chosen = places[at]
        self._bring_into_view(self._box(places[at]))
        cursor = QTextCursor(self.document())
        cursor.setPosition(places[at][0])
        cursor.setPosition(places[at][1], QTextCursor.MoveMode.KeepAnchor)
        read_aloud(self, cursor.selectedText())
        self.viewport().update()
        return True

    def _bring_into_view(self, box: QRect) -> None:
        bar, room = self.verticalScrollBar(), self.fontMetrics().height()
        if box.top() < 0:
            bar.setValue(bar.value() + box.top() - room)
        elif box.bottom() > self.viewport().height():
            bar.setValue(bar.value() + box.bottom() - self.viewport().height() + room)

    def _is_seen(self, place: tuple[int, int] | None) -> bool:
        return place is not None and self.viewport().rect().intersects(self._box(place))

    def _box(self, place: tuple[int, int]) -> QRect:
        """Where a part of the text is, in all its lines."""
        lines = self._lines_of(place)
        return QRect(lines[0].topLeft(), lines[-1].bottomRight()) if lines else QRect()

    def _lines_of(self, place: tuple[int, int]) -> list[QRect]:
        """The boxes of a part of the text, one in each line, in the viewport's coordinates."""
        boxes: list[QRect] = []
        cursor = QTextCursor(self.document())
        cursor.setPosition(place[0])
        here = self.cursorRect(cursor)
        for position in range(place[0] + 1, place[1] + 1):
            cursor.setPosition(position)
            before, here = here, self.cursorRect(cursor)
            if here.top() != before.top():
                continue  # the space at which the line breaks
            if boxes and boxes[-1].top() == here.top():
                boxes[-1].setRight(here.left())
            else:
                boxes.append(QRect(before.topLeft(), QPoint(here.left(), here.bottom())))
        return boxes

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._chosen is None or not self.hasFocus():
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours(Look.theme)["accent"]), px(2)))
        for box in self._lines_of(self._chosen):
            painter.drawRoundedRect(box.adjusted(-px(3), -px(1), px(3), px(1)), px(4), px(4))
        painter.end()

    def _whole_links(self) -> Iterator[tuple[tuple[int, int], str]]:
        """Every link whole; one with a picture in it has several parts for Qt."""
        start, end, last = 0, -1, ""
        for place, link in self._links():
            if (place[0], link) == (end, last):
                end = place[1]
                continue
            if last:
                yield (start, end), last
            (start, end), last = place, link
        if last:
            yield (start, end), last

    def _with_pictures(self, html: str, size: int) -> str:
        html = self._with_suits(html, round(size * 0.62))
        html = html.replace("<p>[", '<p class="cards">[')
        height = size * 4
        return self._with_cards(html, round(height * 63 / 88), height)

    def _with_suits(self, html: str, side: int) -> str:
        shades = suits_on_panels(Look.theme, Look.deck)
        for sign, suit in GLYPHS.items():
            url = f"suit:{suit.value}"
            self._keep_picture(url, suit_image(suit, shades[suit], round(side * self.devicePixelRatioF())))
            picture = f'<img src="{url}" width="{side}" height="{side}">'
            html = re.sub(f"{sign}(?={_RANK})", f"{picture}{_TOGETHER}", html).replace(sign, picture)
        return html

    def _with_cards(self, html: str, width: int, height: int) -> str:
        ratio = self.devicePixelRatioF()
        for code in set(_CARD.findall(html)):
            self._keep_picture(f"card:{code}", card_image(code, round(width * ratio), round(height * ratio)))

        def picture(found: re.Match[str]) -> str:
            name = escaped(card_name(card(found[1])))
            return f'<img src="card:{found[1]}" width="{width}" height="{height}" alt="{name}"> '

        return _CARD.sub(picture, html)

    def _keep_picture(self, url: str, image: QImage) -> None:
        """Painted at the size at which it is shown, as the browser would scale it without smoothing."""
        self.document().addResource(_IMAGE, QUrl(url), image)

    def loadResource(self, kind: int, _url: QUrl | str) -> Any:
        """Nothing, from nowhere. What Qt finds no picture for it would read from a file: so it finds an empty one."""
        return _no_picture() if kind == _IMAGE else None


def _sign(picture: str) -> str:
    """A suit or a card by the name of its picture, as it is written: ``♥``, ``♥10``."""
    kind, _, code = picture.partition(":")
    if kind == "suit":
        return SUIT_SIGNS[Suit(code)]
    return card_text(card(code)) if _CARD.fullmatch(f"[{code}]") else ""


def _no_picture() -> QImage:
    image = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def card_image(code: str, width: int, height: int) -> QImage:
    """A card of the deck in use by its code, or its back by ``card_style.BACK``, in device pixels."""
    return _painted(Look.cards, code, width, height)


@lru_cache(maxsize=128)
def _painted(style: CardStyle, code: str, width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(card_svg(style, code)).render(painter)
    painter.end()
    return image
