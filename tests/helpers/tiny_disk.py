"""A disk that can be full: a small file system in memory where one may be mounted, or a limit on the size of files."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

SIZE = 512 * 1024
"""In bytes."""


class Disk(Protocol):
    """A folder whose disk can be filled and freed again."""

    folder: Path

    def fill(self) -> None:
        """Leave no room."""

    def free(self) -> None:
        """Leave room again."""


class MountedDisk:
    """A file system of its own, which needs the right to mount one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "home"
        self._root = folder
        self._filler = folder / "filler"

    def fill(self) -> None:
        with self._filler.open("ab", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))

    def free(self) -> None:
        self._filler.unlink(missing_ok=True)

    def make_read_only(self) -> None:
        """Let nobody write any more."""
        subprocess.run(["mount", "-o", "remount,ro", str(self._root)], check=True)


class LimitedFiles:
    """No file of this process can be written while the disk is full."""

    def __init__(self, folder: Path) -> None:
        import resource

        self.folder = folder
        self._limit = resource.getrlimit(resource.RLIMIT_FSIZE)

    def fill(self) -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (0, self._limit[1]))

    def free(self) -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, self._limit)


@contextmanager
def mounted_disk(folder: Path) -> Iterator[MountedDisk | None]:
    """A small file system mounted on ``folder``; None where that may not be done."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    try:
        is_mounted = sys.platform == "linux" and subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        is_mounted = False
    if not is_mounted:
        yield None
        return
    disk = MountedDisk(folder)
    disk.folder.mkdir()
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
