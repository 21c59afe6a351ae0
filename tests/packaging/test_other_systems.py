"""What Windows and macOS read of the program. What only those systems can try is tried by the workflow there."""

from __future__ import annotations

import plistlib
import shutil
import struct
import subprocess
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtGui import QImage

from marjapussi_desktop import __version__

ROOT = Path(__file__).resolve().parents[2]
ICON = ROOT / "assets" / "icons" / "marjapussi.svg"


@pytest.mark.usefixtures("qapp")
def test_the_icon_of_windows_has_all_sizes_and_each_is_the_emblem(packers: Any) -> None:
    pictures = packers("pictures")
    icon = pictures.ico(ICON)
    _zero, kind, count = struct.unpack_from("<3H", icon)
    assert (kind, count) == (1, len(pictures.ICO_SIZES))
    end = 6 + 16 * count
    for nth, size in enumerate(pictures.ICO_SIZES):
        width, height, _c, _r, _planes, bits, length, place = struct.unpack_from("<4B2H2I", icon, 6 + 16 * nth)
        assert (width or 256, height or 256, bits, place) == (size, size, 32, end)
        end += length
        if size <= pictures.LARGEST_BITMAP:
            header, across, twice = struct.unpack_from("<3I", icon, place)
            assert (header, across, twice) == (40, size, 2 * size)
            # The bottom row comes first; the middle of the picture is the bag.
            middle = place + 40 + 4 * (size * (size // 2) + size // 2)
            blue, green, red, alpha = icon[middle : middle + 4]
            wanted = pictures.painted(ICON, size).pixelColor(size // 2, size - 1 - size // 2)
            assert (red, green, blue, alpha) == (wanted.red(), wanted.green(), wanted.blue(), 255)
        else:
            image = QImage.fromData(icon[place : place + length])
            assert (image.width(), image.height()) == (size, size)
    assert end == len(icon)


@pytest.mark.usefixtures("qapp")
def test_the_icon_of_macos_has_all_sizes(packers: Any) -> None:
    pictures = packers("pictures")
    icon = pictures.icns(ICON)
    assert struct.unpack_from(">4sI", icon) == (b"icns", len(icon))
    place, found = 8, {}
    while place < len(icon):
        name, length = struct.unpack_from(">4sI", icon, place)
        found[name.decode()] = QImage.fromData(icon[place + 8 : place + length]).width()
        place += length
    assert found == pictures.ICNS


def test_windows_shows_version_and_name_in_both_languages(packers: Any) -> None:
    """The text is Python, read by PyInstaller with classes of these names."""
    text = packers("version_resource").text("marjapussi.exe")

    def kept(*words: Any, **told: Any) -> SimpleNamespace:
        return SimpleNamespace(words=words, **told)

    strings = ("StringFileInfo", "StringTable", "StringStruct", "VarFileInfo", "VarStruct")
    read = eval(text, dict.fromkeys(("VSVersionInfo", "FixedFileInfo", *strings), kept))
    tables, translations = read.kids
    told = {table.words[0]: dict(row.words for row in table.words[1]) for table in tables.words[0]}
    assert set(told) == {"040904b0", "040b04b0"}
    assert all(rows["ProductVersion"] == __version__ for rows in told.values())
    assert told["040904b0"]["Comments"] != told["040b04b0"]["Comments"]
    assert translations.words[0][0].words == ("Translation", [0x409, 1200, 0x40B, 1200])
    assert read.ffi.filevers == packers("version_resource").numbers(__version__)
    assert packers("version_resource").numbers("1.2.3rc1") == (1, 2, 0, 0)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder that stands in for the built program."""
    program = tmp_path / "marjapussi"
    (program / "_internal").mkdir(parents=True)
    for name in ("marjapussi.exe", "marjapussi-console.exe", "_internal/base_library.zip"):
        (program / name).write_text(name)
    return program


@pytest.mark.skipif(not shutil.which("makensis"), reason="there is no makensis")
@pytest.mark.usefixtures("qapp")
def test_the_installer_compiles_without_a_warning(packers: Any, built: Path, tmp_path: Path) -> None:
    target = tmp_path / "Marjapussi-windows.exe"
    assert packers("windows.package").installer(target, built)
    assert target.read_bytes()[:2] == b"MZ"


def test_the_installer_deletes_only_what_is_the_programs() -> None:
    """Whoever installs into a folder with other things in it keeps them."""
    script = (ROOT / "packaging" / "windows" / "installer.nsi").read_text("utf-8")
    removed = [line.split()[-1].strip('"') for line in script.splitlines() if "RMDir /r" in line]
    assert removed == ["$INSTDIR\\_internal", "${DATA}"]
    assert script.index('Section /o "un.$(DATA_PART)"') < script.index('RMDir /r "${DATA}"\n')


def test_the_archive_for_a_stick_says_that_it_is_portable(packers: Any, built: Path, tmp_path: Path) -> None:
    from marjapussi_desktop import portable

    windows = packers("windows.package")
    windows.portable(tmp_path / "a.zip", built)
    windows.portable(tmp_path / "b.zip", built)
    assert (tmp_path / "a.zip").read_bytes() == (tmp_path / "b.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "a.zip") as archive:
        assert f"Marjapussi/{portable.MARK}" in archive.namelist()
        assert archive.read("Marjapussi/_internal/base_library.zip") == b"_internal/base_library.zip"
    assert windows.PORTABLE == portable.MARK


def test_macos_knows_the_kind_of_file_and_the_languages(packers: Any) -> None:
    told = packers("info").info()
    assert plistlib.loads(plistlib.dumps(told)) == told
    (document,), (declared,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["marja"]
    assert told["CFBundleLocalizations"] == ["en", "fi"]
    assert told["CFBundleVersion"] == __version__
    assert "Marjapussi-peli" in packers("info").texts("fi")


def test_without_keys_macos_signs_for_nobody_and_does_not_notarise(
    packers: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    macos, ran = packers("macos.package"), []
    monkeypatch.setattr(macos, "run", lambda *words: ran.append(words[:2]))
    macos.notarise(Path("a.dmg"), "", "profile")
    assert ran == []
    assert "not notarised" in capsys.readouterr().out
    assert macos.sign_words("") == ["--force", "--deep", "--sign", "-"]
    assert "--timestamp" in macos.sign_words("Developer ID")
    macos.notarise(Path("a.dmg"), "Developer ID", "profile")
    assert ran == [("codesign", "--sign"), ("xcrun", "notarytool"), ("xcrun", "stapler")]


def test_a_disk_image_is_tried_again_while_the_volume_is_busy(
    packers: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    macos, tried = packers("macos.package"), []

    def run(*words: str) -> None:
        tried.append(words[:2])
        if len(tried) < 3:
            raise subprocess.CalledProcessError(1, words)

    monkeypatch.setattr(macos, "run", run)
    monkeypatch.setattr(macos.time, "sleep", lambda seconds: None)
    monkeypatch.setattr(macos.names, "ROOT", tmp_path)
    (tmp_path / "Marjapussi.app" / "Contents").mkdir(parents=True)
    macos.disk_image(tmp_path / "a.dmg", tmp_path / "Marjapussi.app")
    assert tried == [("hdiutil", "create")] * 3


def test_addresses_come_from_where_the_project_lives(packers: Any) -> None:
    names = packers("names")
    assert names.app_id("https://github.com/Kerttu/marja-pussi") == "io.github.kerttu.marja_pussi"
    assert names.app_id("https://peli.fi/marjapussi") == "fi.peli.marjapussi"
    assert names.app_id("https://github.com/4kerttu/2peli") == "io.github._4kerttu._2peli"
    assert names.bundle_id("io.github.kerttu.marja_pussi") == "io.github.kerttu.marja-pussi"


def test_addresses_are_set_in_one_place(packers: Any) -> None:
    names = packers("names")
    page, letters = "https://github.com/kerttu/marjapussi", "kerttu@posti.fi"
    placed = {"urls": {"Homepage": f"{page}/"}, "authors": [{"name": "K", "email": letters}]}
    assert (names.home_page(placed, "https://a.fi"), names.contact(placed, "b@a.fi")) == (page, letters)
    nowhere = {"authors": [{"name": "K"}]}
    assert (names.home_page(nowhere, "https://a.fi"), names.contact(nowhere, "b@a.fi")) == ("https://a.fi", "b@a.fi")
    assert (names.home_page(nowhere, ""), names.contact(nowhere, "")) == ("", "")


def test_what_follows_from_the_page_is_told_only_of_github(packers: Any) -> None:
    names = packers("names")
    page = "https://github.com/kerttu/marjapussi"
    source = names.source_page({}, page)
    assert (source, names.issues_page({}, source)) == (page, f"{page}/issues")
    assert names.source_page({}, "https://peli.fi") == names.issues_page({}, "https://peli.fi") == ""
    placed = {"urls": {"Source": "https://codeberg.org/k/m", "Issues": "https://peli.fi/viat"}}
    source = names.source_page(placed, "https://peli.fi")
    assert (source, names.issues_page(placed, source)) == ("https://codeberg.org/k/m", "https://peli.fi/viat")


# -- what is gathered there -------------------------------------------------------------------------------------------


LINKS = {
    "QtGui": ["QtCore"], "qwindows": ["QtGui"], "qcocoa": ["QtGui"], "qtuiotouchplugin": ["QtNetwork", "QtGui"],
    "QtNetwork": ["QtCore"], "qtvirtualkeyboardplugin": ["QtQuick"], "QtQuick": ["QtNetwork"],
}  # fmt: skip


def entries(*names: str, kind: str = "BINARY") -> list[tuple[str, str, str]]:
    return [(name, name, kind) for name in names]


def linked_on_windows(path: str) -> list[str]:
    """As Windows' files tell it: sometimes in capital letters."""
    name = path.rpartition("\\")[2].partition(".")[0].replace("Qt6", "Qt")
    return [f"{one.replace('Qt', 'Qt6')}.DLL" for one in LINKS.get(name, [])] + ["KERNEL32.dll"]


def linked_on_macos(path: str) -> list[str]:
    name = path.rpartition("/")[2].partition(".")[0].removeprefix("lib")
    return [f"@rpath/{one}.framework/Versions/A/{one}" for one in LINKS.get(name, [])]


def test_on_windows_the_network_and_unused_plugins_are_left_out(packers: Any) -> None:
    folder = "PySide6\\"
    used = entries(
        *(f"{folder}{name}" for name in ("QtGui.pyd", "pyside6.abi3.dll", "Qt6Core.dll", "Qt6Gui.dll")),
        *(f"{folder}plugins\\{name}.dll" for name in ("platforms\\qwindows", "platforms\\qoffscreen")),
        *("python313.dll", "_bz2.pyd", "sqlite3.dll"),
    ) + entries(f"{folder}translations\\qtbase_fi.qm", kind="DATA")
    unused = entries(
        *(f"{folder}{name}.dll" for name in ("Qt6Network", "Qt6Quick", "opengl32sw", "plugins\\imageformats\\qpdf")),
        f"{folder}plugins\\generic\\qtuiotouchplugin.dll",
        f"{folder}plugins\\platforminputcontexts\\qtvirtualkeyboardplugin.dll",
    ) + entries(f"{folder}translations\\qtbase_de.qm", kind="DATA")
    kept = packers("slimming").slimmed([*unused, *used], linked_on_windows)
    assert sorted(kept) == sorted(used)


def test_on_linux_what_belongs_to_the_system_is_left_out(packers: Any) -> None:
    """A library of C++ that is older than the system's own keeps the graphics card's drivers from loading."""
    folder = "PySide6/Qt/lib/"
    used = entries("PySide6/QtGui.abi3.so", f"{folder}libQt6Gui.so.6", "libX11.so.6")
    of_system = entries("libstdc++.so.6", "libgcc_s.so.1", "libmvec.so.1", "libdbus-1.so.3")
    linked_here = {name: ["libQt6Gui.so.6", "libX11.so.6", "libstdc++.so.6", "libgcc_s.so.1"] for _, name, _ in used}
    kept = packers("slimming").slimmed([*of_system, *used], lambda path: linked_here[path])
    assert sorted(kept) == sorted(used)


def test_on_macos_a_framework_goes_or_stays_as_a_whole(packers: Any) -> None:
    def framework(name: str) -> list[tuple[str, str, str]]:
        folder = f"PySide6/Qt/lib/{name}.framework"
        links = entries(f"{folder}/{name}", f"{folder}/Resources", f"{folder}/Versions/Current", name, kind="SYMLINK")
        binary, told = f"{folder}/Versions/A/{name}", f"{folder}/Versions/A/Resources/Info.plist"
        return entries(binary) + links + entries(told, kind="DATA")

    plugins = "PySide6/Qt/plugins"
    used = framework("QtCore") + framework("QtGui") + entries("Python.framework/Versions/3.13/Python")
    used += entries("PySide6/QtGui.abi3.so", "libffi.8.dylib", f"{plugins}/platforms/libqcocoa.dylib")
    unused = framework("QtNetwork") + entries(f"{plugins}/generic/libqtuiotouchplugin.dylib")
    kept = packers("slimming").slimmed([*unused, *used], linked_on_macos)
    assert sorted(kept) == sorted(used)


def test_what_is_bundled_on_windows_and_macos_has_an_owner(packers: Any) -> None:
    licences = packers("licences")
    windows = ["marjapussi.exe", "marjapussi-console.exe", "_bz2.pyd", "select.pyd", "unicodedata.pyd"]
    windows += ["python3.dll", "python313.dll", "VCRUNTIME140.dll", "libffi-8.dll", "sqlite3.dll", "base_library.zip"]
    windows += ["PySide6/Qt6Core.dll", "PySide6/MSVCP140.dll", "_miniaudio.pyd", "_cffi_backend.cp313-win_amd64.pyd"]
    macos = ["marjapussi", "Python", "Python.framework/Versions/3.13/Python", "QtCore", "libpyside6.abi3.6.11.dylib"]
    macos += ["PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "python3.13/lib-dynload/_bz2.cpython-313-darwin.so"]
    assert licences.bundled(windows + macos, [])
    table = licences.table()
    assert licences.owner("_bz2.pyd", table)["name"] == "Python"
    assert licences.owner("_miniaudio.pyd", table)["name"].startswith("miniaudio")
    with pytest.raises(licences.UnknownPartError):
        licences.bundled(["_multiarray_umath.pyd"], [])
