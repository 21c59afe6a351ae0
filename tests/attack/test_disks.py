"""Disks that are full or read-only, files and folders that are deleted: the match goes on, and is kept if it can be."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from marjapussi_desktop.controller.match.history import History
from marjapussi_desktop.controller.match.session import Session
from marjapussi_desktop.engine.record import MatchRecord
from marjapussi_desktop.settings import keeping
from marjapussi_desktop.settings.problems import Problem, ProblemKind
from tests.helpers.saved_matches import begun, play_some, settle
from tests.helpers.started_program import start
from tests.helpers.tiny_disk import Disk, LimitedFiles, MountedDisk, mounted_disk

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs the limits and mounts of Unix")
STEPS = 150
NOT_SAVED = "cannot be saved"


@pytest.fixture
def mounted(tmp_path: Path) -> Iterator[MountedDisk]:
    """A disk of its own."""
    folder = tmp_path / "disk"
    folder.mkdir()
    with mounted_disk(folder) as disk:
        if disk is None:
            pytest.skip("nothing may be mounted here")
        yield disk


@pytest.fixture(params=["limit", "mount"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    """A disk, by what everybody may do and by what only some may."""
    if request.param == "mount":
        yield request.getfixturevalue("mounted")
        return
    limited = LimitedFiles(tmp_path)
    yield limited
    limited.free()


def is_safe(history: History) -> bool:
    """Whether all is on disk, once what can be written is written."""
    store = history._store.opened()
    return store is not None and store.is_safe()


def copied_record(path: Path, folder: Path) -> MatchRecord | None:
    """The match that a kill at this moment would leave."""
    folder.mkdir()
    shutil.copy(path, folder / path.name)
    history = History(folder / path.name, [].append)  # type: ignore[arg-type]
    resumed = history.load()
    history.close()
    return resumed.replayed.record if resumed is not None else None


def test_a_program_started_on_a_full_disk_shows_and_is_sound_the_next_time(mounted: MountedDisk) -> None:
    mounted.fill()
    told = start(mounted.folder, "--lang", "en")
    assert told["visible"]
    assert any(NOT_SAVED in notice for notice in told["notices"])
    # The folder for pictures of cards may be made; no file is begun.
    assert [path for path in mounted.folder.rglob("*") if path.is_file()] == []
    mounted.free()
    told = start(mounted.folder, "--lang", "en")
    assert (told["visible"], told["screen"], told["notices"]) == (True, "home", [])


def test_a_match_on_a_read_only_disk_is_shown_and_goes_on(mounted: MountedDisk) -> None:
    path = mounted.folder / "matches.sqlite"
    history = History(path, [].append)  # type: ignore[arg-type]
    play_some(begun(history, "huutopussi"), random.Random(1), 20)
    settle(history)
    history.close()
    content = path.read_bytes()
    mounted.make_read_only()
    told = start(mounted.folder, "--lang", "en")
    assert (told["visible"], told["screen"]) == (True, "match")
    assert any(NOT_SAVED in notice for notice in told["notices"])
    assert path.read_bytes() == content


class Play:
    """A match on a disk that things happen to; ``check`` compares what a kill would leave with what is shown."""

    def __init__(self, disk: Disk, scratch: Path, dice: random.Random) -> None:
        self.disk = disk
        self.path = disk.folder / "matches.sqlite"
        self.scratch = scratch
        self.dice = dice
        self.problems: list[Problem] = []
        self.is_full = False
        self.checks = 0
        self.history = History(self.path, self.problems.append)
        self.session = begun(self.history, "marjapussi")

    def play(self) -> None:
        if self.session.is_over:
            self.session = begun(self.history, self.dice.choice(("marjapussi", "huutopussi")))
        play_some(self.session, self.dice, self.dice.randrange(1, 30))
        settle(self.history)

    def fill(self) -> None:
        self.disk.fill()
        self.is_full = True

    def free(self) -> None:
        self.disk.free()
        self.is_full = False

    def delete_file(self) -> None:
        self.path.unlink(missing_ok=True)

    def delete_folder(self) -> None:
        shutil.rmtree(self.disk.folder, ignore_errors=True)

    def start_again(self) -> None:
        """Only with room, and after a move: else the person was told that closing loses the match."""
        self.free()
        self.play()
        self.check()
        self.history.close()
        self.history = History(self.path, self.problems.append)
        resumed = self.history.load()
        assert resumed is not None, self.problems
        assert resumed.replayed.record == self.session.record
        self.session = Session.take_up(resumed.replayed, resumed.source, self.history.journal())

    def check(self) -> None:
        """All that was shown is on disk, or the person knows that it is not."""
        if is_safe(self.history):
            self.checks += 1
            if not self.is_full:
                copy = self.scratch / f"copy{self.checks}"
                assert copied_record(self.path, copy) == self.session.record
                shutil.rmtree(copy)
        else:
            assert self.is_full, "there is room, and the match is not kept"
            assert self.problems[-1].kind is ProblemKind.MATCHES_NOT_SAVED


@pytest.mark.parametrize("steps", [15, pytest.param(STEPS, marks=pytest.mark.slow)])
def test_whatever_happens_to_the_disk_the_match_is_kept(
    disk: Disk, tmp_path: Path, attack_seed: int, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    monkeypatch.setattr(keeping, "RETRY_S", 0.0)
    dice = random.Random(f"disks {attack_seed}")
    play = Play(disk, tmp_path, dice)
    harms = (play.fill, play.free, play.delete_file, play.delete_folder, play.start_again)
    for _ in range(steps):
        dice.choice(harms)()
        play.play()
        play.check()
    play.start_again()
    play.history.close()
    kinds = {problem.kind for problem in play.problems}
    assert kinds <= {ProblemKind.MATCHES_NOT_SAVED, ProblemKind.MATCHES_SAVED_AGAIN, ProblemKind.MATCHES_DELETED}
    assert play.checks
