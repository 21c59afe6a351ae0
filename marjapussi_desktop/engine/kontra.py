"""Kontra and Re (RULES.md, "Kontra and Re"): each call doubles what the declarer's side scores for the contract."""

from __future__ import annotations

from marjapussi_desktop.engine.actions import Kontra, Re
from marjapussi_desktop.engine.choices import Call
from marjapussi_desktop.engine.events import Called
from marjapussi_desktop.engine.known import Known
from marjapussi_desktop.engine.reasons import Reason, Refusal
from marjapussi_desktop.engine.ruleset import hand_size
from marjapussi_desktop.engine.seats import side_of
from marjapussi_desktop.engine.state import Applied, HandState, Phase
from marjapussi_desktop.engine.values import changed


def _cards_needed(hand: Known) -> int:
    """How many cards the caller of the next call must still hold."""
    return hand_size(hand.rules) - len(hand.calls)


def check_call(hand: Known, seat: int, action: Kontra | Re) -> Refusal | None:
    """Why the call may not be made, or None if it may."""
    contract = hand.rules.contract
    if contract is None or not contract.kontra or hand.passed_out:
        return Refusal(Reason.NO_KONTRA)
    if hand.phase is not Phase.PLAY or hand.declarer is None or hand.marriages.question is not None:
        return Refusal(Reason.CALL_NOT_NOW)
    layout = hand.rules.layout
    is_defender = side_of(seat, layout) != side_of(hand.declarer, layout)
    is_kontra_next = len(hand.calls) % 2 == 0
    if isinstance(action, Kontra) != is_defender or is_kontra_next != is_defender:
        return Refusal(Reason.CALL_OTHER_SIDE)
    needed = _cards_needed(hand)
    if needed < 1 or hand.hand_counts[seat] < needed:
        return Refusal(Reason.CALL_TOO_LATE, amount=max(needed, 1))
    return None


def calls_of(hand: Known, seat: int) -> tuple[Call, ...]:
    """The call that the seat may make now, in or out of turn: none or one."""
    contract = hand.rules.contract
    if contract is None or not contract.kontra or hand.hand_counts[seat] < _cards_needed(hand):
        return ()
    return tuple(call for call in (Kontra(), Re()) if check_call(hand, seat, call) is None)


def apply_call(hand: HandState, seat: int, action: Kontra | Re) -> Applied:
    """The call is made."""
    after = changed(hand, calls=(*hand.calls, seat))
    return after, [Called(seat, len(after.calls))]
