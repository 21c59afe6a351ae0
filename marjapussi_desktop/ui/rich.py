"""Pages of markup: the only place where markup is read, and nothing is ever loaded from it.

A page is made of our own words alone. Whatever else stands in one goes through ``escaped``.
"""

from __future__ import annotations

import html as markup
import re
from typing import Any, Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QPainter, QTextDocument
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QTextBrowser, QWidget

from marjapussi_desktop.ui.style import Look, colours, suits_on_panels
from marjapussi_desktop.ui.table.card_style import card_svg
from marjapussi_desktop.ui.table.suits import GLYPHS, suit_image

_CARD = re.compile(r"\[([AKQJT6-9][SCDH])\]")
_RANK: Final = r"[^\s<>&.,;:!?)\]]"
_TOGETHER: Final = "&#8288;"
"""Word joiner: without it a line may break after a picture."""
_IMAGE: Final = QTextDocument.ResourceType.ImageResource.value


def escaped(text: str) -> str:
    """A text as markup that shows it as it is written; a ``[AS]`` in it becomes no picture."""
    return markup.escape(text).replace("[", "&#91;")


class RichPage(QTextBrowser):
    """A page of markup. Suit signs and ``[AS]`` in its text become pictures of suits and cards; it has no others, and
    its links lead nowhere.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)

    def show_page(self, html: str) -> None:
        """Show a page at the size of this widget's own font."""
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
        )
        self.setHtml(self._with_pictures(html, size))

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
            self._keep_picture(f"card:{code}", _card_image(code, round(width * ratio), round(height * ratio)))
        return _CARD.sub(rf'<img src="card:\1" width="{width}" height="{height}"> ', html)

    def _keep_picture(self, url: str, image: QImage) -> None:
        """Painted at the size at which it is shown, as the browser would scale it without smoothing."""
        self.document().addResource(_IMAGE, QUrl(url), image)

    def loadResource(self, kind: int, _url: QUrl | str) -> Any:
        """Nothing, from nowhere. What Qt finds no picture for it would read from a file: so it finds an empty one."""
        return _no_picture() if kind == _IMAGE else None


def _no_picture() -> QImage:
    image = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _card_image(code: str, width: int, height: int) -> QImage:
    """A card of the deck in use, in device pixels."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(card_svg(Look.cards, code)).render(painter)
    painter.end()
    return image
