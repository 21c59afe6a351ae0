"""Pages of markup: the only place where markup is read, and nothing is ever loaded from it.

A page is made of our own words alone. Whatever else stands in one goes through ``escaped``.
"""

from __future__ import annotations

import html as markup
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QPainter, QResizeEvent, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QTextBrowser, QWidget

from marjapussi_desktop.engine.cards import Suit, card
from marjapussi_desktop.ui.style import Look, colours, suits_on_panels
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
    that they stand in, with dots below. Attribute: ``marked``, the words that `mark` has marked.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.marked: list[str] = []
        self._broken_at: list[int] = []

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from link to link and then on. Words that can be looked up are passed over: there are too many, and
        the search finds them. QTextBrowser alone would begin again at the first link.
        """
        at = -1 if forward else sys.maxsize
        if self.textCursor().hasSelection():
            at = self.textCursor().selectionStart()
        while super().focusNextPrevChild(forward) and QApplication.focusWidget() is self:
            now = self.textCursor().selectionStart()
            if not self.textCursor().hasSelection() or (now <= at if forward else now >= at):
                break
            if not self._link_at(now).startswith(QUIET):
                return True
            at = now
        if QApplication.focusWidget() is not self:
            return True
        self.setTextCursor(QTextCursor(self.document()))
        return QAbstractScrollArea.focusNextPrevChild(self, forward)

    def _link_at(self, position: int) -> str:
        cursor = QTextCursor(self.document())
        cursor.setPosition(position + 1)
        return cursor.charFormat().anchorHref()

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
