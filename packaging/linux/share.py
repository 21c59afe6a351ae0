"""`python packaging/linux/share.py FOLDER`: what desktops read, for those who pack the program otherwise."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import shared_files  # noqa: E402

if __name__ == "__main__":
    shared_files.write_shared(Path(sys.argv[1]))
