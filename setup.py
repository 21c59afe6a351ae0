"""Maps `assets/` and `translations/`, which lie beside the package, into it. The rest: pyproject.toml."""

from setuptools import setup

setup()
