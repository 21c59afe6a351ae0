"""Everything for macOS, into ``dist/``: the app, signed as far as there are keys, in a disk image.

Keys come by the environment, and each step without its key is named and skipped:
MARJAPUSSI_SIGN_IDENTITY (a “Developer ID Application” in the keychain) and MARJAPUSSI_NOTARY_PROFILE (of
``xcrun notarytool store-credentials``).
"""

from __future__ import annotations

import os
import platform
import plistlib
import shutil
import subprocess
import time
from pathlib import Path

import info
import licences
import names
import pictures

HERE = Path(__file__).parent
DIST = names.ROOT / "dist"
IDENTITY = "MARJAPUSSI_SIGN_IDENTITY"
PROFILE = "MARJAPUSSI_NOTARY_PROFILE"
AD_HOC = "-"
"""Signed by nobody in particular, as Apple's processors want it at least."""


def main(program: Path) -> int:
    """Makes the disk image of ``dist/Marjapussi.app``; ``program``: the same as a folder, with its licences."""
    app = DIST / f"{names.NAME}.app"
    complete(app, program)
    identity = os.environ.get(IDENTITY, "")
    if not identity:
        print(f"{IDENTITY} is not set: the app is signed ad hoc, so macOS asks before it opens it for the first time")
    run("codesign", *sign_words(identity), str(app))
    run("codesign", "--verify", "--deep", "--strict", str(app))
    image = DIST / f"{names.NAME}-{names.VERSION}-macos-{platform.machine()}.dmg"
    disk_image(image, app)
    notarise(image, identity, os.environ.get(PROFILE, ""))
    print(f"{image.name}: {image.stat().st_size / 1e6:.1f} MB")
    return 0


def complete(app: Path, program: Path) -> None:
    """Puts into the bundle what was written after PyInstaller had made it, and the texts of both languages."""
    resources = app / "Contents" / "Resources"
    inside = program / "_internal"
    shutil.copytree(inside / licences.FOLDER, resources / licences.FOLDER, dirs_exist_ok=True)
    shown = Path("marjapussi_desktop", "assets", "licences", "parts.json")
    shutil.copyfile(inside / shown, resources / shown)
    icons = names.ROOT / "build" / "icons"
    pictures.write(icons)
    shutil.copyfile(icons / "record.icns", resources / "record.icns")
    for language in ("en", "fi"):
        folder = resources / f"{language}.lproj"
        folder.mkdir(exist_ok=True)
        (folder / "InfoPlist.strings").write_text(info.texts(language), "utf-8")
    told = plistlib.loads((app / "Contents" / "Info.plist").read_bytes())
    lacking = info.info().keys() - told.keys()
    if lacking:
        raise ValueError(f"Info.plist lacks {', '.join(sorted(lacking))}")


def sign_words(identity: str) -> list[str]:
    """How ``codesign`` signs the whole bundle; with a key as notarising wants it."""
    words = ["--force", "--deep", "--sign", identity or AD_HOC]
    if identity:
        words += ["--options", "runtime", "--timestamp", "--entitlements", str(HERE / "entitlements.plist")]
    return words


def disk_image(target: Path, app: Path) -> None:
    """An image with the app and a way to the folder of applications, into which it is dragged."""
    folder = names.ROOT / "build" / "macos"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(app, folder / app.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    words = ["hdiutil", "create", "-volname", names.NAME, "-srcfolder", str(folder), "-format", "ULFO", "-ov"]
    for seconds in (5, 20, 60):  # on hosted machines the system's own watcher sometimes keeps the new volume busy
        try:
            return run(*words, str(target))
        except subprocess.CalledProcessError:
            print(f"hdiutil failed; it is tried again in {seconds} s", flush=True)
            time.sleep(seconds)
    return run(*words, str(target))


def notarise(image: Path, identity: str, profile: str) -> None:
    """Has Apple look at the image and staples its word to it, if there are the keys for both."""
    if not (identity and profile):
        print(f"{IDENTITY} and {PROFILE} are not both set: the image is not notarised")
        return
    run("codesign", "--sign", identity, "--timestamp", str(image))
    run("xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait")
    run("xcrun", "stapler", "staple", str(image))


def run(*words: str) -> None:
    subprocess.run(words, check=True)
