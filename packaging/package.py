"""Builds the standalone program and everything that people download: `python3 run.py package [--no-build]`.

Each system packs for itself: the packers of Linux are in `linux/`.
"""

import runpy
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE / "linux")]

import build  # noqa: E402


def main(words: list[str]) -> int:
    """The exit status of the first step that fails, else 0. ``--no-build`` packs what was built last."""
    status = 0 if "--no-build" in words else build.main(words)
    if status:
        return status
    if sys.platform.startswith("linux"):
        return int(runpy.run_path(str(HERE / "linux" / "package.py"))["main"](build.PROGRAM))
    print("There is no packer for this system yet; the program is in dist/marjapussi.")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
