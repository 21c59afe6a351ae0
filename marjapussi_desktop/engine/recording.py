"""Writing a match down that is played with the engine alone: a record is filled hand by hand."""

from __future__ import annotations

from marjapussi_desktop.engine.errors import NotNowError
from marjapussi_desktop.engine.record import HandRecord, MatchRecord
from marjapussi_desktop.engine.state import MatchState


def record_hand(record: MatchRecord, match: MatchState) -> None:
    """Adds the current hand of a match, as far as it has come, to a record of the hands before it.

    Raises NotNowError if it is not the hand that comes next there.
    """
    hand = match.hand
    if hand is None or hand.number != len(record.hands) + 1:
        found = "nothing has been dealt" if hand is None else f"this is hand {hand.number}"
        raise NotNowError(f"hand {len(record.hands) + 1} is to be recorded, and {found}")
    record.hands.append(HandRecord(hand.dealer, hand.dealt, list(hand.moves), result=hand.result))
    record.totals, record.winner = match.totals, match.winner
