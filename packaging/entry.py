"""Where the frozen program begins. A process that it starts begins here too, and goes to its work instead."""

import multiprocessing
import sys
import types

from marjapussi_desktop.processes import warden

# The library of sound can also play from the network, and imports this for it. What is frozen has no network: it gets
# an empty module in its place.
sys.modules["urllib.request"] = types.ModuleType("urllib.request")

if __name__ == "__main__":
    multiprocessing.freeze_support()
    if sys.argv[1:2] == [warden.WORD]:
        sys.exit(warden.main(sys.argv[2:]))

    from marjapussi_desktop.cli import main

    sys.exit(main())
