"""The named players' faces: one for each, told apart at the size of a plate, where he sits and where he is chosen."""

from __future__ import annotations

import itertools
import runpy
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QFontMetricsF, QImage
from pytestqt.qtbot import QtBot

import run
from marjapussi_desktop.bots.players.characters import CHARACTERS
from marjapussi_desktop.controller.match.players import ANYBODY, MatchSetup
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.resources import asset_path
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.faces import face, known_character
from marjapussi_desktop.ui.i18n import LANGUAGES
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.new_match import NewMatchSheet
from marjapussi_desktop.ui.table.seat_plate import FACE_SIDE
from marjapussi_desktop.ui.text.characters import character_text
from marjapussi_desktop.ui.window_place import SMALLEST

SMALL_PX = 28
EVERY_CHARACTER = pytest.mark.parametrize("character", CHARACTERS)


def picture(character: str, side: int) -> QImage:
    return face(character, side).toImage().convertToFormat(QImage.Format.Format_ARGB32)


@EVERY_CHARACTER
def test_a_face_fills_its_disc_and_nothing_leaves_it(qapp: object, character: str) -> None:
    image = picture(character, 200)
    for x, y in itertools.product(range(200), repeat=2):
        away = ((x - 99.5) ** 2 + (y - 99.5) ** 2) ** 0.5
        alpha = image.pixelColor(x, y).alpha()
        assert alpha == 0 if away > 100 else away > 96 or alpha == 255, (x, y)


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(CHARACTERS, 2)))
def test_two_faces_are_told_apart_at_the_size_of_a_plate(qapp: object, one: str, other: str) -> None:
    """By light and dark alone, as who sees no colours would: at least a fifth of the disc is clearly another."""
    pictures = [picture(character, SMALL_PX) for character in (one, other)]
    greys = [
        [QColor(p.pixelColor(x, y)).lightness() for x in range(SMALL_PX) for y in range(SMALL_PX)] for p in pictures
    ]
    differing = sum(abs(a - b) > 40 for a, b in zip(*greys, strict=True))
    assert differing > 0.2 * 3.14 * (SMALL_PX / 2) ** 2


def test_the_script_draws_the_faces_that_are_kept() -> None:
    drawn = runpy.run_path(str(Path(run.ROOT, "assets/faces/draw_faces.py")))
    assert set(drawn["FACES"]) == set(CHARACTERS)
    for name in CHARACTERS:
        assert drawn["picture_of"](name) == asset_path(f"faces/{name}.svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("player", "character"),
    [
        ("skilled+aino", "aino"),
        ("skilled+aino@200", "aino"),
        ("skilled", ""),
        ("skilled+somebody", ""),
        ("exec:bot +aino", ""),
        ("", ""),
    ],
)
def test_who_has_a_face(player: str, character: str) -> None:
    assert known_character(player) == character


@pytest.mark.parametrize(
    ("preset", "count"), [("huutopussi", 3), ("huutopussi-3", 2), ("bondtolva-2", 1), ("avomarjapussi", 1)]
)
def test_faces_are_on_the_plates_and_leave_room_for_what_stands_there(
    window: MainWindow, qtbot: QtBot, preset: str, count: int
) -> None:
    window.resize(*SMALLEST)
    characters = ("kerttu", "veikko", "tauno")[:count]
    window.start_match(MatchSetup(preset, "Veera", seed=5, characters=characters))
    scene = window.match.table.table_scene()
    qtbot.waitUntil(lambda: scene.view is not None and scene.view.seats[1].name == "Kerttu")
    view = scene.view
    assert view is not None
    plates = [scene.signs.plates[seat.seat] for seat in view.seats]
    assert [plate.character for plate in plates] == ["", *characters]
    for plate, character in zip(plates[1:], characters, strict=True):
        assert FACE_SIDE * plate.unit >= SMALL_PX
        assert character_text(character, view.rules) in scene.plate_words(plates.index(plate))
        seat = changed(view.seats[plates.index(plate)], is_dealer=True, is_declarer=True)
        crowded = changed(view, to_act=seat.seat)
        plate.show_seat(crowded, seat)
        marks = (plate.face_box(), plate.arrow_box(), plate.crown_box(), plate.dealer_box())
        for one, two in itertools.combinations((*marks, plate.name_box(), plate.line_box()), 2):
            assert not one.intersects(two)
        assert all(plate.box.contains(mark) for mark in marks)
        assert QFontMetricsF(plate.name_font()).horizontalAdvance(plate.name) <= plate.name_box().width()
    boxes = [plate.box for plate in plates]
    assert not any(one.intersects(other) for one, other in itertools.combinations(boxes, 2))
    places = window.match.table.places()
    for box, other in itertools.product(
        boxes, (places.score, places.trump, places.trick, *(s.row for s in places.seats))
    ):
        assert not box.intersects(other)


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_awaited_of_a_dealer_can_be_read_whole(window: MainWindow, qtbot: QtBot, code: str) -> None:
    """The end of "Vastausvuorossa" was cut off by the dealer's chip."""
    window.resize(*SMALLEST)
    window.change(language=code)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=5, characters=("kerttu", "veikko", "tauno")))
    scene = window.match.table.table_scene()
    qtbot.waitUntil(lambda: scene.view is not None and scene.view.seats[1].name == "Kerttu")
    view = scene.view
    assert view is not None
    plate = scene.signs.plates[2]
    asked = changed(view, to_act=2, leader=0, trick=())
    views = [changed(asked, phase=phase) for phase in Phase if phase is not Phase.OVER]
    for shown in (*views, changed(asked, to_act=0, phase=Phase.PLAY)):
        for bid, has_passed in ((0, False), (115, False), (0, True)):
            seat = changed(shown.seats[2], is_dealer=True, is_declarer=True, bid=bid, has_passed=has_passed)
            plate.show_seat(shown, seat)
            width = QFontMetricsF(plate.line_font()).horizontalAdvance(plate.line)
            assert width <= plate.line_box().width(), plate.line


def test_who_is_chosen_is_seen(window: MainWindow) -> None:
    window.do(Command.NEW_MATCH)
    sheet = window.sheet
    assert isinstance(sheet, NewMatchSheet)
    for combo in sheet.fields.characters.combos.values():
        for index in range(combo.count()):
            assert combo.itemIcon(index).isNull() is (combo.itemData(index) == ANYBODY)
