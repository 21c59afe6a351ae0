"""Rates on the command line: the same figures from ``simulate`` and from its records, and in words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from marjapussi_desktop import cli
from marjapussi_desktop.commands.rates_summary import rates_figures, rates_lines
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.evaluation.rates import NO_HANDS, Rates

SOME = Rates(
    hands=200,
    redeals=3,
    passed_out=10,
    slams=40,
    kontra=7,
    re=2,
    asked_whole=90,
    asked_half=80,
    bluffs=20,
    contracts=190,
    made=133,
    doubted=5,
    doubted_made=2,
    bid_points=190 * 145,
    raised=76,
    raise_points=76 * 50,
)


def said(capfd: pytest.CaptureFixture[str], words: str) -> tuple[str, str]:
    assert cli.main(words.split()) == 0
    out, err = capfd.readouterr()
    return out, err


@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi-wurzel", "huutopussi-3"])
def test_simulate_counts_what_its_records_tell(capfd: pytest.CaptureFixture[str], preset: str) -> None:
    out, err = said(capfd, f"simulate --preset {preset} --bots random --matches 2 --max-hands 6 --seed 4 --json")
    hands: list[dict[str, Any]] = [hand for line in out.splitlines() for hand in json.loads(line)["hands"]]
    moves = [move["move"].split()[0] for hand in hands for move in hand["moves"]]
    told = json.loads(err)
    assert (told["matches"], told["seed"]) == (2, 4)
    rates = told["rates"]
    assert rates["hands"] + rates["redeals"] == len(hands) == 12
    assert rates["kontra"] == moves.count("kontra")
    assert rates["asked_whole"] + rates["asked_half"] == sum(move.startswith("ask") for move in moves)


def test_arena_tells_the_rates_of_all_its_hands(capfd: pytest.CaptureFixture[str]) -> None:
    words = "arena --preset huutopussi --a casual --b random --deals 4 --seed 1"
    figures = json.loads(said(capfd, words + " --json")[0])
    rates = figures["rates"]
    assert rates["hands"] == 8
    assert rates["contracts"] == sum(figures["made"][side][1] for side in "ab")
    assert rates["made"] == sum(figures["made"][side][0] for side in "ab")
    out, _err = said(capfd, words)
    assert f"contracts made         {rates['made']} of {rates['contracts']} (" in out


def test_in_words_with_shares_and_means() -> None:
    assert list(rates_lines(SOME, PRESETS["huutopussi-wurzel"])) == [
        "hands played           200, one side took every trick in 40 of 200 (20.0 %)",
        "asked of partner       wholes 90, halves 80, 20 of 80 (25.0 %) of them bluffs",
        "passed out             10 of 200 (5.0 %), thrown in 3",
        "contracts made         133 of 190 (70.0 %)",
        "final bid              145.0 on average",
        "raised in the contract 76 of 190 (40.0 %), by 50.0 on average",
        "Kontra and Re          7 and 2, 2 of 5 (40.0 %) contracts under Kontra made",
    ]


@pytest.mark.parametrize("preset", PRESETS)
def test_nothing_is_said_of_what_a_game_does_not_have(preset: str) -> None:
    rules, words = PRESETS[preset], "\n".join(rates_lines(NO_HANDS, PRESETS[preset]))
    assert ("contracts" in words) is (rules.auction is not None)
    assert ("halves" in words) is rules.marriages.ask_half
    assert ("bluffs" in words) is rules.marriages.bluff_half
    assert ("Kontra" in words) is (rules.contract is not None and rules.contract.kontra)


def test_means_of_nothing_are_left_open() -> None:
    figures = rates_figures(NO_HANDS)
    assert figures["mean_final_bid"] is figures["mean_raise"] is None
    assert rates_figures(SOME)["mean_raise"] == 50.0
