"""One file that runs without being installed: a shell script with a tar.xz behind it."""

from __future__ import annotations

from pathlib import Path

import names
from archives import digest, tar_xz

STUB = Path(__file__).parent / "run_stub.sh"


def build(target: Path, work: Path, program: Path) -> None:
    """Writes the file. The archive holds one folder, ``marjapussi``."""
    work.mkdir(parents=True, exist_ok=True)
    archive = work / "program.tar.xz"
    tar_xz(archive, {names.APP: program})
    facts = {"VERSION": names.VERSION, "DIGEST": digest(archive), "SIZE": str(archive.stat().st_size)}
    facts["NAME"] = f"{names.VERSION}-{facts['DIGEST'][:12]}"
    target.write_bytes(stub(facts) + archive.read_bytes())
    target.chmod(0o755)


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
