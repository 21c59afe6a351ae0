"""Pictures come later, from a thread, and something can be drawn before."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from marjapussi_desktop.engine.cards import FULL_PACK
from marjapussi_desktop.ui.table import card_style
from marjapussi_desktop.ui.table.card_pictures import CardPictures, PictureKey, paint_picture, quick_picture
from marjapussi_desktop.ui.table.card_style import BACK, FINNISH_RANKS, Back, CardStyle, card_svg
from marjapussi_desktop.ui.table.theme import LINGONBERRY, PAPER, SUIT_COLOURS, Deck

Make = Callable[[], CardPictures]


@pytest.fixture
def make() -> Iterator[Make]:
    """Makes pictures that are stopped at the end."""
    made: list[CardPictures] = []

    def one() -> CardPictures:
        made.append(CardPictures())
        return made[-1]

    yield one
    for pictures in made:
        pictures.stop()


def final_picture(pictures: CardPictures, name: str, width: int, qtbot: QtBot) -> QPixmap:
    """The picture once it is there."""
    pictures.picture(name, width)
    qtbot.waitUntil(lambda: pictures.is_ready(name, width), timeout=5000)
    return pictures.picture(name, width)


def test_a_quick_face_serves_until_the_picture_is_there(make: Make, qtbot: QtBot) -> None:
    pictures = make()
    quick = pictures.picture("KH", 100)
    assert not quick.isNull()
    final = final_picture(pictures, "KH", 100, qtbot)
    assert final.size() == quick.size()
    assert final.toImage() != quick.toImage()


def test_the_nearest_size_serves_while_another_is_painted(make: Make, qtbot: QtBot) -> None:
    pictures = make()
    first = final_picture(pictures, "AS", 80, qtbot)
    assert pictures.picture("AS", 300).toImage() == first.toImage()
    assert final_picture(pictures, "AS", 300, qtbot).width() > 300


BUSY = """
import sys
from threading import Thread
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QLineEdit
from marjapussi_desktop.ui.table.card_pictures import PictureKey, paint_picture
from marjapussi_desktop.ui.table.card_style import CardStyle
app = QApplication([])
key = PictureKey(CardStyle(), "9S", 40)
thread = Thread(target=lambda: [paint_picture(key) for _time in range({times})], daemon=True)


class Sender(QObject):
    sent = Signal()


class Receiver:
    def hear(self):
        pass


def make_a_line():
    QLineEdit().setClearButtonEnabled(True)


def lose_receivers():
    senders.append(Sender())
    for _time in range(4):
        receiver = Receiver()
        senders[-1].sent.connect(receiver.hear)
    del senders[:-300]


senders = []
thread.start()
while thread.is_alive():
    {does}()
