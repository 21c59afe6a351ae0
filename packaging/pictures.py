"""The icons of Windows and macOS, in every size that they ask for, painted from the SVG in ``assets/icons``."""

from __future__ import annotations

import os
import struct
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
"""Windows's sizes of an icon at 100, 125, 150 and 200 % in lists, on the task bar and on the desktop."""
LARGEST_BITMAP: Final = 64
"""Up to here an icon stands in the file as a bitmap, which every tool reads; larger ones as PNG."""
ICNS: Final = {
    "icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024,
    "ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512,
}  # fmt: skip
"""Apple's names of the sizes, in pixels; from ic10 on for screens of twice the points."""


def painted(svg: Path, size: int) -> QImage:
    """A square picture, so many pixels wide."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    global _application
    _application = QGuiApplication.instance() or QGuiApplication([])
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(svg)).render(painter)
    painter.end()
    return image


_application: object = None


def png(image: QImage) -> bytes:
    """The picture as the bytes of a PNG file."""
    from PySide6.QtCore import QBuffer, QIODevice

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def ico(svg: Path) -> bytes:
    """An icon of Windows."""
    pictures = []
    for size in ICO_SIZES:
        image = painted(svg, size)
        pictures.append(bitmap(image) if size <= LARGEST_BITMAP else png(image))
    head = struct.pack("<3H", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        head += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(pictures)


def bitmap(image: QImage) -> bytes:
    """The picture as it stands in an icon: a bitmap from the last row to the first, and an empty mask."""
    from PySide6.QtGui import QImage

    side = image.width()
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    rows = [bytes(plain.constScanLine(row))[: 4 * side] for row in reversed(range(side))]
    mask = bytes((side + 31) // 32 * 4 * side)
    return struct.pack("<3I2H6I", 40, side, 2 * side, 1, 32, 0, 0, 0, 0, 0, 0) + b"".join(rows) + mask


def icns(svg: Path) -> bytes:
    """An icon of macOS."""
    body = b""
    for name, size in ICNS.items():
        picture = png(painted(svg, size))
        body += struct.pack(">4sI", name.encode(), len(picture) + 8) + picture
    return struct.pack(">4sI", b"icns", len(body) + 8) + body


def write(folder: Path) -> None:
    """Writes the program's icon and that of its records for both systems."""
    icons = Path(__file__).resolve().parents[1] / "assets" / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("marjapussi", "record"):
        (folder / f"{name}.ico").write_bytes(ico(icons / f"{name}.svg"))
        (folder / f"{name}.icns").write_bytes(icns(icons / f"{name}.svg"))
