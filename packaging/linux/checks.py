"""What the tools of the trade say of the packages: each is called where it is installed, and named where it is not."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import names

SCRIPTS = ("install.sh", "uninstall.sh", "run_stub.sh")
APT = {"desktop-file-validate": "desktop-file-utils", "appstreamcli": "appstream"}


def check(share: Path, package: Path | None) -> bool:
    """Prints a line for each tool; whether all that were there are content."""
    here = Path(__file__).parent
    lines = {
        "desktop-file-validate": [str(share / "applications" / f"{names.APP}.desktop")],
        "appstreamcli": [*appstream(), str(share / f"metainfo/{names.APP_ID}.metainfo.xml")],
        "shellcheck": [str(here / name) for name in SCRIPTS],
        "lintian": ["--fail-on", "error", "--tag-display-limit", "0", str(package)] if package else [],
        "man": ["--warnings", "-l", str(share / "man/man6" / f"{names.APP}.6.gz")],
    }
    results = [_run(tool, words) for tool, words in lines.items() if words]
    return all(results)


def appstream() -> list[str]:
    """How stores' metainfo is validated: strictly, where the tool knows how (Ubuntu 22.04's does not)."""
    line = ["appstreamcli", "validate", "--help"]
    knows = shutil.which(line[0]) and "--strict" in subprocess.run(line, capture_output=True, text=True).stdout
    return ["validate", *(["--strict"] if knows else []), "--no-net"]


def _run(tool: str, words: list[str]) -> bool:
    if not shutil.which(tool):
        print(f"check: {tool} is not here, so it was not asked (in Debian: apt install {APT.get(tool, tool)})")
        return True
    done = subprocess.run([tool, *words], capture_output=True, text=True, check=False)
    told = (done.stderr if tool == "man" else done.stdout + done.stderr).strip()
    good = done.returncode == 0 and not (tool == "man" and told)
    print(f"check: {tool}: {'clean' if good and not told else 'no errors' if good else 'FAILED'}")
    if told:
        print("\n".join(f"    {line}" for line in told.splitlines()))
    return good
