"""Builds the standalone program into `dist/marjapussi/` and tries it: `python3 run.py build [--no-smoke]`."""

import json
import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import licences
import names

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "dist" / "marjapussi"


def main(words: list[str]) -> int:
    """The exit status of the first step that fails, else 0."""
    status = build()
    if status or "--no-smoke" in words:
        return status
    if not sys.platform.startswith("linux"):
        print("The smoke test needs Xvfb and xdotool, so it runs on Linux only.")
        return 0
    return subprocess.call([sys.executable, str(ROOT / "packaging" / "smoke.py"), str(PROGRAM)])


def build() -> int:
    folders = ["--distpath", str(ROOT / "dist"), "--workpath", str(ROOT / "build" / "pyinstaller")]
    spec = str(ROOT / "packaging" / "marjapussi.spec")
    line = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *folders, spec]
    # Two builds of one commit are alike: Python's sets keep one order, and archives one date.
    fixed = {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(names.epoch()), "MARJAPUSSI_COMMIT": names.commit()}
    status = subprocess.call(line, cwd=ROOT, env={**os.environ, **fixed})
    if status == 0:
        modules = json.loads((ROOT / "build" / "pyinstaller" / "modules.json").read_text("utf-8"))
        try:
            licences.ship(PROGRAM, modules)
        except licences.UnknownPartError as error:
            print(f"licences: {error}", file=sys.stderr)
            return 1
        print(f"dist/marjapussi: {size_mb(PROGRAM):.0f} MB")
    return status


def size_mb(folder: Path) -> float:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 1e6


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
