"""The Debian package, made with ``dpkg-deb``."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import time
from email.utils import formatdate
from pathlib import Path

import names
from archives import same_moment, size_of
from needs import debian_depends

RECOMMENDS = "fontconfig-config, hicolor-icon-theme, shared-mime-info, desktop-file-utils"
SUGGESTS = "libasound2t64 | libasound2, libpulse0"
OVERRIDES = """\
# The program brings Qt, Python and what they need, in its own folder, so that it runs alike on every system. They are
# unchanged, and their licences are in the folder's licences/. (Not security-supported by Debian: this package is not
# part of it.)
marjapussi: embedded-library *
# Qt's libraries, as its makers ship them, look for each other beside themselves ($ORIGIN).
marjapussi: custom-library-search-path *
# PyInstaller's starter carries Python's bytecode behind its own code; stripping would cut it off.
marjapussi: unstripped-binary-or-object *
# ICU's tables are a library of data only: there is nothing in it that could need the C library.
marjapussi: library-not-linked-against-libc *
marjapussi: shared-library-lacks-prerequisites *
# PyInstaller's starter comes built as it is; what it loads is at random addresses as always.
marjapussi: hardening-no-pie [usr/lib/marjapussi/marjapussi]
# This package is not uploaded to Debian, which is asked for nothing.
marjapussi: initial-upload-closes-no-bugs *
"""

NOT_PLACED = """\
# No release: nobody has said yet where letters reach the packer (CONTRIBUTING.md), so no address is told.
marjapussi: malformed-contact Maintainer *
marjapussi: bogus-mail-host-in-debian-changelog *
"""


def build(target: Path, work: Path, program: Path, share: Path) -> None:
    """Writes the package. ``work`` is emptied first."""
    shutil.rmtree(work, ignore_errors=True)
    library = work / "usr/lib" / names.APP
    shutil.copytree(program, library, symlinks=True)
    shutil.copytree(share, work / "usr/share", symlinks=True)
    _move(work / "usr/share/zsh/site-functions", work / "usr/share/zsh/vendor-completions")
    _move(work / "usr/share/man", work / "usr/share/man")
    for folder in ("usr/games", "usr/share/lintian/overrides", f"usr/share/doc/{names.APP}", "DEBIAN"):
        (work / folder).mkdir(parents=True, exist_ok=True)
    (work / "usr/games" / names.APP).symlink_to(f"../lib/{names.APP}/{names.APP}")
    (work / "usr/share/lintian/overrides" / names.APP).write_text(overrides(), "utf-8")
    documents = work / "usr/share/doc" / names.APP
    documents.joinpath("copyright").write_text(_copyright(), "utf-8")
    documents.joinpath("changelog.Debian.gz").write_bytes(gzip.compress(_changelog().encode(), 9, mtime=0))
    installed = size_of(work) // 1024
    (work / "DEBIAN/control").write_text(_control(debian_depends(program), installed), "utf-8")
    (work / "DEBIAN/md5sums").write_text(_sums(work), "utf-8")
    same_moment(work)
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(names.epoch())}
    line = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(work), str(target)]
    subprocess.run(line, check=True, env=environment, stdout=subprocess.DEVNULL)


def overrides() -> str:
    """What lintian need not say, each with its reason."""
    return OVERRIDES if names.CONTACT else OVERRIDES + NOT_PLACED


def version() -> str:
    """The version as Debian writes it."""
    return f"{names.VERSION}-1"


def architecture() -> str:
    """What Debian calls this processor."""
    return subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout.strip()


def _move(source: Path, target: Path) -> None:
    if source != target:
        target.parent.mkdir(parents=True, exist_ok=True)
        source.rename(target)


def _control(depends: str, installed_kb: int) -> str:
    long = "\n".join(f" {line}" for paragraph in names.PARAGRAPHS["en"] for line in [*_wrapped(paragraph), "."])
    return f"""\
Package: {names.APP}
Version: {version()}
Architecture: {architecture()}
Maintainer: {names.MAINTAINER}
Installed-Size: {installed_kb}
Depends: {depends}
Recommends: {RECOMMENDS}
Suggests: {SUGGESTS}
Section: games
Priority: optional
{_told("Homepage", names.HOME)}Description: Finnish trick-taking card games against the computer
{long.removesuffix(chr(10) + " .")}
"""


def _told(field: str, value: str) -> str:
    """The line of a field; none where nothing is known."""
    return f"{field}: {value}\n" if value else ""


def _wrapped(text: str) -> list[str]:
    lines, line = [], ""
    for word in text.split():
        if len(line) + len(word) > 76:
            lines, line = [*lines, line], ""
        line = f"{line} {word}".strip()
    return [*lines, line]


def _copyright() -> str:
    year = time.strftime("%Y", time.gmtime(names.epoch()))
    licence = (names.ROOT / "LICENSE").read_text("utf-8").split("\n\n", 2)[2]
    text = "\n".join(f" {line}" if line else " ." for line in licence.strip().splitlines())
    return f"""\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {names.NAME}
{_told("Source", names.SOURCE)}Comment:
 /usr/lib/{names.APP} also holds parts by others (Qt, Python and what they need).
 Each of them, its licence and where its source is are listed in
 /usr/lib/{names.APP}/_internal/licences/PARTS.txt, with the licences beside it.

Files: *
Copyright: {year} Marjapussi contributors
License: Expat

License: Expat
{text}
"""


def _changelog() -> str:
    date = formatdate(names.epoch()).replace("-0000", "+0000")
    head = f"{names.APP} ({version()}) unstable; urgency=medium"
    packer = names.MAINTAINER if names.CONTACT else f"{names.MAINTAINER} <>"  # the brackets belong to the form
    return f"{head}\n\n  * Version {names.VERSION}.\n\n -- {packer}  {date}\n"


def _sums(work: Path) -> str:
    files = sorted(path for path in work.rglob("*") if path.is_file() and not path.is_symlink())
    inside = [path for path in files if "DEBIAN" not in path.parts]
    return "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(work)}\n"
        for path in inside
    )
