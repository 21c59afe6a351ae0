"""What a review says: what each decision cost, in sentences."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.match.thoughts import IdeaKind
from marjapussi_desktop.controller.review.hand_review import (
    ERRORS,
    Choice,
    DecisionKind,
    HandReview,
    Judgement,
    Option,
    Reviewed,
)
from marjapussi_desktop.engine.actions import Bid, Pass, Play
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate, within_sentence
from marjapussi_desktop.ui.text.about_players import Names
from marjapussi_desktop.ui.text.amounts import Amounts
from marjapussi_desktop.ui.text.cards import cards_text
from marjapussi_desktop.ui.text.comparisons import choice_text, stake_text
from marjapussi_desktop.ui.text.thoughts import thought_text

TOLD_OPTIONS: Final = 4
BY_NUMBERS: Final = "best_on_average"
"""A reason that tells no more than the review does."""

_KINDS: Final = {
    DecisionKind.BID: QT_TRANSLATE_NOOP("Reviews", "Bid"),
    DecisionKind.REDEAL: QT_TRANSLATE_NOOP("Reviews", "Redeal"),
    DecisionKind.GIVE: QT_TRANSLATE_NOOP("Reviews", "Gift"),
    DecisionKind.RETURN: QT_TRANSLATE_NOOP("Reviews", "Giving back"),
    DecisionKind.DISCARD: QT_TRANSLATE_NOOP("Reviews", "Discard"),
    DecisionKind.CONTRACT: QT_TRANSLATE_NOOP("Reviews", "Contract"),
    DecisionKind.CALL: QT_TRANSLATE_NOOP("Reviews", "Kontra or Re"),
    DecisionKind.DECLARE: QT_TRANSLATE_NOOP("Reviews", "Declaration"),
    DecisionKind.ASK: QT_TRANSLATE_NOOP("Reviews", "Question"),
    DecisionKind.ANSWER: QT_TRANSLATE_NOOP("Reviews", "Answer"),
    DecisionKind.LEAD: QT_TRANSLATE_NOOP("Reviews", "Lead"),
    DecisionKind.FOLLOW: QT_TRANSLATE_NOOP("Reviews", "Card"),
}
_DECLARES: Final = QT_TRANSLATE_NOOP(
    "Reviews",
    "{choice}: you would become declarer in about {times} of 10 deals, and make your contract in about {made} of 10 of "
    "those.",
)
_HARDLY: Final = QT_TRANSLATE_NOOP("Reviews", "{choice}: you would hardly ever become declarer.")
_OF_OTHERS: Final = {
    QT_TRANSLATE_NOOP("Reviews", "You had nothing to decide in this hand."): QT_TRANSLATE_NOOP(
        "Reviews", "{name} had nothing to decide in this hand."
    ),
    QT_TRANSLATE_NOOP("Reviews", "As far as can be told, your decisions cost nothing."): QT_TRANSLATE_NOOP(
        "Reviews", "{name}: as far as can be told, these decisions cost nothing."
    ),
    QT_TRANSLATE_NOOP(
        "Reviews", "Together your decisions cost {points} on average (95 % interval: {interval})."
    ): QT_TRANSLATE_NOOP(
        "Reviews", "{name}: together these decisions cost {points} on average (95 % interval: {interval})."
    ),
    QT_TRANSLATE_NOOP(
        "Reviews",
        "Your clear mistakes cost {points} on average (95 % interval: {interval}). The rest cannot be told from "
        "chance.",
    ): QT_TRANSLATE_NOOP(
        "Reviews",
        "{name}: the clear mistakes cost {points} on average (95 % interval: {interval}). The rest cannot be told from "
        "chance.",
    ),
    _DECLARES: QT_TRANSLATE_NOOP(
        "Reviews",
        "{choice}: {name} would become declarer in about {times} of 10 deals, and make the contract in about {made} of "
        "10 of those.",
    ),
    _HARDLY: QT_TRANSLATE_NOOP("Reviews", "{choice}: {name} would hardly ever become declarer."),
}
"""A sentence on the person's decisions → the same on those of another player."""
_IN_TRICK: Final = QT_TRANSLATE_NOOP("Reviews", "Trick {number}")
_ROW: Final = QT_TRANSLATE_NOOP("Reviews", "{place}: {choice}")
_ROW_OF_OTHERS: Final = "{}: {}"
"""A choice and its cost: without the colon "♥9 23" reads as one card."""


