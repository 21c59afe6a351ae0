"""The folder ``share/`` that every Linux package installs beside the program: made from data, then checked."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Final

import completions
import desktop_files
import manual
import names
from pictures import painted, png

SIZES: Final = (16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512)
"""The icon theme's sizes in pixels."""


def write_shared(share: Path) -> None:
    """Afterwards ``share`` holds all of it."""
    texts = {
        f"applications/{names.APP}.desktop": desktop_files.desktop_entry(),
        f"mime/packages/{names.APP}.xml": desktop_files.mime_type(),
        f"metainfo/{names.APP_ID}.metainfo.xml": desktop_files.metainfo(),
        f"bash-completion/completions/{names.APP}": completions.bash(),
        f"zsh/site-functions/_{names.APP}": completions.zsh(),
        f"fish/vendor_completions.d/{names.APP}.fish": completions.fish(),
    }
    for name, text in texts.items():
        written(share / name).write_text(text, "utf-8")
    for language, folder in (("en", "man/man6"), ("fi", "man/fi/man6")):
        file = written(share / folder / f"{names.APP}.6.gz")
        file.write_bytes(gzip.compress(manual.page(language).encode(), 9, mtime=0))
    write_icons(share / "icons" / "hicolor")


def written(path: Path) -> Path:
    """The path, in a folder that exists."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def write_icons(theme: Path) -> None:
    """The emblem, and the sheet of a record, in all sizes and as SVG."""
    for source, room, name in (
        ("marjapussi.svg", "apps", names.APP),
        ("record.svg", "mimetypes", names.MIME.replace("/", "-")),
    ):
        picture = names.ROOT / "assets" / "icons" / source
        written(theme / "scalable" / room / f"{name}.svg").write_bytes(picture.read_bytes())
        for size in SIZES:
            written(theme / f"{size}x{size}" / room / f"{name}.png").write_bytes(png(painted(picture, size)))
