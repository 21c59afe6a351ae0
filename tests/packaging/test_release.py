"""What builds releases: the workflows, their notes, and the list of a program's parts."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from marjapussi_desktop import __version__

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_the_notes_of_a_release_are_the_changelogs(packers: Any) -> None:
    notes = packers("release_notes").notes
    changelog = "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-01-02\n\n### Added\n- One.\n\n## [1.1.0]\n- Two.\n"
    assert notes("v1.2.0", "1.2.0", changelog) == "### Added\n- One.\n"
    assert notes("v1.1.0", "1.1.0", changelog) == "- Two.\n"
    for tag, version, wrong in (("v1.2", "1.2.0", "the tag is v1.2"), ("v1.3.0", "1.3.0", "tells nothing of 1.3.0")):
        with pytest.raises(ValueError, match=wrong):
            notes(tag, version, changelog)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_what_a_workflow_runs_of_others_is_pinned(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    used = re.findall(r"uses: (\S+)(.*)", text)
    assert used
    for action, comment in used:
        if not action.startswith("./"):
            assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", action)
            assert re.search(r"# v\d+\.\d+\.\d+$", comment)
    for line in re.findall(r"pip install (.*)|pipx run --spec (\S+)", text):
        named = [word for word in " ".join(line).split() if not word.startswith(("dist/", '"'))]
        assert all("==" in word for word in named if word != "dist/*.tar.gz")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_do_nothing_but_what_its_jobs_say(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    assert "\npermissions: {}\n" in text
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")


@pytest.mark.parametrize(
    "line",
    [
        ["check-jsonschema", "--builtin-schema", "vendor.github-workflows", *map(str, WORKFLOWS)],
        ["zizmor", "--offline", "--quiet", str(ROOT / ".github" / "workflows")],
    ],
    ids=lambda line: line[0],
)
def test_the_checkers_of_workflows_are_content(line: list[str]) -> None:
    if not shutil.which(line[0]):
        pytest.skip(f"there is no {line[0]}; the workflow of tests runs it")
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_wheels_are_built_for_every_python_that_is_told() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    chosen = tomllib.loads((ROOT / "packaging" / "cibuildwheel.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    named = {line.rsplit(" ", 1)[1] for line in told["classifiers"] if re.search(r":: 3\.\d+$", line)}
    assert {f"cp{version.replace('.', '')}-*" for version in named} <= set(chosen["build"])


def test_the_list_of_parts_names_each_with_licence_and_version(packers: Any, tmp_path: Path) -> None:
    program = tmp_path / "marjapussi"
    files = ("marjapussi", "_internal/PySide6/QtCore.abi3.so", "_internal/libpython3.11.so.1.0", "_internal/LICENSE")
    for name in files:
        (program / name).parent.mkdir(parents=True, exist_ok=True)
        (program / name).touch()
    written = packers("sbom").write(program, ["marjapussi_desktop", "platformdirs", "json"], tmp_path)
    told = json.loads(written.read_text("utf-8"))
    assert (told["bomFormat"], told["specVersion"]) == ("CycloneDX", "1.6")
    parts = {part["name"].split(" ")[0].rstrip(","): part for part in told["components"]}
    assert set(parts) == {"Qt", "Python", "platformdirs", "PyInstaller"}
    assert parts["Qt"]["licenses"] == [{"expression": "LGPL-3.0-only"}]
    assert parts["Qt"]["purl"] == f"pkg:pypi/pyside6-essentials@{parts['Qt']['version']}"
    assert parts["Qt"]["properties"] == [{"name": "marjapussi:file", "value": "QtCore.abi3.so"}]
    assert {one["bom-ref"] for one in told["components"]} == set(told["dependencies"][0]["dependsOn"])
    assert packers("sbom").write(program, ["platformdirs", "json", "marjapussi_desktop"], tmp_path) == written


# -- Flatpak ----------------------------------------------------------------------------------------------------------


PAGE = "https://github.com/kerttu/marja-pussi"


def flatpak_of(packers: Any) -> dict[str, Any]:
    told: dict[str, Any] = packers("flatpak.manifest").manifest(PAGE, PAGE)
    return told


def test_the_flatpak_builds_offline_from_pinned_wheels(packers: Any) -> None:
    told = flatpak_of(packers)
    assert told["id"] == "io.github.kerttu.marja_pussi"
    assert not any("network" in word or "filesystem" in word for word in told["finish-args"])
    wheels, program = told["modules"]
    for source in wheels["sources"]:
        assert source["url"].startswith("https://")
        assert re.fullmatch(r"[0-9a-f]{64}", source["sha256"])
        assert ("only-arches" in source) is not source["url"].endswith("-any.whl")
    assert program["sources"] == [{"type": "git", "url": f"{PAGE}.git", "tag": f"v{__version__}"}]


def test_without_a_page_there_is_no_flatpak(
    packers: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    flatpak = packers("flatpak.manifest")
    for page, status in (("", 2), (PAGE, 0)):
        monkeypatch.setattr(flatpak.names, "HOME", page)
        monkeypatch.setattr(flatpak.names, "SOURCE", page)
        assert flatpak.main([str(tmp_path)]) == status
        assert len(list(tmp_path.iterdir())) == (status == 0)
    assert "no page yet" in capsys.readouterr().out


def test_the_flatpak_has_all_that_the_program_needs(packers: Any) -> None:
    """On either processor; what sounds play with is only for one."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    needed = {re.split(r"[<>=;]", line)[0].lower() for line in told["project"]["dependencies"]}
    needed |= {re.split(r"[<>=;]", line)[0].lower() for line in told["build-system"]["requires"]}
    wheels = json.loads(packers("flatpak.manifest").WHEELS.read_text("utf-8"))
    for processor, lacking in (("x86_64", set()), ("aarch64", {"miniaudio"})):
        here = [one["file"] for one in wheels if one["processor"] in ("", processor)]
        names = {file.split("-")[0].lower().replace("_", "-") for file in here}
        assert needed - names == lacking


