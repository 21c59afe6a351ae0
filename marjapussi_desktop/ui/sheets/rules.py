"""The rules of each game as a page to read: ``assets/rules/<language>/<page>.html``."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QTextBrowser, QWidget

from marjapussi_desktop.resources import asset_path
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.sheets.base import Sheet
from marjapussi_desktop.ui.style import Look, colours, set_role, suits_on_panels
from marjapussi_desktop.ui.table.suits import GLYPHS, suit_image
from marjapussi_desktop.ui.text.presets import PRESET_TEXTS, RULES_PAGES, rules_page_name

_CARD = re.compile(r"\[([AKQJT6-9][SCDH])\]")


class RulesPage(QTextBrowser):
    """A page of rules. Suit signs and ``[AS]`` in its text become pictures of suits and cards."""

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
            html = html.replace(sign, f'<img src="{url}" width="{side}" height="{side}">')
        return html

    def _with_cards(self, html: str, width: int, height: int) -> str:
        ratio = self.devicePixelRatioF()
        for code in set(_CARD.findall(html)):
            self._keep_picture(f"card:{code}", _card_image(code, round(width * ratio), round(height * ratio)))
        return _CARD.sub(rf'<img src="card:\1" width="{width}" height="{height}"> ', html)

    def _keep_picture(self, url: str, image: QImage) -> None:
        """Painted at the size at which it is shown, as the browser would scale it without smoothing."""
        self.document().addResource(self.document().ResourceType.ImageResource.value, QUrl(url), image)


def _card_image(code: str, width: int, height: int) -> QImage:
    """A card of the deck in use, in device pixels."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(asset_path(f"cards/{Look.deck.value}/{code}.svg"))).render(painter)
    painter.end()
    return image


class RulesSheet(Sheet):
    """One tab per page; first the one of ``preset``. With a match on the table its own rules are a click away.

    Signal: ``in_play``: the person wants the rules of the match.
    """

    in_play = Signal()

    def __init__(self, parent: QWidget, language: Language, preset: str, has_match: bool = False) -> None:
        super().__init__(parent, 860, 2000)
        self.language = language
        self.browser = RulesPage(self.page)
        self.browser.setOpenExternalLinks(False)
        tabs = QHBoxLayout()
        tabs.setSpacing(0)
        self._group = QButtonGroup(self)
        self.tabs: dict[str, QPushButton] = {}
        for page in RULES_PAGES:
            tab = QPushButton(self.page)
            tab.setCheckable(True)
            tab.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click the keys still scroll the page
            set_role(tab, "quiet")
            tab.clicked.connect(lambda _checked=False, page=page: self._show(page))
            self._group.addButton(tab)
            tabs.addWidget(tab)
            self.tabs[page] = tab
        tabs.addStretch()
        self.content.addLayout(tabs)
        self.content.addWidget(self.browser, 1)
        texts = PRESET_TEXTS.get(preset)
        self.page_name = texts.rules_page if texts is not None else next(iter(RULES_PAGES))
        self.tabs[self.page_name].setChecked(True)
        self.of_match = self.button()
        self.of_match.setVisible(has_match)
        self.of_match.clicked.connect(self.in_play)
        self.done = self.button("primary")
        self.done.clicked.connect(self.finish)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Rules"))
        self.done.setText(self.tr("Close"))
        self.of_match.setText(self.tr("Rules in play"))
        for page, tab in self.tabs.items():
            tab.setText(rules_page_name(page))
        self._show(self.page_name)

    def open(self) -> None:
        """Show the sheet with the keyboard on the page, so that it scrolls; Enter and Esc close it all the same."""
        super().open()
        self.browser.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, page: str) -> None:
        self.page_name = page
        self.browser.ensurePolished()
        self.browser.show_page(asset_path(f"rules/{self.language.code}/{page}.html").read_text("utf-8"))
