"""The games that lessons are played in, as presets."""

from __future__ import annotations

from typing import Final

MARJAPUSSI: Final = "marjapussi"
HUUTOPUSSI: Final = "huutopussi"
HUUTOPUSSI_THREE: Final = "huutopussi-3"
HUUTOPUSSI_ERLANGEN: Final = "huutopussi-erlangen"
BONDTOLVA: Final = "bondtolva"
BONDTOLVA_TWO: Final = "bondtolva-2"
AVOMARJAPUSSI: Final = "avomarjapussi"