TEXTS = list[str]
MANIFEST: dict[str, Any] = {
    "id": str, "runtime": str, "runtime-version": str, "sdk": str, "command": str, "finish-args": TEXTS,
    "rename-desktop-file": str, "rename-icon": str, "cleanup": TEXTS, "modules": list,
}  # fmt: skip
MODULE = {"name": str, "buildsystem": str, "build-commands": TEXTS, "sources": list}
SOURCES: dict[str, dict[str, Any]] = {
    "file": {"type": str, "url": str, "sha256": str, "only-arches": TEXTS},
    "git": {"type": str, "url": str, "tag": str},
}
"""The fields in use, as the schema of flatpak-builder has them. It comes in no package, so this is our own reading of
it; where the builder is installed, it reads the manifest as well and names each field that it does not know."""


def test_the_flatpak_has_the_fields_of_its_schema(packers: Any) -> None:
    def check(told: dict[str, Any], fields: dict[str, Any]) -> None:
        assert told.keys() <= fields.keys()
        for name, value in told.items():
            assert isinstance(value, list if fields[name] == TEXTS else fields[name])
            if fields[name] == TEXTS:
                assert all(isinstance(one, str) for one in value)

    told = flatpak_of(packers)
    check(told, MANIFEST)
    for module in told["modules"]:
        check(module, MODULE)
        assert module["buildsystem"] == "simple"
        for source in module["sources"]:
            check(source, SOURCES[source["type"]])


@pytest.mark.skipif(not shutil.which("flatpak-builder"), reason="there is no flatpak-builder")
def test_the_builder_of_flatpaks_reads_the_manifest_without_a_word(packers: Any, tmp_path: Path) -> None:
    wanted = flatpak_of(packers)
    (tmp_path / "made.json").write_text(json.dumps(wanted), "utf-8")
    line = ["flatpak-builder", "--show-manifest", str(tmp_path / "made.json")]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == wanted
