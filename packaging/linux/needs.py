"""Which shared libraries of the system the built program needs: read from its own files, not from a list."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

from marjapussi_desktop.commands.libraries import debian_package

GLIBC = re.compile(r"^(ld-linux.*|lib(c|m|dl|pthread|rt|util|resolv|mvec)\.so\..*)$")
RENAMED = {"libglib2.0-0": "libglib2.0-0t64 | libglib2.0-0"}
"""Packages that newer systems have under another name (64-bit time)."""


def debian_depends(program: Path) -> str:
    """The field Depends of a Debian package."""
    libraries, glibc = needed(program)
    packages = sorted({debian_package(name) for name in libraries})
    return ", ".join([f"libc6 (>= {glibc})", *(RENAMED.get(name, name) for name in packages)])


@cache
def needed(program: Path) -> tuple[tuple[str, ...], str]:
    """The libraries that are linked to and not bundled, but for the C library; and its oldest version that will do."""
    files = [path for path in program.rglob("*") if path.is_file() and is_elf(path)]
    bundled = {path.name for path in program.rglob("*") if ".so" in path.name}
    found: set[str] = set()
    glibc = (2, 17)
    for path in files:
        told = subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=True).stdout
        found |= set(re.findall(r"^\s+NEEDED\s+(\S+)", told, re.MULTILINE))
        for major, minor in re.findall(r"\bGLIBC_(\d+)\.(\d+)", told):
            glibc = max(glibc, (int(major), int(minor)))
    outside = {name for name in found - bundled if not GLIBC.match(name)}
    return tuple(sorted(outside)), ".".join(map(str, glibc))


def is_elf(path: Path) -> bool:
    """Whether it is a program or a library."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"
