"""What a reason claims is true of the position, and no reason is told of every move."""

from __future__ import annotations

from collections import Counter

import pytest

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, Unit
from marjapussi_desktop.bots.explaining.explained import explained
from marjapussi_desktop.bots.explaining.ideas import Idea, IdeaKind
from marjapussi_desktop.bots.explaining.purposes import Choice, purposes
from marjapussi_desktop.bots.explaining.scene import Scene
from marjapussi_desktop.bots.explaining.tricks import for_itself
from marjapussi_desktop.engine.actions import Bid, Declare, Give, Kontra, Pass, Play, Re, Return, SetContract
from marjapussi_desktop.engine.cards import Suit, card, cards
from marjapussi_desktop.engine.choices import CardsChoices, PlayChoices
from marjapussi_desktop.engine.position import parse_position
from marjapussi_desktop.engine.state import MatchState, Phase
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.text.play_ideas import SENTENCES, play_idea_text
from tests.bots.made_positions import after, dealt, played, seen
from tests.bots.reasons.checks import check_comparison, repeated
from tests.bots.reasons.claims import CLAIMS, Claims
from tests.bots.reasons.test_words_before_play import TWO_MARRIAGES
from tests.bots.reasons.told import NAMES, Told, told_in, told_of_all
from tests.helpers.complaints import require_words


def check(told: list[Told]) -> None:
    for one in told:
        try:
            check_comparison(one)
            Claims(one).check()
        except AssertionError as error:
            raise AssertionError(
                f"{one.preset}, {one.level}: {one.text()!r} of {one.seen.available(one.seen.seat)} to "
                f"{one.seen.trick}, trump {one.seen.trump}: {error}"
            ) from error


def test_the_trumps_in_the_hand_are_counted_not_the_points(language: Language) -> None:
    """ "♠K and ♠Q bring 40 points and make their suit trumps, 40 of them in this hand"."""
    idea = Idea(IdeaKind.DECLARES_TRUMPS, cards=(card("KS"), card("QS")), points=40, count=5)
    assert "bring 40 points and make their suit trumps: that gives 5 trumps." in play_idea_text(idea, NAMES)
    changes = changed(idea, kind=IdeaKind.CHANGES_TRUMPS, suit=card("KH").suit, other_count=3)
    assert "this hand then has 5 trumps, until now 3" in play_idea_text(changes, NAMES)
    language.choose("fi")
    assert "omia valtteja on sitten 5" in play_idea_text(idea, NAMES)


def test_a_trick_that_partner_takes_from_the_others_is_not_said_to_be_out_of_their_reach() -> None:
    """ "Only Helmi can still beat the ♣9, so the trick stays with this side": another player could, and Helmi then went
    over him, in each of the few deals that were left.
    """
    check(list(told_in("marjapussi-pagat", 2)))


def test_of_many_higher_cards_some_are_named_and_the_rest_counted(language: Language) -> None:
    """ "Still out above the ♣9: ♣A, ♣10 and ♣K" kept silent of ♣Q and ♣J."""
    position = seen(dealt("marjapussi-fi", "AC 6C 9S 6S 9H 8H 7H 6H 6D", *DEALT))
    led = [
        explained(position, Decision(Play(card(code)), BotReason.LEAST_LOSS)).ideas[0].count for code in ("9S", "9H")
    ]
    assert led == [5, 5]
    low = explained(position, Decision(Play(card("9S")), BotReason.LEAST_LOSS)).ideas[0]
    assert "Still out above the ♠9: ♠A, ♠10, ♠K and 2 more" in play_idea_text(low, NAMES)
    four = changed(low, cards=(*low.cards, card("QS")), count=4)
    assert "♠A, ♠10, ♠K and ♠Q" in play_idea_text(four, NAMES)


def test_one_higher_card_is_told_as_one(language: Language) -> None:
    """ "Korttia ♠10 korkeampia on vielä pelaamatta: ♠A": one card in the plural."""
    low = Idea(IdeaKind.LOW_LEAD, card("TS"), cards=(card("AS"),), count=1, points=10)
    many = changed(low, cards=(card("AS"), card("KS")), count=2)
    aces = changed(low, points=1, in_aces=True)
    likely = Idea(IdeaKind.LIKELY_LEAD, card("TS"), cards=(card("AS"),), count=1, chance=6)
    assert play_idea_text(low, NAMES) == "Only the ♠A is still out above the ♠10, which puts 10 card points at stake."
    assert play_idea_text(many, NAMES).startswith("Still out above the ♠10: ♠A and ♠K.")
    language.choose("fi")
    for one in (low, changed(low, points=0), aces, changed(aces, points=0), likely):
        assert "orkeampi on vielä pelaamatta: ♠A" in play_idea_text(one, NAMES)
    assert "korkeampia on vielä pelaamatta: ♠A ja ♠K" in play_idea_text(many, NAMES)


