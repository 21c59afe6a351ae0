"""The worker process that judges decisions: questions come in, answers go out. No Qt here."""

from __future__ import annotations

from multiprocessing.connection import Connection

from marjapussi_desktop.controller.review.hand_review import Asked, Reviewed, review_one
from marjapussi_desktop.controller.review.open_value import OpenValue, Played, open_value_of

Question = Asked | Played
Answer = Reviewed | OpenValue


def answer(question: Question) -> Answer:
    """The answer to one question."""
    return review_one(question) if isinstance(question, Asked) else open_value_of(question)


def serve(connection: Connection) -> None:
    """Answers until the connection closes. Each question comes with a number, which goes back with its answer."""
    try:
        while True:
            number, question = connection.recv()
            connection.send((number, answer(question)))
    except (EOFError, OSError):
        return
