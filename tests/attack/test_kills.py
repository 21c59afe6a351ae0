"""Every game, killed again and again at random moments: nothing that was shown is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.kills import check_kills
from tests.helpers.rulesets import PRESET_IDS

KILLS = 25


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESET_IDS)
def test_comes_back_to_the_position_shown(preset: str, tmp_path: Path, attack_seed: int) -> None:
    check_kills(tmp_path, preset, KILLS, attack_seed)