def kind_text(kind: DecisionKind) -> str:
    """What was decided: ``Bid``, ``Lead``."""
    return translate("Reviews", _KINDS[kind])


def made_text(choice: Choice) -> str:
    """A choice by itself: ``♥6``, ``Passing``."""
    cards = getattr(choice, "cards", ())
    if cards:
        return cards_text(cards)
    return translate("Reviews", "Saying nothing") if choice is None else choice_text(choice)


def made_within(choice: Choice) -> str:
    """A choice within a sentence: ``♥6``, ``passing``."""
    return within_sentence(made_text(choice))


def reason_texts(one: Reviewed, names: Names) -> list[str]:
    """Why the best choice is better than the one made, or than the next: what speaks for it, and what becomes of the
    hand after the other, each in a paragraph; ``names`` of the players by seat.
    """
    why, judged = one.why, one.judgement
    if why is None:
        return []
    told = []
    if why.why != BY_NUMBERS or why.ideas or why.grounds is not None:
        own = changed(why, comparison=None)  # the review tells the cost with more care
        told.append(better_text(judged.best, thought_text(own, names)))
    stake = None if why.comparison is None else why.comparison.stake
    if why.comparison is not None and stake is not None:
        begins_with_name = stake.seat is not None and names[stake.seat] is not None
        becomes = stake_text(stake, names)
        other = made_text(why.comparison.other)
        told.append(f"{other}: {becomes if begins_with_name else within_sentence(becomes)}")
    return told


def better_text(choice: Choice, why: str) -> str:
    """Why a choice is better: it is named before the reason, unless the reason begins with it by itself."""
    made = made_text(choice)
    return why if made in why.split(". ")[0] else f"{made}: {why}"


def row_text(one: Reviewed, amounts: Amounts) -> str:
    """A decision in a line or two of the list."""
    return f"{_head(one)}\u00a0·\u00a0{verdict(one.judgement, amounts)}"  # no line ends or begins with the dot


def _head(one: Reviewed) -> str:
    """Where the decision was, and what was chosen: ``Trick 3: ♥6``, ``Passing``."""
    made = one.judgement.made
    if one.trick and made is not None:
        place = translate("Reviews", _IN_TRICK).format(number=one.trick)
    elif getattr(made, "cards", ()) or made is None:
        place = kind_text(one.kind)
    else:
        return made_text(made)
    return translate("Reviews", _ROW).format(place=place, choice=made_within(made))


def verdict(judged: Judgement, amounts: Amounts) -> str:
    """Whether it was a mistake, and what that cost on average."""
    amounts = amounts.of_costs(judged.point_wins)
    if judged.is_mistake:
        told = translate("Reviews", "cost about {amount} ({interval})")
        return told.format(amount=amounts.number(judged.cost), interval=amounts.interval(judged.cost, judged.error))
    if judged.made == judged.best:
        return translate("Reviews", "as the expert") if _is_contradicted(judged) else translate("Reviews", "best")
    return translate("Reviews", "about as good as the best")


def sum_text(review: HandReview, amounts: Amounts, of: str | None = None) -> str:
    """What all decisions cost together; ``of``: whose they are, None for the person's own."""
    amounts = amounts.of_costs(review.point_wins)
    if not review.decisions:
        return _of(of, "You had nothing to decide in this hand.")
    is_hidden = review.cost < review.mistakes_cost or review.cost <= ERRORS * review.error
    if review.biggest() and is_hidden:
        return _mistakes_text(review, amounts, of)
    if amounts.is_nothing(review.cost) or review.cost < 0.0 or not review.is_sure:
        told = [_of(of, "As far as can be told, your decisions cost nothing.")]
    else:
        interval = amounts.interval(review.cost, review.error)
        source = "Together your decisions cost {points} on average (95 % interval: {interval})."
        told = [_of(of, source, points=amounts.points(review.cost), interval=interval)]
    if not review.biggest():
        told.append(translate("Reviews", "None of them was clearly a mistake."))
    return " ".join(told)


def _mistakes_text(review: HandReview, amounts: Amounts, of: str | None) -> str:
    """What the mistakes cost where chance hides it in the sum of all: a sum below its own part would puzzle."""
    source = (
        "Your clear mistakes cost {points} on average (95 % interval: {interval}). The rest cannot be told from chance."
    )
    interval = amounts.interval(review.mistakes_cost, review.mistakes_error)
    return _of(of, source, points=amounts.points(review.mistakes_cost), interval=interval)


