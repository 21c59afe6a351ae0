"""Which levels the window offers. Apart, so that the window need not load the bots to know it."""

from __future__ import annotations

from typing import Final

OFFERED_LEVELS: Final = ("beginner", "casual", "skilled", "expert")
"""Weakest first; hints come from the last one."""