DEALT = ("AS TS KS QS JS 8S 7S TC KC", "AH TH KH QH JH QC JC 9C 8C", "AD TD KD QD JD 9D 8D 7D 7C")


def test_every_idea_has_its_words_and_its_check() -> None:
    require_words("ui/text/play_ideas SENTENCES", SENTENCES, list(IdeaKind))
    assert set(CLAIMS) == set(IdeaKind)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", IdeaKind)
@pytest.mark.parametrize("number", [0, 1, 4])
def test_an_idea_is_filled_in(language: Language, code: str, kind: IdeaKind, number: int) -> None:
    language.choose(code)
    king, queen = card("KH"), card("QH")
    idea = Idea(kind, card("9S"), card("TS"), (king, queen), king.suit, 2, 4, number, number, number)
    for one in (idea, changed(idea, in_aces=True)):
        text = play_idea_text(one, NAMES)
        assert text.endswith(".")
        assert "{" not in text


@pytest.mark.parametrize("preset", ["marjapussi", "bondtolva-2"])
def test_what_is_told_is_true(language: Language, preset: str) -> None:
    told = [one for one in told_in(preset, 2) if one.seen.phase is Phase.PLAY]
    assert len(told) > 20
    check(told)


@pytest.mark.slow
def test_what_five_thousand_reasons_tell_is_true(language: Language) -> None:
    told = [one for one in told_of_all(6_500, seed=18) if one.seen.phase is Phase.PLAY]
    assert len(told) > 5_000
    check(told)
    assert repeated([one.text() for one in told]) == {}
    assert all(one.decision.ideas for one in told if not isinstance(one.decision.action, Kontra | Re))
    kinds = Counter(idea.kind for one in told for idea in one.decision.ideas)
    assert set(IdeaKind) - set(kinds) <= SELDOM


SELDOM = {
    IdeaKind.ANSWER_BEST,
    IdeaKind.ASK_KNOWN_HALF,
    IdeaKind.ASK_KNOWN_WHOLE,
    IdeaKind.ASK_NEXT,
    IdeaKind.ASK_WHOLE_NEXT,
    IdeaKind.AVOIDS_TRICKS,
    IdeaKind.BLUFF,
    IdeaKind.HALF_IN_VAIN,
    IdeaKind.HOLDS_FOR_LEAD,
    IdeaKind.HOLDS_MARRIAGE,
    IdeaKind.HOLDS_TRUMPS,
    IdeaKind.HOLDS_WHILE_PLAIN,
    IdeaKind.KEEPS_KNOWN_HALF,
    IdeaKind.KEEPS_WINNER,
    IdeaKind.LEAD_TO_PARTNERS_CARD,
    IdeaKind.MAKES_VOID,
    IdeaKind.MAY_BE_TRUMPED,
    IdeaKind.ONLY_LEAD,
    IdeaKind.ONLY_SPADE,
    IdeaKind.OPENS_HALVES,
    IdeaKind.PARTNER_TRUMPS,
}
"""Ideas that may be missing among 5,000 reasons: they need a rare position, or a house rule."""

HANDS = (
    "AC 9C 8C AH TH QH JH 9H 8H",
    "AS JS 7S KH TC KC QC KD 9D",
    "TS 9S 8S 7H 6H 7C AD TD QD",
    "KS QS 6S JC 6C JD 8D 7D 6D",
)


def ideas(trick: str, code: str) -> list[IdeaKind]:
    """The ideas behind a card that follows in a hand of Marjapussi."""
    position = seen(played(dealt("marjapussi", *HANDS), trick))
    assert isinstance(position.choices, PlayChoices)
    assert card(code) in position.choices.cards
    decision = explained(position, Decision(Play(card(code)), BotReason.KEEP_POINTS_BACK, card=card(code)))
    return [idea.kind for idea in decision.ideas]


