"""The history that everybody shares is what has happened, move by move, in every game and under any options."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field

import pytest

from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.bots.knowledge.public_history import (
    MOVES,
    Attempt,
    AuctionCall,
    CardPlay,
    MoveInPlay,
    PublicHistory,
)
from marjapussi_desktop.engine.actions import AnswerHalf, AnswerWhole, AskHalf, AskWhole, Bid, Declare, Pass, Play
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout, side_of, sides_in
from marjapussi_desktop.engine.state import HandState
from marjapussi_desktop.engine.tricks import winning_index
from tests.architecture.sources import modules
from tests.helpers.playing import Moment, hand_of, played_at_random
from tests.helpers.rulesets import PRESET_IDS, random_variant, rules_of


@dataclass
class Followed:
    """A hand as its states tell it, with all cards in sight."""

    auction: list[AuctionCall] = field(default_factory=list)
    in_play: list[MoveInPlay] = field(default_factory=list)
    plays: list[CardPlay] = field(default_factory=list)
    attempts: list[Attempt] = field(default_factory=list)

    def see(self, moment: Moment) -> None:
        """One move."""
        before, after, action, seat = hand_of(moment.before), hand_of(moment.after), moment.action, moment.seat
        assert seat is not None
        if isinstance(action, Bid | Pass):
            self.auction.append(AuctionCall(seat, action.amount if isinstance(action, Bid) else 0))
        if not isinstance(action, MOVES):
            return
        self.in_play.append(MoveInPlay(seat, action))
        if isinstance(action, Play):
            on_table = before.trick
            led = on_table[0] if on_table else None
            winning = on_table[winning_index(on_table, before.trump)] if on_table else None
            self.plays.append(CardPlay(seat, action.card, led, winning, before.trump))
        else:
            self._hear(seat, action, before, after)

    def _hear(self, seat: int, action: object, before: HandState, after: HandState) -> None:
        declared = after.marriages.declared[len(before.marriages.declared) :]
        declaration = declared[0] if declared else None
        if isinstance(action, Declare | AskWhole | AskHalf):
            self.attempts.append(Attempt(seat, action, len(self.plays), None, declaration))
        elif isinstance(action, AnswerWhole | AnswerHalf):
            self.attempts[-1] = self.attempts[-1]._replace(answer=action, declaration=declaration)


def assert_told(rules: Ruleset, seed: int, hands: int) -> int:
    """Every position of some random hands, as each seat sees it; how many attempts there were."""
    found, attempts = Followed(), 0
    for moment in played_at_random(rules, seed, hands):
        if moment.seat is None:
            found = Followed()
            continue
        found.see(moment)
        hand = hand_of(moment.after)
        for seat in range(len(hand.hands)):
            history = PublicHistory(observe(hand, seat))
            for name in ("auction", "in_play", "plays", "attempts"):
                assert list(getattr(history, name)) == getattr(found, name), name
            assert_won(history, hand)
        attempts += isinstance(moment.action, Declare | AskWhole | AskHalf)
    return attempts


def assert_won(history: PublicHistory, hand: HandState) -> None:
    """Who has played and won which cards."""
    layout = hand.rules.layout
    for seat, played in enumerate(history.played):
        assert played == mask_of(play.card for play in history.plays if play.seat == seat)
    for side in range(sides_in(layout)):
        cards = [card for trick in hand.tricks if side_of(trick.winner, layout) == side for card in trick.cards]
        assert history.won[side] == mask_of(cards)
    gone = [play.card for play in history.plays]
    assert all(history.gone_before(count) == mask_of(gone[:count]) for count in (0, len(gone) // 2, len(gone)))


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_the_history_is_what_has_happened(preset: str) -> None:
    rules = rules_of(preset)
    attempts = assert_told(rules, seed=1, hands=4)
    assert attempts or rules.layout is not Layout.PARTNERSHIP


@pytest.mark.parametrize("seed", range(10))
def test_the_history_is_what_has_happened_under_any_options(seed: int) -> None:
    assert_told(random_variant(random.Random(seed)).rules, seed, hands=2)


READS_MOVES = {
    "bots/knowledge/public_history.py": "folds them",
    "bots/review/before_play.py": "plays them again through the engine, in an imagined deal",
    "bots/players/external/messages.py": "tells another program each of them",
}


def test_nobody_else_in_the_bots_reads_the_moves_of_a_hand() -> None:
    """How many there are so far (``len``), which dice are seeded with, is no reading."""
    reading = re.compile(r"(?<!len\()\b(?:seen|observation)\.moves\b")
    some = [module.path for module in modules() if module.room == "bots" and reading.search(_code(module.text))]
    assert set(some) == set(READS_MOVES), "read knowledge.public_history instead"


def _code(text: str) -> str:
    """Without what ``len`` is taken of."""
    return re.sub(r"len\([\w.]*\.moves\)", "", text)
