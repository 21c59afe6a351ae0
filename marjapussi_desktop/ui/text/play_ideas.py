"""The ideas behind a move in play, each in a sentence that names its cards and numbers."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.match.thoughts import ALMOST_SURE, SURE, Idea, IdeaKind
from marjapussi_desktop.engine.cards import Card, Rank
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.about_players import Names, about
from marjapussi_desktop.ui.text.ace_ideas import (
    ONE_ABOVE_WITH_ACES,
    ONE_ABOVE_WITHOUT_ACES,
    WITH_ACES,
    WITH_ONE_ACE,
    WITHOUT_ACES,
)
from marjapussi_desktop.ui.text.cards import SUIT_SIGNS, card_text, cards_text, in_suit
from marjapussi_desktop.ui.text.named_ideas import HELD, NAMED, NAMED_HELD, NAMED_WITH_NONE

SENTENCES: Final = {
    IdeaKind.LAST_CARD: QT_TRANSLATE_NOOP("PlayIdeas", "The {card} is the only card that is left in this hand."),
    IdeaKind.ONLY_OF_SUIT: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Suit must be followed, and the {card} is the only card of that suit to play."
    ),
    IdeaKind.ONLY_TRUMP: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Without a card of the suit led one must trump, and the {card} is the only trump to play."
    ),
    IdeaKind.ONLY_WINNER: QT_TRANSLATE_NOOP("PlayIdeas", "One must go over the {other}, and only the {card} beats it."),
    IdeaKind.ONLY_ACE: QT_TRANSLATE_NOOP("PlayIdeas", "In the first trick the ace has to be played: the {card}."),
    IdeaKind.ONLY_SPADE: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Without an ace the first trick begins with a spade, and the {card} is the only one to play."
    ),
    IdeaKind.ONLY_LEAD: QT_TRANSLATE_NOOP("PlayIdeas", "By the rules this lead has to be the {card}."),
    IdeaKind.PARTS_MARRIAGE: QT_TRANSLATE_NOOP("PlayIdeas", "{cards} have to part: no other card may be played."),
    IdeaKind.TAKES: QT_TRANSLATE_NOOP("PlayIdeas", "The {card} takes the trick for certain, with {points} in it."),
    IdeaKind.TAKES_FROM_PARTNER: QT_TRANSLATE_NOOP(
        "PlayIdeas", "The {card} goes over the {other}, which {name} played, and takes the trick for certain."
    ),
    IdeaKind.MAY_TAKE: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "The {card} beats the {other} and holds {often}; there are {points} in the trick.",
    ),
    IdeaKind.MAY_HOLD: QT_TRANSLATE_NOOP("PlayIdeas", "It then holds {often}; there are {points} in the trick."),
    IdeaKind.STAYS: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Only {name} can still beat the {card}, so the trick stays with this side, {points} in it so far."
    ),
    IdeaKind.MAY_STAY: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "The {card} beats the {other}, and {often} the trick then stays with this side; there are {points} in it.",
    ),
    IdeaKind.MAY_THEN_STAY: QT_TRANSLATE_NOOP(
        "PlayIdeas", "The trick then stays with this side {often}; there are {points} in it."
    ),
    IdeaKind.IS_BEATEN: QT_TRANSLATE_NOOP(
        "PlayIdeas", "{name} {surely}has a card that beats the {other}{in_deals}, and has to play it."
    ),
    IdeaKind.PARTNER_TAKES: QT_TRANSLATE_NOOP(
        "PlayIdeas", "{name} takes the trick with the {other}, and the {card} adds {points}."
    ),
    IdeaKind.PARTNER_MAY_TAKE: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "{name} is winning with the {other}, which {surely}holds{in_deals}; the {card} adds {points}.",
    ),
    IdeaKind.PARTNER_TO_PLAY: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "{name} plays after this and can {surely}take the trick{in_deals}; the {card} adds {points}.",
    ),
    IdeaKind.PARTNER_HARDLY: QT_TRANSLATE_NOOP("PlayIdeas", "{name} plays after this, but can hardly take the trick."),
    IdeaKind.LOST_TRICK: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "{name} is winning with the {other}, and the trick is lost: the {card} gives away {points}.",
    ),
    IdeaKind.LEFT_TRICK: QT_TRANSLATE_NOOP(
        "PlayIdeas", "{cards} would beat the {other}, but {name} is left the trick with {points} in it."
    ),
    IdeaKind.SURE_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Nobody can beat the {card} or trump it, so it takes the trick."
    ),
    IdeaKind.SURE_PLAIN: QT_TRANSLATE_NOOP(
        "PlayIdeas", "There are no trumps yet and no higher card is out {in_suit}, so the {card} takes the trick."
    ),
    IdeaKind.SURE_TRUMP: QT_TRANSLATE_NOOP(
        "PlayIdeas", "No higher trump than the {card} is out, so it takes the trick."
    ),
    IdeaKind.RISKY_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "Nothing higher than the {card} is out {in_suit}, but {often} somebody can trump it.",
    ),
    IdeaKind.LEFT_TO_PARTNER: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Nothing higher than the {card} is out {in_suit}, and {often} only {name} can trump it."
    ),
    IdeaKind.TOP_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "Nothing higher than the {card} is out {in_suit}, and {often} nobody can trump it.",
    ),
    IdeaKind.LIKELY_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas", "The {card} wins the trick {often}; still out above it: {cards}."
    ),
    IdeaKind.LOW_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Still out above the {card}: {cards}. It puts {points} at stake."
    ),
    IdeaKind.LEAD_TO_PARTNER: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Partner {name} holds the {other} {often}, and it beats the {card}."
    ),
    IdeaKind.LEAD_TO_PARTNERS_CARD: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Partner {name} is known to hold the {other}, which beats the {card}."
    ),
    IdeaKind.PARTNER_TRUMPS: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Partner {name} has no card {in_suit} and can {surely}take the trick with a trump{in_deals}."
    ),
    IdeaKind.MAY_BE_TRUMPED: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Partner {name} is known to hold the {other}, but {often} somebody can trump it."
    ),
    IdeaKind.DRAWS_TRUMPS: QT_TRANSLATE_NOOP("PlayIdeas", "It draws trumps: the others may still hold {count}."),
    IdeaKind.FORCES_OUT: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Once the {other} is out of the way, the {cards} is the highest card of its suit."
    ),
    IdeaKind.DECLARE_NEXT: QT_TRANSLATE_NOOP("PlayIdeas", "With the trick won, {cards} can be declared for {score}."),
    IdeaKind.ASK_NEXT: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "With the trick won, {name} can be asked for the {other} to the {card} (there {often}).",
    ),
    IdeaKind.ASK_WHOLE_NEXT: QT_TRANSLATE_NOOP(
        "PlayIdeas", "With the trick won, {name} can be asked for {cards}, a whole worth {score}."
    ),
    IdeaKind.ENOUGH: QT_TRANSLATE_NOOP("PlayIdeas", "That is enough here, and the {other} is saved."),
    IdeaKind.HOLDS_BACK: QT_TRANSLATE_NOOP("PlayIdeas", "The {other} is held back for a later trick."),
    IdeaKind.SAFER: QT_TRANSLATE_NOOP("PlayIdeas", "With the {other} the trick would {surely}be lost{in_deals}."),
    IdeaKind.KEEPS_MARRIAGE: QT_TRANSLATE_NOOP("PlayIdeas", "It keeps {cards} together, a marriage worth {score}."),
    IdeaKind.KEEPS_HALF: QT_TRANSLATE_NOOP(
        "PlayIdeas", "It keeps the {other} as a half: {name} holds the {cards} {often}."
    ),
    IdeaKind.KEEPS_KNOWN_HALF: QT_TRANSLATE_NOOP(
        "PlayIdeas", "It keeps the {other} as a half: {name} is known to hold the {cards}."
    ),
    IdeaKind.KEEPS_GUARD: QT_TRANSLATE_NOOP(
        "PlayIdeas", "It keeps the {other} beside the {first}, which needs a guard while the {second} is out."
    ),
    IdeaKind.KEEPS_TOP: QT_TRANSLATE_NOOP(
        "PlayIdeas", "The {other} is held back, as nobody else has a higher card {in_suit_of_other}."
    ),
    IdeaKind.KEEPS_TRUMP: QT_TRANSLATE_NOOP(
        "PlayIdeas", "It saves the {other}, a trump; the others may still hold {count}."
    ),
    IdeaKind.KEEPS_WINNER: QT_TRANSLATE_NOOP("PlayIdeas", "The {other} is held back for a later trick."),
    IdeaKind.KEEPS_POINTS: QT_TRANSLATE_NOOP("PlayIdeas", "It keeps the {other} with its {points} out of this trick."),
    IdeaKind.KEEPS_FOR_LAST: QT_TRANSLATE_NOOP(
        "PlayIdeas", "The {other} is kept for the last trick, which brings {score} more."
    ),
    IdeaKind.MAKES_VOID: QT_TRANSLATE_NOOP(
        "PlayIdeas", "It is the only card {in_suit} to play, and the next trick {in_suit} can be trumped."
    ),
    IdeaKind.LOSER: QT_TRANSLATE_NOOP("PlayIdeas", "Still out above it: {cards}, so it will hardly win later."),
    IdeaKind.AS_GOOD_AS: QT_TRANSLATE_NOOP("PlayIdeas", "{cards} are worth the same here."),
    IdeaKind.AVOIDS_TRICKS: QT_TRANSLATE_NOOP(
        "PlayIdeas", "More points might carry the side past {count}, so it wants no tricks."
    ),
    IdeaKind.HOLDS_MARRIAGE: QT_TRANSLATE_NOOP(
        "PlayIdeas", "{cards} could be declared now for {score}, and are held back."
    ),
    IdeaKind.HOLDS_FOR_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas", "{cards} could be declared now for {score}, but then one of them would have to be led."
    ),
    IdeaKind.HOLDS_WHILE_PLAIN: QT_TRANSLATE_NOOP(
        "PlayIdeas", "{cards} can be declared for {score} at the next lead; until then there are no trumps."
    ),
    IdeaKind.HOLDS_TRUMPS: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "Declaring {cards} for {score} would change trumps from {suit} to {new}: this hand would then have {count} "
        "trumps, now it has {other_count}.",
    ),
    IdeaKind.DECLARES_TRUMPS: QT_TRANSLATE_NOOP(
        "PlayIdeas", "{cards} bring {score} and make their suit trumps: that gives {count} trumps."
    ),
    IdeaKind.CHANGES_TRUMPS: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "{cards} bring {score}, and trumps change from {suit} to {new}: this hand then has {count} "
        "trumps, until now {other_count}.",
    ),
    IdeaKind.DECLARES_ONLY: QT_TRANSLATE_NOOP("PlayIdeas", "{cards} bring {score}, and trumps stay as they are."),
    IdeaKind.DECLARES_FIRST: QT_TRANSLATE_NOOP("PlayIdeas", "After it {cards} can still be declared for {score}."),
    IdeaKind.ASK_WHOLE: QT_TRANSLATE_NOOP("PlayIdeas", "{name} holds a king and queen of one suit {often}."),
    IdeaKind.ASK_KNOWN_WHOLE: QT_TRANSLATE_NOOP(
        "PlayIdeas", "{name} is known to hold the {first} and the {second}, a whole marriage."
    ),
    IdeaKind.ASK_IN_VAIN: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "It is asked in hope, though {name} hardly has a king and queen of one suit with {count} cards in hand.",
    ),
    IdeaKind.OPENS_HALVES: QT_TRANSLATE_NOOP(
        "PlayIdeas", "A half may be asked for only after a whole, and this hand holds {cards}."
    ),
    IdeaKind.ASK_HALF: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "The {card} is in this hand, and {name} holds the {other} {often}; together they bring {score}.",
    ),
    IdeaKind.ASK_KNOWN_HALF: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "The {card} is in this hand, and {name} is known to hold the {other}; together they bring {score}.",
    ),
    IdeaKind.HALF_HARDLY: QT_TRANSLATE_NOOP(
        "PlayIdeas", "With the {card} in hand the half is asked for, though {name} hardly holds the {other}."
    ),
    IdeaKind.HALF_IN_VAIN: QT_TRANSLATE_NOOP(
        "PlayIdeas", "With the {card} in hand the half is asked for, though {name} cannot hold the {other}."
    ),
    IdeaKind.BLUFF: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "This is a bluff, as {cards} are both elsewhere: after a no the others may think that this hand holds one.",
    ),
    IdeaKind.ANSWER_YES: QT_TRANSLATE_NOOP("PlayIdeas", "The answer must be true, and this hand holds {cards}."),
    IdeaKind.ANSWER_NO_HALF: QT_TRANSLATE_NOOP(
        "PlayIdeas", "The answer must be true, and this hand holds neither the {first} nor the {second}."
    ),
    IdeaKind.ANSWER_NO_WHOLE: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "The answer must be true, and this hand holds no king and queen of a suit that may still be declared.",
    ),
    IdeaKind.ANSWER_WHOLE: QT_TRANSLATE_NOOP(
        "PlayIdeas", "The answer must be true, and {cards} are the marriage in this hand."
    ),
    IdeaKind.ANSWER_BEST: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "Of the marriages in this hand {cards} have the most cards beside them: {count} of the suit in all.",
    ),
}
"""Idea → its sentence. ``{name}`` is of its seat, ``{suit}`` the sign of its suit or its card's, ``{in_suit}``
the same as a place, ``{points}`` card points, ``{score}`` what a declaration brings."""

WITH_NONE: Final = {
    IdeaKind.TAKES: QT_TRANSLATE_NOOP(
        "PlayIdeas", "The {card} takes the trick for certain, though it holds no card points."
    ),
    IdeaKind.MAY_TAKE: QT_TRANSLATE_NOOP("PlayIdeas", "The {card} beats the {other} and holds {often}."),
    IdeaKind.MAY_HOLD: QT_TRANSLATE_NOOP("PlayIdeas", "It then holds {often}."),
    IdeaKind.STAYS: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Only {name} can still beat the {card}, so the trick stays with this side."
    ),
    IdeaKind.MAY_STAY: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "The {card} beats the {other}, and {often} the trick then stays with this side.",
    ),
    IdeaKind.MAY_THEN_STAY: QT_TRANSLATE_NOOP("PlayIdeas", "The trick then stays with this side {often}."),
    IdeaKind.PARTNER_TAKES: QT_TRANSLATE_NOOP("PlayIdeas", "{name} takes the trick with the {other} in any case."),
    IdeaKind.PARTNER_MAY_TAKE: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "{name} is winning with the {other}, which {surely}holds{in_deals}; the {card} risks no card points.",
    ),
    IdeaKind.PARTNER_TO_PLAY: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "{name} plays after this and can {surely}take the trick{in_deals}; the {card} risks no card points.",
    ),
    IdeaKind.LOST_TRICK: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "{name} is winning with the {other}, and the trick is lost: the {card} gives no card points away.",
    ),
    IdeaKind.LEFT_TRICK: QT_TRANSLATE_NOOP(
        "PlayIdeas", "{cards} would beat the {other}, but {name} is left the trick, as it holds no card points."
    ),
    IdeaKind.LOW_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Still out above the {card}: {cards}, but the {card} itself is worth no card points."
    ),
    IdeaKind.KEEPS_TRUMP: QT_TRANSLATE_NOOP(
        "PlayIdeas", "It saves the {other}, a trump, of which nobody else has any."
    ),
}
"""The same where there are no points, or none of what is counted."""

OF_YOUR_HAND: Final = {
    IdeaKind.LAST_CARD: QT_TRANSLATE_NOOP("YourHand", "The {card} is your last card."),
    IdeaKind.ASK_HALF: QT_TRANSLATE_NOOP(
        "YourHand", "You hold the {card}, and {name} holds the {other} {often}; together they bring {score}."
    ),
    IdeaKind.ASK_KNOWN_HALF: QT_TRANSLATE_NOOP(
        "YourHand", "You hold the {card}, and {name} is known to hold the {other}; together they bring {score}."
    ),
}
"""The same to whose hand it is."""

ONLY_ONE: Final = {
    IdeaKind.AS_GOOD_AS: QT_TRANSLATE_NOOP("PlayIdeas", "The {other} is worth the same here."),
    IdeaKind.LIKELY_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas", "The {card} wins the trick {often}; only the {cards} is still out above it."
    ),
    IdeaKind.LOW_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Only the {cards} is still out above the {card}, which puts {points} at stake."
    ),
}
"""The same where there is one card of those that are counted."""
ONLY_ONE_WITH_NONE: Final = {
    IdeaKind.LOW_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Only the {cards} is still out above the {card}, which is worth no card points itself."
    ),
}

_CARD_POINTS: Final = QT_TRANSLATE_NOOP("PlayIdeas", "{amount} card points")
_CARD_POINT: Final = QT_TRANSLATE_NOOP("PlayIdeas", "1 card point")
_GAME_POINTS: Final = QT_TRANSLATE_NOOP("PlayIdeas", "{amount} game points")
_GAME_POINT: Final = QT_TRANSLATE_NOOP("PlayIdeas", "1 game point")
_POINTS: Final = QT_TRANSLATE_NOOP("PlayIdeas", "{amount} points")
MOST_GAME_POINTS: Final = 2
"""A declaration scores one or two game points; by a contract's schedule it scores tens of points."""


