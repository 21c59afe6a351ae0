"""``marjapussi play`` with a window that closes, as by the person, when a line comes on the standard input."""

from __future__ import annotations

import sys

from PySide6.QtCore import QSocketNotifier

from marjapussi_desktop import app, cli
from marjapussi_desktop.ui.main_window import MainWindow


def main() -> int:
    """The program's exit status."""
    begin = app.begin

    def begin_and_listen(window: MainWindow, start: app.StartOptions) -> None:
        begin(window, start)
        notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, window)
        notifier.activated.connect(window.close)

    app.begin = begin_and_listen
    return cli.main(["play", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
