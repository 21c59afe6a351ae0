"""What this program was built from, told without loading any of it: the commit, the kernel and Qt.

A built program has a file of it (``build.json``, written where the program is frozen). A checkout or a wheel looks at
the names of files: to import Qt only for its version would take a fifth of a second.
"""

import json
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from marjapussi_desktop import __version__

BUILD_FILE: Final = "build.json"
_PACKAGE: Final = Path(__file__).parent


def version_line() -> str:
    """``0.1.0 (build 4f2a…, compiled kernel, Qt 6.11.3)``."""
    build = build_name()
    return f"{__version__} ({f'build {build}' if build else 'from source'}, {kernel()} kernel, Qt {qt_version()})"


def build_name() -> str:
    """The commit that was built, with a ``+`` when its files had been changed; empty in a checkout or a wheel."""
    return str(_built().get("commit", ""))


def kernel() -> str:
    """``compiled`` where the compiled twin is there, else ``plain``. `bots.native.WHICH` tells which one runs."""
    folder = _PACKAGE / "bots" / "native"
    return "compiled" if any((folder / f"_core_c{end}").exists() for end in EXTENSION_SUFFIXES) else "plain"


def qt_version() -> str:
    """The version of Qt for Python, or ``unknown``."""
    told = _built().get("qt")
    if told:
        return str(told)
    spec = find_spec("PySide6")
    if spec is None or spec.origin is None:
        return "missing"
    names = (path.name for path in Path(spec.origin).parent.parent.glob("*.dist-info"))
    found = [name.split("-")[1] for name in names if name.lower().startswith(("pyside6_essentials-", "pyside6-"))]
    return found[0].removesuffix(".dist") if found else "unknown"


def _built() -> dict[str, object]:
    try:
        told = json.loads((_PACKAGE / BUILD_FILE).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return told if isinstance(told, dict) else {}
