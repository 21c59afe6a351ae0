"""``marjapussi price``: what decisions in records lose by the exact solver."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from marjapussi_desktop.cli import main
from marjapussi_desktop.commands.price_summary import mean_with_half
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import AskHalf, Play
from marjapussi_desktop.engine.cards import Rank
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import observe, see_all
from marjapussi_desktop.engine.record_reading import parse_record
from marjapussi_desktop.engine.state import MatchState
from marjapussi_desktop.evaluation.pricing import MADE, Kind, prices_of


def simulated(path: Path, preset: str, bots: str, hands: int = 1) -> Path:
    words = ["simulate", "--preset", preset, "--bots", bots, "--seed", "5", "--max-hands", str(hands)]
    assert main([*words, "--out", str(path)]) == 0
    return path


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A hand with an auction, exchange and contract."""
    return simulated(tmp_path_factory.mktemp("price") / "hand.marja", "huutopussi-wurzel", "casual")


def priced(path: Path, capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, Any]]:
    assert main(["price", str(path), "--json", *words]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_every_legal_move_has_its_price(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The best costs nothing; the recorded move is one of them, made by its seat as the record's next move."""
    moves = json.loads(record.read_text("utf-8").splitlines()[0])["hands"][0]["moves"]
    found = priced(record, capsys, "--bots", "casual,cheat")
    assert found
    for one in found:
        assert {"seat": one["seat"], "move": one["made"]} == moves[one["ply"]]
        assert min(one["price"].values()) == 0
        assert len(one["price"]) > 1
        assert one["price"].keys() >= {one["made"], *one["bots"].values()}
        assert one["role"] in ("declarer", "partner", "defender")
        assert one["kind"] in list(Kind)
        assert (one["match"], one["hand"]) == (1, 1)
        assert one["price"][one["bots"]["cheat"]] == 0, "the solver's own move is among the best"


def test_a_game_without_contract_knows_no_roles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = priced(simulated(tmp_path / "m", "marjapussi", "beginner"), capsys)
    assert found
    assert {one["role"] for one in found} == {None}
    assert {one["kind"] for one in found} <= {Kind.LEAD, Kind.FOLLOW, Kind.ATTEMPT, Kind.ANSWER}


def test_a_bluff_takes_nothing(tmp_path: Path) -> None:
    """Who asks for a half and holds none declares nothing, whatever the partner holds: it costs what the best card
    costs."""
    text = simulated(tmp_path / "m", "huutopussi-wurzel", "random", hands=4).read_text("utf-8").splitlines()[0]
    record, bluffs = parse_record(text).record, 0
    match = game.new_match(record.rules, record.hands[0].dealer)
    for hand in record.hands:
        match = game.deal(match, hand.deal).match
        for move in hand.moves:
            bluffs += _bluffs_priced_as_cards(match, move.seat)
            step = game.act(match, move.seat, move.action)
            assert isinstance(step, game.Step)
            match = step.match
    assert bluffs


def _bluffs_priced_as_cards(match: MatchState, seat: int) -> int:
    assert match.hand is not None
    seen = observe(match.hand, seat)
    if not isinstance(seen.choices, PlayChoices) or not seen.choices.marriages:
        return 0
    prices = prices_of(seen, tuple(seen.choices.actions()), see_all(match.hand).hands)
    quiet = min(price for action, price in prices.items() if isinstance(action, Play))
    held = {card.suit for card in seen.hand if card.rank in (Rank.KING, Rank.QUEEN)}
    bluffs = [price for action, price in prices.items() if isinstance(action, AskHalf) and action.suit not in held]
    assert set(bluffs) <= {quiet}
    return len(bluffs)


def test_the_summary_tells_means_and_the_dearest(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["price", str(record), "--bots", "beginner,cheat"]) == 0
    out = capsys.readouterr().out
    for words in (MADE, "beginner", "a hand", "declarer (", "trick 1 (", "follow (", "dearest of beginner:"):
        assert words in out
    line = next(line for line in out.splitlines() if line.startswith("a decision"))
    assert line.split()[-3] == "0.00", "cheat's column"


def test_an_interval_is_clustered_by_hand() -> None:
    """Twenty decisions that are all alike in two hands say no more than two."""
    mean, half = mean_with_half([(100.0, 10), (0.0, 10)])
    assert mean == 5.0
    assert half == pytest.approx(1.96 * 5.0 * math.sqrt(2) / math.sqrt(2), rel=1e-3)
    assert math.isnan(mean_with_half([(3.0, 1)])[1])


@pytest.mark.parametrize(
    ("preset", "bots", "sentence"),
    [
        ("huutopussi-3", "casual", "only partnership games can be priced"),
        ("marjapussi", "exec:true", "a program follows a whole hand"),
        ("marjapussi", "nobody", "there is no bot 'nobody'"),
    ],
)
def test_what_cannot_be_priced_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], preset: str, bots: str, sentence: str
) -> None:
    path = simulated(tmp_path / "m", preset, "beginner")
    capsys.readouterr()
    assert main(["price", str(path), "--bots", bots]) == 2
    assert sentence in capsys.readouterr().err


def test_a_file_without_a_record_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty").write_text("", "utf-8")
    assert main(["price", str(tmp_path / "empty")]) == 2
    assert "holds no record" in capsys.readouterr().err
