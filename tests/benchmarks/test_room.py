"""The benchmark of the room runs, and reckons shares rightly."""

from __future__ import annotations

import pytest

from tests.benchmarks.room import main, share


def test_it_prints_both_leads_and_the_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bondtolva", "--deals", "2", "--level", "skilled"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        "skilled over deducing search",
        "cheat over deducing search",
        "share of the room",
        "skilled over counting search",
        "cheat over counting search",
        "share of the room",
    ]


def test_a_share_knows_how_sure_it_is() -> None:
    whole = [1.0, 3.0, 2.0, 4.0]
    assert share([one / 2 for one in whole], whole) == (0.5, 0.0)
    ratio, error = share([1.0, 0.0, 2.0, 1.0], whole)
    assert ratio == pytest.approx(0.4)
    assert 0.1 < error < 0.3
