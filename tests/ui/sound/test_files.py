"""The sounds as numbers: soft, short, from silence to silence, and as the script makes them."""

from __future__ import annotations

import itertools
import math
import runpy
from array import array
from pathlib import Path

import pytest

import run
from marjapussi_desktop.resources import asset_path
from marjapussi_desktop.ui.sound.mixer import RATE, read_samples
from marjapussi_desktop.ui.sound.sounds import Sound, files_of

FILES = [name for sound in Sound for name in files_of(sound)]
EVERY_FILE = pytest.mark.parametrize("name", FILES)


def samples_of(name: str) -> array[int]:
    return read_samples(asset_path(f"sounds/{name}.wav"))


@EVERY_FILE
def test_a_sound_is_short_and_never_too_loud(name: str) -> None:
    samples = samples_of(name)
    assert 0.15 < len(samples) / RATE < 1.2
    assert 0.2 < max(map(abs, samples)) / 32767 < 0.5, "soft, and two at a time are not cut off"
    rms = math.sqrt(sum(sample * sample for sample in samples) / len(samples)) / 32767
    assert 0.02 < rms < 0.12


@EVERY_FILE
def test_a_sound_begins_and_ends_in_silence(name: str) -> None:
    samples = samples_of(name)
    assert samples[0] == samples[-1] == 0
    for edge in (samples[:8], samples[-RATE // 100 :]):
        assert max(map(abs, edge)) < 0.03 * 32767, "a jump would be heard as a click"
    assert abs(sum(samples) / len(samples)) < 0.002 * 32767, "it swings about silence"


@EVERY_FILE
def test_a_sound_is_warm(name: str) -> None:
    """A difference of neighbours grows with the frequency: it tells the middle of the spectrum (its RMS in Hz)."""
    samples = samples_of(name)
    power = sum(sample * sample for sample in samples)
    slope = sum((b - a) ** 2 for a, b in itertools.pairwise(samples))
    middle_hz = RATE / math.pi * math.asin(math.sqrt(slope / power) / 2)
    assert middle_hz < 2400


def test_all_files_are_small_and_each_is_heard() -> None:
    files = sorted(asset_path("sounds").glob("*.wav"))
    assert {file.stem for file in files} == set(FILES)
    assert sum(file.stat().st_size for file in files) < 520_000


@pytest.mark.parametrize("name", ["card-2", "knock", "marriage"])
def test_the_script_makes_the_files_that_are_kept(name: str) -> None:
    """Another system's sine may round a sample otherwise, by one."""
    made = runpy.run_path(str(Path(run.ROOT, "assets/sounds/make.py")))["samples_of"](name)
    kept = samples_of(name)
    assert len(made) == len(kept)
    assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1
