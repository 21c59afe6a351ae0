"""Where the frozen program begins. A process that it starts begins here too, and goes to its work instead."""

import multiprocessing
import os
import sys
import types
from pathlib import Path

from marjapussi_desktop.processes import warden

# The library of sound can also play from the network, and imports this for it. What is frozen has no network: it gets
# an empty module in its place.
sys.modules["urllib.request"] = types.ModuleType("urllib.request")

# Where a system has no settings of fonts, the library that reads them would complain at every start.
if sys.platform.startswith("linux") and not os.path.exists("/etc/fonts/fonts.conf"):
    os.environ.setdefault("FONTCONFIG_FILE", str(Path(warden.__file__).parents[1] / "fonts" / "fonts.conf"))

if __name__ == "__main__":
    multiprocessing.freeze_support()
    if sys.argv[1:2] == [warden.WORD]:
        sys.exit(warden.main(sys.argv[2:]))
    if sys.argv[1:2] == ["--unpack-xz"]:  # the one file for Linux unpacks itself by this: not every system has xz
        import lzma
        import shutil

        with lzma.open(sys.stdin.buffer) as packed:
            shutil.copyfileobj(packed, sys.stdout.buffer)
        sys.exit(0)

    from marjapussi_desktop.cli import main

    sys.exit(main())
