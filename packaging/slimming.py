"""What PyInstaller gathers and the program never uses, on every system: plugins of Qt, and what only those link to.

Entries are as PyInstaller has them: the name in the bundle, the file that it comes from, and its kind.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import PurePath

Entry = tuple[str, str, str]

LEFT_OUT_PLUGINS = (
    "egldeviceintegrations/",
    "generic/",
    "imageformats/(lib)?q(gif|icns|jpeg|pdf|tga|tiff|wbmp|webp)",
    "networkinformation/",
    "platforminputcontexts/(lib)?qtvirtualkeyboard",
    "platforms/(lib)?q(direct2d|eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc)[.]",
    "platformthemes/libqgtk3",
    "tls/",
    "wayland-graphics-integration-(client|server)/",
    "xcbglintegrations/",
)
# `libmvec` is a part of the system's C library, and must be of one version with it. The libraries of C++ are on every
# system, and its drivers for the graphics card, which are C++ too, may need newer ones than were here. D-Bus, which
# brings systemd's library and what that needs, is on every desktop. Windows' part for drawing by OpenGL without a
# graphics card: nothing here is drawn by OpenGL.
LEFT_OUT_FILES = re.compile(
    "lib(mvec|stdc[+][+]|gcc_s|dbus-1|systemd|cap|gcrypt|gpg-error|lz4)[.]so"
    f"|PySide6/(.*/)?plugins/({'|'.join(LEFT_OUT_PLUGINS)})"
    "|PySide6/(.*/)?translations/(?!qtbase_fi)"
    "|PySide6/(opengl32sw|d3dcompiler_.*)[.]dll"
    "|lib-dynload/_codecs_"  # of East Asia
)
LIBRARIES = (
    re.compile(r"^(?!.*/plugins/)(?:.*/)?(lib[^/]*[.]so[^/]*)$"),  # Linux
    re.compile(r"^PySide6/(Qt6\w+[.]dll)$"),  # Windows
    re.compile(r"(?:^|/)(Qt\w+)[.]framework/"),  # macOS, where a library is a folder
)


def slimmed(entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Without what is left out, and then without the libraries that nothing links to any more. ``imports`` tells the
    names of what a file links to.
    """
    return linked([entry for entry in entries if not LEFT_OUT_FILES.search(path_of(entry))], imports)


def linked(entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """The modules and plugins, and the shared libraries that they link to, however far."""
    libraries: dict[str, list[Entry]] = {}
    kept: list[Entry] = []
    links: list[Entry] = []
    for entry in entries:
        name = library(entry)
        if entry[2] == "SYMLINK" and ".framework/" not in path_of(entry):
            links.append(entry)
        elif name and not name.startswith("libpython"):
            libraries.setdefault(name, []).append(entry)
        else:
            kept.append(entry)
    for entry in kept:  # grows while it is walked
        if entry[2] in ("BINARY", "EXTENSION"):
            needed = {PurePath(name).name.lower() for name in imports(entry[1])}
            kept += [part for name in sorted(needed & libraries.keys()) for part in libraries.pop(name)]
    return kept + [entry for entry in links if PurePath(entry[0]).name.lower() not in libraries]


def library(entry: Entry) -> str:
    """The name by which others link to a shared library, in small letters, as Windows minds none; else nothing."""
    found = next((match for pattern in LIBRARIES if (match := pattern.search(path_of(entry)))), None)
    return found[1].lower() if found else ""


def path_of(entry: Entry) -> str:
    """Where it is in the bundle, with the strokes that lean forward."""
    return entry[0].replace("\\", "/")
