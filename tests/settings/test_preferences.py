"""Preferences come back as they were saved, and a bad file harms nothing but itself."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from marjapussi_desktop.outside import plain
from marjapussi_desktop.settings import preferences
from marjapussi_desktop.settings.preferences import CHECKS, Preferences, load, save
from marjapussi_desktop.settings.problems import ProblemKind

TEXT = st.text(max_size=12)
PREFERENCES = st.builds(
    Preferences,
    language=st.none() | TEXT,
    felt=TEXT,
    deck=TEXT,
    pace=TEXT,
    large_print=st.booleans(),
    finnish_indices=st.booleans(),
    back=TEXT,
    sorting=TEXT,
    trumps_first=st.booleans(),
    closed_cards=TEXT,
    gather=TEXT,
    guard=TEXT,
    plays_single=st.booleans(),
    answers_single=st.booleans(),
    motion=TEXT,
    text_percent=st.integers(100, preferences.MAX_TEXT_PERCENT),
    trick_pause_ms=st.integers(0, preferences.MAX_PAUSE_MS),
    name=TEXT.map(plain),
    partner_level=TEXT,
    opponent_level=TEXT,
    partner_program=TEXT,
    opponent_program=TEXT,
    characters=st.lists(TEXT, max_size=3).map(tuple),
    preset=TEXT,
    options=st.dictionaries(TEXT, TEXT, max_size=3).map(lambda words: tuple(words.items())),
    window_geometry=st.none() | TEXT,
    lessons_done=st.lists(TEXT, max_size=4).map(tuple),
    lesson_marks=st.dictionaries(TEXT, TEXT, max_size=3).map(lambda marks: tuple(marks.items())),
    lesson_places=st.dictionaries(TEXT, st.integers(1, 99), max_size=3).map(lambda places: tuple(places.items())),
    sound=st.booleans(),
    volume=st.integers(0, preferences.MAX_VOLUME),
)
same_folder = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@same_folder
@given(PREFERENCES)
def test_what_is_saved_is_loaded(tmp_path: Path, value: Preferences) -> None:
    save(tmp_path / "sub" / "p.json", value)
    loaded = load(tmp_path / "sub" / "p.json")
    assert loaded.value == value
    assert loaded.problem is None
    assert [p.name for p in (tmp_path / "sub").iterdir()] == ["p.json"]


def test_a_name_that_somebody_wrote_into_the_file_is_fit_to_be_shown(tmp_path: Path) -> None:
    (tmp_path / "p.json").write_text(json.dumps({"name": "\u202e\x1b[2J" + "A" * 99}), encoding="utf-8")
    assert load(tmp_path / "p.json").value.name == "[2J" + "A" * 16 + "…"


def test_without_a_file_the_defaults_hold_and_nothing_is_told(tmp_path: Path) -> None:
    loaded = load(tmp_path / "p.json")
    assert loaded.value == Preferences()
    assert loaded.problem is None
    assert list(tmp_path.iterdir()) == []


def test_unknown_keys_of_a_later_version_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "p.json"
    path.write_text('{"name": "Aino", "hologram": {"depth": [1, 2]}}', encoding="utf-8")
    loaded = load(path).value
    assert loaded.name == "Aino"
    save(path, loaded)
    assert json.loads(path.read_text(encoding="utf-8"))["hologram"] == {"depth": [1, 2]}


@pytest.mark.parametrize("key", CHECKS)
@pytest.mark.parametrize("bad", [{"x": True}, 2.5, [1]])
def test_a_value_of_a_wrong_type_falls_back_alone(tmp_path: Path, key: str, bad: object) -> None:
    path = tmp_path / "p.json"
    other = "deck" if key == "name" else "name"
    path.write_text(json.dumps({key: bad, other: "kept"}), encoding="utf-8")
    loaded = load(path)
    assert getattr(loaded.value, key) == getattr(Preferences(), key)
    assert getattr(loaded.value, other) == "kept"
    assert loaded.problem is None


@pytest.mark.parametrize("pause", [-1, True, preferences.MAX_PAUSE_MS + 1, "900"])
def test_a_pause_that_is_none_falls_back(pause: object) -> None:
    assert preferences.from_object({"trick_pause_ms": pause}).trick_pause_ms == 900


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"null", b"\xff\xfe\x00", b"\x00" * 100, b'{"name": "A', b"[" * 100_000]
)
def test_a_damaged_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "preferences.json"
    path.write_bytes(content)
    loaded = load(path)
    assert loaded.value == Preferences()
    assert loaded.problem is not None
    assert loaded.problem.kind is ProblemKind.PREFERENCES_DAMAGED
    assert loaded.problem.file is not None
    assert loaded.problem.file.read_bytes() == content
    assert loaded.problem.file.name.startswith("preferences.damaged-20")
    assert not path.exists()
    save(path, loaded.value)
    assert load(path).problem is None


def test_two_damaged_files_of_one_second_do_not_overwrite_each_other(tmp_path: Path) -> None:
    path = tmp_path / "preferences.json"
    for content in ("one", "two", "three"):
        path.write_text(content, encoding="utf-8")
        load(path)
    kept = sorted(p.read_text(encoding="utf-8") for p in tmp_path.iterdir())
    assert kept == ["one", "three", "two"]


def test_a_folder_in_the_place_of_the_file_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "preferences.json"
    path.mkdir()
    loaded = load(path)
    assert loaded.problem is not None
    assert loaded.problem.kind is ProblemKind.PREFERENCES_DAMAGED
    save(path, loaded.value)


def test_a_file_where_the_folder_should_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("", encoding="utf-8")
    loaded = load(tmp_path / "home" / "preferences.json")
    assert loaded.problem is not None
    assert loaded.problem.kind is ProblemKind.PREFERENCES_UNREADABLE
    with pytest.raises(OSError):  # noqa: PT011  (which one depends on the system)
        save(tmp_path / "home" / "preferences.json", loaded.value)


def test_a_failed_save_leaves_the_old_file_and_no_litter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "p.json"
    save(path, Preferences(name="old"))

    def no_room(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(OSError, match="No space"):
        save(path, Preferences(name="new"))
    assert load(path).value.name == "old"
    assert [p.name for p in tmp_path.iterdir()] == ["p.json"]