print("both are done")
"""


@pytest.mark.parametrize(("does", "times"), [("make_a_line", 100), ("lose_receivers", 6000)])
def test_the_window_and_the_thread_that_paints_never_wait_for_each_other(does: str, times: int) -> None:
    """The thread held one of Qt's locks and waited for the interpreter; the window's thread held that, and waited for
    the lock, to read the picture of a line's clear button. Or the other way round: the window's thread had the lock of
    a signal whose receiver was gone. Both stood for good.
    """
    words = [sys.executable, "-c", BUSY.format(does=does, times=times)]
    done = subprocess.run(words, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, capture_output=True, timeout=60)
    assert done.stdout == b"both are done\n", done.stderr


def test_a_drawing_that_cannot_be_read_leaves_the_quick_face(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_style, "asset_path", lambda name: tmp_path / name)
    with pytest.raises(OSError, match=r"KS\.svg"):
        paint_picture(PictureKey(CardStyle(), "KS", 40))


def test_every_card_of_a_width_has_the_same_shadow_and_no_more_with_time() -> None:
    style = CardStyle()
    keys = [PictureKey(style, name, 90) for name in ("AS", "KH", BACK, "AS")]
    painted = [paint_picture(key) for key in keys]
    assert painted[0] == painted[-1]
    below = round(keys[0].face.bottom()) + 1
    shadows = [[image.pixel(x, below) for x in range(image.width())] for image in painted]
    assert any(shadows[0])
    assert shadows == [shadows[0]] * len(shadows)


def test_a_card_is_the_drawing_on_its_shadow() -> None:
    style = CardStyle()
    key = PictureKey(style, "QD", 137)
    svg = card_svg(style, key.name)
    wanted = QImage(*key.size_px, QImage.Format.Format_ARGB32_Premultiplied)
    wanted.fill(Qt.GlobalColor.white)
    painter = QPainter(wanted)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(svg).render(painter, key.face)
    painter.end()
    inside = key.face.adjusted(9, 9, -9, -9).toAlignedRect()
    painted = paint_picture(key)
    for x in range(inside.left(), inside.right(), 3):
        for y in range(inside.top(), inside.bottom(), 3):
            one, other = painted.pixelColor(x, y), wanted.pixelColor(x, y)
            assert max(abs(one.red() - other.red()), abs(one.green() - other.green())) <= 3, (x, y)


def test_the_interface_runs_while_a_card_is_painted() -> None:
    """Else a frame waits for a whole card, 4 ms at 4K, whenever one turns its face for the first time."""
    key = PictureKey(CardStyle(), "KD", 1600)
    paint_picture(key)  # with the shadow
    painter = Thread(target=paint_picture, args=(key,))
    steps = 0
    painter.start()
    while painter.is_alive():
        steps += 1
        time.sleep(0)  # lets go of the interpreter, as Qt's loop does
    assert steps > 100


def test_a_dimmed_card_keeps_its_outline(make: Make, qtbot: QtBot) -> None:
    pictures = make()
    plain = final_picture(pictures, "TH", 100, qtbot).toImage()
    dimmed = pictures.picture("TH", 100, "#80000000").toImage()
    assert dimmed.pixelColor(0, 0) == plain.pixelColor(0, 0)
    middle = (plain.width() // 2, plain.height() // 2)
    assert dimmed.pixelColor(*middle).lightness() < plain.pixelColor(*middle).lightness()


@pytest.mark.parametrize("deck", Deck)
def test_every_card_and_the_back_have_a_quick_face(deck: Deck) -> None:
    for name in (BACK, *(card.code for card in FULL_PACK)):
        image = quick_picture(PictureKey(CardStyle(deck), name, 60))
        centre = image.pixelColor(image.width() // 2, image.height() // 2)
        assert centre.alpha() == 255
        assert centre != QColor("black")


STYLES = [
    CardStyle(deck, is_large, is_finnish, back)
    for deck in Deck
    for is_large in (False, True)
    for is_finnish in (False, True)
    for back in Back
]


@pytest.mark.parametrize("style", STYLES, ids=str)
def test_every_style_has_a_drawing_of_every_card_and_of_its_back(style: CardStyle) -> None:
    for name in (*(card.code for card in FULL_PACK), BACK):
        assert QSvgRenderer(card_svg(style, name)).isValid(), name


def test_finnish_numbers_take_the_place_of_the_letters_in_the_colour_of_the_suit() -> None:
    for style in STYLES:
        usual = CardStyle(style.deck, style.is_large, False, style.back)
        for card in FULL_PACK:
            drawn, letters = card_svg(style, card.code).decode(), card_svg(usual, card.code).decode()
            has_number = style.is_finnish and card.rank.value in FINNISH_RANKS
            assert (drawn != letters) is has_number
            assert drawn.count('class="rank"') == 2
            glyph = drawn[drawn.index('class="rank"') :]
            assert f'stroke="{SUIT_COLOURS[style.deck][card.suit]}"' in glyph[: glyph.index("</g>")]


def test_large_print_is_seen_in_the_corner_before_and_after_it_is_painted(make: Make, qtbot: QtBot) -> None:
    pictures = make()
    usual = final_picture(pictures, "KH", 100, qtbot).toImage()
    pictures.style = CardStyle(is_large=True)
    assert not pictures.is_ready("KH", 100)
    assert red_in_corner(final_picture(pictures, "KH", 100, qtbot).toImage()) > 1.5 * red_in_corner(usual)


def red_in_corner(image: QImage) -> int:
    """How many pixels of the upper left corner are of the index's red."""
    spots = [(x, y) for x in range(7, 37) for y in range(7, 55)]
    return sum(QColor(LINGONBERRY).rgb() == image.pixel(x, y) for x, y in spots)


@pytest.mark.parametrize("back", Back)
def test_a_back_is_the_same_when_it_is_turned_round(back: Back) -> None:
    renderer = QSvgRenderer(card_svg(CardStyle(back=back), BACK))
    image = QImage(126, 176, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(PAPER))
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    spots = [(x, y) for x in range(0, 126, 3) for y in range(0, 176, 3)]
    unlike = [
        spot for spot in spots if abs(image.pixelColor(*spot).lightness() - turned.pixelColor(*spot).lightness()) > 90
    ]
    assert len(unlike) < len(spots) / 100