def test_a_ten_that_goes_keeps_the_marriage() -> None:
    assert ideas("AC", "TC") == [IdeaKind.LOST_TRICK, IdeaKind.KEEPS_MARRIAGE]


def test_a_marriage_that_has_to_part_is_named() -> None:
    """ "The ♠Q gives away 3 card points" was all that was said where only ♠K and ♠Q could be played."""
    hands = ("AS 9C 8C AH TH QH JH 9H 8H", "6S JS 7S KH TC KC QC KD 9D", "TS 9S 8S 7H 6H 7C AD TD QD", "KS QS")
    rest = " AC JC 6C JD 8D 7D 6D"
    position = seen(played(dealt("marjapussi", *hands[:3], hands[3] + rest), "AS 6S 8S"))
    decision = explained(position, Decision(Play(card("QS")), BotReason.KEEP_POINTS_BACK, card=card("QS")))
    assert [idea.kind for idea in decision.ideas] == [IdeaKind.LOST_TRICK, IdeaKind.PARTS_MARRIAGE]
    assert play_idea_text(decision.ideas[1], NAMES) == "♠K and ♠Q have to part: no other card may be played."


@pytest.mark.parametrize(("total", "is_told"), [(0, True), (10, True), (11, False)])
def test_a_marriage_that_would_carry_a_side_past_its_target_is_no_reason(total: int, is_told: bool) -> None:
    """At 11 a card "kept ♣K and ♣Q", and partner "could be asked": two points more, and the side would fall to 7."""
    position = seen(played(dealt("marjapussi", *HANDS, totals=(3, total)), "AC"))
    decision = explained(position, Decision(Play(card("TC")), BotReason.KEEP_POINTS_BACK, card=card("TC")))
    assert (IdeaKind.KEEPS_MARRIAGE in [idea.kind for idea in decision.ideas]) is is_told


def test_the_duty_is_named_that_leaves_one_card() -> None:
    assert ideas("AC TC", "7C") == [IdeaKind.ONLY_OF_SUIT, IdeaKind.PARTNER_TAKES]


def test_a_card_that_is_as_good_is_not_told_to_cost_points() -> None:
    """A ten beside its ace, where each counts ten, was said to be worth the same and to cost 38 points."""
    position = seen(played(dealt("marjapussi", *HANDS), "AC TC 7C JC AH KH"))
    seven, six = Play(card("7H")), Play(card("6H"))
    simply = Decision(seven, BotReason.KEEP_POINTS_BACK)
    assert IdeaKind.AS_GOOD_AS in [idea.kind for idea in explained(position, simply).ideas]
    found = Evaluation((ActionValue(seven, 2.0), ActionValue(six, 1.0)), Unit.SCORE, Basis.ROLLOUTS, 100)
    searched = explained(position, changed(simply, evaluation=found))
    assert searched.comparison is None
    assert IdeaKind.AS_GOOD_AS in [idea.kind for idea in searched.ideas]


def test_all_cards_that_are_worth_the_same_are_named(language: Language) -> None:
    """ "♣9 is worth the same here" was said of ♣7 with ♣9 and ♣8 in the hand."""
    position = seen(played(dealt("marjapussi", *SEQUENCE), "AS TS 9S 6S"))
    decision = explained(position, Decision(Play(card("7C")), BotReason.LEAST_LOSS, card=card("7C")))
    (same,) = (idea for idea in decision.ideas if idea.kind is IdeaKind.AS_GOOD_AS)
    assert same.cards == (card("9C"), card("8C"))
    assert play_idea_text(same, NAMES) == "♣9 and ♣8 are worth the same here."
    assert play_idea_text(changed(same, cards=(card("9C"),), count=1), NAMES) == "The ♣9 is worth the same here."


SEQUENCE = (
    "AS 9C 8C 7C 9D 9H 8H 7H 6H",
    "TS JS 7S KH TC KC QC TD KD",
    "9S 8S QH AC JC AD QD TH AH",
    "KS QS 6S 6C JD 8D 7D 6D JH",
)


