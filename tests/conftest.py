"""For every test: no screen is needed. This must come before PySide6 is imported."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
