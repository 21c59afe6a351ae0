"""Who is still there: processes are marked in their environment, which all that they start take over (Linux)."""

from __future__ import annotations

import contextlib
import os
import secrets
import time
from pathlib import Path

MARK = "MARJAPUSSI_TEST_MARK"


def new_mark() -> str:
    """A value of the variable ``MARK`` that no other test has."""
    return secrets.token_hex(8)


def marked(mark: str) -> dict[int, str]:
    """The living processes with this mark: process id → how a person would find it in a list."""
    found = {}
    for entry in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if f"{MARK}={mark}".encode() in (entry / "environ").read_bytes().split(b"\0"):
                state = (entry / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()[0]
                if state != "Z":
                    words = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
                    found[int(entry.name)] = f"{entry.name} {state} {words.strip()}"
    return found


def left_after(mark: str, seconds: float) -> list[str]:
    """Who is left when so much time has passed; nobody as soon as they are all gone."""
    end = time.monotonic() + seconds
    while (left := marked(mark)) and time.monotonic() < end:
        time.sleep(0.01)  # polls other processes; there is no signal to wait for
    return list(left.values())


def end_marked(mark: str) -> None:
    """Whatever a failing test leaves behind."""
    for pid in marked(mark):
        with contextlib.suppress(OSError):
            os.kill(pid, 9)
