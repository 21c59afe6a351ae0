"""A deal that many tests share, and the ways of bringing a table to an interesting moment with it.

Seat 0 can win a trick in each suit, has a marriage in hearts and halves in spades and diamonds; its partner, seat 2,
has one in clubs, the other halves, and three sixes; seat 3 has nothing above a nine.
"""

from __future__ import annotations

from marjapussi_desktop.engine.cards import cards
from marjapussi_desktop.engine.options import OptionValue
from marjapussi_desktop.engine.state import Deal
from tests.helpers.playing import Table
from tests.helpers.rulesets import rules_of

FOUR_ACES = Deal(
    (
        cards("AS AC AD AH KH QH KS QD 6C"),
        cards("TS JS 9S TC JC TD JD TH JH"),
        cards("KC QC QS KD 6S 7C 6D 6H 7H"),
        cards("8S 7S 9C 8C 9D 8D 7D 9H 8H"),
    )
)
CLUBS = "0: play AC; 1: play JC; 2: play 7C; 3: play 8C"
SPADES = "0: play AS; 1: play 9S; 2: play 6S; 3: play 7S"
DIAMONDS = "0: play AD; 1: play JD; 2: play 6D; 3: play 7D"
HEARTS = "0: play AH; 1: play JH; 2: play 6H; 3: play 8H"


def leading(moves: str = "", **options: OptionValue) -> Table:
    """Four-handed Marjapussi with a free first lead; seat 0 leads."""
    return Table(rules_of("marjapussi-pagat", **options), FOUR_ACES, dealer=3).do(moves)


def opening(moves: str = "", preset: str = "huutopussi", **options: OptionValue) -> Table:
    """An auction that seat 0 opens."""
    rules = rules_of(preset, **options)
    is_dealer = rules.auction is not None and rules.auction.first_bidder.value == "dealer"
    return Table(rules, FOUR_ACES, dealer=0 if is_dealer else 3).do(moves)


def declaring(moves: str = "", **options: OptionValue) -> Table:
    """Huutopussi in which seat 0 won the auction for 80: its partner is to give."""
    return opening("0: bid 80; 1: pass; 2: pass; 3: pass;" + moves, **options)


def doubling(moves: str = "", **options: OptionValue) -> Table:
    """Huutopussi with Kontra: seat 0 has set a contract of 150 and is to lead."""
    before = "0: bid 120; 1: pass; 2: pass; 3: pass; 2: give KC QC KD QS; 0: contract 150; 0: return KC QC KD QS;"
    return opening(before + moves, "huutopussi-erlangen", **options)


def kitty_taken(moves: str = "", **options: OptionValue) -> Table:
    """Three-handed: seat 0 won the auction and has the kitty, AH TH 6H, in hand."""
    rules = rules_of("huutopussi-3", **options)
    deal = Deal(
        (
            cards("AS KS QS AC KC 9C 8C 7C 9D 8D 7D"),
            cards("TS JS 9S TC QC JC AD KD QD 9H 8H"),
            cards("8S 7S 6S 6C TD JD 6D KH QH JH 7H"),
        ),
        kitty=cards("AH TH 6H"),
    )
    return Table(rules, deal, dealer=0).do("0: bid 80; 1: pass; 2: pass;" + moves)


def with_stock(moves: str = "", **options: OptionValue) -> Table:
    """Two-handed with a stock; seat 0 leads and wins six tricks of spades and aces while it lasts."""
    deal = Deal(
        (cards("AS TS KS QS AC AD"), cards("AH TH KH QH 9C 9D")),
        stock=cards("JS 9S TC KC QC JC TD KD QD JD JH 9H"),
    )
    return Table(rules_of("bondtolva-2", **options), deal, dealer=1).do(moves)


def with_rows(moves: str = "", **options: OptionValue) -> Table:
    """Two-handed with rows; seat 0 leads."""
    deal = Deal(
        (cards("AS KS QS 6S"), cards("TS JS 9S 8S")),
        down=(cards("AC TC KC QC JC 9C 8C"), cards("7C 6C AH TH KH QH JH")),
        up=(cards("AD TD KD 9D 8D 7D 6D"), cards("QD JD 9H 8H 7H 6H 7S")),
    )
    return Table(rules_of("avomarjapussi", **options), deal, dealer=1).do(moves)
