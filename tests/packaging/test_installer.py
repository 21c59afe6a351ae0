"""The tarball's ``install.sh`` and ``uninstall.sh``: what they put where, and that nothing of it stays."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

LINUX = Path(__file__).resolve().parents[2] / "packaging" / "linux"
pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the tarball is for Linux")

SHARED = {
    "applications/marjapussi.desktop": "[Desktop Entry]\nExec=marjapussi %f\nTryExec=marjapussi\n",
    "mime/packages/marjapussi.xml": "<mime-info xmlns='http://www.freedesktop.org/standards/shared-mime-info'/>",
    "icons/hicolor/16x16/apps/marjapussi.png": "",
}


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """The tarball's folder, with a script in the place of the program."""
    folder = tmp_path / "Lataukset ä 漢"
    for name, text in SHARED.items():
        file = folder / "share" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (folder / "program").mkdir()
    (folder / "program" / "marjapussi").write_text("#!/bin/sh\necho marjapussi 1\n")
    (folder / "program" / "marjapussi").chmod(0o755)
    for name in ("install.sh", "uninstall.sh"):
        shutil.copy(LINUX / name, folder)
    return folder


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A person's home, where some folders stand empty and others hold what is hers."""
    home = tmp_path / "Maija M"
    for name in (".local/bin", ".local/share/marjapussi", ".local/share/applications"):
        (home / name).mkdir(parents=True)
    (home / ".local/share/marjapussi/matches.sqlite").write_text("hers")
    return home


def run(script: Path, home: Path, *words: str, umask: int = 0o022) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": os.environ["PATH"], "HOME": str(home)}
    line = ["sh", str(script), *words]
    return subprocess.run(line, env=environment, capture_output=True, text=True, check=False, umask=umask)


def tree(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}


def test_it_is_installed_updated_and_gone_without_a_trace(unpacked: Path, home: Path) -> None:
    before = tree(home)
    for _again in range(2):
        done = run(unpacked / "install.sh", home, "--user")
        assert (done.returncode, done.stderr) == (0, "")
        assert "Installed: marjapussi 1" in done.stdout
        assert all((home / ".local/share" / name).is_file() for name in SHARED)
    program = home / ".local/bin/marjapussi"
    assert subprocess.run([program], capture_output=True, text=True, check=True).stdout == "marjapussi 1\n"
    assert f'Exec="{program}" %f' in (home / ".local/share/applications/marjapussi.desktop").read_text()
    done = run(home / ".local/lib/marjapussi/uninstall.sh", home)
    assert (done.returncode, done.stderr) == (0, "")
    assert tree(home) == before


def test_folders_that_were_there_stay_even_empty(unpacked: Path, home: Path, tmp_path: Path) -> None:
    """As /usr/local/bin, which a system has from its beginning."""
    place = tmp_path / "usr local"
    for name in ("bin", "lib", "share/man"):
        (place / name).mkdir(parents=True)
    before = tree(place)
    assert run(unpacked / "install.sh", home, "--system", "--prefix", str(place)).returncode == 0
    assert run(place / "lib/marjapussi/uninstall.sh", home).returncode == 0
    assert tree(place) == before


def test_all_may_read_what_one_has_installed_whose_new_files_are_his_own(
    unpacked: Path, home: Path, tmp_path: Path
) -> None:
    place = tmp_path / "all"
    done = run(unpacked / "install.sh", home, "--system", "--prefix", str(place), umask=0o077)
    assert done.returncode == 0, done.stderr
    for path in [place, *place.rglob("*")]:
        wanted = 0o005 if path.is_dir() else 0o004
        assert path.stat().st_mode & wanted == wanted, path


def test_anothers_program_of_that_name_is_left_alone(unpacked: Path, home: Path) -> None:
    (home / ".local/bin/marjapussi").write_text("another")
    before = tree(home)
    done = run(unpacked / "install.sh", home, "--user")
    assert done.returncode == 2
    assert "is another program" in done.stderr
    assert tree(home) == before
