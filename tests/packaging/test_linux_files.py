"""What the Linux packages say of the program: made from its own data, so that it cannot drift from it."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from marjapussi_desktop import __version__, cli
from marjapussi_desktop.bots.players.levels import OFFERED_LEVELS
from marjapussi_desktop.engine.presets import PRESETS

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


# -- completions ------------------------------------------------------------------------------------------------------


def options_of(command: str) -> set[str]:
    return {name for action in cli.parser_of(command)._actions for name in action.option_strings}


def complete(script: Path, *words: str) -> set[str]:
    """What bash would offer for the last of these words."""
    code = (
        f'source {script}; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _marjapussi; printf "%s\\n" "${{COMPREPLY[@]}}"'
    )
    line = ["bash", "--norc", "-c", code, "bash", "marjapussi", *words]
    done = subprocess.run(line, capture_output=True, text=True, check=True, cwd="/")
    assert not done.stderr
    return set(done.stdout.split())


@pytest.mark.skipif(not shutil.which("bash"), reason="there is no bash")
def test_bash_offers_what_the_parser_takes(packers: Any, tmp_path: Path) -> None:
    script = tmp_path / "completion"
    script.write_text(packers("completions").bash(), "utf-8")
    assert complete(script, "") >= {*cli.COMMANDS, *cli.FLAGS}
    for command in ("arena", "replay"):
        assert complete(script, command, "-") >= options_of(command)
    assert complete(script, "--pr") == {"--preset"}  # without a command it plays
    assert complete(script, "play", "--preset", "") == set(PRESETS)
    assert complete(script, "play", "--level", "sk") == {name for name in OFFERED_LEVELS if name.startswith("sk")}
    assert complete(script, "play", "--lang", "") == {"fi", "en"}


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_and_option_is_completed(shell: str, packers: Any) -> None:
    text = getattr(packers("completions"), shell)()
    for command in cli.COMMANDS:
        assert command in text
        for name in options_of(command):
            wanted = name if shell != "fish" else f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"
            assert wanted in text


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_can_read_theirs(shell: str, packers: Any, tmp_path: Path) -> None:
    if not shutil.which(shell):
        pytest.skip(f"there is no {shell}")
    script = tmp_path / "completion"
    script.write_text(getattr(packers("completions"), shell)(), "utf-8")
    done = subprocess.run([shell, "-n", str(script)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# -- manual pages -----------------------------------------------------------------------------------------------------


def test_the_manual_tells_every_command_and_option(packers: Any) -> None:
    page = packers("manual").page("en").replace("\\-", "-")
    for command, told in {**cli.COMMANDS, **cli.FLAGS}.items():
        assert command in page
        assert told in page
    assert all(name in page for command in cli.COMMANDS for name in options_of(command))


def test_the_finnish_manual_tells_all_commands_and_how_to_play(packers: Any) -> None:
    manual = packers("manual")
    assert set(manual.FINNISH_COMMANDS) == set(cli.COMMANDS)
    assert set(manual.FINNISH_FLAGS) == set(cli.FLAGS)
    assert set(manual.FINNISH_PLAY) == {name for name in options_of("play") if name.startswith("--")}
    assert "KOMENNOT" in manual.page("fi")


# -- desktop entry, type, metainfo ------------------------------------------------------------------------------------


def test_the_desktop_entry_speaks_both_languages_and_its_commands_are_real(packers: Any) -> None:
    entry = configparser.ConfigParser(interpolation=None, strict=True)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read_string(packers("desktop_files").desktop_entry())
    main = entry["Desktop Entry"]
    for key in ("GenericName", "Comment", "Keywords"):
        assert main[key] != main[f"{key}[fi]"]
    assert main["MimeType"] == "application/x-marjapussi-record;"
    assert main["Exec"].endswith(" %f")
    actions = [action for action in main["Actions"].split(";") if action]
    for action in actions:
        section = entry[f"Desktop Action {action}"]
        assert section["Name[fi]"]
        _program, command, *words = section["Exec"].split()
        assert cli.parser_of(command).parse_args(words).preset in PRESETS
    assert len(actions) == 2


def test_stores_are_told_the_version_and_the_same_file_type(packers: Any) -> None:
    files, names = packers("desktop_files"), packers("names")
    tree = ET.fromstring(files.metainfo().encode())
    release = tree.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__ == names.VERSION
    assert tree.findtext("provides/mediatype") == names.MIME
    assert ET.fromstring(files.mime_type().encode())[0].get("type") == names.MIME
    paragraphs = [p.get(XML_LANG) for p in tree.findall("description/p")]
    assert paragraphs.count("fi") == paragraphs.count(None) > 0
    for file, _captions in names.SCREENSHOTS:
        assert (ROOT / "assets" / file).is_file()


PAGE = "https://github.com/kerttu/marjapussi"


def placed(names: Any, monkeypatch: pytest.MonkeyPatch, page: str, contact: str) -> None:
    """The project's addresses for a while; both may be unknown."""
    told = {"HOME": page, "SOURCE": page, "ISSUES": page and f"{page}/issues", "CONTACT": contact}
    told["APP_ID"] = names.app_id(page)
    told["MAINTAINER"] = "Marjapussi contributors" + (f" <{contact}>" if contact else "")
    for name, value in told.items():
        monkeypatch.setattr(names, name, value)


