"""The manual pages, English and Finnish, made from the program's own parsers and the sentences here."""

from __future__ import annotations

import time

import names
from command_words import Word, commands, flags, words_of

FINNISH_COMMANDS = {
    "play": "avaa pelin (kun mitään muuta ei sanota)",
    "presets": "luettelee pelit ja kaikki sääntöjen valinnat",
    "simulate": "pelauttaa kokonaisia pelejä tietokonepelaajilla ja kirjoittaa tallenteet",
    "replay": "tarkistaa pelien tallenteita",
    "arena": "mittaa kahta tietokonepelaajaa toisiaan vastaan",
    "solve": "laskee asemien arvot, kun kaikki kortit näkyvät",
    "price": "laskee, mitä päätökset maksoivat, kun kaikki kortit näkyvät",
    "review": "kertoo, mitä kukin istujan päätös maksoi",
    "puzzles": "luettelee ohjelman tehtävät",
    "deal": "kertoo, mitä jakokoodissa on",
    "bench": "mittaa ohjelman nopeuden tällä koneella",
}
FINNISH_FLAGS = {
    "--self-check": "kokeilee ohjelman joka kerroksen",
    "--portable": "pitää kaiken erillisen ohjelman viereisessä kansiossa; muita sanoja voi seurata",
    "--version": "kertoo version, koosteen, ytimen ja Qt:n version",
    "--help": "kertoo komennot",
}
FINNISH_PLAY = {
    "--help": "kertoo nämä sanat",
    "--preset": "aloittaa heti tämän pelin",
    "--option": "muuttaa yhtä sääntöä",
    "--seed": "jaot ja tietokonepelaajat toistuvat täsmälleen",
    "--lang": "tämän kerran kieli",
    "--level": "kaikki tietokonepelaajat: taso, TASO+HAHMO, TASO@MS tai exec:KOMENTO",
    "--record": "avaa tallennetun pelin",
}
WORDS = {
    "en": {
        "name": "NAME", "synopsis": "SYNOPSIS", "description": "DESCRIPTION", "commands": "COMMANDS",
        "options": "OPTIONS OF", "files": "FILES", "environment": "ENVIRONMENT", "status": "EXIT STATUS",
        "command": "COMMAND", "file": "FILE", "what": "Finnish trick-taking card games", "manual": "Games Manual",
        "saved": "saved matches and statistics", "settings": "settings and house rules",
        "home": "One folder for all of that, in the place of those.",
        "codes": "0 done; 1 a check failed; 2 wrong usage, unreadable input, or no window can be opened; 130 Ctrl-C.",
        "more": "Every command tells the rest itself: \\fBmarjapussi COMMAND \\-\\-help\\fR.",
        "opens": "opens a saved match",
    },
    "fi": {
        "name": "NIMI", "synopsis": "KÄYTTÖ", "description": "KUVAUS", "commands": "KOMENNOT",
        "options": "VALITSIMET:", "files": "TIEDOSTOT", "environment": "YMPÄRISTÖ", "status": "PALUUARVO",
        "command": "KOMENTO", "file": "TIEDOSTO", "what": "suomalaisia tikkipelejä", "manual": "Pelien käsikirja",
        "saved": "tallennetut pelit ja tilastot", "settings": "asetukset ja kotisäännöt",
        "home": "Yksi kansio kaikelle tälle, edellisten sijaan.",
        "codes": "0 kaikki hyvin; 1 tarkistus epäonnistui; 2 väärä käyttö, syötettä ei voi lukea tai ikkunaa ei voi "
        "avata; 130 Ctrl-C.",
        "more": "Jokainen komento kertoo loput itse (englanniksi): \\fBmarjapussi KOMENTO \\-\\-help\\fR.",
        "opens": "avaa tallennetun pelin",
    },
}  # fmt: skip


def page(language: str) -> str:
    """The manual page in ``en`` or ``fi``. English tells every option of every command, Finnish those of ``play``."""
    w = WORDS[language]
    date = time.strftime("%Y-%m-%d", time.gmtime(names.epoch()))
    told_commands = commands() if language == "en" else FINNISH_COMMANDS
    told_flags = flags() if language == "en" else FINNISH_FLAGS
    lines = [f'.TH MARJAPUSSI 6 "{date}" "marjapussi {names.VERSION}" "{w["manual"]}"']
    lines += [f".SH {w['name']}", f"marjapussi \\- {w['what']}", f".SH {w['synopsis']}"]
    lines += [f".B marjapussi\n[\\fI{w['command']}\\fR] [\\fI...\\fR]", f".br\n.B marjapussi\n\\fI{w['file']}\\fR"]
    lines += [f".SH {w['description']}"]
    for paragraph in names.PARAGRAPHS[language]:
        lines += [".PP", escaped(paragraph)]
    lines += [f".SH {w['commands']}"]
    for name, told in {**told_commands, **told_flags}.items():
        lines += [".TP", f".B {escaped(name)}", escaped(told)]
    lines += [".TP", f".I {w['file']}", escaped(w["opens"]), ".PP", w["more"]]
    for command in commands() if language == "en" else ("play",):
        lines += [f'.SH "{w["options"]} {command}"']
        for word in words_of(command):
            lines += [".TP", _names(word), escaped(_told(word, language))]
    lines += [f".SH {w['files']}", ".TP", ".I ~/.local/share/marjapussi", w["saved"]]
    lines += [".TP", ".I ~/.config/marjapussi", w["settings"], f".SH {w['environment']}"]
    lines += [".TP", ".B MARJAPUSSI_HOME", w["home"], f".SH {w['status']}", w["codes"]]
    return "\n".join(lines) + "\n"


def _told(word: Word, language: str) -> str:
    return FINNISH_PLAY[word.names[-1]] if language == "fi" else word.told


def _names(word: Word) -> str:
    value = f" \\fI{escaped(word.metavar)}\\fR" if word.takes_value and word.names else ""
    return ", ".join(f"\\fB{escaped(name)}\\fR{value}" for name in word.names) or f"\\fI{escaped(word.metavar)}\\fR"


def escaped(text: str) -> str:
    """A text as roff shows it as it is."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text.startswith((".", "'")) else text
