"""Make the program's sounds as WAV files, beside this file: ``python assets/sounds/make.py``.

Each is reckoned sample by sample from noise and sines, so nothing is taken from a recording. Needs only the standard
library and always writes the same sounds: 16 bits, mono, 22 050 Hz, which is enough for sounds as dark as these.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

RATE = 22050
FADE_S = 0.004
"""How long each sound takes to come from silence at its start; at its end it takes ten times as long to go."""

Samples = list[float]


# -- parts ------------------------------------------------------------------------------------------------------


def noise(seconds: float, low_hz: float, high_hz: float, seed: int) -> Samples:
    """Return noise between two frequencies, rid of what hisses; its loudest sample is 1."""
    chance = random.Random(seed)
    samples = [chance.uniform(-1.0, 1.0) for _ in range(round(seconds * RATE))]
    for _ in range(2):
        samples = lowpass(lowpass(samples, high_hz), high_hz)
        below = lowpass(samples, low_hz)
        samples = [sample - under for sample, under in zip(samples, below, strict=True)]
    return to_peak(samples, 1.0)


def lowpass(samples: Samples, hz: float) -> Samples:
    """Return the samples through a filter of one pole."""
    share = 1.0 - math.exp(-2.0 * math.pi * hz / RATE)
    held, out = 0.0, []
    for sample in samples:
        held += share * (sample - held)
        out.append(held)
    return out


def shaped(samples: Samples, loudness: Callable[[float], float]) -> Samples:
    """Return the samples with a loudness that is told for each second since the start."""
    return [sample * loudness(nth / RATE) for nth, sample in enumerate(samples)]


def swell(rise_s: float, fall_s: float) -> Callable[[float], float]:
    """Return a loudness that rises like a hill and then dies away; ``fall_s`` is its time constant."""

    def loudness(t: float) -> float:
        return math.sin(0.5 * math.pi * t / rise_s) ** 2 if t < rise_s else math.exp(-(t - rise_s) / fall_s)

    return loudness


def struck(modes: list[tuple[float, float, float]], seconds: float) -> Samples:
    """Return something struck: its modes are (Hz, loudness, time constant in seconds)."""
    out = []
    for nth in range(round(seconds * RATE)):
        t = nth / RATE
        out.append(sum(a * math.exp(-t / fall) * math.sin(2 * math.pi * hz * t) for hz, a, fall in modes))
    return out


def string(hz: float, seconds: float, fall_s: float = 0.5, soft: float = 1.7) -> Samples:
    """Return a plucked string of a kantele: pairs of partials a little apart, the high ones weaker and sooner gone.

    ``soft``: how quickly the partials weaken; felt on a hammer makes it larger.
    """
    modes = []
    for partial in range(1, 8):
        # A string is stiff: its partials lie a little higher than whole multiples.
        high = hz * partial * math.sqrt(1 + 0.00012 * partial * partial)
        if high < 0.4 * RATE:
            weight = math.sin(math.pi * partial * 0.23) / partial**soft
            fall = fall_s / partial**0.75
            modes += [(high * 0.9994, 0.5 * weight, fall), (high * 1.0006, 0.5 * weight, fall * 0.9)]
    rise, damped = 0.007, 0.08
    return shaped(struck(modes, seconds), lambda t: hill(t / rise) * hill((seconds - t) / damped))


def hill(share: float) -> float:
    """Return 0 at 0, smoothly rising to 1 at 1, and 1 thereafter."""
    return 1.0 if share >= 1.0 else 0.5 - 0.5 * math.cos(math.pi * share)


def mix(seconds: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Return the parts together: (start in seconds, loudness, samples). What lasts longer is cut."""
    out = [0.0] * round(seconds * RATE)
    for start, loudness, samples in parts:
        first = round(start * RATE)
        for nth, sample in enumerate(samples[: max(0, len(out) - first)], first):
            out[nth] += loudness * sample
    return out


def to_peak(samples: Samples, peak: float) -> Samples:
    """Return the samples with their loudest at ``peak``."""
    top = max(map(abs, samples))
    return [sample * peak / top for sample in samples]


