"""Training of the auction's numbers: on a few hands, in two passes where a model bids, and all files in their order."""

from __future__ import annotations

import json
import random
from functools import partial
from pathlib import Path

import pytest

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.value.strength_model import DATA, SEPARATOR, key_of, model_of
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.training import __main__ as training
from marjapussi_desktop.training.__main__ import kind_of, learn, write
from marjapussi_desktop.training.hands import play

RULES = PRESETS["huutopussi"]


def test_training_works_on_a_few_hands(tmp_path: Path) -> None:
    """Dice of its own for each game; what comes of it has the shape of what ships."""
    rows = list(play(RULES, "huutopussi", 8, seed=random.Random(3).randrange(99)))
    write(*learn({"huutopussi": rows}), tmp_path / "out.json", {"hands": 8, "seed": 3})
    (table,) = json.loads((tmp_path / "out.json").read_text("utf-8"))["games"].values()
    shipped = load_trained(DATA)["games"][SEPARATOR.join(key_of(RULES))]
    assert table.keys() == shipped.keys()
    assert table["planned"].keys() == shipped["planned"].keys()
    assert table["declarer"][0].keys() == shipped["declarer"][0].keys()


def test_hands_can_be_bid_by_what_others_have_taught() -> None:
    """Who is taught that he takes a lot bids a lot. The same arguments give the same hands."""
    model = model_of(RULES)
    assert model is not None
    sure = changed(model, declarer=changed(model.declarer, weights={"base": 260.0}))
    by_rule, taught = (list(play(RULES, "any", 2, 5, one)) for one in (None, sure))
    assert min(row["bid"] for row in taught) > max(row["bid"] for row in by_rule)
    assert taught == list(play(RULES, "any", 2, 5, sure))


def test_a_game_whose_bids_are_by_a_model_is_played_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its numbers are those of the second pass; the other games keep those of the first."""
    passes: list[dict[str, object]] = []

    def all_played(tables: dict[str, object], jobs: int, hands: int, seed: int) -> dict[str, object]:
        passes.append(tables)
        return {name: len(passes) for name in tables}

    def learn(rows: dict[str, object]) -> tuple[dict[str, object], dict[str, object]]:
        return {name: {"of pass": number} for name, number in rows.items()}, rows

    monkeypatch.setattr(training, "all_played", all_played)
    monkeypatch.setattr(training, "learn", learn)
    assert training.main(["--into", str(tmp_path / "out.json")]) == 0
    first, second = passes
    assert first == dict.fromkeys(training.games())
    assert second == {"huutopussi": {"of pass": 1}, "huutopussi-helsinki": {"of pass": 1}}
    figures = json.loads((tmp_path / "out.json").read_text("utf-8"))["figures"]
    assert figures == {name: 2 if name in second else 1 for name in first}


def test_all_is_learnt_in_the_order_in_which_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match's chances before the auctions that are bid by them; what bids tell after that."""
    learnt: list[str] = []
    for module in (*training.BEFORE, *training.AFTER):
        monkeypatch.setattr(module, "main", partial(lambda name, _words: learnt.append(name), module.__name__))
    monkeypatch.setattr(training, "all_played", lambda tables, jobs, hands, seed: dict.fromkeys(tables, 0))
    monkeypatch.setattr(training, "learn", lambda rows: (rows, rows))
    monkeypatch.setattr(training, "write", lambda *_told: learnt.append("auctions"))
    assert training.main([]) == 0
    names = ["match_equity", "auctions", "fit_auction", "fit_exchange"]
    assert [name.rpartition(".")[2] for name in learnt] == names
    learnt.clear()
    assert training.main(["--into", "some.json"]) == 0
    assert learnt == ["auctions"]


def test_games_of_one_opening_learn_nothing_from_those_of_the_other() -> None:
    kinds = [kind_of(PRESETS[f"huutopussi{name}"]) for name in ("", "-helsinki", "-erlangen", "-wurzel")]
    assert kinds[0] == kinds[1] != kinds[2] == kinds[3]
