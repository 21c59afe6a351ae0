"""The opponent model of an exchange: what the declarer and his partner are likely to hold after it.

They exchange cards so that a marriage is whole in one of their hands, and so that aces gather in the declarer's.
Uniform determinizations know nothing of that: the declarer has a marriage in a quarter of them, and in truth in more
than half of the hands. And they know the cards that they were passed: who gives a king does not keep the queen, and who
gives a seven has most often no more of its suit. The log-likelihood of a hand is linear in a few counts, with weights
for each way of seeing it: the declarer's of his partner, the partner's of the declarer, and a defender's of both. They
were fitted to the true hands at the first trick (``training.fit_exchange``).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.knowledge.card_sets import (
    ACE_MASK,
    LOW_MASK,
    MARRIAGE_MASKS,
    SUIT_MASKS,
    TEN_MASK,
    Mask,
    mask_of,
)
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.seats import partner_of
from marjapussi_desktop.engine.state import Phase

DATA: Final = "exchange.json"
POWER: Final = 0.5
"""Flattens the likelihood: not everybody exchanges as the players do to whom it was fitted."""


class Count(StrEnum):
    """What is counted in a hand. ``MEETING``: a king or queen whose other half the observer holds; ``HALF``: any other
    king or queen without its other half. Of what was passed to the observer tell ``SPLIT``: a king or queen whose other
    half was passed; ``SHORT``: a card of a suit of which a card below the queen was passed; ``TOP``: an ace or ten of a
    suit of which any card was passed.
    """

    MARRIAGE = "marriages"
    MEETING = "meeting"
    HALF = "halves"
    ACE = "aces"
    TEN = "tens"
    SPLIT = "split"
    SHORT = "short"
    TOP = "tops"


OF_PASSED: Final = (Count.SPLIT, Count.SHORT, Count.TOP)
"""What counts only for who was passed cards."""
OF_DECLARER: Final = tuple(count for count in Count if count is not Count.ACE)
OF_PARTNER: Final = tuple(count for count in Count if count is not Count.MARRIAGE)
"""What counts of each of them. Some declarers give an ace back and others never do; some partners give a whole marriage
away and others keep it, to be asked for: of these, what self-play tells is not true of people."""


class Observer(StrEnum):
    """Who judges, by his part in the hand."""

    DECLARER = "declarer"
    PARTNER = "partner"
    DEFENDER = "defender"


def counts_in(held: Mask, own: Mask, passed: Mask = 0) -> dict[Count, int]:
    """What is counted in a hand; ``own``: the observer's; ``passed``: the cards that he got from this seat."""
    found = dict.fromkeys(Count, 0)
    for suit, marriage in MARRIAGE_MASKS.items():
        part, got = held & marriage, passed & SUIT_MASKS[suit]
        if part == marriage:
            found[Count.MARRIAGE] += 1
        elif part and own & marriage == marriage & ~part:
            found[Count.MEETING] += 1
        elif part:
            found[Count.HALF] += 1
        if got:
            in_suit = held & SUIT_MASKS[suit]
            found[Count.SPLIT] += bool(part and got & marriage & ~part)
            found[Count.SHORT] += in_suit.bit_count() if got & LOW_MASK else 0
            found[Count.TOP] += (in_suit & (ACE_MASK | TEN_MASK)).bit_count()
    found[Count.ACE], found[Count.TEN] = (held & ACE_MASK).bit_count(), (held & TEN_MASK).bit_count()
    return found


def counted_by(observer: Observer, counted: tuple[Count, ...]) -> tuple[Count, ...]:
    """What counts for an observer; a defender was passed nothing."""
    return tuple(count for count in counted if observer is not Observer.DEFENDER or count not in OF_PASSED)


class Judged:
    """Whom an observer judges in a hand with an exchange, and what he sees of them at the first lead.

    ``observer``: his part; ``counted``: by the seats that he judges, what counts of each.
    """

    def __init__(self, seen: Observation, history: PublicHistory) -> None:
        declarer = seen.declarer
        assert declarer is not None
        partner = partner_of(declarer, seen.rules.layout)
        assert partner is not None
        both = {declarer: OF_DECLARER, partner: OF_PARTNER}
        parts = {declarer: Observer.DECLARER, partner: Observer.PARTNER}
        self.observer: Final = parts.get(seen.seat, Observer.DEFENDER)
        self.counted: Final = {
            seat: counted_by(self.observer, counted) for seat, counted in both.items() if seat != seen.seat
        }
        self._passed = mask_of(seen.received)
        self._played = history.played
        self._own = mask_of(seen.available(seen.seat)) | history.played[seen.seat]

    def counts(self, seat: int, held: Mask) -> list[int]:
        """What counts of a seat's hand at the first lead, if it now holds these cards."""
        found = counts_in(held | self._played[seat], self._own, self._passed)
        return [found[count] for count in self.counted[seat]]


class ExchangeModel:
    """See the module."""

    def __init__(self, judged: Judged, weights: dict[str, dict[str, float]]) -> None:
        """``weights``: by "declarer" and "partner", who are judged, and by what is counted."""
        self._judged = judged
        self._weights = {
            seat: [weights["declarer" if Count.MARRIAGE in counted else "partner"][count] for count in counted]
            for seat, counted in judged.counted.items()
        }

    @property
    def seats(self) -> tuple[int, ...]:
        """The declarer and his partner, without the observer."""
        return tuple(sorted(self._weights))

    def log_likelihood(self, seat: int, held: Mask) -> float:
        """How likely this hand is after the exchange, if the seat now holds these cards."""
        counts = self._judged.counts(seat, held)
        return POWER * sum(weight * count for weight, count in zip(self._weights[seat], counts, strict=True))


def exchange_model(seen: Observation, history: PublicHistory) -> ExchangeModel | None:
    """None before play, and where declarer and partner exchanged no cards."""
    if not has_exchanged(seen):
        return None
    assert seen.rules.auction is not None
    judged = Judged(seen, history)
    return ExchangeModel(judged, load_trained(DATA)["games"][seen.rules.auction.opening.value][judged.observer.value])


def has_exchanged(seen: Observation) -> bool:
    """Whether the hand is played after an exchange."""
    return seen.rules.exchange is not None and seen.declarer is not None and seen.phase is Phase.PLAY