def play_idea_text(idea: Idea, names: Names, *, is_own: bool = False) -> str:
    """The sentence; ``names`` of the players by seat; ``is_own``: it is of the hand of who reads it."""
    number = idea.count if idea.points is None else idea.points
    counted = idea.points if idea.count is None else idea.count
    suit = idea.suit if idea.suit is not None or idea.card is None else idea.card.suit
    source = _source(idea, number)
    two = [card_text(card) for card in idea.cards[:2]]
    is_told_otherwise = is_own and idea.kind in OF_YOUR_HAND
    return about(
        "YourHand" if is_told_otherwise else "PlayIdeas",
        OF_YOUR_HAND[idea.kind] if is_told_otherwise else source,
        idea.seat,
        names,
        card=_card(idea.card),
        other=_card(idea.other),
        cards=_cards(idea),
        first=two[0] if two else "",
        second=two[-1] if two else "",
        suit="" if suit is None else SUIT_SIGNS[suit],
        in_suit="" if suit is None else in_suit(suit),
        in_suit_of_other="" if idea.other is None else in_suit(idea.other.suit),
        new=SUIT_SIGNS[idea.cards[0].suit] if idea.cards else "",
        often="" if idea.chance is None else _often(idea.chance),
        surely=f"{_often(idea.chance)} " if idea.chance in _NEARLY_CERTAIN else "",
        in_deals="" if idea.chance is None or idea.chance in _NEARLY_CERTAIN else f" {_often(idea.chance)}",
        points="" if idea.points is None else _points(idea.points),
        score="" if idea.points is None else _score(idea.points),
        count="" if counted is None else str(counted),
        other_count="" if idea.other_count is None else str(idea.other_count),
    )