def faded(samples: Samples) -> Samples:
    """Return the samples beginning and ending in silence."""
    rise, fall = round(FADE_S * RATE), round(10 * FADE_S * RATE)
    last = len(samples) - 1
    return [s * min(1.0, nth / rise) * min(1.0, (last - nth) / fall) ** 2 for nth, s in enumerate(samples)]


# -- the sounds -------------------------------------------------------------------------------------------------

D3, F3, A3, D4, E4, FIS4, G4, A4, B4, D5, E5, FIS5, A5 = (
    440.0 * 2 ** (step / 12) for step in (-19, -16, -12, -7, -5, -3, -2, 0, 2, 5, 7, 9, 12)
)


def tap(seed: int, deep: float = 170.0) -> Samples:
    """Return a card that comes down on cloth."""
    thud = struck([(deep, 0.9, 0.016), (deep * 1.9, 0.35, 0.009)], 0.09)
    return mix(0.09, (0.0, 0.55, thud), (0.0, 0.6, shaped(noise(0.09, 300, 1800, seed), swell(0.002, 0.012))))


def card(seed: int, deep: float) -> Samples:
    """Return a card that slides from the hand and comes down."""
    slide = shaped(noise(0.17, 900, 3200, seed), swell(0.07, 0.035))
    return mix(0.27, (0.0, 0.5, slide), (0.135, 1.0, tap(seed + 1, deep)))


def deal() -> Samples:
    """Return cards that leave the pack one after another, at last the pack put down."""
    parts = []
    chance = random.Random(5)
    for nth in range(11):
        flick = shaped(noise(0.07, 1100, 3600, 40 + nth), swell(0.012, 0.016))
        at = 0.02 + 0.075 * nth + chance.uniform(-0.008, 0.008)
        parts += [(at, 0.4 + chance.uniform(0.0, 0.15), flick), (at + 0.03, 0.35, tap(60 + nth, 190.0))]
    return mix(1.0, *parts, (0.87, 0.75, tap(80, 130.0)))


def knock() -> Samples:
    """Return two knocks of a knuckle on a table of wood."""
    wood = [(148.0, 1.0, 0.035), (262.0, 0.7, 0.028), (431.0, 0.4, 0.018), (705.0, 0.16, 0.01)]
    rap = mix(0.2, (0.0, 1.0, struck(wood, 0.2)), (0.0, 0.5, shaped(noise(0.03, 200, 1500, 90), swell(0.001, 0.006))))
    return mix(0.38, (0.0, 1.0, rap), (0.14, 0.75, rap))


def trick() -> Samples:
    """Return four cards drawn over cloth and put on a heap."""
    sweep = shaped(noise(0.34, 500, 2200, 100), swell(0.17, 0.06))
    return mix(0.5, (0.0, 0.55, sweep), (0.27, 0.9, tap(101, 140.0)), (0.33, 0.4, tap(102, 120.0)))


def marriage() -> Samples:
    """Return a low and a high string, and both answered by a third: king, queen, and the two."""
    return mix(
        1.18, (0.0, 0.9, string(D4, 1.18)), (0.15, 0.9, string(A4, 1.03)),
        (0.34, 0.75, string(FIS5, 0.84, 0.42)), (0.34, 0.5, string(D5, 0.84, 0.42)),
    )  # fmt: skip


def made() -> Samples:
    """Return a chord upwards that comes home."""
    notes = (D4, FIS4, A4, D5)
    return mix(1.1, *[(0.09 * nth, 0.8, string(hz, 1.1 - 0.09 * nth, 0.45)) for nth, hz in enumerate(notes)])


def failed() -> Samples:
    """Return two low strings under felt, the second lower."""
    return mix(
        1.0, (0.0, 1.0, string(A3, 1.0, 0.28, 2.3)), (0.24, 1.0, string(F3, 0.76, 0.3, 2.3)),
        (0.26, 0.5, string(D3, 0.74, 0.3, 2.3)),
    )  # fmt: skip


