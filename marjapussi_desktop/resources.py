"""Where the program's files are: in a checkout, in an installed wheel, in the frozen program.

In a checkout ``assets/`` and ``translations/`` lie beside the package. The wheel (``setup.py``) and the
frozen program (``packaging/marjapussi.spec``) hold them inside it, under the same names, so that those
two are one case. The fonts are files of a package that the program depends on; the frozen program has
a copy in ``fonts/`` inside the package.

Standard library only, no Qt: a worker process and the command line may import this.
"""

from importlib.util import find_spec
from pathlib import Path

FONT_FAMILY = "Source Sans Pro"
"""The family that the files of `font_paths` hold, once Qt has loaded them. Its figures are of equal width."""

FONT_FILES = ("SourceSansPro-Regular.ttf", "SourceSansPro-Semibold.ttf", "SourceSansPro-Bold.ttf")

_PACKAGE = Path(__file__).parent


def asset_path(name: str) -> Path:
    """The file of ``assets/`` with this name: ``asset_path("cards/classic/AS.svg")``. It need not exist."""
    return _folder("assets") / name


def translation_path(name: str) -> Path:
    """The compiled translation of this name, to be loaded by Qt: ``translation_path("marjapussi_fi.qm")``.

    In a checkout it is compiled first when its ``.ts`` is newer. It does not exist when there is no such
    translation.
    """
    compiled = _folder("translations") / name
    source = compiled.with_suffix(".ts")
    if source.exists() and not _is_newer(compiled, source):
        from marjapussi_desktop import qm  # here, because reading XML would cost the start 5 ms for nothing

        qm.compile_file(source, compiled)
    return compiled


def font_paths() -> list[Path]:
    """The font files to load at the start, regular, semibold and bold; empty if their package is missing."""
    folder = _PACKAGE / "fonts"
    if not folder.is_dir():
        spec = find_spec("font_source_sans_pro")
        if spec is None or spec.origin is None:
            return []
        folder = Path(spec.origin).parent / "files"
    return [folder / name for name in FONT_FILES]


def _folder(name: str) -> Path:
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def _is_newer(one: Path, other: Path) -> bool:
    return one.exists() and one.stat().st_mtime_ns > other.stat().st_mtime_ns
