"""What several tests of this folder need."""

from tests.helpers.quick_hands import quick_hands

__all__ = ["quick_hands"]
