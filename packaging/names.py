# ruff: noqa: E501 (sentences stay whole)
"""What the program is called, in every place that a system asks for it: the one module with its names and sentences.

English and Finnish stand side by side. The version comes from the package, the commands from the command line.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import marjapussi_desktop  # noqa: E402

VERSION: Final = marjapussi_desktop.__version__


APP: Final = "marjapussi"
NAME: Final = "Marjapussi"
# -- where the project lives: CONTRIBUTING.md, “Before the first release”, says what to set, and what follows from it. -
# The workflow tells it by the environment, for the repository in which it runs. What nobody has told is left out.

PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def home_page(project: dict[str, Any], told: str) -> str:
    """The project's page, or nothing."""
    return str(project.get("urls", {}).get("Homepage") or told).rstrip("/")


def source_page(project: dict[str, Any], home: str) -> str:
    """Where the source is, or nothing: on GitHub that is the project's page."""
    return str(project.get("urls", {}).get("Source") or (home if is_on_github(home) else "")).rstrip("/")


def issues_page(project: dict[str, Any], source: str) -> str:
    """Where faults are told, or nothing."""
    return str(project.get("urls", {}).get("Issues") or (f"{source}/issues" if is_on_github(source) else ""))


def is_on_github(page: str) -> bool:
    """Whether what else there is can be told from the page."""
    return page.startswith("https://github.com/")


def contact(project: dict[str, Any], told: str) -> str:
    """Where a letter reaches whoever packs, or nothing."""
    return str(project["authors"][0].get("email") or told)


HOME: Final = home_page(PROJECT, os.environ.get("MARJAPUSSI_HOME_PAGE", ""))
SOURCE: Final = source_page(PROJECT, HOME)
ISSUES: Final = issues_page(PROJECT, SOURCE)
CONTACT: Final = contact(PROJECT, os.environ.get("MARJAPUSSI_CONTACT", ""))

NOBODYS_ID: Final = "org.example.marjapussi"
"""A name in stores must begin with a domain; this one is reserved for examples, and nobody's."""


def app_id(page: str) -> str:
    """The name in stores, which they derive from the page: ``io.github.OWNER.NAME``. No part begins with a digit."""
    if not page:
        return NOBODYS_ID
    parts = page.lower().removeprefix("https://").strip("/").replace("-", "_").split("/")
    if parts[0] == "github.com" and len(parts) == 3:
        parts = ["github.io", *parts[1:]]
    return ".".join(f"_{part}" if part[:1].isdigit() else part for part in [*reversed(parts[0].split(".")), *parts[1:]])


def bundle_id(app: str) -> str:
    """The same for macOS, which takes no ``_`` in it but ``-``."""
    return app.replace("_", "-")


APP_ID: Final = app_id(HOME)

# ------------------------------------------------------------------------------------------------------------------

MAINTAINER: Final = "Marjapussi contributors" + (f" <{CONTACT}>" if CONTACT else "")
COPYRIGHT: Final = "© 2026 Marjapussi contributors, MIT"
MIME: Final = "application/x-marjapussi-record"
SUFFIX: Final = ".marja"

GENERIC: Final = {"en": "Card Game", "fi": "Korttipeli"}
COMMENT: Final = {
    "en": "Play Marjapussi, Huutopussi and their relatives",
    "fi": "Pelaa marjapussia, huutopussia ja niiden sukulaisia",
}
KEYWORDS: Final = {
    "en": ("cards", "card game", "trick-taking", "Finnish", "Huutopussi", "Bondtolva", "Avomarjapussi"),
    "fi": ("kortit", "korttipeli", "tikkipeli", "Huutopussi", "Bondtolva", "Avomarjapussi"),
}
RECORD: Final = {"en": "Marjapussi match", "fi": "Marjapussi-peli"}
ACTIONS: Final = {
    "marjapussi": ("play --preset marjapussi", {"en": "New Match of Marjapussi", "fi": "Uusi Marjapussi-peli"}),
    "huutopussi": ("play --preset huutopussi", {"en": "New Match of Huutopussi", "fi": "Uusi Huutopussi-peli"}),
}
PARAGRAPHS: Final = {
    "en": (
        "Marjapussi (“a bag of berries”) is a Finnish card game for four players, two against two. A king and queen of "
        "one suit are a marriage; it is declared, or asked of the partner, and makes the suit trumps. Here you play it, "
        "and its relatives Huutopussi, Bondtolva and Avomarjapussi, with a computer partner against computer opponents, "
        "for two, three or four players, with house rules of your own.",
        "The computer players see only what a player at the table would see. Lessons on the real table teach the two "
        "main games, every hand can be looked at again with all cards open, and a match is saved at every move. Nothing "
        "is ever sent or fetched: the program plays offline.",
    ),
    "fi": (
        "Marjapussi on suomalainen korttipeli neljälle, kaksi kahta vastaan. Saman maan kuningas ja rouva ovat "
        "marjapussi, jonka voi ilmoittaa tai jota voi kysyä parilta, ja siitä tulee valtti. Tässä pelaat sitä ja sen "
        "sukulaisia huutopussia, bondtolvaa ja avomarjapussia tietokoneparin kanssa tietokonevastustajia vastaan, "
        "kaksin, kolmin tai neljän pelaajan pöydässä ja omilla kotisäännöilläsi.",
        "Tietokonepelaajat näkevät vain sen, minkä pelaaja pöydässä näkisi. Oppitunnit oikeassa pöydässä opettavat "
        "kummankin pääpelin, jokaisen jaon voi käydä läpi kaikki kortit avoinna, ja peli tallentuu joka siirrolla. "
        "Mitään ei lähetetä eikä haeta: ohjelma toimii ilman verkkoa.",
    ),
}
SCREENSHOTS: Final = (
    ("screenshot.png", {"en": "A hand of Marjapussi", "fi": "Marjapussin jako"}),
    (
        "screenshot-fi.png",
        {
            "en": "A hand is over; the story beside the table tells how it went",
            "fi": "Jako on pelattu, ja tarina pöydän vieressä kertoo sen kulun",
        },
    ),
)


def epoch() -> int:
    """The moment that every file of a build bears, in seconds: SOURCE_DATE_EPOCH, else that of the commit."""
    told = os.environ.get("SOURCE_DATE_EPOCH", "") or git("log", "-1", "--format=%ct")
    return int(told) if told.isdigit() else 1_700_000_000


def commit() -> str:
    """The commit in short, with a ``+`` where the files are others than its; empty outside of git."""
    name = git("rev-parse", "--short=10", "HEAD")
    return name + ("+" if name and git("status", "--porcelain", "--untracked-files=no") else "")


@cache
def git(*words: str) -> str:
    """What git answers of this checkout; empty where it does not."""
    try:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
