"""Where the frozen program begins. A process that it starts begins here too, and goes to its work instead."""

import multiprocessing
import sys

from marjapussi_desktop.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
