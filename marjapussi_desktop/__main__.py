"""``python -m marjapussi_desktop``: the command line."""

import sys

from marjapussi_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
