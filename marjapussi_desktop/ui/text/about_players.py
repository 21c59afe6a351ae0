"""Sentences of a reason that speak of a player: by name, or in the second person to the one who reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.holders import holder

Names: TypeAlias = Sequence[str | None]
"""The players' names by seat; None: sits there who reads the sentence and is told "you"."""

TO_YOU: Final = {
    "After a pass {name} would play this hand, and {amount} is enough for now.": QT_TRANSLATE_NOOP(
        "ToYou", "After a pass you would play this hand, and {amount} is enough for now."
    ),
    "{name} has made the highest bid, and there is no need to bid over one's partner.": QT_TRANSLATE_NOOP(
        "ToYou", "You have made the highest bid, and there is no need to bid over one's partner."
    ),
    "{name} should hold the ace that takes this trick.": QT_TRANSLATE_NOOP(
        "ToYou", "You probably hold the ace that takes this trick."
    ),
    "{name} should be able to take this trick.": QT_TRANSLATE_NOOP("ToYou", "You can probably take this trick."),
    "{name} should win this trick, and the {card} brings it points.": QT_TRANSLATE_NOOP(
        "ToYou", "You will probably win this trick, and the {card} brings it points."
    ),
    "{name}'s {amount} promises an ace, so the hand is now worth about {mean} "
    "instead of {before} (in half of all deals {low} to {high}).": (
        QT_TRANSLATE_NOOP(
            "ToYou",
            "Your {amount} promises an ace, so this hand is now worth about {mean} "
            "instead of {before} (in half of all deals {low} to {high}).",
        )
    ),
    "{name}'s {amount} tells of a whole, so the hand is now worth about {mean} "
    "instead of {before} (in half of all deals {low} to {high}).": (
        QT_TRANSLATE_NOOP(
            "ToYou",
            "Your {amount} tells of a whole, so this hand is now worth about {mean} "
            "instead of {before} (in half of all deals {low} to {high}).",
        )
    ),
    "{name}'s {amount} tells of kings and queens, so the hand is now worth about {mean} instead of {before} "
    "(in half of all deals {low} to {high}).": (
        QT_TRANSLATE_NOOP(
            "ToYou",
            "Your {amount} tells of kings and queens, so this hand is now worth about {mean} instead of {before} "
            "(in half of all deals {low} to {high}).",
        )
    ),
    "{name} bid {amount}, so the hand is now worth about {mean} "
    "instead of {before} (in half of all deals {low} to {high}).": QT_TRANSLATE_NOOP(
        "ToYou",
        "You bid {amount}, so this hand is now worth about {mean} "
        "instead of {before} (in half of all deals {low} to {high}).",
    ),
    "{name} passed, so the hand is now worth about {mean} "
    "instead of {before} (in half of all deals {low} to {high}).": QT_TRANSLATE_NOOP(
        "ToYou",
        "You passed, so this hand is now worth about {mean} "
        "instead of {before} (in half of all deals {low} to {high}).",
    ),
    "With {amount} made, {name} would have {total}.": QT_TRANSLATE_NOOP(
        "ToYou", "With {amount} made, you would have {total}."
    ),
    "The {card} goes over the {other}, which {name} played, and takes the trick for certain.": QT_TRANSLATE_NOOP(
        "ToYou", "The {card} goes over the {other}, which you played, and takes the trick for certain."
    ),
    "{name} takes the trick with the {other}, and the {card} adds {points}.": QT_TRANSLATE_NOOP(
        "ToYou", "You take the trick with the {other}, and the {card} adds {points}."
    ),
    "{name} takes the trick with the {other} in any case.": QT_TRANSLATE_NOOP(
        "ToYou", "You take the trick with the {other} in any case."
    ),
    "{name} takes the trick with the {other}, and the {card} adds one to the aces and tens in it.": QT_TRANSLATE_NOOP(
        "ToYou", "You take the trick with the {other}, and the {card} adds one to the aces and tens in it."
    ),
    "{name} is winning with the {other}, which {surely}holds{in_deals}; the {card} adds {points}.": (
        QT_TRANSLATE_NOOP(
            "ToYou",
            "You are winning with the {other}, which {surely}holds{in_deals}; the {card} adds {points}.",
        )
    ),
    "{name} is winning with the {other}, which {surely}holds{in_deals}; the {card} risks no card points.": (
        QT_TRANSLATE_NOOP(
            "ToYou",
            "You are winning with the {other}, which {surely}holds{in_deals}; the {card} risks no card points.",
        )
    ),
    "{name} is winning with the {other}, which {surely}holds{in_deals}; the {card} adds one to the "
    "aces and tens in the trick.": QT_TRANSLATE_NOOP(
        "ToYou",
        "You are winning with the {other}, which {surely}holds{in_deals}; "
        "the {card} adds one to the aces and tens in the trick.",
    ),
    "{name} is winning with the {other}, which {surely}holds{in_deals}; the {card} risks no ace or ten.": (
        QT_TRANSLATE_NOOP(
            "ToYou",
            "You are winning with the {other}, which {surely}holds{in_deals}; the {card} risks no ace or ten.",
        )
    ),
    "{name} plays after this and can {surely}take the trick{in_deals}; the {card} adds {points}.": (
        QT_TRANSLATE_NOOP(
            "ToYou",
            "You play after this and can {surely}take the trick{in_deals}; the {card} adds {points}.",
        )
    ),
    "{name} plays after this and can {surely}take the trick{in_deals}; "
    "the {card} risks no card points.": QT_TRANSLATE_NOOP(
        "ToYou",
        "You play after this and can {surely}take the trick{in_deals}; the {card} risks no card points.",
    ),
    "{name} plays after this and can {surely}take the trick{in_deals}; the {card} adds one to the "
    "aces and tens in the trick.": QT_TRANSLATE_NOOP(
        "ToYou",
        "You play after this and can {surely}take the trick{in_deals}; "
        "the {card} adds one to the aces and tens in the trick.",
    ),
    "{name} plays after this and can {surely}take the trick{in_deals}; "
    "the {card} risks no ace or ten.": QT_TRANSLATE_NOOP(
        "ToYou",
        "You play after this and can {surely}take the trick{in_deals}; the {card} risks no ace or ten.",
    ),
    "{name} is winning with the {other}, and the trick is lost: the {card} gives away {points}.": QT_TRANSLATE_NOOP(
        "ToYou", "You are winning with the {other}, and the trick is lost: the {card} gives away {points}."
    ),
    "{name} is winning with the {other}, and the trick is lost: the {card} gives no card points away.": (
        QT_TRANSLATE_NOOP(
            "ToYou", "You are winning with the {other}, and the trick is lost: the {card} gives no card points away."
        )
    ),
    "{name} is winning with the {other}, and the trick is lost: the {card} gives away one of the aces and tens.": (
        QT_TRANSLATE_NOOP(
            "ToYou",
            "You are winning with the {other}, and the trick is lost: the {card} gives away one of the aces and tens.",
        )
    ),
    "{name} is winning with the {other}, and the trick is lost: the {card} gives no ace or ten away.": (
        QT_TRANSLATE_NOOP(
            "ToYou", "You are winning with the {other}, and the trick is lost: the {card} gives no ace or ten away."
        )
    ),
    "{cards} would beat the {other}, but {name} is left the trick with {points} in it.": QT_TRANSLATE_NOOP(
        "ToYou", "{cards} would beat your {other}, but you are left the trick with {points} in it."
    ),
    "{cards} would beat the {other}, but {name} is left the trick, as it holds no card points.": QT_TRANSLATE_NOOP(
        "ToYou", "{cards} would beat your {other}, but you are left the trick, as it holds no card points."
    ),
    "{cards} would beat the {other}, but {name} is left the trick; aces and tens in it: {count}.": QT_TRANSLATE_NOOP(
        "ToYou", "{cards} would beat your {other}, but you are left the trick; aces and tens in it: {count}."
    ),
    "{cards} would beat the {other}, but {name} is left the trick with one ace or ten in it.": QT_TRANSLATE_NOOP(
        "ToYou", "{cards} would beat your {other}, but you are left the trick with one ace or ten in it."
    ),
    "{cards} would beat the {other}, but {name} is left the trick, as it holds no ace or ten.": QT_TRANSLATE_NOOP(
        "ToYou", "{cards} would beat your {other}, but you are left the trick, as it holds no ace or ten."
    ),
    "Only {name} can still beat the {card}, so the trick stays with this side, {points} in it so far.": (
        QT_TRANSLATE_NOOP(
            "ToYou", "Only you can still beat the {card}, so the trick stays with this side, {points} in it so far."
        )
    ),
    "Only {name} can still beat the {card}, so the trick stays with this side.": QT_TRANSLATE_NOOP(
        "ToYou", "Only you can still beat the {card}, so the trick stays with this side."
    ),
    "Only {name} can still beat the {card}, so the trick stays with this side, one ace or ten in it so far.": (
        QT_TRANSLATE_NOOP(
            "ToYou",
            "Only you can still beat the {card}, so the trick stays with this side, one ace or ten in it so far.",
        )
    ),
    "Only {name} can still beat the {card}, so the trick stays with this side; aces and tens in it so far: {count}.": (
        QT_TRANSLATE_NOOP(
            "ToYou",
            "Only you can still beat the {card}, so the trick stays with this side; aces and tens in it so far: "
            "{count}.",
        )
    ),
    "{name} {surely}has a card that beats the {other}{in_deals}, and has to play it.": QT_TRANSLATE_NOOP(
        "ToYou", "You {surely}have a card that beats the {other}{in_deals}, and have to play it."
    ),
    "{name} plays after this, but can hardly take the trick.": QT_TRANSLATE_NOOP(
        "ToYou", "You play after this, but can hardly take the trick."
    ),
    "With the {card} in hand the half is asked for, though {name} hardly holds the {other}.": QT_TRANSLATE_NOOP(
        "ToYou", "With the {card} in this hand the half is asked for, though you hardly hold the {other}."
    ),
    "Partner {name} holds the {other} {often}, and it beats the {card}.": QT_TRANSLATE_NOOP(
        "ToYou", "You hold the {other} {often}, and it beats the {card}."
    ),
    "Partner {name} is known to hold the {other}, which beats the {card}.": QT_TRANSLATE_NOOP(
        "ToYou", "You are known to hold the {other}, which beats the {card}."
    ),
    "Partner {name} has no card {in_suit} and can {surely}take the trick with a trump{in_deals}.": QT_TRANSLATE_NOOP(
        "ToYou", "You have no card {in_suit} and can {surely}take the trick with a trump{in_deals}."
    ),
    "Partner {name} is known to hold the {other}, but {often} somebody can trump it.": QT_TRANSLATE_NOOP(
        "ToYou", "You are known to hold the {other}, but {often} somebody can trump it."
    ),
    "With the trick won, {name} can be asked for the {other} to the {card} (there {often}).": (
        QT_TRANSLATE_NOOP(
            "ToYou",
            "With the trick won, you can be asked for the {other} to the {card} (there {often}).",
        )
    ),
    "{name} can beat the {card} from the open row ({cards}). It puts {points} at stake.": QT_TRANSLATE_NOOP(
        "ToYou", "You can beat the {card} from your open row ({cards}). It puts {points} at stake."
    ),
    "{name} can beat the {card} from the open row ({cards}), but the {card} itself is worth no card points.": (
        QT_TRANSLATE_NOOP(
            "ToYou",
            "You can beat the {card} from your open row ({cards}), but the {card} itself is worth no card points.",
        )
    ),
    "With the trick won, {name} can be asked for {cards}, a whole worth {score}.": QT_TRANSLATE_NOOP(
        "ToYou", "With the trick won, you can be asked for {cards}, a whole worth {score}."
    ),
    "It keeps the {other} as a half: {name} holds the {cards} {often}.": QT_TRANSLATE_NOOP(
        "ToYou", "It keeps the {other} as a half: you hold the {cards} {often}."
    ),
    "It keeps the {other} as a half: {name} is known to hold the {cards}.": QT_TRANSLATE_NOOP(
        "ToYou", "It keeps the {other} as a half: you are known to hold the {cards}."
    ),
    "{name} holds a king and queen of one suit {often}.": QT_TRANSLATE_NOOP(
        "ToYou", "You hold a king and queen of one suit {often}."
    ),
    "{name} is known to hold the {first} and the {second}, a whole marriage.": QT_TRANSLATE_NOOP(
        "ToYou", "You are known to hold the {first} and the {second}, a whole marriage."
    ),
    "It is asked in hope, though {name} hardly has a king and queen of one suit with {count} cards in hand.": (
        QT_TRANSLATE_NOOP(
            "ToYou",
            "It is asked in hope, though you hardly have a king and queen of one suit with {count} cards in hand.",
        )
    ),
    "The {card} is in this hand, and {name} holds the {other} {often}; together they bring {score}.": QT_TRANSLATE_NOOP(
        "ToYou",
        "The {card} is in this hand, and you hold the {other} {often}; together they bring {score}.",
    ),
    "The {card} is in this hand, and {name} is known to hold the {other}; together they bring {score}.": (
        QT_TRANSLATE_NOOP(
            "ToYou", "The {card} is in this hand, and you are known to hold the {other}; together they bring {score}."
        )
    ),
    "With the {card} in hand the half is asked for, though {name} cannot hold the {other}.": QT_TRANSLATE_NOOP(
        "ToYou", "With the {card} in this hand the half is asked for, though you cannot hold the {other}."
    ),
    "{name} can neither beat the {card} nor trump it, so it takes the trick.": QT_TRANSLATE_NOOP(
        "ToYou", "You can neither beat the {card} nor trump it, so it takes the trick."
    ),
    "There are no trumps yet and {name} has no higher card {in_suit}, so the {card} takes the "
    "trick.": QT_TRANSLATE_NOOP(
        "ToYou", "There are no trumps yet and you have no higher card {in_suit}, so the {card} takes the trick."
    ),
    "{name} has no higher trump than the {card}, so it takes the trick.": QT_TRANSLATE_NOOP(
        "ToYou", "You have no higher trump than the {card}, so it takes the trick."
    ),
    "{name} has nothing higher than the {card} {in_suit}, but can {surely}trump it{in_deals}.": QT_TRANSLATE_NOOP(
        "ToYou", "You have nothing higher than the {card} {in_suit}, but can {surely}trump it{in_deals}."
    ),
    "{name} has nothing higher than the {card} {in_suit}, and {often} cannot trump it.": QT_TRANSLATE_NOOP(
        "ToYou", "You have nothing higher than the {card} {in_suit}, and {often} cannot trump it."
    ),
    "It draws trumps: {name} still holds {count}.": QT_TRANSLATE_NOOP(
        "ToYou", "It draws trumps: you still hold {count}."
    ),
    "It saves the {other}, a trump; {name} still holds {count}.": QT_TRANSLATE_NOOP(
        "ToYou", "It saves the {other}, a trump; you still hold {count}."
    ),
    "It draws trumps: {name} may still hold {count}.": QT_TRANSLATE_NOOP(
        "ToYou", "It draws trumps: you may still hold {count}."
    ),
    "Nothing higher than the {card} is out {in_suit}, and {often} only {name} can trump it.": QT_TRANSLATE_NOOP(
        "ToYou", "Nothing higher than the {card} is out {in_suit}, and {often} only you can trump it."
    ),
    "The {other} is held back, as {name} has no higher card {in_suit_of_other}.": QT_TRANSLATE_NOOP(
        "ToYou", "The {other} is held back, as you have no higher card {in_suit_of_other}."
    ),
    "It saves the {other}, a trump; {name} may still hold {count}.": QT_TRANSLATE_NOOP(
        "ToYou", "It saves the {other}, a trump; you may still hold {count}."
    ),
    "{name} wants no tricks, as more points might lead past {count}.": QT_TRANSLATE_NOOP(
        "ToYou", "You want no tricks, as more points might lead past {count}."
    ),
    "It saves the {other}, a trump, of which {name} has none.": QT_TRANSLATE_NOOP(
        "ToYou", "It saves the {other}, a trump, of which you have none."
    ),
    "{name} would then win no trick in about {other} of 10 deals instead of {chosen}, which "
    "is läpiajo.": QT_TRANSLATE_NOOP(
        "ToYou", "You would then win no trick in about {other} of 10 deals instead of {chosen}, which is läpiajo."
    ),
    "{name} would then win every trick in about {other} of 10 deals instead of {chosen}, "
    "which is läpiajo.": QT_TRANSLATE_NOOP(
        "ToYou", "You would then win every trick in about {other} of 10 deals instead of {chosen}, which is läpiajo."
    ),
    "{name} would then win no trick in about {other} of 10 deals instead of {chosen}, which "
    "is Porvoo.": QT_TRANSLATE_NOOP(
        "ToYou", "You would then win no trick in about {other} of 10 deals instead of {chosen}, which is Porvoo."
    ),
    "{name} would then go to Porvoo in about {other} of 10 deals instead of {chosen}.": QT_TRANSLATE_NOOP(
        "ToYou", "You would then go to Porvoo in about {other} of 10 deals instead of {chosen}."
    ),
    "{name} would then take about {other} points in this hand instead of {chosen}.": QT_TRANSLATE_NOOP(
        "ToYou", "You would then take about {other} points in this hand instead of {chosen}."
    ),
    "{name} would then score about {other} game points in this hand instead of {chosen}.": QT_TRANSLATE_NOOP(
        "ToYou", "You would then score about {other} game points in this hand instead of {chosen}."
    ),
    "{name} would then win the match with this hand in about {other} of 10 deals instead of "
    "{chosen}.": QT_TRANSLATE_NOOP(
        "ToYou", "You would then win the match with this hand in about {other} of 10 deals instead of {chosen}."
    ),
    "{name} would then go past {contract} and fall back in about {other} of 10 deals instead "
    "of {chosen}.": QT_TRANSLATE_NOOP(
        "ToYou", "You would then go past {contract} and fall back in about {other} of 10 deals instead of {chosen}."
    ),
    "{name} would then be left at {contract}, where only a single point helps, in about "
    "{other} of 10 deals instead of {chosen}.": QT_TRANSLATE_NOOP(
        "ToYou",
        "You would then be left at {contract}, where only a single point helps, in about {other} "
        "of 10 deals instead of {chosen}.",
    ),
    "{name} would then stand at {totals} in about {other} of 10 deals instead of {chosen}, from where the match is "
    "won less often than from {better}.": QT_TRANSLATE_NOOP(
        "ToYou",
        "You would then stand at {totals} in about {other} of 10 deals instead of {chosen}, from where the match is "
        "won less often than from {better}.",
    ),
    "{name} would then take about {other} points in this hand instead of {chosen}, {others} "
    "about {others_other} instead of {others_chosen}.": QT_TRANSLATE_NOOP(
        "ToYou",
        "You would then take about {other} points in this hand instead of {chosen}, {others} "
        "about {others_other} instead of {others_chosen}.",
    ),
    "{name} would then score about {other} game points in this hand instead of {chosen}, "
    "{others} about {others_other} instead of {others_chosen}.": QT_TRANSLATE_NOOP(
        "ToYou",
        "You would then score about {other} game points in this hand instead of {chosen}, "
        "{others} about {others_other} instead of {others_chosen}.",
    ),
    "{name} would win no trick, which is läpiajo.": QT_TRANSLATE_NOOP(
        "ToYou", "You would win no trick, which is läpiajo."
    ),
    "{name} would not win every trick, so there would be no läpiajo.": QT_TRANSLATE_NOOP(
        "ToYou", "You would not win every trick, so there would be no läpiajo."
    ),
    "{name} would go to Porvoo without a trick.": QT_TRANSLATE_NOOP("ToYou", "You would go to Porvoo without a trick."),
    "{name} would win a trick and not go to Porvoo.": QT_TRANSLATE_NOOP(
        "ToYou", "You would win a trick and not go to Porvoo."
    ),
    "{name} would not win the match with this hand.": QT_TRANSLATE_NOOP(
        "ToYou", "You would not win the match with this hand."
    ),
    "{name} would win the match with this hand.": QT_TRANSLATE_NOOP("ToYou", "You would win the match with this hand."),
    "{name} would go past {contract} and fall back.": QT_TRANSLATE_NOOP(
        "ToYou", "You would go past {contract} and fall back."
    ),
    "{name} would not go past {contract} and fall back.": QT_TRANSLATE_NOOP(
        "ToYou", "You would not go past {contract} and fall back."
    ),
    "{name} would be left at {contract}, where only a single point helps.": QT_TRANSLATE_NOOP(
        "ToYou", "You would be left at {contract}, where only a single point helps."
    ),
    "{name} would stand at {totals}, from where the match is won less often than from {better}.": QT_TRANSLATE_NOOP(
        "ToYou", "You would stand at {totals}, from where the match is won less often than from {better}."
    ),
    "{name} would not be left at {contract}, where only a single point helps.": QT_TRANSLATE_NOOP(
        "ToYou", "You would not be left at {contract}, where only a single point helps."
    ),
}
"""A sentence about a player → the same to that player."""


def about(context: str, source: str, seat: int | None, names: Names, **facts: object) -> str:
    """A sentence of a reason, in which ``{name}`` is the player in ``seat``; only here it is decided who is "you". A
    translation may have ``{holder}`` in its place; see `holders`.
    """
    name = "" if seat is None else names[seat]
    if name is None and "{name}" in source:
        return translate("ToYou", TO_YOU[source]).format(**facts)
    return translate(context, source).format(name=name, holder=holder(name or ""), **facts)
