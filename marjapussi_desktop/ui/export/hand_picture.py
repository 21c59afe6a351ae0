"""A hand as one picture: the hands at their seats, the auction, the tricks and the result. A PNG is the SVG painted."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.resources import FONT_FAMILY
from marjapussi_desktop.ui.export.canvas import ANY_FAMILY, Canvas, shortened, text_width, wrapped
from marjapussi_desktop.ui.export.card_art import HEIGHT, WIDTH
from marjapussi_desktop.ui.export.contents import Contents, Player, Side
from marjapussi_desktop.ui.table.theme import BIRCH, Deck
from marjapussi_desktop.ui.text.cards import card_text

PICTURE_W: Final = 1400.0
PNG_SCALE: Final = 2
_GAP: Final = 40.0
_TABLE_W: Final = 860.0
_SIDE_X: Final = _GAP + _TABLE_W + _GAP
_SIDE_W: Final = PICTURE_W - _SIDE_X - _GAP
_CARD_W: Final = 60.0
_CARD_H: Final = _CARD_W * HEIGHT / WIDTH
_STEP: Final = 0.45
_SIZE, _SMALL, _HEADING, _TITLE = 18.0, 15.0, 21.0, 34.0
_ROW: Final = 30.0
_EDGE: Final = "#CFC6B4"
_WON: Final = "#F0DDBB"


def write_svg(contents: Contents, deck: Deck, path: Path) -> None:
    """The hand as an SVG file. Raises OSError."""
    path.write_text(hand_svg(contents, deck), encoding="utf-8")


def write_png(contents: Contents, deck: Deck, path: Path) -> None:
    """The hand as a PNG file, two pixels a unit. Raises OSError."""
    image = hand_image(contents, deck)
    if not image.save(str(path), "PNG"):  # type: ignore[call-overload]
        path.open("wb").close()  # tells by an error of the system what is wrong
        raise OSError(f"no PNG could be written to {path}")


def hand_image(contents: Contents, deck: Deck) -> QImage:
    """The hand as a picture, two pixels a unit. Takes some 100 ms."""
    renderer = QSvgRenderer(hand_svg(contents, deck, FONT_FAMILY).encode())  # Qt reads the list as one name
    image = QImage(renderer.defaultSize() * PNG_SCALE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def hand_svg(contents: Contents, deck: Deck, families: str = ANY_FAMILY) -> str:
    """The hand as the text of an SVG file. Raises OSError where the deck cannot be read."""
    picture = _Picture(contents, deck)
    picture.draw()
    return picture.canvas.svg(PICTURE_W, f"{contents.title} – {contents.game}", BIRCH.felt, families)


class _Picture:
    """Draws from the top down; each part returns where the next one may begin."""

    def __init__(self, contents: Contents, deck: Deck) -> None:
        self.contents, self.words = contents, contents.words
        self.canvas = Canvas(sorted(contents.card_names), deck)

    def draw(self) -> None:
        c, canvas = self.contents, self.canvas
        canvas.text(_GAP, 62, f"{c.title} – {c.game}", _TITLE, BIRCH.text, is_bold=True)
        canvas.text(_GAP, 92, shortened(c.summary, _SIZE, PICTURE_W - 2 * _GAP), _SIZE, BIRCH.muted)
        top = 124.0
        self._tricks(self._hands(top))
        self._side(top)
        canvas.text(_GAP, canvas.bottom + 34, self.words["made_by"], _SMALL, BIRCH.muted)
        canvas.bottom += 14

    # -- hands ------------------------------------------------------------------------------------------------------

    def _hands(self, top: float) -> float:
        places = {player.place: player for player in self.contents.players}
        y, right, middle = top, _GAP + _TABLE_W, _GAP + _TABLE_W / 2
        if "top" in places:
            y = self._seat(places["top"], middle, y, 0.5)
        below = y
        if "left" in places:
            below = self._seat(places["left"], _GAP, y, 0.0)
            self._seat(places["right"], right, y, 1.0)
            self._piles(middle, y)
        else:
            below = self._piles(middle, y)
        return self._seat(places["bottom"], middle, below, 0.5) + 16

    def _seat(self, player: Player, x: float, y: float, share: float) -> float:
        """A seat's name and cards around ``x``: left of it, right of it or by its middle (``share`` 1, 0 or 0.5)."""
        facts = f"  {player.facts}" if player.facts else ""
        name = shortened(player.name, _SIZE, 300, is_bold=True)
        width = text_width(name, _SIZE, is_bold=True) + text_width(facts, _SMALL)
        left = x - width * share
        self.canvas.text(left, y + 18, name, _SIZE, BIRCH.text, is_bold=True)
        self.canvas.text(left + width - text_width(facts, _SMALL), y + 18, facts, _SMALL, BIRCH.muted)
        y += 28
        rows = [("face_down", player.down), ("face_up", player.up), ("in_hand", player.hand)]
        for key, cards in rows if player.up else rows[2:]:
            if player.up:
                word = self.words[key]
                end = x - _row_width(player.down) / 2 - 12
                self.canvas.text(end - text_width(word, _SMALL), y + 48, word, _SMALL, BIRCH.muted)
            self._cards(cards, x - _row_width(cards) * share, y)
            y += _CARD_H + 8
        return y + 12

    def _piles(self, middle: float, y: float) -> float:
        for name, cards in self.contents.piles:
            self.canvas.text(middle - text_width(name, _SMALL) / 2, y + 16, name, _SMALL, BIRCH.muted)
            self._cards(cards, middle - _row_width(cards) / 2, y + 26)
            y += _CARD_H + 46
        return y

    def _cards(self, cards: tuple[Card, ...], x: float, y: float) -> None:
        for nth, card in enumerate(cards):
            self.canvas.card(card, x + nth * _CARD_W * _STEP, y, _CARD_W)

    # -- the tricks --------------------------------------------------------------------------------------------------

    def _tricks(self, y: float) -> None:
        c, canvas = self.contents, self.canvas
        if not c.tricks:
            return
        canvas.text(_GAP, y + 18, self.words["play"], _HEADING, BIRCH.accent, is_bold=True)
        y += 30
        first, width = 40.0, (_TABLE_W - 40) / len(c.players)
        rows = len(c.tricks) + sum(bool(trick.said) for trick in c.tricks) + 1
        canvas.box(_GAP, y, _TABLE_W, rows * _ROW + 4, BIRCH.plate, _EDGE)
        lefts = [_GAP + first + seat * width for seat in range(len(c.players))]
        for left, player in zip(lefts, c.players, strict=True):
            canvas.text(left + 8, y + 21, shortened(player.name, _SMALL, width - 16), _SMALL, BIRCH.muted)
        for trick in c.tricks:
            if trick.said:
                y += _ROW
                canvas.text(lefts[0] + 8, y + 20, trick.said, _SMALL, BIRCH.muted)
            y += _ROW
            canvas.line(_GAP, y, _TABLE_W, _EDGE)
            canvas.text(_GAP + 12, y + 21, str(trick.number), _SIZE, BIRCH.muted)
            canvas.box(lefts[trick.winner], y + 2, width - 6, _ROW - 4, _WON)
            for seat, left in enumerate(lefts):
                text = card_text(trick.cards[seat])
                canvas.text(left + 8, y + 21, text, _SIZE, BIRCH.text, is_bold=seat == trick.winner)
                if seat == trick.leader:
                    canvas.text(left + 56, y + 21, self.words["led"], _SMALL, BIRCH.muted)

    # -- auction, exchange and result --------------------------------------------------------------------------------

    def _side(self, y: float) -> None:
        c = self.contents
        if c.auction:
            y = self._auction(self._heading("auction", y))
        if c.exchange:
            y = self._lines(c.exchange, self._heading("exchange", y))
        y = self._heading("result", y)
        for side in c.sides:
            y = self._result(side, y)

    def _heading(self, name: str, y: float) -> float:
        self.canvas.text(_SIDE_X, y + 18, self.words[name], _HEADING, BIRCH.accent, is_bold=True)
        return y + 30

    def _auction(self, y: float) -> float:
        players = self.contents.players
        width = _SIDE_W / len(players)
        rows = [tuple(shortened(player.name, _SMALL, width - 16) for player in players), *self.contents.auction]
        self.canvas.box(_SIDE_X, y, _SIDE_W, len(rows) * 26 + 8, BIRCH.plate, _EDGE)
        for nth, row in enumerate(rows):
            for seat, cell in enumerate(row):
                shown = shortened(cell, _SMALL, width - 12)
                colour = BIRCH.text if nth else BIRCH.muted
                self.canvas.text(_SIDE_X + seat * width + 10, y + 21 + nth * 26, shown, _SMALL, colour)
        return y + len(rows) * 26 + 30

    def _lines(self, texts: tuple[str, ...], y: float) -> float:
        for text in texts:
            for line in wrapped(text, _SMALL, _SIDE_W):
                self.canvas.text(_SIDE_X, y + 16, line, _SMALL, BIRCH.text)
                y += 22
            y += 4
        return y + 16

    def _result(self, side: Side, y: float) -> float:
        lines = [(line[0], line[1], False) for line in side.lines if line is not None]
        lines.append((self.words["total"], side.total, True))
        self.canvas.box(_SIDE_X, y, _SIDE_W, (len(lines) + 1) * 25 + 14, BIRCH.plate, _EDGE)
        name = shortened(side.names, _SIZE, _SIDE_W - 24, is_bold=True)
        self.canvas.text(_SIDE_X + 12, y + 24, name, _SIZE, BIRCH.text, is_bold=True)
        for nth, (text, amount, is_bold) in enumerate(lines, 1):
            base = y + 24 + nth * 25
            self.canvas.text(_SIDE_X + 12, base, text, _SMALL, BIRCH.text, is_bold=is_bold)
            left = _SIDE_X + _SIDE_W - 12 - text_width(amount, _SMALL, is_bold)
            self.canvas.text(left, base, amount, _SMALL, BIRCH.text, is_bold=is_bold)
        return y + (len(lines) + 1) * 25 + 28


def _row_width(cards: tuple[Card, ...]) -> float:
    return _CARD_W * (1 + _STEP * (len(cards) - 1)) if cards else 0.0
