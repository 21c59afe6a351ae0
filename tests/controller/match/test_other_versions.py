"""A saved match of an older version goes on; one that only a later version can read is left to that one."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.match.history import History
from marjapussi_desktop.controller.match.session import Session
from marjapussi_desktop.engine.options import options_in
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import MatchRecord, PlayerInfo, hand_to_json, head_to_json
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.strict_json import Json
from marjapussi_desktop.settings.problems import Problem, ProblemKind
from marjapussi_desktop.ui.text.notices import notice_text
from tests.helpers.rulesets import PRESET_IDS
from tests.settings.matches_for_tests import opened


def begun(preset: str) -> Session:
    """A match whose first hand has been dealt."""
    players = tuple(PlayerInfo(f"Pelaaja {seat}", "human") for seat in range(players_in(PRESETS[preset].layout)))
    session = Session(MatchRecord(preset, PRESETS[preset], players, 7, id="m"), DealSource(7))
    session.deal_next()
    return session


def save(path: Path, change: Callable[[Json, Json], object]) -> Session:
    """Writes the match "m" as another version would: its header and its hand are changed before."""
    session = begun("huutopussi")
    header, hand = head_to_json(session.record), hand_to_json(session.record.hands[0])
    change(header, hand)
    with opened(path) as store:
        store.save_header("m", header)
        store.append_hand("m", 0, hand)
    return session


def rows(path: Path) -> list[tuple[object, ...]]:
    """All that the database holds."""
    with closing(sqlite3.connect(path)) as connection:
        return [row for table in ("match", "hand", "move") for row in connection.execute(f"SELECT * FROM {table}")]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", PRESET_IDS)
def test_a_match_saved_before_an_option_existed_goes_on(preset: str, tmp_path: Path) -> None:
    session = begun(preset)
    header = head_to_json(session.record)
    problems: list[Problem] = []
    for option in options_in(PRESETS[preset]):
        path = tmp_path / f"{option.key}.sqlite"
        rules = {key: value for key, value in header["rules"].items() if key != option.key}
        with opened(path) as store:
            store.save_header("m", {**header, "rules": rules})
            store.append_hand("m", 0, hand_to_json(session.record.hands[0]))
        history = History(path, problems.append)
        resumed = history.load()
        history.close()
        assert problems == []
        assert resumed is not None
        assert resumed.replayed.record == session.record


LATER: dict[str, Callable[[Json, Json], object]] = {
    "little_ones_points=true": lambda header, _hand: header["rules"].update(little_ones_points=True),
    "kontra=sometimes": lambda header, _hand: header["rules"].update(kontra="sometimes"),
    "huutopussi-2030": lambda header, _hand: header.update(preset="huutopussi-2030"),
    "swap": lambda _header, hand: hand["moves"].append({"seat": 0, "move": "swap AS"}),
    "2": lambda header, _hand: header.update(version=2),
}


@pytest.mark.parametrize("unknown", LATER)
def test_a_match_of_a_later_version_is_named_and_left_alone(unknown: str, tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    save(path, LATER[unknown])
    before = rows(path)
    problems: list[Problem] = []
    for _start in range(2):
        history = History(path, problems.append)
        assert history.load() is None
        history.close()
    assert [(problem.kind, problem.detail) for problem in problems] == [(ProblemKind.MATCH_NEWER, unknown)] * 2
    assert f"“{unknown}”" in notice_text(problems[0])
    assert rows(path) == before
    assert [file.name for file in tmp_path.iterdir() if "damaged" in file.name] == []


def test_a_match_of_a_later_version_waits_while_others_are_played(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    save(path, LATER["swap"])
    problems: list[Problem] = []
    for seed in (1, 2):
        history = History(path, problems.append)
        resumed = history.load()
        assert (resumed is None) == (seed == 1)
        other = begun("marjapussi")
        other.record.seed = seed
        history.begin(other.record, DealSource(seed))
        history.close()
    with opened(path) as store:
        current = store.load_current()
        assert current is not None
        assert current.header["seed"] == 2
        store.finish(current.id)
    with opened(path) as store:
        later = store.load_current()
        assert later is not None
        assert later.id == "m"
        assert later.hands[0]["moves"] == [{"seat": 0, "move": "swap AS"}]


def test_in_its_own_version_it_can_be_ended_as_any_other(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    with opened(path) as store:
        # As if "m" could be read now: another version had begun a match beside it, which has come to its end.
        store.save_header("m", head_to_json(begun("bondtolva").record))
        store.leave_to_later("m")
    history = History(path, lambda problem: pytest.fail(str(problem)))
    assert history.load() is not None
    history.begin(begun("marjapussi").record, DealSource(7))
    history.close()
    with opened(path) as store:
        current = store.load_current()
        assert current is not None
        store.finish(current.id)
    with opened(path) as store:
        assert store.load_current() is None
