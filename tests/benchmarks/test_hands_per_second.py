"""The benchmark runs; how fast is for whoever runs it to judge."""

from __future__ import annotations

import pytest

from tests.benchmarks.hands_per_second import main


def test_it_prints_a_figure_and_a_ratio_for_each_preset(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["huutopussi", "avomarjapussi"], measured_s=0.02) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["baseline", "huutopussi", "avomarjapussi"]
    assert all("ratio" in line for line in lines[1:])
