"""A file that tells whether anybody has opened it: a pipe with a name, as a hostile text would have it read."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

_KEEPER = """
import os, sys, threading
def end_with_the_test():
    sys.stdin.read()
    os._exit(0)
threading.Thread(target=end_with_the_test, daemon=True).start()
while True:
    writer = os.open(sys.argv[1], os.O_WRONLY)  # returns when somebody opens the other end
    open(sys.argv[2], "a").close()
    os.close(writer)
"""


class Trap:
    """A named pipe at ``path``. Whoever opens it finds it empty, so that nothing hangs. Not on Windows.

    Another process keeps it: a thread could not go on while Qt reads.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._sprung = path.with_name(f"{path.name} was opened")
        os.mkfifo(path)
        self._keeper = subprocess.Popen(
            [sys.executable, "-c", _KEEPER, str(path), str(self._sprung)], stdin=subprocess.PIPE
        )

    @property
    def is_sprung(self) -> bool:
        """Whether somebody has opened it."""
        return self._sprung.exists()

    def close(self) -> None:
        """The trap is taken away."""
        with self._keeper as keeper:
            keeper.kill()
