"""The ideas behind a move, as data: what each says, and the facts that its sentence needs.

Every fact is computed from what the seat knows. A chance is the share of the hands that fit what the seat has seen, all
taken as equally likely, told in tenths from 1 to 9, or as `ALMOST_SURE` or `SURE`: what is impossible is another idea.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.values import frozen

ALMOST_SURE: Final = 10
"""A chance of a thing that is so in nearly every deal, or in every one that was tried."""
SURE: Final = 11
"""A chance of a thing that is certain from what the seat knows."""


class IdeaKind(StrEnum):
    """What an idea says. The comment names its facts. ``points`` of a trick are those on the table and in the card."""

    # duties that leave one card; told with what becomes of the trick
    LAST_CARD = "last_card"  # card
    ONLY_OF_SUIT = "only_of_suit"  # card
    ONLY_TRUMP = "only_trump"  # card
    ONLY_WINNER = "only_winner"  # card; other: the card to be beaten
    ONLY_ACE = "only_ace"  # card
    ONLY_SPADE = "only_spade"  # card
    ONLY_LEAD = "only_lead"  # card: led from the marriage or as the ace of clubs
    PARTS_MARRIAGE = "parts_marriage"  # card, cards: king and queen, one of which has to go
    # what becomes of the trick
    TAKES = "takes"  # card, points: nobody can still beat it
    TAKES_FROM_PARTNER = "takes_from_partner"  # card, other, seat, points: the same over a partner's card
    MAY_TAKE = "may_take"  # card, other, chance that nobody beats it, points
    MAY_HOLD = "may_hold"  # the same after a duty that has named what it beats
    STAYS = "stays"  # card, other, seat, points: nobody but partner can still beat it
    MAY_STAY = "may_stay"  # card, other, chance that it or partner takes the trick, points
    MAY_THEN_STAY = "may_then_stay"  # the same after a duty that has named what it beats
    IS_BEATEN = (
        "is_beaten"  # card; other: it or partner's winning card, which this seat can (almost) surely beat, chance
    )
    PARTNER_TAKES = "partner_takes"  # card, seat, other: partner's card that cannot be beaten, points of the card
    PARTNER_MAY_TAKE = "partner_may_take"  # card, seat, other, chance, points of the card
    PARTNER_TO_PLAY = "partner_to_play"  # card, seat: partner, chance that he can take the trick, points of the card
    PARTNER_HARDLY = "partner_hardly"  # card, seat: partner, who almost surely cannot take the trick
    LOST_TRICK = "lost_trick"  # card, seat: who wins so far, other, points of the card
    LEFT_TRICK = "left_trick"  # card, seat, other as before; cards that may be played and beat it, points of the trick
    # a lead
    SURE_LEAD = "sure_lead"  # card: nobody can beat it
    SURE_PLAIN = "sure_plain"  # card: the highest left, and no trumps
    SURE_TRUMP = "sure_trump"  # card: the highest trump left
    LEFT_TO_PARTNER = "left_to_partner"  # card: the highest left, chance that only partner (seat) can trump it
    RISKY_LEAD = "risky_lead"  # card, chance that somebody can trump it, the highest left of its suit; seat: who surely
    TOP_LEAD = "top_lead"  # card, chance: the highest left of its suit, which may be trumped
    LIKELY_LEAD = "likely_lead"  # card, cards: those above it that are out, or the first of them, count: of all, chance
    LOW_LEAD = "low_lead"  # card, cards, count as before, points of the card; seat: in whose open row those cards lie
    LEAD_TO_PARTNER = "lead_to_partner"  # card, seat, other: the highest out, chance that partner holds it
    LEAD_TO_PARTNERS_CARD = "lead_to_partners_card"  # card, seat, other: which partner is known to hold
    PARTNER_TRUMPS = (
        "partner_trumps"  # card, seat: partner, who has none of its suit, chance that he can take the trick
    )
    MAY_BE_TRUMPED = "may_be_trumped"  # card, seat, other: which partner is known to hold, chance that others trump it
    # why this card
    DRAWS_TRUMPS = "draws_trumps"  # card, count: trumps that others may hold; SURE: that they hold
    FORCES_OUT = "forces_out"  # card, other: the one card above the seat's next, cards: that next one
    DECLARE_NEXT = "declare_next"  # cards: king and queen, points of the declaration
    ASK_NEXT = "ask_next"  # card: the half held, seat, other: the missing one, chance
    ASK_WHOLE_NEXT = "ask_whole_next"  # card, cards: king and queen that partner is known to hold, seat, points
    ENOUGH = "enough"  # card, other: a higher winner that would hold no more often
    HOLDS_BACK = "holds_back"  # card, other: a higher winner
    SAFER = "safer"  # card, other: a lower card that might do, chance that it is beaten
    KEEPS_MARRIAGE = "keeps_marriage"  # card, cards: king and queen, points of the declaration
    KEEPS_HALF = "keeps_half"  # other: the half kept, seat, cards: the missing one, chance
    KEEPS_KNOWN_HALF = "keeps_known_half"  # the same, and partner is known to hold it
    KEEPS_GUARD = "keeps_guard"  # other: the card kept, cards: the ten and what is out above it
    KEEPS_TOP = "keeps_top"  # other: the highest left of its suit
    KEEPS_TRUMP = "keeps_trump"  # other: a trump, count: as in DRAWS_TRUMPS
    KEEPS_POINTS = "keeps_points"  # card, other: a dearer card, points that it holds
    KEEPS_WINNER = "keeps_winner"  # card, other: which would beat what is winning
    KEEPS_FOR_LAST = "keeps_for_last"  # other: the highest left, points: what the last trick scores
    MAKES_VOID = "makes_void"  # card, suit; cards: the trumps held
    LOSER = "loser"  # card, cards, count as in a low lead
    AS_GOOD_AS = "as_good_as"  # card, cards: which are worth the same in this position, count; other: the first of them
    AVOIDS_TRICKS = "avoids_tricks"  # count: game points of the side with its declarations; seat: who plays alone
    HOLDS_MARRIAGE = "holds_marriage"  # cards: king and queen, points: not declared now
    HOLDS_FOR_LEAD = "holds_for_lead"  # the same: after it king or queen would have to be led
    HOLDS_WHILE_PLAIN = "holds_while_plain"  # the same: no trumps yet, and the card led cannot be beaten
    HOLDS_TRUMPS = "holds_trumps"  # the same, count: of new trumps in hand; suit: trumps now; other_count: of them
    # declaring, asking, answering
    DECLARES_TRUMPS = "declares_trumps"  # cards: king and queen, points, count of the new trumps in the hand
    CHANGES_TRUMPS = "changes_trumps"  # the same; suit: trumps until now; other_count: of them in the hand
    DECLARES_ONLY = "declares_only"  # cards, points: trumps stay as they are
    DECLARES_FIRST = "declares_first"  # cards: of another marriage in hand, points: what it scores after this one
    ASK_WHOLE = "ask_whole"  # seat, chance
    ASK_KNOWN_WHOLE = "ask_known_whole"  # seat, cards: the king and queen that partner is known to hold
    ASK_IN_VAIN = "ask_in_vain"  # seat, count of its cards: hardly any deal that fits has a marriage there
    OPENS_HALVES = "opens_halves"  # cards: the halves held
    ASK_HALF = "ask_half"  # card: the half held, seat, other: the missing one, chance, points
    ASK_KNOWN_HALF = "ask_known_half"  # the same, where partner is known to hold it
    HALF_HARDLY = "half_hardly"  # card, seat, other: which partner almost surely does not hold
    HALF_IN_VAIN = "half_in_vain"  # card, seat, other: which partner cannot hold
    BLUFF = "bluff"  # cards: king and queen, neither held
    ANSWER_YES = "answer_yes"  # cards of the marriage that are held
    ANSWER_NO_HALF = "answer_no_half"  # cards: king and queen, neither held
    ANSWER_NO_WHOLE = "answer_no_whole"
    ANSWER_WHOLE = "answer_whole"  # cards: king and queen
    ANSWER_BEST = "answer_best"  # cards: king and queen, count of the suit's cards held


IN_CARD_POINTS: Final = frozenset(
    {
        IdeaKind.TAKES,
        IdeaKind.TAKES_FROM_PARTNER,
        IdeaKind.MAY_TAKE,
        IdeaKind.MAY_HOLD,
        IdeaKind.STAYS,
        IdeaKind.MAY_STAY,
        IdeaKind.MAY_THEN_STAY,
        IdeaKind.PARTNER_TAKES,
        IdeaKind.PARTNER_MAY_TAKE,
        IdeaKind.PARTNER_TO_PLAY,
        IdeaKind.LOST_TRICK,
        IdeaKind.LEFT_TRICK,
        IdeaKind.LOW_LEAD,
        IdeaKind.KEEPS_POINTS,
    }
)
"""The kinds whose ``points`` are card points."""

AGAINST_OTHERS: Final = frozenset(
    {
        IdeaKind.ENOUGH,
        IdeaKind.HOLDS_BACK,
        IdeaKind.SAFER,
        IdeaKind.KEEPS_MARRIAGE,
        IdeaKind.KEEPS_HALF,
        IdeaKind.KEEPS_KNOWN_HALF,
        IdeaKind.KEEPS_GUARD,
        IdeaKind.KEEPS_TOP,
        IdeaKind.KEEPS_TRUMP,
        IdeaKind.KEEPS_POINTS,
        IdeaKind.KEEPS_WINNER,
        IdeaKind.KEEPS_FOR_LAST,
        IdeaKind.LOSER,
    }
)
"""The kinds that speak against cards which are not played."""


@frozen
class Idea:
    """An idea with its facts; see the kinds. ``chance``: in tenths, or almost sure or sure; ``points``: card points, of
    a declaration in the unit of the game's score; ``in_aces``: card points are aces and tens, which alone count in this
    game; ``seat``: whom the sentence names, also the only other player where it speaks of what others hold.
    """

    kind: IdeaKind
    card: Card | None = None
    other: Card | None = None
    cards: tuple[Card, ...] = ()
    suit: Suit | None = None
    seat: int | None = None
    chance: int | None = None
    points: int | None = None
    count: int | None = None
    other_count: int | None = None
    in_aces: bool = False
