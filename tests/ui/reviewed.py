"""Hands that have been reviewed, quickly and in this thread, for tests of what is shown of a review."""

from __future__ import annotations

from functools import cache

from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.controller.review.hand_review import HandReview, questions_of, review_of, review_one
from marjapussi_desktop.controller.review.open_value import OpenValue, open_value_of, played_of
from marjapussi_desktop.controller.review.qt_reviews import Account, Progress, Reviews
from tests.ui.past_hands import past_match

BUDGET_MS = 1000
"""So that what is a mistake stays one when the computer players learn."""


@cache
def found_in(preset: str, hands: int = 2, hand: int = 1) -> tuple[HandReview, OpenValue | None]:
    """The review of a hand of ``past_match(preset, hands)`` for its first seat, and its value."""
    past = past_match(preset, hands)
    review = review_of(hand, 0, [review_one(asked) for asked in questions_of(past, hand, 0, BUDGET_MS)])
    played = played_of(past, hand)
    return review, None if played is None else open_value_of(played)


def fill(reviews: Reviews, past: PastMatch, preset: str, hands: int = 2, hand: int = 1) -> Account:
    """Have a hand of ``past_match(preset, hands)`` known as reviewed."""
    account = reviews.account(past, hand)
    account.review, account.value = found_in(preset, hands, hand)
    account.decisions[:] = account.review.decisions
    account.progress = Progress.DONE
    return account