_IN_TENTHS: Final = QT_TRANSLATE_NOOP("PlayIdeas", "in about {chance} of 10 deals")
_NEARLY_CERTAIN: Final = {
    ALMOST_SURE: QT_TRANSLATE_NOOP("PlayIdeas", "almost surely"),
    SURE: QT_TRANSLATE_NOOP("PlayIdeas", "surely"),
}


def _often(chance: int) -> str:
    """A chance within a sentence: ``in about 7 of 10 deals``, ``almost surely``.

    Where these stand at different places, the sentence has one for each, of which the other is empty: ``surely`` with a
    space after it, ``in_deals`` with one before it.
    """
    return translate("PlayIdeas", _NEARLY_CERTAIN.get(chance, _IN_TENTHS)).format(chance=chance)


def _source(idea: Idea, number: int | None) -> str:
    """The sentence for an idea with this number of points, or of what else it counts."""
    if idea.kind is IdeaKind.KEEPS_TOP and idea.other is not None and idea.other.rank is Rank.ACE:
        return SENTENCES[IdeaKind.KEEPS_WINNER]  # that nobody has a higher card says nothing of an ace
    kinds = [SENTENCES] if number else [WITH_NONE, SENTENCES]
    if idea.seat is not None:
        kinds = [NAMED, *kinds] if number else [NAMED_WITH_NONE, NAMED, *kinds]
    if number and idea.chance == SURE:
        kinds.insert(0, HELD if idea.seat is None else NAMED_HELD)
    if idea.count == 1 and idea.seat is None:
        kinds = [ONLY_ONE if number else ONLY_ONE_WITH_NONE, *kinds]
    if idea.in_aces:
        kinds.insert(0, WITH_ACES if number else WITHOUT_ACES)
    if idea.in_aces and number == 1:
        kinds.insert(0, WITH_ONE_ACE)
    if idea.in_aces and idea.count == 1:
        kinds.insert(0, ONE_ABOVE_WITH_ACES if number else ONE_ABOVE_WITHOUT_ACES)
    return next(table[idea.kind] for table in kinds if idea.kind in table)