@pytest.mark.parametrize("page", ["", PAGE])
def test_stores_and_debian_are_told_no_address_that_nobody_has_set(
    packers: Any, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    names, files, deb = packers("names"), packers("desktop_files"), packers("deb")
    placed(names, monkeypatch, page, "kerttu@posti.fi" if page else "")
    monkeypatch.setattr(deb, "architecture", lambda: "amd64")
    told = [files.metainfo(), deb._control("libc6", 1), deb._copyright(), deb._changelog(), deb.overrides()]
    known = ("https://www.debian.org/doc/packaging-manuals/", *([page] if page else []))
    for address in re.findall(r"https?://[^\s<]+", "".join(told)):
        assert address.startswith(known), address
    assert "@" not in "".join(told) or page
    pictures = [image.text for image in ET.fromstring(told[0].encode()).findall("screenshots/screenshot/image")]
    assert len(pictures) == (len(names.SCREENSHOTS) if page else 0)
    assert ("Homepage" in told[1]) is ("malformed-contact" not in told[4]) is bool(page)


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="there is no appstreamcli")
@pytest.mark.parametrize("page", ["", PAGE, "https://peli.fi/marjapussi"])
def test_the_metainfo_is_clean(packers: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, page: str) -> None:
    placed(packers("names"), monkeypatch, page, "")
    file = tmp_path / f"{packers('names').APP_ID}.metainfo.xml"
    file.write_text(packers("desktop_files").metainfo(), "utf-8")
    line = ["appstreamcli", *packers("checks").appstream(), str(file)]
    assert "--no-net" in line
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("help_text", ["  --strict   Fail", "  --pedantic   Also"])
def test_an_old_checker_of_stores_is_asked_what_it_knows(
    packers: Any, monkeypatch: pytest.MonkeyPatch, help_text: str
) -> None:
    """Releases are built on Ubuntu 22.04, whose checker refused the whole question."""
    checks = packers("checks")
    monkeypatch.setattr(checks.shutil, "which", lambda name: f"/usr/bin/{name}")
    answer = subprocess.CompletedProcess([], 0, help_text, "")
    monkeypatch.setattr(checks.subprocess, "run", lambda *_words, **_told: answer)
    assert ("--strict" in checks.appstream()) is ("--strict" in help_text)


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="there is no desktop-file-validate")
def test_the_desktop_entry_is_clean(packers: Any, tmp_path: Path) -> None:
    file = tmp_path / "marjapussi.desktop"
    file.write_text(packers("desktop_files").desktop_entry(), "utf-8")
    done = subprocess.run(["desktop-file-validate", file], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_a_record_may_end_as_the_desktop_knows_it(packers: Any) -> None:
    assert packers("names").SUFFIX in cli.RECORD_ENDS


@pytest.mark.skipif(not shutil.which("shellcheck"), reason="there is no shellcheck")
def test_the_scripts_are_sound() -> None:
    scripts = [str(path) for path in sorted(LINUX.glob("*.sh"))]
    assert len(scripts) == 3
    done = subprocess.run(["shellcheck", *scripts], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_script_of_the_one_file_knows_its_own_length(packers: Any) -> None:
    facts = {"VERSION": "1", "NAME": "1-ab", "DIGEST": "ab", "SIZE": "9", "FIRST": "4"}
    stub = packers("self_extracting").stub(facts)
    assert f"skip={len(stub)}\n".encode() in stub
    assert not re.search(rb"@[A-Z]+@", stub)


Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def packed(packers: Any, tmp_path: Path) -> tuple[Path, Run]:
    """The one file, and what runs it with these words on a system without xz.

    The program here is a script: by the word that the real one knows, its part of Python unpacks the rest.
    """
    program = tmp_path / "built"
    (program / "_internal" / "PySide6").mkdir(parents=True)
    (program / "_internal" / "PySide6" / "large").write_text("a" * 100_000)
    unpack = f'exec {sys.executable} -c "import lzma, sys; sys.stdout.buffer.write(lzma.open(sys.stdin.buffer).read())"'
    begin = f'#!/bin/sh\n[ "$1" = --unpack-xz ] && {unpack}\n'
    (program / "marjapussi").write_text(begin + 'echo "$1: $(wc -c <"$(dirname "$0")/_internal/PySide6/large")"\n')
    (program / "marjapussi").chmod(0o755)
    packed = tmp_path / "Pöytä 漢.run"
    packers("self_extracting").build(packed, tmp_path / "work", program)
    home = tmp_path / "Maija M"
    home.mkdir()
    tools = tmp_path / "bin"
    tools.mkdir()
    without_xz = (
        "sh",
        "dirname",
        "tail",
        "head",
        "wc",
        "gzip",
        "tar",
        "mkdir",
        "mktemp",
        "mv",
        "rm",
        "rmdir",
        "readlink",
    )
    for tool in without_xz:
        (tools / tool).symlink_to(shutil.which(tool) or tool)

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        environment = {"PATH": str(tools), "HOME": str(home)}
        return subprocess.run([packed, *words], env=environment, capture_output=True, text=True, check=False)

    return packed, run


needs_gzip = pytest.mark.skipif(not shutil.which("gzip"), reason="there is no gzip")


@needs_gzip
def test_the_one_file_unpacks_itself_without_xz_and_notices_damage(packed: tuple[Path, Run], tmp_path: Path) -> None:
    file, run = packed
    assert [run("hei").stdout for _again in range(2)] == ["hei: 100000\n"] * 2
    file.write_bytes(file.read_bytes()[:-9])
    assert run("--extract", str(tmp_path / "new")).stderr == "marjapussi: this file is not whole; fetch it again.\n"


@needs_gzip
def test_the_one_file_takes_away_what_it_has_unpacked_unless_it_runs(packed: tuple[Path, Run], tmp_path: Path) -> None:
    _file, run = packed
    home = tmp_path / "Maija M"
    run("hei")
    unpacked = next(home.rglob("marjapussi/marjapussi"))
    (home / ".config/marjapussi").mkdir(parents=True)
    shutil.copy(shutil.which("sleep") or "", unpacked.with_name("player"))
    with subprocess.Popen([unpacked.with_name("player"), "60"]) as player:
        refused = run("--remove")
        player.kill()
    assert (refused.returncode, refused.stderr) == (2, "marjapussi: Marjapussi is running. Close it, then try again.\n")
    assert unpacked.exists()
    assert [run("--remove").returncode for _again in range(2)] == [0, 0]
    left = {path.relative_to(home).as_posix() for path in home.rglob("*")}
    assert left == {".cache", ".config", ".config/marjapussi"}


# -- licences and the network -----------------------------------------------------------------------------------------


def test_every_part_says_its_licence_and_where_it_is_from() -> None:
    parts = json.loads((ROOT / "assets" / "licences" / "parts.json").read_text("utf-8"))
    for part in parts:
        assert part["licence"]
        assert part["home"].startswith("https://") or part["name"] == "Marjapussi"
        assert part["files"] or part["modules"]


def test_what_is_bundled_without_an_owner_ends_the_build(packers: Any) -> None:
    licences = packers("licences")
    files = ["PySide6/Qt/lib/libQt6Core.so.6", "marjapussi", "marjapussi_desktop/fonts/SourceSansPro-Bold.ttf"]
    files += ["marjapussi_desktop/bots/native/_core_c.cpython-311-x86_64-linux-gnu.so", "libpython3.11.so.1.0"]
    known = [
        part["name"].split()[0] for part in licences.bundled(files, ["platformdirs", "marjapussi_desktop", "json"])
    ]
    assert known == ["Marjapussi", "Qt,", "Python", "Source", "platformdirs", "Cython", "PyInstaller"]
    with pytest.raises(licences.UnknownPartError, match=r"libssl\.so\.3"):
        licences.bundled([*files, "libssl.so.3"], [])
    with pytest.raises(licences.UnknownPartError, match="numpy"):
        licences.bundled(files, ["numpy"])


def test_what_the_program_imports_has_an_owner(packers: Any) -> None:
    """Also what is imported on other systems only, or where it is needed at last."""
    licences = packers("licences")
    rooms = ("training", "openspiel")
    heads = {
        name.split(".")[0]
        for path in (ROOT / "marjapussi_desktop").rglob("*.py")
        if path.relative_to(ROOT / "marjapussi_desktop").parts[0] not in rooms
        for name in imported(path)
    }
    assert licences.bundled([], heads - {"cython"})


NETWORK = {
    "asyncio", "ftplib", "http", "imaplib", "poplib", "requests", "smtplib", "socketserver", "ssl", "telnetlib",
    "urllib", "webbrowser", "xmlrpc", "QtNetwork",
}  # fmt: skip
SOCKETS = {
    "commands/display.py": "asks the display of this machine (a Unix socket) whether it answers",
    "processes/end_signals.py": "a pair of ends in one process, which wakes the window at Ctrl-C",
    "processes/programs.py": "a pair of ends to a program on this machine",
    "processes/warden.py": "a pair of ends between two processes of this machine",
}
"""Who may import sockets, and why: none of them leaves the machine."""


IMPORT = re.compile(r"^[ \t]*(?:from ([\w.]+) import ([\w, ]+)|import ([\w., ]+))", re.MULTILINE)


@cache
def imported(path: Path) -> frozenset[str]:
    """The modules that a module imports, wherever in it: ``from PySide6 import QtCore`` names both."""
    found = set()
    for module, parts, plain in IMPORT.findall(path.read_text("utf-8")):
        found |= {f"{module}.{part.split()[0]}" for part in parts.split(",") if part.split()} if module else set()
        found |= {module} if module else {name.split()[0] for name in plain.split(",")}
    return frozenset(found)


def test_nothing_speaks_with_other_machines() -> None:
    package = ROOT / "marjapussi_desktop"
    with_sockets = set()
    for path in package.rglob("*.py"):
        names = {part for name in imported(path) for part in name.split(".")}
        assert not names & NETWORK, f"{path} imports {names & NETWORK}: the program plays offline"
        if names & {"socket", "_socket"}:
            with_sockets.add(path.relative_to(package).as_posix())
    assert with_sockets == set(SOCKETS)


def test_only_ends_of_pipes_and_the_display_are_connected() -> None:
    """Of what a socket can do, the modules that may import it do nothing with addresses of a network."""
    for name in SOCKETS:
        text = (ROOT / "marjapussi_desktop" / name).read_text("utf-8")
        assert not re.search(r"AF_INET|create_connection|getaddrinfo|gethostby|create_server", text), name


# -- the built program ------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.skipif(not (ROOT / "dist" / "marjapussi").is_dir(), reason="nothing was built")
def test_the_built_program_holds_no_network_and_names_all_its_parts() -> None:
    program = ROOT / "dist" / "marjapussi"
    names = [path.name for path in program.rglob("*")]
    assert not [name for name in names if re.match(r"lib(ssl|crypto|curl|Qt6Network)|_ssl|_hashlib|QtNetwork", name)]
    assert not [name for name in names if re.match(r"lib(stdc\+\+|gcc_s)", name)]
    modules = set(json.loads((ROOT / "build" / "pyinstaller" / "modules.json").read_text("utf-8")))
    assert not modules & NETWORK - {"urllib"}
    parts = (program / "_internal" / "licences" / "PARTS.txt").read_text("utf-8")
    for needed in ("LGPL-3.0-only", "PSF-2.0", "OFL-1.1", "platformdirs", "Cython"):
        assert needed in parts
