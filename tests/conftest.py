"""For every test: no screen is needed. This must come before PySide6 is imported."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import signal

# A shell's background job ignores Ctrl-C, and so would everything that the tests start and then end by it.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGQUIT"):
    signal.signal(signal.SIGQUIT, signal.SIG_DFL)
