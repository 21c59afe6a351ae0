"""The Flatpak of the ordinary store: `python packaging/flatpak/manifest.py FOLDER` writes its manifest there.

It builds from the repository's tag, with the wheels of ``wheels.json``, each pinned by its digest: a build in the store
has no network. Nothing is asked of the system but a window, sound and the graphics card; no network, no files but the
program's own (the dialogs for files go through the desktop's portal).

``python packaging/flatpak/manifest.py --lock FOLDER …`` writes ``wheels.json`` anew from folders of downloaded wheels,
one for each processor and named after it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import names  # noqa: E402

WHEELS: Final = HERE / "wheels.json"
RUNTIME: Final = "25.08"
"""Its Python is 3.13, for which the wheels are."""
PACKAGES: Final = "https://files.pythonhosted.org/packages"


def manifest(home: str, source_page: str) -> dict[str, Any]:
    """As ``flatpak-builder`` reads it. ``home``: the project's page; ``source_page``: where the source is."""
    app = names.app_id(home)
    share = "$FLATPAK_DEST/share"
    pip = "pip3 install --no-index --no-deps --prefix=$FLATPAK_DEST"
    inside = f"MARJAPUSSI_HOME_PAGE={home} PYTHONPATH=$(echo $FLATPAK_DEST/lib/python3*/site-packages)"
    icons = f"{share}/icons/hicolor"
    return {
        "id": app,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": RUNTIME,
        "sdk": "org.freedesktop.Sdk",
        "command": names.APP,
        "finish-args": [
            "--share=ipc",
            "--socket=wayland",
            "--socket=fallback-x11",
            "--socket=pulseaudio",
            "--device=dri",
        ],
        "rename-desktop-file": f"{names.APP}.desktop",
        "rename-icon": names.APP,
        "cleanup": ["/lib/python3*/site-packages/Cython*", "/lib/python3*/site-packages/cython*", "/bin/cyth*"],
        "modules": [
            {
                "name": "python-parts",
                "buildsystem": "simple",
                "build-commands": [f"{pip} *.whl"],
                "sources": [source(wheel) for wheel in json.loads(WHEELS.read_text("utf-8"))],
            },
            {
                "name": names.APP,
                "buildsystem": "simple",
                "build-commands": [
                    f"{inside} {pip} --no-build-isolation .",
                    f"{inside} python3 packaging/linux/share.py {share}",
                    f"sed -i -e 's|>{names.APP}.desktop<|>{app}.desktop<|'"
                    f' -e \'s|"stock">{names.APP}<|"stock">{app}<|\''
                    f" {share}/metainfo/{app}.metainfo.xml",
                    # Only what bears the app's name is seen outside.
                    f"mv {share}/mime/packages/{names.APP}.xml {share}/mime/packages/{app}.xml",
                    f"sed -i 's|<icon name=\"|&{app}.|' {share}/mime/packages/{app}.xml",
                    f"for file in {icons}/*/mimetypes/*; do mv $file $(dirname $file)/{app}.$(basename $file); done",
                ],
                "sources": [{"type": "git", "url": f"{source_page}.git", "tag": f"v{names.VERSION}"}],
            },
        ],
    }


def source(wheel: dict[str, str]) -> dict[str, Any]:
    """Where a wheel is fetched, and for which processor, if not for all."""
    name, _version, tag, *_rest = wheel["file"].split("-")
    letter, project = name[0].lower(), name.lower().replace("_", "-")
    told: dict[str, Any] = {"type": "file", "url": f"{PACKAGES}/{tag}/{letter}/{project}/{wheel['file']}"}
    told["sha256"] = wheel["sha256"]
    if wheel["processor"]:
        told["only-arches"] = [wheel["processor"]]
    return told


def locked(folders: list[Path]) -> list[dict[str, str]]:
    """The wheels in these folders, with their digests; one that fits every processor once."""
    found = {}
    for folder in folders:
        for path in sorted(folder.glob("*.whl")):
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            for_all = path.stem.endswith("-any")
            found[path.name] = {"file": path.name, "sha256": digest, "processor": "" if for_all else folder.name}
    return [found[name] for name in sorted(found)]


def main(words: list[str]) -> int:
    if words[:1] == ["--lock"]:
        WHEELS.write_text(json.dumps(locked([Path(word) for word in words[1:]]), indent=1) + "\n", "utf-8")
        return 0
    if not (names.HOME and names.SOURCE):
        print("The project has no page yet (CONTRIBUTING.md, “Before the first release”) to build from.")
        return 2
    target = Path(words[0]) / f"{names.APP_ID}.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(manifest(names.HOME, names.SOURCE), indent=1) + "\n", "utf-8")
    print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
