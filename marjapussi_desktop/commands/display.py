"""Whether Qt can open a window here. Where it cannot, it aborts the process with a page of text; so it is asked before.

Qt takes the first of its platforms that works: those that QT_QPA_PLATFORM names, else the X display and the Wayland
display of the environment.
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from marjapussi_desktop.commands.libraries import library_trouble, qt_folder
from marjapussi_desktop.commands.reading import within

PLATFORM: Final = "QT_QPA_PLATFORM"
PLUGIN_FOLDERS: Final = ("QT_QPA_PLATFORM_PLUGIN_PATH", "QT_PLUGIN_PATH")
"""Where Qt looks for more platforms."""
ANSWER_S: Final = 10.0
"""How long a display may take to answer: some are at the other end of a slow line."""
SAFE: Final = {"offscreen", "minimal", "windows", "cocoa"}
"""Platforms that need nothing that could be missing."""


def display_trouble() -> str | None:
    """Why Qt could not open a window, without a full stop; None if it can."""
    words = os.environ.get(PLATFORM, "").lower().split(";")
    wished = [name for word in words if (name := word.partition(":")[0])]
    platforms = wished or list(_usual_platforms())
    if not platforms:
        return "there is no display to open a window on; start it from a desktop session"
    troubles = [_trouble(platform) for platform in platforms]
    return None if None in troubles else troubles[0]


def _usual_platforms() -> Iterator[str]:
    if not sys.platform.startswith("linux"):
        yield "windows" if sys.platform == "win32" else "cocoa"
    if os.environ.get("DISPLAY"):
        yield "xcb"
    if os.environ.get("WAYLAND_DISPLAY"):
        yield "wayland"


def _trouble(platform: str) -> str | None:
    known = _plugins()
    plugin = next((file for name, file in known.items() if f"{platform}-".startswith(f"{name}-")), None)
    if known and plugin is None:
        return f"{PLATFORM} names '{platform}', and Qt has only {', '.join(sorted(known))}"
    if platform in SAFE or not sys.platform.startswith("linux"):
        return None
    probe = _PROBES.get(platform.partition("-")[0])
    if probe is None:
        return _tried(platform)
    try:
        within(ANSWER_S, probe)
    except TimeoutError:
        return f"the display {_display(platform)} does not answer"
    except OSError as error:
        return f"no window can be opened on the display {_display(platform)}: {error.strerror or error}"
    return library_trouble(plugin) if plugin is not None else None


def _display(platform: str) -> str:
    return f"'{os.environ.get('DISPLAY' if platform == 'xcb' else 'WAYLAND_DISPLAY', '')}'"


# -- Qt's plugins -----------------------------------------------------------------------------------------------------


def _plugins() -> dict[str, Path]:
    """Qt's platforms by name; empty where they are not found, and then nothing is known."""
    root = qt_folder() or Path()
    folders = [root / "Qt" / "plugins", root / "plugins"]
    for variable in PLUGIN_FOLDERS:
        folders += [Path(folder) for folder in os.environ.get(variable, "").split(os.pathsep) if folder]
    files = [file for folder in folders for place in (folder / "platforms", folder) for file in place.glob("*q*.*")]
    return {_platform_of(file): file for file in files if file.suffix in (".so", ".dll", ".dylib")}


def _platform_of(plugin: Path) -> str:
    """``libqxcb.so``: xcb."""
    return plugin.name.partition(".")[0].removeprefix("lib").removeprefix("q")


def _tried(platform: str) -> str | None:
    """Tries a platform for machines without a desktop in a process of its own, where Qt may abort."""
    import subprocess  # here, as it costs the start where there is a desktop

    if getattr(sys, "frozen", False):
        return None
    program = "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"
    try:
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=ANSWER_S, check=False)
    except subprocess.TimeoutExpired:
        return f"Qt's platform '{platform}' does not answer"
    return None if done.returncode == 0 else f"Qt's platform '{platform}' does not work here"


# -- displays ---------------------------------------------------------------------------------------------------------


def _connect_x() -> None:
    """Connects as Qt will. Raises OSError."""
    import ctypes

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return  # then Qt's plugin cannot be loaded either, which is told in its place
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    if failed:
        raise OSError("it cannot be reached, or it refuses")


def _connect_wayland() -> None:
    """Connects and waits for the answer to one request. Raises OSError."""
    import socket

    if os.environ.get("WAYLAND_SOCKET"):
        return
    path = Path(os.environ.get("XDG_RUNTIME_DIR", ""), os.environ.get("WAYLAND_DISPLAY", ""))
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(str(path))
        # wl_display.sync: object 1, twelve bytes, request 0, the number of the object that will hear the answer
        connection.sendall(struct.pack("=III", 1, 12 << 16, 2))
        if not connection.recv(1):
            raise OSError("it refuses")


_PROBES: Final[dict[str, Callable[[], None]]] = {"xcb": _connect_x, "wayland": _connect_wayland}