def _of(name: str | None, source: str, **facts: object) -> str:
    """A sentence on the person's own decisions, or what it is of those of another player, who has a name."""
    return translate("Reviews", source if name is None else _OF_OTHERS[source]).format(name=name, **facts)


def asked_text(one: Reviewed, amounts: Amounts) -> str:
    """What is said of a mistake before its answer is shown."""
    judged = one.judgement
    amounts = amounts.of_costs(judged.point_wins)
    source = (
        translate("Reviews", "Something else would win about {amount} matches more in 100 (95 % interval: {interval}).")
        if amounts.is_in_matches
        else translate(
            "Reviews", "Something else would have been better by {points} on average (95 % interval: {interval})."
        )
    )
    return _cost_in(source, judged, amounts)


def _cost_in(source: str, judged: Judgement, amounts: Amounts) -> str:
    """A sentence with the cost of a decision, and the better choice."""
    return source.format(
        choice=made_within(judged.best),
        amount=amounts.number(judged.cost),
        points=amounts.points(judged.cost),
        interval=amounts.interval(judged.cost, judged.error),
    )


def answer_text(one: Reviewed, amounts: Amounts, of: str | None = None) -> list[str]:
    """What a decision was worth, the better one named: sentences in paragraphs. ``of``: as in ``sum_text``."""
    judged = one.judgement
    amounts = amounts.of_costs(judged.point_wins)
    if judged.made == judged.best:
        told = [_of_the_best(judged, amounts)]
    elif judged.is_mistake and amounts.is_in_matches:
        source = translate(
            "Reviews", "Better: {choice}. It wins about {amount} matches more in 100 (95 % interval: {interval})."
        )
        told = [_cost_in(source, judged, amounts)]
    elif judged.is_mistake:
        source = translate(
            "Reviews", "Better: {choice}. It is worth {points} more on average (95 % interval: {interval})."
        )
        told = [_cost_in(source, judged, amounts), *_wins(judged)]
    else:
        source = translate("Reviews", "About as good: {choice}. The difference lies within the noise.")
        told = [source.format(choice=made_within(judged.best))]
    return [*told, *_what_bids_lead_to(judged, of), *_this_time(judged, amounts), *_others(one, amounts)]


def _of_the_best(judged: Judgement, amounts: Amounts) -> str:
    """What is said of a choice that was the best: no more than the means of the others leave true."""
    if _is_contradicted(judged):
        return translate("Reviews", "The expert would choose the same.")
    best = judged.option(judged.best)
    above = [] if best is None else [one.mean - best.mean for one in judged.options if one.mean > best.mean]
    if not all(map(amounts.is_nothing, above)):
        return translate("Reviews", "Nothing else was clearly better.")
    return translate("Reviews", "Nothing else was better on average.")


def _wins(judged: Judgement) -> list[str]:
    """Late in a match, what the points are worth: a point may decide it, or be worth nothing, or harm."""
    wins = 0 if judged.wins is None else round(judged.wins)
    if not wins:
        return []
    source = (
        translate("Reviews", "With these totals that wins about one match more in 100.")
        if wins == 1
        else translate("Reviews", "With these totals that wins about {wins} matches more in 100.")
    )
    return [source.format(wins=wins)]


def _what_bids_lead_to(judged: Judgement, of: str | None) -> list[str]:
    """How often who bids so has to play, and makes his contract: in that a step of five may cost many points."""
    if judged.made == judged.best:
        return []
    found = [judged.option(action) for action in (judged.made, judged.best)]
    return [_leads_to(one, of) for one in found if one is not None and one.declaring is not None]


def _leads_to(option: Option, of: str | None) -> str:
    assert option.declaring is not None
    times, made = round(10 * option.declaring.share), round(10 * option.declaring.made)
    return _of(of, _DECLARES if times else _HARDLY, choice=made_text(option.action), times=times, made=made)


def _this_time(judged: Judgement, amounts: Amounts) -> list[str]:
    if judged.made == judged.best or judged.best is None or judged.made is None:
        return []
    amount = judged.this_time
    if amounts.is_nothing(amount) and not amounts.is_nothing(judged.seen):
        source = translate(
            "Reviews",
            "In this deal, with all cards seen, {choice} and {best} were worth the same, and {other} {points} more.",
        )
        choice, best, other = (made_within(one) for one in (judged.made, judged.best, judged.seen_best))
        return [source.format(choice=choice, best=best, other=other, points=amounts.points(judged.seen))]
    if amounts.is_nothing(amount):
        return [translate("Reviews", "In this deal, with all cards seen, the choice made no difference.")]
    if amount > 0:
        source = translate("Reviews", "In this deal, with all cards seen, {choice} cost {points}.")
    else:
        source = translate("Reviews", "In this deal, with all cards seen, {choice} was better by {points}.")
    return [source.format(choice=made_within(judged.made), points=amounts.points(abs(amount)))]