def porvoo() -> Samples:
    """Return a horse and cart that leave: hooves on the road, and a run downwards."""
    hoof = struck([(420.0, 0.9, 0.022), (633.0, 0.5, 0.014), (905.0, 0.2, 0.008)], 0.12)
    hooves = [(0.11 * nth + (0.02 if nth % 2 else 0.0), 0.55 * 0.87**nth, hoof) for nth in range(8)]
    run = [(0.08 + 0.1 * nth, 0.55, string(hz, 0.5, 0.2, 2.0)) for nth, hz in enumerate((A4, G4, E4, D4, A3))]
    return mix(1.1, *hooves, *run)


def slam() -> Samples:
    """Return a run over all the strings, up to the highest, which rings."""
    notes = (D4, E4, FIS4, A4, B4, D5, E5, FIS5, A5)
    run = [(0.055 * nth, 0.5 + 0.03 * nth, string(hz, 0.5, 0.22)) for nth, hz in enumerate(notes)]
    rings = [(0.5, 0.55, string(hz, 0.68, 0.4)) for hz in (D4, A4, FIS5)]
    return mix(1.18, *run, *rings)


def exactly() -> Samples:
    """Return twelve strings plucked up and down again, which close on the one they began with."""
    notes = (D4, E4, FIS4, G4, A4, B4, A4, G4, FIS4, E4, FIS4, D4)
    run = [(0.05 * nth, 0.5, string(hz, 0.3, 0.16)) for nth, hz in enumerate(notes)]
    return mix(0.95, *run, (0.6, 0.7, string(D5, 0.35, 0.3)), (0.6, 0.7, string(A4, 0.35, 0.3)))


def at_last() -> Samples:
    """Return a string that hesitates, a card put down, and the chord that comes home after all."""
    chord = [(0.42 + 0.03 * nth, 0.6, string(hz, 0.5 - 0.03 * nth, 0.35)) for nth, hz in enumerate((D4, FIS4, A4, D5))]
    return mix(0.95, (0.0, 0.6, string(A3, 0.4, 0.2)), (0.14, 0.6, string(A3, 0.3, 0.2)), (0.34, 0.8, tap(110)), *chord)


def kontra() -> Samples:
    """Return a fist on the table, and two low strings a fifth apart that stay."""
    fist = struck([(96.0, 1.0, 0.05), (171.0, 0.6, 0.035), (288.0, 0.3, 0.02)], 0.25)
    return mix(0.62, (0.0, 1.0, fist), (0.05, 0.7, string(D4, 0.57, 0.3, 2.0)), (0.08, 0.6, string(A4, 0.54, 0.3, 2.0)))


def re() -> Samples:
    """Return the answer to it: two knocks, and the same strings higher."""
    rap = struck([(148.0, 1.0, 0.03), (262.0, 0.6, 0.024), (431.0, 0.3, 0.016)], 0.2)
    strings = [(0.16 + 0.03 * nth, 0.6, string(hz, 0.4, 0.26, 2.0)) for nth, hz in enumerate((A4, D5))]
    return mix(0.62, (0.0, 1.0, rap), (0.11, 0.8, rap), *strings)


SOUNDS: dict[str, tuple[float, Callable[[], Samples]]] = {
    "card-1": (0.30, lambda: card(11, 170.0)),
    "card-2": (0.27, lambda: card(21, 158.0)),
    "card-3": (0.29, lambda: card(31, 182.0)),
    "deal": (0.28, deal),
    "knock": (0.36, knock),
    "trick": (0.30, trick),
    "marriage": (0.42, marriage),
    "made": (0.42, made),
    "failed": (0.40, failed),
    "porvoo": (0.38, porvoo),
    "slam": (0.42, slam),
    "exactly": (0.40, exactly),
    "at-last": (0.42, at_last),
    "kontra": (0.40, kontra),
    "re": (0.38, re),
}
"""Name of the file → how loud its loudest sample is, as a share of what a file can hold, and what makes it."""


def samples_of(name: str) -> array[int]:
    """Return a whole sound as samples of 16 bits."""
    peak, make = SOUNDS[name]
    return array("h", [round(32767 * sample) for sample in to_peak(faded(make()), peak)])


def write(path: Path, samples: array[int]) -> None:
    """Write a WAV file, whose bytes are little-endian everywhere."""
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def main() -> None:
    """Write all sounds."""
    for name in SOUNDS:
        write(Path(__file__).with_name(f"{name}.wav"), samples_of(name))


if __name__ == "__main__":
    main()
