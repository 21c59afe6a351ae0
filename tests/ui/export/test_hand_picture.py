"""A hand as a picture: every card and text is in it and within its edges, and no name breaks it."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from marjapussi_desktop.engine.cards import pack_of
from marjapussi_desktop.ui.export.canvas import text_width
from marjapussi_desktop.ui.export.contents import contents_of
from marjapussi_desktop.ui.export.hand_files import WRITERS, HandFiles
from marjapussi_desktop.ui.export.hand_picture import PICTURE_W, PNG_SCALE, hand_svg
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.table.theme import BIRCH, Deck
from tests.helpers.rulesets import PRESET_IDS
from tests.ui.hostile import BOLD, ENDLESS, PICTURE
from tests.ui.past_hands import past_hand

_SVG = "{http://www.w3.org/2000/svg}"
_LINK = "{http://www.w3.org/1999/xlink}href"
_PLACE = re.compile(r"translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+)\)")


def text_boxes(svg: ET.Element) -> list[tuple[str, QRectF]]:
    """Every text with the box that its letters take."""
    boxes = []
    for text in svg.iter(f"{_SVG}text"):
        size, x, y = (float(text.get(name, "0")) for name in ("font-size", "x", "y"))
        width = float(text.get("textLength", "0"))
        boxes.append((text.text or "", QRectF(x, y - size * 0.72, width, size * 0.9)))
    return boxes


@pytest.mark.sampled(3)
@pytest.mark.parametrize("preset", PRESET_IDS)
@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_every_card_and_text_is_within_the_picture_and_clear_of_others(
    language: Language, preset: str, code: str
) -> None:
    language.choose(code)
    hand = past_hand(preset)
    svg = ET.fromstring(hand_svg(contents_of(hand, code), Deck.TWO_COLOURS))
    page = QRectF(0, 0, float(svg.get("width", "0")), float(svg.get("height", "0")))
    assert page.width() == PICTURE_W
    uses = svg.findall(f"{_SVG}use")
    drawn = [use.get(_LINK, "").removeprefix("#") for use in uses]
    pack = [card.code for card in pack_of(hand.steps[0].view.rules.deal.pack)]
    assert sorted(code for code in drawn if code in pack) == sorted(pack), "each card once"
    cards = []
    for use in uses:
        place = _PLACE.fullmatch(use.get("transform", ""))
        assert place is not None
        x, y, scale = map(float, place.groups())
        if use.get(_LINK, "")[1:] in pack:
            cards.append(QRectF(x, y, 630 * scale, 880 * scale))
            assert page.contains(cards[-1])
    texts = text_boxes(svg)
    for nth, (text, box) in enumerate(texts):
        assert page.contains(box), text
        assert not any(card.intersects(box) for card in cards), f"{text} lies on a card"
        for other, its in texts[nth + 1 :]:
            assert not box.adjusted(1, 1, -1, -1).intersects(its), f"{text} lies on {other}"


@pytest.mark.parametrize("name", [PICTURE, BOLD, ENDLESS, "</svg><script>", '"&'])
def test_a_name_stays_a_name(language: Language, name: str) -> None:
    hand = past_hand("huutopussi", names=(name, "Aino", name, "Helmi"))
    svg = ET.fromstring(hand_svg(contents_of(hand, "en"), Deck.FOUR_COLOURS))
    plain = ET.fromstring(hand_svg(contents_of(past_hand("huutopussi"), "en"), Deck.FOUR_COLOURS))
    assert {element.tag for element in svg.iter()} == {element.tag for element in plain.iter()}
    for text, box in text_boxes(svg):
        assert box.right() < PICTURE_W, text


def test_suit_signs_take_the_room_that_is_measured(language: Language) -> None:
    assert text_width("♥10", 18) > text_width("10", 18) + 10


@pytest.mark.parametrize("suffix", sorted(WRITERS))
def test_each_kind_of_file_is_written_off_the_interfaces_thread(
    qtbot: QtBot, language: Language, tmp_path: Path, suffix: str
) -> None:
    files = HandFiles(None)  # type: ignore[arg-type]
    contents = contents_of(past_hand("huutopussi-3"), "en")
    path = tmp_path / f"hand{suffix}"
    with qtbot.waitSignal(files.told) as told:
        files.write(contents, path)
        assert not told.signal_triggered
    assert told.args[0].startswith("The hand has been saved as ")
    assert path.stat().st_size > 50_000
    if suffix == ".png":
        image = QImage(str(path))
        assert image.width() == PICTURE_W * PNG_SCALE
        assert image.pixelColor(3, 3) == QColor(BIRCH.felt)
    with qtbot.waitSignal(files.told) as told:
        files.write(contents, tmp_path / "none" / f"hand{suffix}")
    assert told.args[0].startswith("The hand cannot be written to hand")
