"""A bot that will not go: plain Python, nothing of this program. ``python clinging_program.py MANNER [FILE]``.

It plays as ``program_bot`` does. MANNER: ``stubborn`` ignores goodbye, end of input and every signal that can be
ignored, and so do its children, one of them in a session of its own and one whose parent has ended; ``busy`` is
stubborn and spins; ``stuck`` is stubborn and answers no question; ``parent`` ends when it should and leaves the
children behind. FILE gets a line once all of them run.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time

from program_bot import good, say  # type: ignore[import-not-found]  # beside this file, which is run as a script

STUBBORN = ("stubborn", "busy", "stuck")


def ignore_signals() -> None:
    for signum in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP, signal.SIGCHLD}:
        signal.signal(signum, signal.SIG_IGN)


def stay(is_busy: bool = False) -> None:
    while True:
        if not is_busy:
            time.sleep(1)


def start_children() -> None:
    """One like others, one with a session of its own, one that nobody has started, as it seems."""
    for has_own_session, has_parent in ((False, True), (True, True), (True, False)):
        if os.fork() == 0:
            if has_own_session:
                os.setsid()
            if has_parent or os.fork() == 0:
                stay()
            os._exit(0)
    os.wait()


def main() -> None:
    manner = sys.argv[1]
    ignore_signals()
    start_children()
    if len(sys.argv) > 2:
        with open(sys.argv[2], "a", encoding="ascii") as log:
            log.write("here\n")
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "ready", "name": f"The {manner} one"})
        elif message["type"] == "move" and manner != "stuck":
            good(message)
        elif message["type"] == "bye":
            break
    if manner in STUBBORN:
        stay(is_busy=manner == "busy")


if __name__ == "__main__":
    main()
