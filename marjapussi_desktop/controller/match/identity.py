"""The identity of the match in a record: the same for every copy, through exporting, opening and undoing."""

from __future__ import annotations

from marjapussi_desktop.engine.record import MatchRecord, deal_to_json, head_to_json


def identity_of(record: MatchRecord) -> str:
    """The record's id. A record without one (of another program, or an early version) gets a hash of its beginning."""
    if record.id:
        return record.id
    import hashlib  # here, as it takes 6 ms and only few records need it

    head = {key: value for key, value in head_to_json(record).items() if key != "rules"}
    first = [(hand.dealer, deal_to_json(hand.deal)) for hand in record.hands[:1]]
    players = [player["name"] for player in head.pop("players")]
    return hashlib.sha256(repr((sorted(head.items()), players, first)).encode()).hexdigest()[:32]
