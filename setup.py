"""Maps `assets/` and `translations/`, which lie beside the package, into it, and compiles the bots' kernel where there
is a compiler. The rest: pyproject.toml.
"""

import os
import runpy
import shutil
from pathlib import Path

from setuptools import Extension, setup
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


def kernel_extensions() -> list[Extension]:
    """The kernel's compiled twin. It is optional: where it cannot be built the install succeeds without."""
    from Cython.Build import cythonize

    source = Path("build") / "native" / "_core_c.pyx"
    (ROOT / source).parent.mkdir(parents=True, exist_ok=True)
    build = runpy.run_path(str(ROOT / "marjapussi_desktop" / "bots" / "native" / "build.py"))
    (ROOT / source).write_text(build["joined_source"](), "utf-8")
    extension = Extension(
        "marjapussi_desktop.bots.native._core_c",
        [source.as_posix()],
        extra_compile_args=[] if os.name == "nt" else ["-O3", "-g0"],
    )
    directives = {"boundscheck": False, "wraparound": False, "cdivision": True, "initializedcheck": False}
    extensions: list[Extension] = cythonize(extension, language_level=3, compiler_directives=directives)
    for one in extensions:
        one.optional = True  # `cythonize` forgets it when it is told above
    return extensions


if __name__ == "__main__":
    setup(cmdclass={"build_py": BuildWithData}, ext_modules=kernel_extensions())
