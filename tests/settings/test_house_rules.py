"""House rules come back as they were named, alone and all together; what is no such file is told and lost nowhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from marjapussi_desktop.settings.house_rules import (
    FORMAT,
    LONGEST_NAME,
    FileFault,
    HouseRules,
    clean_name,
    export,
    free_title,
    load,
    read_file,
    save,
)
from marjapussi_desktop.settings.problems import ProblemKind

COTTAGE = HouseRules("Mökillä", "huutopussi", (("minimum_bid", "100"), ("kontra", "true")))
CLUB = HouseRules("Kerho", "marjapussi", (("pip_tie", "carry"),))
WORDS = st.text("abc_", min_size=1, max_size=8)
ENTRIES = st.builds(
    HouseRules,
    name=st.text(min_size=1, max_size=60).map(clean_name).filter(bool),
    preset=WORDS,
    changes=st.dictionaries(WORDS, WORDS, max_size=4).map(lambda changes: tuple(changes.items())),
)
same_folder = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@same_folder
@given(st.lists(ENTRIES, max_size=4))
def test_what_is_kept_is_loaded(tmp_path: Path, kept: list[HouseRules]) -> None:
    save(tmp_path / "h.json", kept)
    loaded = load(tmp_path / "h.json")
    assert loaded.value == tuple(kept)
    assert loaded.problem is None


@same_folder
@given(ENTRIES)
def test_what_is_exported_is_read(tmp_path: Path, rules: HouseRules) -> None:
    export(tmp_path / "one ä.json", rules)
    assert read_file(tmp_path / "one ä.json") == rules


def test_without_a_file_there_are_none(tmp_path: Path) -> None:
    assert load(tmp_path / "h.json").value == ()
    assert load(tmp_path / "h.json").problem is None


@pytest.mark.parametrize("content", ["", "{", "[]", '{"house_rules": [', "[" * 100_000])
def test_a_damaged_file_is_set_aside(tmp_path: Path, content: str) -> None:
    path = tmp_path / "house_rules.json"
    path.write_text(content, "utf-8")
    loaded = load(path)
    assert loaded.value == ()
    assert loaded.problem is not None
    assert loaded.problem.kind is ProblemKind.HOUSE_RULES_DAMAGED
    assert loaded.problem.kept == 0
    assert loaded.problem.file is not None
    assert loaded.problem.file.read_text("utf-8") == content
    assert not path.exists()


@pytest.mark.parametrize(
    "bad",
    [
        3,
        {},
        {"name": "A", "preset": "huutopussi"},
        {"name": " ", "preset": "huutopussi", "changes": {}},
        {"name": "A", "preset": 3, "changes": {}},
        {"name": "A", "preset": "huutopussi", "changes": {"kontra": True}},
        {"name": "A", "preset": "huutopussi", "changes": ["kontra"]},
    ],
)
def test_a_damaged_entry_costs_no_other(tmp_path: Path, bad: object) -> None:
    path = tmp_path / "house_rules.json"
    save(path, [COTTAGE, CLUB])
    content = json.loads(path.read_text("utf-8"))
    content["house_rules"].insert(1, bad)
    path.write_text(json.dumps(content), "utf-8")
    loaded = load(path)
    assert loaded.value == (COTTAGE, CLUB)
    assert loaded.problem is not None
    assert loaded.problem.kind is ProblemKind.HOUSE_RULES_DAMAGED
    assert loaded.problem.kept is None
    assert loaded.problem.file is not None
    assert json.loads(loaded.problem.file.read_text("utf-8")) == content


def test_another_object_in_the_file_is_set_aside_too(tmp_path: Path) -> None:
    path = tmp_path / "house_rules.json"
    path.write_text('{"house_rules": 3}', "utf-8")
    assert load(path).value == ()
    assert load(path).problem is not None


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", FileFault.NOT_HOUSE_RULES),
        (b"\xff\xfe", FileFault.NOT_HOUSE_RULES),
        (b"[]", FileFault.NOT_HOUSE_RULES),
        (b"{}", FileFault.NOT_HOUSE_RULES),
        (b" " * 100_000, FileFault.NOT_HOUSE_RULES),
        (b"[" * 60_000, FileFault.NOT_HOUSE_RULES),
        (json.dumps({"format": FORMAT, "version": 2}).encode(), FileFault.NEWER),
        (json.dumps({"format": FORMAT, "version": 1}).encode(), FileFault.NOT_HOUSE_RULES),
        (json.dumps({"format": FORMAT, "version": "1"}).encode(), FileFault.NOT_HOUSE_RULES),
    ],
)
def test_what_is_no_file_of_house_rules_is_told(tmp_path: Path, content: bytes, fault: FileFault) -> None:
    path = tmp_path / "h.json"
    path.write_bytes(content)
    assert read_file(path) is fault
    assert path.read_bytes() == content


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    assert read_file(tmp_path / "missing.json") is FileFault.UNREADABLE
    assert read_file(tmp_path) is FileFault.UNREADABLE


def test_names_are_short_and_on_one_line() -> None:
    assert clean_name("  at\nthe\t cottage \x00 ") == "at the cottage"
    assert len(clean_name("x" * 100)) == LONGEST_NAME
    assert clean_name(" \n ") == clean_name("\u202e\u200b") == ""
    assert clean_name("Mökki\u202e \u2066kesä") == "Mökki kesä"


def test_a_name_that_is_taken_gets_a_number() -> None:
    assert free_title("Club", []) == "Club"
    assert free_title("Club", ["Club", "Club 2"]) == "Club 3"
    long_name = "x" * LONGEST_NAME
    assert len(free_title(long_name, [long_name])) == LONGEST_NAME
