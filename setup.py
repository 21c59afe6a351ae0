"""Maps `assets/` and `translations/`, which lie beside the package, into it. The rest: pyproject.toml."""

import runpy
import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent


class BuildWithData(build_py):
    """Adds the art (without the scripts that draw it) and the compiled translations to the package."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            add_data(Path(self.build_lib) / "marjapussi_desktop")


def add_data(package: Path) -> None:
    """Afterwards ``package`` holds ``assets/`` and ``translations/``, as `resources` looks for them."""
    for name in ("assets", "translations"):
        shutil.rmtree(package / name, ignore_errors=True)
        (package / name).mkdir(parents=True)
    shutil.copytree(
        ROOT / "assets",
        package / "assets",
        ignore=shutil.ignore_patterns(".*", "*.py", "*.pyc", "__pycache__", "*.md", "screenshot*"),
        dirs_exist_ok=True,
    )
    compile_file = runpy.run_path(str(ROOT / "marjapussi_desktop" / "qm.py"))["compile_file"]
    for source in (ROOT / "translations").glob("*.ts"):
        compile_file(source, package / "translations" / f"{source.stem}.qm")


if __name__ == "__main__":
    setup(cmdclass={"build_py": BuildWithData})