def test_a_lead_is_not_told_by_its_drawback_alone(language: Language) -> None:
    """ "Play ♠10. Still out above it: ♠A. It puts 10 card points at stake." said nothing for it."""
    match = parse_position(TEN_TO_THE_ACE)
    position, ten, eight = seen(match), Play(card("TS")), Play(card("8S"))
    found = Evaluation((ActionValue(ten, 26.0), ActionValue(eight, 0.0)), Unit.SCORE, Basis.ROLLOUTS, 400)
    decision = Decision(ten, BotReason.BEST_ON_AVERAGE, amount=400, fact=BotReason.LEAST_LOSS, evaluation=found)
    assert match.hand is not None
    told = Told("huutopussi-3", "expert", position, explained(position, decision), match.hand, is_hint=True)
    check([told])
    assert told.text().startswith(
        "Play ♠10. Of all the choices this one did best on average in 400 imagined deals. Only the ♠A is still out"
    )


def test_the_highest_trump_is_held_back_not_kept_out_of_the_trick_that_it_would_take() -> None:
    """ "Play ♥7. … It keeps the ♥A with its 10 card points out of this trick", of the highest trump."""
    scene = Scene(seen(parse_position(HIGHEST_TRUMP)))
    low, high = card("7H"), card("AH")
    kinds = {idea.kind: idea.other for idea in purposes(Choice(scene, low, (high,)))}
    assert IdeaKind.KEEPS_POINTS not in kinds
    assert kinds[IdeaKind.KEEPS_TOP] is high


def test_a_lead_for_which_nothing_else_speaks_says_how_often_it_wins() -> None:
    position = seen(parse_position(WITH_A_STOCK))
    lead = Idea(IdeaKind.LOW_LEAD, card("TC"), cards=cards("AC"), count=1, points=1)
    told = for_itself(Scene(position), lead)
    assert told.kind is IdeaKind.LIKELY_LEAD
    assert told.chance in range(1, 10)
    assert for_itself(Scene(position), changed(lead, points=0)).kind is IdeaKind.LOW_LEAD


WITH_A_STOCK = (
    "bondtolva-2 | hand 1, dealer 1, totals 0 0, carried 0 | TC 9D AH JD KH JC / TD TH AS AC QD JS stock QH 9S AD KD "
    "QC TS 9H JH KS KC QS 9C | 0: play AH; 1: play JS"
)
HIGHEST_TRUMP = (
    "huutopussi | hand 1, dealer 0, totals 0 0, carried 0 | 8H TH 7H JD 6H AH 9C 8S 8C / TD QC KH AS TC JH 8D TS 6D / "
    "7C 7S 7D JC JS KS 6S 6C KC / 9S 9D 9H AD QH KD QD QS AC | 0: bid 50; 1: bid 60; 2: bid 65; 3: bid 165; 0: pass; "
    "1: pass; 2: pass; 1: give TD KH AS; 3: contract 270; 3: return 9S QS AC; 3: play AS; 0: play 8S; 1: play QS; "
    "2: play 6S; 3: play TD; 0: play JD; 1: play 6D; 2: play 7D; 3: declare D; 3: play QD; 0: play 8C; 1: play 8D; "
    "2: play 6C; 3: play KD; 0: play 9C; 1: play TC; 2: play 7S; 3: play AD; 0: play 6H; 1: play JH; 2: play JS; "
    "3: declare H; 3: play 9H; 0: play TH; 1: play QC; 2: play JC"
)
TEN_TO_THE_ACE = (
    "huutopussi-3 | hand 2, dealer 1, totals 0 0 0, carried 0 | QH 7S 8S QD JD KD TS AD AC 9C QS / 8C KH JS 8D 9D 8H "
    "6D 7D TH KS AS / 9H 6S QC KC AH JH 7H JC 6C 9S 6H kitty TD TC 7C | 1: bid 50; 2: bid 60; 0: bid 100; 1: pass; "
    "2: pass; 0: discard QS 7S QH; 0: contract 195; 0: play TD; 1: play 6D; 2: play 6S; 0: declare D; 0: play AD; "
    "1: play 7D; 2: play 6C"
)


def test_what_chance_or_another_program_chose_has_no_ideas() -> None:
    position = seen(played(dealt("marjapussi", *HANDS), "AC"))
    for why in (BotReason.CHANCE, BotReason.PROGRAM):
        assert explained(position, Decision(Play(card("TC")), why)).ideas == ()


