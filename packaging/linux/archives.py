"""Archives whose bytes depend on nothing but the files: sorted, owned by root, all of one moment."""

from __future__ import annotations

import gzip
import hashlib
import lzma
import os
import tarfile
from collections.abc import Callable
from pathlib import Path
from typing import IO

import names


def everything(_path: Path) -> bool:
    return True


def tar_xz(target: Path, folders: dict[str, Path], wanted: Callable[[Path], bool] = everything) -> None:
    """Packs folders under these names. ``wanted`` says of each path whether it goes along."""
    with lzma.open(target, "wb", preset=6) as packed:
        tar(packed, folders, wanted)


def tar_gz(target: Path, folders: dict[str, Path], wanted: Callable[[Path], bool] = everything) -> None:
    """The same, larger, for systems that have nothing but gzip."""
    with target.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        tar(packed, folders, wanted)


def tar(packed: IO[bytes], folders: dict[str, Path], wanted: Callable[[Path], bool]) -> None:
    """Writes what is wanted of these folders."""
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for name, folder in folders.items():
            for path in [folder, *sorted(folder.rglob("*"), key=lambda one: one.as_posix())]:
                if wanted(path):
                    inside = (Path(name) / path.relative_to(folder)).as_posix()
                    archive.add(path, inside, recursive=False, filter=plain)


def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """An entry without whose and when it was."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = names.epoch()
    entry.mode = plain_rights(entry.name, entry.isdir(), entry.mode)
    return entry


def plain_rights(name: str, is_folder: bool, rights: int) -> int:
    """The rights of a file that is everybody's to read. Only programs and scripts are to be run, no libraries."""
    return 0o755 if is_folder or (rights & 0o100 and Path(name).suffix in ("", ".sh")) else 0o644


def same_moment(folder: Path) -> None:
    """Gives every file below one modification time and plain rights."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            path.chmod(plain_rights(path.name, path.is_dir(), path.stat().st_mode))
        os.utime(path, (names.epoch(), names.epoch()), follow_symlinks=False)


def digest(path: Path) -> str:
    """SHA-256 in hexadecimal digits."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def size_of(folder: Path) -> int:
    """Bytes of all files below."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
