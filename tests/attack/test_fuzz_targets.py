"""What the fuzzers run works without them: on the inputs that they begin from, and on some mutants of these."""

from __future__ import annotations

import random

from marjapussi_desktop.bots.bot import BotReason
from marjapussi_desktop.bots.players.external.troubles import TroubleKind
from tests.attack import fuzz_protocol, fuzz_record


def test_records_to_begin_from_are_read() -> None:
    check, seeds = fuzz_record.load()
    assert len(seeds) > 20
    for record in seeds[:6]:
        check(record)


def test_programs_to_begin_from_play_all_their_moves() -> None:
    shown = fuzz_protocol.hands()
    for content in fuzz_protocol.seeds(shown):
        decisions, troubles = fuzz_protocol.played(content, shown, fuzz_protocol.PATIENT_MS)
        assert not troubles
        assert len(decisions) >= 5
        assert {decision.why for decision in decisions} == {BotReason.PROGRAM}


def test_programs_that_write_anything_choose_a_move_at_most() -> None:
    shown, dice = fuzz_protocol.hands(), random.Random(1)
    found = set[TroubleKind]()
    for content in fuzz_protocol.seeds(shown):
        for _ in range(10):
            changed = fuzz_protocol.forged(content, dice)
            _decisions, troubles = fuzz_protocol.played(changed, shown, fuzz_protocol.HASTY_MS)
            found.update(trouble.kind for trouble in troubles)
    assert {TroubleKind.UNREADABLE, TroubleKind.ILLEGAL, TroubleKind.NOT_READY} <= found
