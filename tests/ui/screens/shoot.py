"""Writes pictures of all screens to a folder, and sheets with many of them on one, to be looked at.

    python -m tests.ui.screens.shoot FOLDER [--state NAME …] [--language fi …] [--preset GAME …] [--felt NAME …]
        [--deck NAME …] [--size 1280x720 …] [--text 200 …] [--scale 2]

Without choices it takes the sample that the tests take. With any, it takes all of these with each other, and of what is
not chosen the first. ``--scale 2``: as on a screen of twice as many pixels an inch.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterable, Sequence
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.ui.screens.stage import Look

ACROSS: Final = 3
DOWN: Final = 3
SHEET_W: Final = 2400
CAPTION_H: Final = 28


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = _parser().parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = chosen.scale
    chosen.folder.mkdir(parents=True, exist_ok=True)
    print(f"{_shoot(chosen)} pictures in {chosen.folder}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.ui.screens.shoot", description=__doc__)
    parser.add_argument("folder", type=Path)
    for name in ("state", "preset", "language", "felt", "deck", "size", "text"):
        parser.add_argument(f"--{name}", nargs="+")
    parser.add_argument("--scale", default="1")
    return parser


def _shoot(chosen: argparse.Namespace) -> int:
    # Imported here, as the scale of the screen has to be known before.
    from marjapussi_desktop.app import make_application
    from marjapussi_desktop.ui.i18n import Language
    from tests.ui.screens.looks import case_name
    from tests.ui.screens.stage import Stage, quick_bots, write_saves
    from tests.ui.screens.states import STATES, WITH_SAVES

    app = make_application()
    language = Language()
    written = []
    with tempfile.TemporaryDirectory() as kept, quick_bots():
        saves = Path(kept, "matches.sqlite")
        write_saves(saves)
        for case in _cases(chosen):
            name, look = case
            stage = Stage(look, language, saves if name in WITH_SAVES else None)
            STATES[name](stage)
            stage.show_as(look)
            written.append(chosen.folder / f"{case_name(case)}.png")
            # An image: PySide saves a pixmap with the interpreter held, for which the thread that paints cards may wait
            # while it holds Qt's lock of image formats.
            stage.picture().toImage().save(str(written[-1]))
            stage.close()
    for first in range(0, len(written), ACROSS * DOWN):
        number = first // (ACROSS * DOWN) + 1
        _write_sheet(chosen.folder / f"sheet-{number:02}.png", written[first : first + ACROSS * DOWN])
    app.quit()
    return len(written)


def _cases(chosen: argparse.Namespace) -> Iterable[tuple[str, Look]]:
    from marjapussi_desktop.engine.presets import PRESETS
    from marjapussi_desktop.ui.i18n import LANGUAGES
    from tests.ui.screens.looks import DECKS, FELTS, sample
    from tests.ui.screens.stage import Look
    from tests.ui.screens.states import STATES, layouts_of

    known: dict[str, Iterable[str]] = {
        "state": STATES,
        "preset": PRESETS,
        "language": LANGUAGES,
        "felt": FELTS,
        "deck": DECKS,
    }
    for what, names in known.items():
        strange = [name for name in getattr(chosen, what) or () if name not in names]
        if strange:
            raise SystemExit(f"--{what} {' '.join(strange)}: there are {', '.join(names)}.")
    factors = (chosen.preset, chosen.language, chosen.felt, chosen.deck, chosen.size, chosen.text)
    if not any((chosen.state, *factors)):
        return sample()
    sizes = [tuple(map(int, size.split("x"))) for size in chosen.size or ("1280x720",)]
    return (
        (name, Look(preset, language, felt, deck, (width, height), int(text)))
        for name in chosen.state or STATES
        for preset, language, felt, deck, (width, height), text in product(
            chosen.preset or layouts_of(name)[:1],
            chosen.language or [*LANGUAGES][:1],
            chosen.felt or FELTS[:1],
            chosen.deck or DECKS[:1],
            sizes,
            chosen.text or (100,),
        )
        if preset in layouts_of(name)
    )


def _write_sheet(path: Path, pictures: Sequence[Path]) -> None:
    """Pictures side by side, each under its name."""
    from PySide6.QtCore import QRect, Qt
    from PySide6.QtGui import QColor, QImage, QPainter

    images = [QImage(str(picture)) for picture in pictures]
    width = SHEET_W // ACROSS
    height = max(round(image.height() * width / image.width()) for image in images) + CAPTION_H
    sheet = QImage(SHEET_W, height * -(-len(images) // ACROSS), QImage.Format.Format_RGB32)
    sheet.fill(QColor("white"))
    painter = QPainter(sheet)
    painter.setPen(QColor("black"))
    for nth, (image, picture) in enumerate(zip(images, pictures, strict=True)):
        box = QRect(nth % ACROSS * width, nth // ACROSS * height, width, CAPTION_H)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), picture.stem)
        image.setDevicePixelRatio(1)
        smaller = image.scaledToWidth(width - 4, Qt.TransformationMode.SmoothTransformation)
        painter.drawImage(box.left() + 2, box.bottom(), smaller)
    painter.end()
    sheet.save(str(path))


if __name__ == "__main__":
    sys.exit(main())
