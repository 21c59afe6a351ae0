"""A learning curve is drawn: its ends are where the numbers are."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from marjapussi_desktop.bots.data_files import FOLDER
from marjapussi_desktop.training.curve_plot import HEIGHT, ROUNDS, WIDTH, panels_of, plotted, rows_of, write_plot

CURVE = """round,phase,cpu_seconds,turns,loss,null,fresh,against_rules,against_rules_error
{lines}
"""


def curve(folder: Path, rounds: int) -> Path:
    """A curve that falls from 1.0 by a hundredth a round; every fifth round is played against rules of thumb."""
    lines = [
        f"{nth},B,{nth},{1000 * nth},1,2,{2 - 0.02 * nth},{'nan,nan' if nth % 5 else f'{nth / 10},0.1'}"
        for nth in range(1, rounds + 1)
    ]
    path = folder / "network-test.csv"
    path.write_text(CURVE.format(lines="\n".join(lines)), encoding="utf-8")
    return path


def test_a_curve_is_a_mean_over_rounds_and_what_was_played(tmp_path: Path) -> None:
    share, played = panels_of(rows_of(curve(tmp_path, 2 * ROUNDS)))
    assert [turns for turns, _value in share.points] == [1000 * ROUNDS, 2000 * ROUNDS]
    assert [value for _turns, value in share.points] == pytest.approx([1 - 0.0105 * 10, 1 - 0.0305 * 10])
    assert played.points[0] == (5000, 0.5)
    assert set(played.errors) == {0.1}


def test_the_picture_lies_within_its_frame_and_falls(tmp_path: Path) -> None:
    path = curve(tmp_path, 3 * ROUNDS)
    write_plot(path)
    picture = path.with_suffix(".svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(picture)
    lines = [one.attrib["points"] for one in root.iter("{http://www.w3.org/2000/svg}polyline")]
    assert len(lines) == 2
    for nth, line in enumerate(lines):
        places = [tuple(map(float, one.split(","))) for one in line.split(" ")]
        assert all(0 < x < WIDTH and nth * HEIGHT < y < (nth + 1) * HEIGHT for x, y in places)
        rises = [b[1] < a[1] for a, b in pairwise(places)]
        assert set(rises) == {nth == 1}


def test_the_curves_that_ship_are_drawn_as_they_are() -> None:
    for path in sorted(FOLDER.glob("network-*.csv")):
        picture = path.with_suffix(".svg").read_text(encoding="utf-8")
        assert picture == plotted(panels_of(rows_of(path)))
        assert re.search(r"\d+\.\d million turns", picture)
