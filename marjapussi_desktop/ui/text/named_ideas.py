"""Ideas that speak of what the others hold, where it is one player alone: then he is named."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.match.thoughts import IdeaKind
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP

NAMED: Final = {
    IdeaKind.SURE_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas", "{name} can neither beat the {card} nor trump it, so it takes the trick."
    ),
    IdeaKind.SURE_PLAIN: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "There are no trumps yet and {name} has no higher card {in_suit}, so the {card} takes the trick.",
    ),
    IdeaKind.SURE_TRUMP: QT_TRANSLATE_NOOP(
        "PlayIdeas", "{name} has no higher trump than the {card}, so it takes the trick."
    ),
    IdeaKind.RISKY_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas", "{name} has nothing higher than the {card} {in_suit}, but can {surely}trump it{in_deals}."
    ),
    IdeaKind.TOP_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas", "{name} has nothing higher than the {card} {in_suit}, and {often} cannot trump it."
    ),
    IdeaKind.LOW_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas", "{name} can beat the {card} from the open row ({cards}). It puts {points} at stake."
    ),
    IdeaKind.DRAWS_TRUMPS: QT_TRANSLATE_NOOP("PlayIdeas", "It draws trumps: {name} may still hold {count}."),
    IdeaKind.KEEPS_TOP: QT_TRANSLATE_NOOP(
        "PlayIdeas", "The {other} is held back, as {name} has no higher card {in_suit_of_other}."
    ),
    IdeaKind.KEEPS_TRUMP: QT_TRANSLATE_NOOP(
        "PlayIdeas", "It saves the {other}, a trump; {name} may still hold {count}."
    ),
    IdeaKind.AVOIDS_TRICKS: QT_TRANSLATE_NOOP(
        "PlayIdeas", "{name} wants no tricks, as more points might lead past {count}."
    ),
}
"""Idea → its sentence with the name of that player; of the one who plays, where he has no partner."""

HELD: Final = {
    IdeaKind.DRAWS_TRUMPS: QT_TRANSLATE_NOOP("PlayIdeas", "It draws trumps: the others still hold {count}."),
    IdeaKind.KEEPS_TRUMP: QT_TRANSLATE_NOOP(
        "PlayIdeas", "It saves the {other}, a trump; the others still hold {count}."
    ),
}
"""What others hold for sure: every card that is not seen is in their hands."""

NAMED_HELD: Final = {
    IdeaKind.DRAWS_TRUMPS: QT_TRANSLATE_NOOP("PlayIdeas", "It draws trumps: {name} still holds {count}."),
    IdeaKind.KEEPS_TRUMP: QT_TRANSLATE_NOOP("PlayIdeas", "It saves the {other}, a trump; {name} still holds {count}."),
}
"""The same of one player alone."""

NAMED_WITH_NONE: Final = {
    IdeaKind.LOW_LEAD: QT_TRANSLATE_NOOP(
        "PlayIdeas",
        "{name} can beat the {card} from the open row ({cards}), but the {card} itself is worth no card points.",
    ),
    IdeaKind.KEEPS_TRUMP: QT_TRANSLATE_NOOP("PlayIdeas", "It saves the {other}, a trump, of which {name} has none."),
}
"""The same where there are none of what is counted."""
