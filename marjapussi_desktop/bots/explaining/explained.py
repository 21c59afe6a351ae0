"""A decision with its explanation."""

from __future__ import annotations

from marjapussi_desktop.bots.bot import Decision
from marjapussi_desktop.bots.comparison import comparison_of
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.values import changed


def explained(seen: Observation, decision: Decision) -> Decision:
    """The decision of a seat that saw this, with the comparison that its reason may tell."""
    return changed(decision, comparison=comparison_of(seen, decision.action, decision.evaluation))
