"""One file that runs without being installed: a shell script with two archives behind it.

A bare system can unpack gzip, which is a third larger than xz. So what the program needs to start without Qt (its
starter, Python) comes as a tar.gz, and the rest as a tar.xz, which that starter unpacks.
"""

from __future__ import annotations

from pathlib import Path

import names
from archives import digest, tar_gz, tar_xz

STUB = Path(__file__).parent / "run_stub.sh"
LATER = ("PySide6", "marjapussi_desktop", "licences")
"""The folders of the program that its starter can do without."""


def build(target: Path, work: Path, program: Path) -> None:
    """Writes the file. The archives hold one folder, ``marjapussi``."""
    work.mkdir(parents=True, exist_ok=True)
    first, rest = work / "first.tar.gz", work / "rest.tar.xz"
    later = [program / "_internal" / name for name in LATER]
    tar_gz(first, {names.APP: program}, lambda path: not belongs(path, later))
    tar_xz(rest, {names.APP: program}, lambda path: belongs(path, later))
    archive = work / "program"
    archive.write_bytes(first.read_bytes() + rest.read_bytes())
    facts = {"VERSION": names.VERSION, "DIGEST": digest(archive), "SIZE": str(archive.stat().st_size)}
    facts["FIRST"] = str(first.stat().st_size)
    facts["NAME"] = f"{names.VERSION}-{facts['DIGEST'][:12]}"
    target.write_bytes(stub(facts) + archive.read_bytes())
    target.chmod(0o755)


def belongs(path: Path, folders: list[Path]) -> bool:
    """Whether it is one of these folders or in one."""
    return any(path == folder or folder in path.parents for folder in folders)


def stub(facts: dict[str, str]) -> bytes:
    """The script, which knows its own length in bytes."""
    text = STUB.read_text("utf-8")
    for key, value in facts.items():
        text = text.replace(f"@{key}@", value)
    length = len(text.encode())
    for digits in range(3, 6):
        whole = length - len("@SKIP@") + digits
        if len(str(whole)) == digits:
            return text.replace("@SKIP@", str(whole)).encode()
    raise AssertionError("the script has between 100 and 99,999 bytes")