def _others(one: Reviewed, amounts: Amounts) -> list[str]:
    """Which choices next to the best are about as good, which cannot be told apart from it, and what the rest would
    have cost, in a paragraph. Nothing is told of a choice that was found clearly better than the best: that was chosen
    with other hands, and here one of the two looks errs; nor of a pass where a rule of thumb bids, which knows more of
    the hand than the playouts; nor of cards of which the reason says that they are worth the same.
    """
    judged, same = one.judgement, _worth_the_same(one)
    best = judged.option(judged.best)
    others = [option for option in judged.options if option.action not in (judged.best, judged.made, *same)]
    if _is_by_rule_of_thumb(judged):
        others = [option for option in others if not isinstance(option.action, Pass)]
    as_good, unsure, costs = [], [], []
    for option in others:
        more = 0.0 if best is None else max(option.mean - best.mean, 0.0)
        choice = made_within(option.action)
        if not _is_as_good(option, amounts):
            costs.append(_ROW_OF_OTHERS.format(choice, amounts.number(option.less)))
        elif amounts.is_little(max(option.less, more) + ERRORS * option.error):
            as_good.append(choice)
        elif more < ERRORS * option.error:
            unsure.append(choice)
    rows = (
        (translate("Reviews", "Also about as good: {list}."), as_good),
        (_unsure_text(len(unsure)), unsure),
        (amounts.others_cost(), costs),
    )
    told = [source.format(list="; ".join(some[:TOLD_OPTIONS])) for source, some in rows if some]
    return [" ".join(told)] if told else []


def _unsure_text(count: int) -> str:
    if count == 1:
        return translate("Reviews", "Whether {list} is worse cannot be told from chance.")
    return translate("Reviews", "Whether they are worse cannot be told from chance: {list}.")


def _worth_the_same(one: Reviewed) -> list[Play]:
    """The cards of which the reason says that they are worth the same as the best."""
    ideas = () if one.why is None else one.why.ideas
    return [Play(card) for idea in ideas if idea.kind is IdeaKind.AS_GOOD_AS for card in idea.cards]


def _is_contradicted(judged: Judgement) -> bool:
    """Whether another choice was found clearly better than the best one, which was chosen with other hands."""
    best = judged.option(judged.best)
    return best is not None and any(one.mean - best.mean > ERRORS * one.error for one in judged.options)


def _is_by_rule_of_thumb(judged: Judgement) -> bool:
    """Whether a bid is the best that no search compared with a pass."""
    return isinstance(judged.best, Bid) and judged.found is not None and judged.found.evaluation is None


def _is_as_good(option: Option, amounts: Amounts) -> bool:
    """Whether a choice costs nothing that can be told from chance."""
    return amounts.is_nothing(option.less) or option.less < ERRORS * option.error


def is_right(one: Reviewed, tried: Choice, amounts: Amounts) -> bool:
    """Whether a choice is the best, or one that costs nothing that can be told from chance."""
    judged = one.judgement
    if tried in (judged.best, judged.made):
        return tried == judged.best
    option = judged.option(tried)
    if option is None:
        return False
    return _is_as_good(option, amounts.of_costs(judged.point_wins))


def tried_text(one: Reviewed, tried: Choice, amounts: Amounts) -> str:
    """What is said of a choice that was made when a moment was tried again."""
    judged = one.judgement
    amounts = amounts.of_costs(judged.point_wins)
    if tried == judged.best:
        return translate("Reviews", "Right: {choice}.").format(choice=made_within(tried))
    if tried == judged.made:
        source = translate("Reviews", "{choice} is what you chose then. It costs about {points}.")
        return source.format(choice=made_text(tried), points=amounts.points(judged.cost))
    option = judged.option(tried)
    if option is None:
        source = translate("Reviews", "{choice} was not among the choices that were compared.")
        return source.format(choice=made_text(tried))
    if is_right(one, tried, amounts):
        source = translate("Reviews", "Right: {choice} is about as good as the best, {best}.")
        return source.format(choice=made_within(tried), best=made_within(judged.best))
    source = translate("Reviews", "{choice} would cost about {points}.")
    return source.format(choice=made_text(tried), points=amounts.points(option.less))
