"""Archives whose bytes depend on nothing but the files: sorted, owned by root, all of one moment."""

from __future__ import annotations

import hashlib
import lzma
import os
import tarfile
from pathlib import Path

import names


def tar_xz(target: Path, folders: dict[str, Path]) -> None:
    """Packs folders under these names."""
    with (
        lzma.open(target, "wb", preset=6) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        for name, folder in folders.items():
            for path in [folder, *sorted(folder.rglob("*"), key=lambda one: one.as_posix())]:
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
