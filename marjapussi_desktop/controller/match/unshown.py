"""An update that the window has not been told of yet, as it waits to be saved first."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

from marjapussi_desktop.controller.deals.day_in_play import has_undone, is_day_hand
from marjapussi_desktop.controller.match.players import PERSON_SEAT
from marjapussi_desktop.controller.match.prompts import Update
from marjapussi_desktop.engine.values import changed, frozen

if TYPE_CHECKING:
    from marjapussi_desktop.controller.match.session import Session
    from marjapussi_desktop.controller.match.table_view import TableView
    from marjapussi_desktop.engine.observation import Observation


@frozen
class Unshown:
    """An update with the hand's number of moves after it, and what the person then knows; ``token`` as of the requests
    that follow it.
    """

    token: int
    update: Update
    ply: int
    seen: Observation | None


def seen_in(session: Session) -> Observation | None:
    """What the person knows of the hand; None before the first."""
    return session.observation(PERSON_SEAT) if session.hand_number else None


def view_in(session: Session) -> TableView:
    """The table as the person sees it, today."""
    view = session.view(PERSON_SEAT)
    is_of_day = is_day_hand(session.record, datetime.date.today())
    return changed(view, is_of_day=True, is_day_practice=has_undone(session.record)) if is_of_day else view