_WITH_OTHERS: Final = frozenset({IdeaKind.LIKELY_LEAD, IdeaKind.LOW_LEAD, IdeaKind.LOSER})
"""Ideas that name the first of their cards, and count them all."""
_AND_MORE: Final = QT_TRANSLATE_NOOP("PlayIdeas", "{cards} and {more} more")


def _cards(idea: Idea) -> str:
    """The cards of an idea as a list: ``♥A, ♥10, ♥K and 2 more``."""
    more = (idea.count or 0) - len(idea.cards)
    if idea.kind not in _WITH_OTHERS or more <= 0:
        return cards_text(idea.cards)
    named = ", ".join(map(card_text, idea.cards))
    return translate("PlayIdeas", _AND_MORE).format(cards=named, more=more)


def _card(card: Card | None) -> str:
    return "" if card is None else card_text(card)


def _points(amount: int) -> str:
    return translate("PlayIdeas", _CARD_POINT if amount == 1 else _CARD_POINTS).format(amount=amount)


def _score(amount: int) -> str:
    """What a declaration scores, in the game's own points."""
    if amount > MOST_GAME_POINTS:
        return translate("PlayIdeas", _POINTS).format(amount=amount)
    return translate("PlayIdeas", _GAME_POINT if amount == 1 else _GAME_POINTS).format(amount=amount)
