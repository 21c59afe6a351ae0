"""Builds the standalone program and everything that people download: `python3 run.py package [--no-build]`.

Each system packs for itself: the packers are in `linux/`, `windows/` and `macos/`. With the programs goes a list of
their parts (`sbom.py`).
"""

import json
import runpy
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SYSTEM = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
sys.path[:0] = [str(HERE), str(HERE / SYSTEM)]

import names  # noqa: E402
import sbom  # noqa: E402

import build  # noqa: E402


def main(words: list[str]) -> int:
    """The exit status of the first step that fails, else 0. ``--no-build`` packs what was built last."""
    if not (names.HOME and names.CONTACT):
        print("The project's page and address are not set (CONTRIBUTING.md, “Before the first release”): no release.")
    status = 0 if "--no-build" in words else build.main(words)
    if status:
        return status
    modules = json.loads((names.ROOT / "build" / "pyinstaller" / "modules.json").read_text("utf-8"))
    print(f"{sbom.write(build.PROGRAM, modules, names.ROOT / 'dist').name}: the parts of the program")
    return int(runpy.run_path(str(HERE / SYSTEM / "package.py"))["main"](build.PROGRAM))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