def held_back(match: MatchState, lead: str, suit: Suit, next_best: str = "") -> tuple[IdeaKind, str]:
    """What is told of a marriage that could be declared before this lead, and would cost something: idea and text.
    ``next_best``: a lead that would cost less than declaring.
    """
    position, action, other = seen(match), Play(card(lead)), Declare(suit)
    values = [ActionValue(action, 2.0), ActionValue(other, 1.0)]
    values += [ActionValue(Play(card(next_best)), 1.5)] if next_best else []
    found = Evaluation(tuple(values), Unit.SCORE, Basis.ROLLOUTS, 100)
    decision = explained(position, Decision(action, BotReason.BEST_ON_AVERAGE, evaluation=found))
    assert match.hand is not None
    told = Told("", "expert", position, decision, match.hand, is_hint=False)
    check([told])
    return decision.ideas[-1].kind, told.text()


def test_why_a_marriage_waits_is_told() -> None:
    """It was only said to be held back."""
    waiting = (
        "AC 9C 8C AH TH KH QH 9H 8H",
        "AS JS 7S JH TC KC QC KD 9D",
        "TS 9S 8S 7H 6H 7C AD TD QD",
        "KS QS 6S JC 6C JD 8D 7D 6D",
    )
    match = played(dealt("marjapussi", *waiting), "AC TC 7C JC")
    kind, text = held_back(match, "AH", Suit.HEARTS)
    assert kind is IdeaKind.HOLDS_WHILE_PLAIN
    assert "♥K and ♥Q can be declared for 2 game points at the next lead; until then there are no trumps." in text
    assert held_back(match, "8H", Suit.HEARTS)[0] is IdeaKind.HOLDS_MARRIAGE  # the lead may be lost
    assert held_back(match, "KH", Suit.HEARTS)[0] is IdeaKind.HOLDS_MARRIAGE
    kind, text = held_back(match, "AH", Suit.HEARTS, "8C")
    assert kind is IdeaKind.HOLDS_WHILE_PLAIN  # though another lead was the next best choice
    assert "♣8 would cost" in text


SIX_EACH = ("AC 9D AH KH QH 9H", "AS JS TC TH AD 9S", "TS JH 9C TD KS QC", "KC QS JC KD JD QD")


def test_a_marriage_waits_where_declaring_it_would_bind_the_lead() -> None:
    """In Bondtolva its king or queen must be led after it; in Marjapussi any card may be."""
    match = played(dealt("bondtolva", *SIX_EACH), "AC TC 9C JC")
    kind, text = held_back(match, "9H", Suit.HEARTS)
    assert kind is IdeaKind.HOLDS_FOR_LEAD
    assert "♥K and ♥Q could be declared now for 2 game points, but then one of them would have to be led." in text
    assert held_back(match, "KH", Suit.HEARTS)[0] is IdeaKind.HOLDS_MARRIAGE


def test_of_two_cards_that_is_told_first_which_tells_them_apart() -> None:
    """Of two aces, "with the trick won, a marriage can be declared" is as true of the other, which would cost 2."""
    aces = (
        "AH AC KC QC AD KS QS 7H 6S",
        "AS TS JS 9S 8S 7S TH KH 6C",
        "QH JH TC JC 9C 8C 7C 9H 8H",
        "TD KD QD JD 9D 8D 7D 6D 6H",
    )
    match = played(dealt("marjapussi", *aces), "AH TH QH 6H")
    position = seen(after(match, Declare(Suit.CLUBS)))
    best, other = Play(card("AC")), Play(card("AD"))
    found = Evaluation((ActionValue(best, 2.0), ActionValue(other, 1.0)), Unit.SCORE, Basis.ROLLOUTS, 100)
    told = explained(position, Decision(best, BotReason.BEST_ON_AVERAGE, evaluation=found))
    assert told.ideas[1].kind is IdeaKind.DRAWS_TRUMPS


def test_a_marriage_that_would_leave_fewer_trumps_waits() -> None:
    match = after(dealt("huutopussi", *TWO_MARRIAGES), Bid(150), Pass(), Pass(), Pass())
    passed = seen(match).choices
    assert isinstance(passed, CardsChoices)
    given = passed.cards[: passed.count]
    match = after(match, Give(given), SetContract(150), Return(given))
    match = after(played(match, "AD TD 7D JD"), Declare(Suit.CLUBS))
    match = played(match, "AC TC 7C 6S")
    kind, text = held_back(match, "JC", Suit.HEARTS)
    assert kind is IdeaKind.HOLDS_TRUMPS
    assert "from ♣ to ♥: this hand would then have 2 trumps, now it has 4." in text
