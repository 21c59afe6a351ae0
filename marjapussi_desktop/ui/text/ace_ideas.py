"""Ideas that tell card points, where aces and tens are counted instead."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.match.thoughts import IdeaKind
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP

WITH_ACES: Final = {
    IdeaKind.TAKES: QT_TRANSLATE_NOOP(
        "PlayIdeas", "The {card} takes the trick for certain; aces and tens in it: {count}."
    ),
    IdeaKind.MAY_TAKE: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "The {card} beats the {other} and holds {often}; aces and tens in the trick: {count}.",
    ),
    IdeaKind.MAY_HOLD: QT_TRANSLATE_NOOP("PlayIdeas", "It then holds {often}; aces and tens in the trick: {count}."),
    IdeaKind.STAYS: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "Only {name} can still beat the {card}, so the trick stays with this side; aces and tens in it so far: "
        "{count}.",
    ),
    IdeaKind.MAY_STAY: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "The {card} beats the {other}, and {often} the trick then stays with this side; aces and tens in it: {count}.",
    ),
    IdeaKind.MAY_THEN_STAY: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "The trick then stays with this side {often}; aces and tens in it: {count}.",
    ),
    IdeaKind.PARTNER_TAKES: QT_TRANSLATE_NOOP(
        "PlayIdeas", "{name} takes the trick with the {other}, and the {card} adds one to the aces and tens in it."
    ),
    IdeaKind.PARTNER_MAY_TAKE: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "{name} is winning with the {other}, which {surely}holds{in_deals}; the {card} adds one to the "
        "aces and tens in the trick.",
    ),
    IdeaKind.PARTNER_TO_PLAY: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "{name} plays after this and can {surely}take the trick{in_deals}; the {card} adds one to the "
        "aces and tens in the trick.",
    ),
    IdeaKind.LOST_TRICK: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "{name} is winning with the {other}, and the trick is lost: the {card} gives away one of the aces and tens.",
    ),
    IdeaKind.LEFT_TRICK: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "{cards} would beat the {other}, but {name} is left the trick; aces and tens in it: {count}.",
    ),
    IdeaKind.LOW_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Still out above the {card}: {cards}. It puts one of the aces and tens at stake."
    ),
    IdeaKind.KEEPS_POINTS: QT_TRANSLATE_NOOP(
        "PlayIdeas", "It keeps the {other} out of this trick, one of the aces and tens that count."
    ),
}
"""Where there are some."""

WITH_ONE_ACE: Final = {
    IdeaKind.TAKES: QT_TRANSLATE_NOOP(
        "PlayIdeas", "The {card} takes the trick for certain, with one ace or ten in it."
    ),
    IdeaKind.MAY_TAKE: QT_TRANSLATE_NOOP(
        "PlayIdeas", "The {card} beats the {other} and holds {often}; there is one ace or ten in the trick."
    ),
    IdeaKind.MAY_HOLD: QT_TRANSLATE_NOOP("PlayIdeas", "It then holds {often}; there is one ace or ten in the trick."),
    IdeaKind.STAYS: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "Only {name} can still beat the {card}, so the trick stays with this side, one ace or ten in it so far.",
    ),
    IdeaKind.MAY_STAY: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "The {card} beats the {other}, and {often} the trick then stays with this side, with one ace or ten in it.",
    ),
    IdeaKind.MAY_THEN_STAY: QT_TRANSLATE_NOOP(
        "PlayIdeas", "The trick then stays with this side {often}, with one ace or ten in it."
    ),
    IdeaKind.LEFT_TRICK: QT_TRANSLATE_NOOP(
        "PlayIdeas", "{cards} would beat the {other}, but {name} is left the trick with one ace or ten in it."
    ),
}
"""Where there is one."""

WITHOUT_ACES: Final = {
    IdeaKind.TAKES: QT_TRANSLATE_NOOP(
        "PlayIdeas", "The {card} takes the trick for certain, though there is no ace or ten in it."
    ),
    IdeaKind.PARTNER_TAKES: QT_TRANSLATE_NOOP("PlayIdeas", "{name} takes the trick with the {other} in any case."),
    IdeaKind.PARTNER_MAY_TAKE: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "{name} is winning with the {other}, which {surely}holds{in_deals}; the {card} risks no ace or ten.",
    ),
    IdeaKind.PARTNER_TO_PLAY: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "{name} plays after this and can {surely}take the trick{in_deals}; the {card} risks no ace or ten.",
    ),
    IdeaKind.LOST_TRICK: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "{name} is winning with the {other}, and the trick is lost: the {card} gives no ace or ten away.",
    ),
    IdeaKind.LEFT_TRICK: QT_TRANSLATE_NOOP(
        "PlayIdeas", "{cards} would beat the {other}, but {name} is left the trick, as it holds no ace or ten."
    ),
    IdeaKind.LOW_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Still out above the {card}: {cards}, but it puts no ace or ten at stake."
    ),
}
"""Where there are none."""

ONE_ABOVE_WITH_ACES: Final = {
    IdeaKind.LOW_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Only the {cards} is still out above the {card}, which puts one of the aces and tens at stake."
    ),
}
"""Where there are some, and one higher card is out."""

ONE_ABOVE_WITHOUT_ACES: Final = {
    IdeaKind.LOW_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas", "Only the {cards} is still out above the {card}, which puts no ace or ten at stake."
    ),
}
"""Where there are none, and one higher card is out."""
