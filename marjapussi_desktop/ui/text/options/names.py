"""What each option decides: a short name and an explanation; the subjects; where an option comes from."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.engine.options import Group, Option, Source
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.outside import plain
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate


@frozen
class OptionText:
    """``name``: short, for the form and the lists of changes; ``explained``: what it changes, in a sentence or two."""

    name: str
    explained: str


GROUPS: Final = {
    Group.DEAL: QT_TRANSLATE_NOOP("Options", "The deal"),
    Group.AUCTION: QT_TRANSLATE_NOOP("Options", "The auction"),
    Group.EXCHANGE: QT_TRANSLATE_NOOP("Options", "The exchange"),
    Group.KITTY: QT_TRANSLATE_NOOP("Options", "The kitty"),
    Group.PLAY: QT_TRANSLATE_NOOP("Options", "Playing tricks"),
    Group.MARRIAGES: QT_TRANSLATE_NOOP("Options", "Marriages and trumps"),
    Group.SCORING: QT_TRANSLATE_NOOP("Options", "Scoring"),
    Group.MATCH: QT_TRANSLATE_NOOP("Options", "The match"),
}

SOURCES: Final = {
    Source.WIKIPEDIA: QT_TRANSLATE_NOOP("Options", "Source: Wikipedia."),
    Source.WIKIPEDIA_NEWER: QT_TRANSLATE_NOOP("Options", "Source: Wikipedia, a newer version."),
    Source.PAGAT: QT_TRANSLATE_NOOP("Options", "Source: Pagat."),
    Source.WURZEL: QT_TRANSLATE_NOOP("Options", "Source: the rules of Wurzel e.V. and marjapussi.de."),
}

OPTION_TEXTS: Final = {
    "layout": OptionText(
        QT_TRANSLATE_NOOP("Options", "Players and cards"),
        QT_TRANSLATE_NOOP("Options", "How many play, and how the cards lie."),
    ),
    "pack": OptionText(
        QT_TRANSLATE_NOOP("Options", "Cards in the pack"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Fewer cards make shorter hands: nine, eight, seven or six each. Only the full pack has sixes.",
        ),
    ),
    "first_leader": OptionText(
        QT_TRANSLATE_NOOP("Options", "First lead of a match"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Who leads to the very first trick. With the ace of clubs, its holder leads that card and deals "
            "the next hand.",
        ),
    ),
    "first_bidder": OptionText(
        QT_TRANSLATE_NOOP("Options", "First bidder"),
        QT_TRANSLATE_NOOP("Options", "Who speaks first in the auction of each hand."),
    ),
    "opening": OptionText(
        QT_TRANSLATE_NOOP("Options", "Opening bid"),
        QT_TRANSLATE_NOOP("Options", "Where all may pass, a hand can be played without a contract."),
    ),
    "minimum_bid": OptionText(
        QT_TRANSLATE_NOOP("Options", "Lowest bid"),
        QT_TRANSLATE_NOOP("Options", "Where the auction begins. The higher it is, the bolder the contracts."),
    ),
    "redeal": OptionText(
        QT_TRANSLATE_NOOP("Options", "A redeal may be demanded with"),
        QT_TRANSLATE_NOOP(
            "Options",
            "A player with such a hand may have it thrown in, instead of bidding or passing for the first time.",
        ),
    ),
    "redeal_by": OptionText(
        QT_TRANSLATE_NOOP("Options", "Dealer of a redeal"),
        QT_TRANSLATE_NOOP("Options", "Who deals again when a hand has been thrown in."),
    ),
    "bid_ban_at": OptionText(
        QT_TRANSLATE_NOOP("Options", "Bid ban at"),
        QT_TRANSLATE_NOOP(
            "Options",
            "With so few points, or fewer, one may not bid until one has climbed above them.",
        ),
    ),
    "exchange": OptionText(
        QT_TRANSLATE_NOOP("Options", "Cards exchanged"),
        QT_TRANSLATE_NOOP("Options", "How many cards the partner gives the declarer before the play, and gets back."),
    ),
    "contract_set": OptionText(
        QT_TRANSLATE_NOOP("Options", "The contract is set"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Whether the declarer names the contract first, or first chooses what to give back.",
        ),
    ),
    "kitty_exposed": OptionText(
        QT_TRANSLATE_NOOP("Options", "The kitty is shown to all"),
        QT_TRANSLATE_NOOP("Options", "Everybody sees the three cards before the declarer takes them."),
    ),
    "discard_aces_and_tens": OptionText(
        QT_TRANSLATE_NOOP("Options", "Aces and tens may be discarded"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Whether the declarer may put aces and tens aside and so save them from the others.",
        ),
    ),
    "discards_count": OptionText(
        QT_TRANSLATE_NOOP("Options", "Discards count for the declarer"),
        QT_TRANSLATE_NOOP("Options", "Whether the points of the cards put aside are the declarer's or nobody's."),
    ),
    "first_lead": OptionText(
        QT_TRANSLATE_NOOP("Options", "The first trick begins with"),
        QT_TRANSLATE_NOOP("Options", "What the first trick of each hand must begin with."),
    ),
    "first_trick_ace_must_show": OptionText(
        QT_TRANSLATE_NOOP("Options", "The ace must be played to the first trick"),
        QT_TRANSLATE_NOOP(
            "Options",
            "When the first trick begins with another card, the holder of the ace of that suit must play it at once.",
        ),
    ),
    "declare_after": OptionText(
        QT_TRANSLATE_NOOP("Options", "Declaring is possible after"),
        QT_TRANSLATE_NOOP("Options", "After which tricks the winner may try to declare or ask."),
    ),
    "marriage_effect": OptionText(
        QT_TRANSLATE_NOOP("Options", "What a marriage does"),
        QT_TRANSLATE_NOOP("Options", "Whether trumps stay for the hand or change with each marriage."),
    ),
    "ask_whole": OptionText(
        QT_TRANSLATE_NOOP("Options", "A whole may be asked for"),
        QT_TRANSLATE_NOOP("Options", "After a won trick one may ask the partner for a king and queen of any one suit."),
    ),
    "ask_half": OptionText(
        QT_TRANSLATE_NOOP("Options", "A half may be asked for"),
        QT_TRANSLATE_NOOP(
            "Options",
            "After a won trick one may ask the partner for the other half of a suit of which one holds the "
            "king or the queen.",
        ),
    ),
    "bluff_half": OptionText(
        QT_TRANSLATE_NOOP("Options", "A half may be asked for holding neither card"),
        QT_TRANSLATE_NOOP(
            "Options",
            "A question that only misleads the opponents. If the answer is yes, the asker admits it and "
            "nothing is declared.",
        ),
    ),
    "ask_order": OptionText(
        QT_TRANSLATE_NOOP("Options", "Order of declaring and asking"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Whether a question closes the way back to one's own marriages, and a half the way back to wholes.",
        ),
    ),
    "half_needs_whole": OptionText(
        QT_TRANSLATE_NOOP("Options", "A half only after asking for a whole"),
        QT_TRANSLATE_NOOP(
            "Options",
            "A half may be asked for only when the side has asked for a whole in the same hand.",
        ),
    ),
    "broken_marriages": OptionText(
        QT_TRANSLATE_NOOP("Options", "Marriages break"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Whether a question that succeeded ends the asker's own marriages, and after a half the partner's too.",
        ),
    ),
    "lead_from_marriage": OptionText(
        QT_TRANSLATE_NOOP("Options", "After declaring, lead from the marriage"),
        QT_TRANSLATE_NOOP("Options", "The next trick begins with the king or the queen of the suit just declared."),
    ),
    "pip_count": OptionText(
        QT_TRANSLATE_NOOP("Options", "Counting card points"),
        QT_TRANSLATE_NOOP("Options", "How the point for the better cards in tricks is decided."),
    ),
    "pip_tie": OptionText(
        QT_TRANSLATE_NOOP("Options", "When card points are equal"),
        QT_TRANSLATE_NOOP("Options", "What becomes of that point when both have the same."),
    ),
    "porvoo": OptionText(
        QT_TRANSLATE_NOOP("Options", "A side without a trick goes to Porvoo"),
        QT_TRANSLATE_NOOP("Options", "Taking no trick at all costs all the points gathered so far."),
    ),
    "overshoot": OptionText(
        QT_TRANSLATE_NOOP("Options", "Past the target"),
        QT_TRANSLATE_NOOP("Options", "What happens to points that go past the target."),
    ),
    "card_points": OptionText(
        QT_TRANSLATE_NOOP("Options", "Card points"),
        QT_TRANSLATE_NOOP("Options", "What the cards in tricks are worth."),
    ),
    "last_trick": OptionText(
        QT_TRANSLATE_NOOP("Options", "Points for the last trick"),
        QT_TRANSLATE_NOOP("Options", "What the winner of the last trick gets on top of its cards."),
    ),
    "marriage_points": OptionText(
        QT_TRANSLATE_NOOP("Options", "Points for marriages"),
        QT_TRANSLATE_NOOP(
            "Options",
            "What declaring each suit is worth. With spades highest, the order of the suits is that of bridge.",
        ),
    ),
    "round_defenders": OptionText(
        QT_TRANSLATE_NOOP("Options", "Defenders' points are rounded to the nearest five"),
        QT_TRANSLATE_NOOP("Options", "Otherwise the defenders score exactly what they took."),
    ),
    "no_trick_penalty": OptionText(
        QT_TRANSLATE_NOOP("Options", "A side without a trick"),
        QT_TRANSLATE_NOOP("Options", "What taking no trick at all costs."),
    ),
    "penalty_needs_contract": OptionText(
        QT_TRANSLATE_NOOP("Options", "That penalty only if the contract was made"),
        QT_TRANSLATE_NOOP(
            "Options",
            "When the declarer takes every trick and still fails, the defenders then lose nothing.",
        ),
    ),
    "kontra": OptionText(
        QT_TRANSLATE_NOOP("Options", "Kontra and Re may be said"),
        QT_TRANSLATE_NOOP(
            "Options",
            "A defender who expects the contract to fail doubles it with Kontra; the declarer's side may "
            "double again with Re.",
        ),
    ),
    "target": OptionText(
        QT_TRANSLATE_NOOP("Options", "Target"),
        QT_TRANSLATE_NOOP("Options", "How many points win the match."),
    ),
}
"""Option key → its texts."""


def group_name(group: Group) -> str:
    """The subject's heading."""
    return translate("Options", GROUPS[group])


def option_name(key: str) -> str:
    """What the option is called; the key itself where there is no such option."""
    texts = OPTION_TEXTS.get(key)
    return plain(key) if texts is None else translate("Options", texts.name)


def option_explained(option: Option) -> str:
    """What the option changes."""
    return translate("Options", OPTION_TEXTS[option.key].explained)


def source_text(source: Source) -> str:
    """Where an option comes from, in a sentence."""
    return translate("Options", SOURCES[source])
