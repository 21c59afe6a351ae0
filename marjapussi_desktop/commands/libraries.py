"""Which shared libraries of the system Qt lacks here (Linux): told in a sentence before Qt is imported, which would
otherwise end in a traceback.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

NEEDED: Final = ("Widgets", "Svg")
"""What the window imports; the other parts of Qt that it uses are needed by these."""
WINDOWS: Final = (("zenity", "--error", "--no-markup", "--text"), ("kdialog", "--error"), ("xmessage", "-center"))
"""Small programs of desktops that show a sentence in a window; the sentence comes last."""
_PACKAGES: Final = {"libglib-2.0.so.0": "libglib2.0-0", "libgthread-2.0.so.0": "libglib2.0-0", "libz.so.1": "zlib1g"}


def missing_library() -> str | None:
    """Why Qt cannot be loaded, without a full stop; None if it can, or on other systems."""
    root = qt_folder()
    if root is None or not sys.platform.startswith("linux"):
        return None
    for name in NEEDED:
        file = root / "Qt" / "lib" / f"libQt6{name}.so.6"
        trouble = library_trouble(file) if file.is_file() else None
        if trouble is not None:
            return trouble
    return None


def qt_folder() -> Path | None:
    """Where PySide6 is; None where it is not found."""
    spec = find_spec("PySide6")
    return Path(spec.origin).parent if spec is not None and spec.origin is not None else None


def library_trouble(file: Path) -> str | None:
    """Loads a library of Qt as Qt would. What it lacks, without a full stop; None if nothing."""
    import ctypes  # here, as a start pays for what it loads

    try:
        ctypes.CDLL(str(file))
    except OSError as error:
        missing = _all_missing(file) or [_first_missing(error)]
        packages = " ".join(sorted({debian_package(name) for name in missing}))
        what = (
            f"the system's library {missing[0]}, which is"
            if len(missing) == 1
            else (f"the system's libraries {', '.join(missing)}, which are")
        )
        return f"to open a window, Qt needs {what} missing (in Debian and Ubuntu: sudo apt install {packages})"
    return None


def _first_missing(error: BaseException) -> str:
    """The library that the loader names; a frozen program wraps its complaint into another."""
    while error.__cause__ is not None or error.__context__ is not None:
        error = error.__cause__ or error.__context__  # type: ignore[assignment]
    return str(error).partition(":")[0]


def _all_missing(file: Path) -> list[str]:
    import subprocess  # here, as ctypes above

    if not shutil.which("ldd"):
        return []
    try:
        told = subprocess.run(["ldd", str(file)], capture_output=True, text=True, timeout=10, check=False).stdout
    except (OSError, subprocess.SubprocessError):
        return []
    return sorted(set(re.findall(r"^\s*(\S+) => not found", told, re.MULTILINE)))


def debian_package(library: str) -> str:
    """The package of Debian that has a library: ``libEGL.so.1`` → ``libegl1``."""
    name, _, version = library.partition(".so.")
    name = name.lower().replace("_", "-")
    return _PACKAGES.get(library, f"{name}{'-' if name[-1:].isdigit() else ''}{version}")


def show_sentence(sentence: str) -> None:
    """Shows it in a window of the desktop's own, if the program was not started in a terminal and there is a way."""
    has_screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    in_terminal = sys.stderr is not None and sys.stderr.isatty()
    if not getattr(sys, "frozen", False) or in_terminal or not has_screen:
        return
    import subprocess

    for line in WINDOWS:
        if shutil.which(line[0]):
            # What the frozen program carries is not for the desktop's programs.
            environment = {key: value for key, value in os.environ.items() if key != "LD_LIBRARY_PATH"}
            with open(os.devnull, "wb") as nowhere:
                try:
                    subprocess.Popen([*line, sentence], env=environment, stdout=nowhere, stderr=nowhere)
                except OSError:
                    continue
            return
