"""What the wheel and the frozen program hold beside the code."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import run


def test_art_and_compiled_translations_are_mapped_into_the_package(tmp_path: Path) -> None:
    runpy.run_path(str(run.ROOT / "setup.py"))["add_data"](tmp_path)

    files = [path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()]
    assert Path("assets/cards/classic/AS.svg") in files
    assert Path("assets/cards/backs/weave.svg") in files
    assert Path("assets/cards/ranks/finnish_large/K.svg") in files
    assert {Path("translations/marjapussi_fi.qm"), Path("translations/marjapussi_en.qm")} <= set(files)
    assert not {path.suffix for path in files} & {".py", ".pyc", ".ts", ".md"}
    assert not [path for path in files if any(part.startswith(".") for part in path.parts)]


def test_the_compiler_of_translations_stands_alone_as_a_build_needs_it() -> None:
    compiler = str(run.ROOT / "marjapussi_desktop" / "qm.py")
    subprocess.run([sys.executable, "-I", "-S", compiler], check=True)


def test_the_scripts_of_packaging_do_not_shadow_the_library_of_that_name() -> None:
    import packaging

    assert not (run.ROOT / "packaging" / "__init__.py").exists()
    assert Path(str(packaging.__file__)).parent != run.ROOT / "packaging"
