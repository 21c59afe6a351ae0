"""A large cost names what is lost: the contract, or the only trick of a side."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.comparison import Comparison, Measure, Stake, StakeKind, comparison_of
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, Unit
from marjapussi_desktop.bots.explaining.at_stake import Candidate
from marjapussi_desktop.bots.explaining.explained import explained, ideas_of
from marjapussi_desktop.bots.explaining.ideas import IdeaKind
from marjapussi_desktop.bots.explaining.scene import Scene
from marjapussi_desktop.bots.explaining.totals import Ends
from marjapussi_desktop.bots.native.values import Outcome
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.value.payoffs import Stakes, Terms
from marjapussi_desktop.controller.match.thoughts import made_by, whole_thought
from marjapussi_desktop.engine.actions import Bid, Declare, Give, Pass, Play, Return, SetContract
from marjapussi_desktop.engine.cards import Suit, card, cards
from marjapussi_desktop.engine.choices import CardsChoices
from marjapussi_desktop.engine.position import parse_position
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.text.comparisons import FOR_CERTAIN, STAKES, comparison_text, stake_text
from marjapussi_desktop.ui.text.thoughts import thought_text
from tests.bots.made_positions import after, dealt, seen
from tests.bots.reasons.checks import check_comparison
from tests.bots.reasons.claims import Claims
from tests.bots.reasons.test_games_for_two import LEFT
from tests.bots.reasons.test_words_before_play import DEALT, GIFT
from tests.bots.reasons.told import NAMES, Told, told_in

LAST_TWO_TRICKS = (
    "huutopussi-wurzel | hand 1, dealer 3, totals 0 0, carried 0 | AS TD 9C QD JD 6C 7H QH 7S / "
    "9S TC JC 8D TS TH 9D 6S QS / KD AH JS 8H 8S AD KC 8C AC / 6H 7D KH QC JH 9H 7C KS 6D | "
    "0: pass; 1: pass; 2: bid 125; 3: pass; 0: give AS QD QH 7S; 2: return 8H KC 8C QH; 2: contract 160; 2: play AS; "
    "3: play KS; 0: play 7H; 1: play 6S; 2: declare D; 2: play 7S; 3: play 6D; 0: play TD; 1: play 9S; 0: ask-half H; "
    "2: answer no; 0: play 8H; 1: play TH; 2: play AH; 3: play 6H; 2: play 8S; 3: play 7D; 0: play JD; 1: play QS; "
    "0: ask-half C; 2: answer no; 0: play QH; 1: play 9D; 2: play QD; 3: play 9H; 2: ask-whole; 0: answer no; "
    "2: play AC; 3: play 7C; 0: play 6C; 1: play JC; 2: play AD; 3: play QC; 0: play KC; 1: play 8D; 2: play KD; "
    "3: play JH; 0: play 8C"
)
"""Seat 1 holds ♠10, which takes the last trick, and ♣10; its side has no trick yet."""


def told(best: str, other: str, cost: float) -> Decision:
    position = seen(parse_position(LAST_TWO_TRICKS))
    values = ActionValue(Play(card(best)), 0.0), ActionValue(Play(card(other)), -cost)
    found = Evaluation(values, Unit.SCORE, Basis.ROLLOUTS, 100)
    return explained(position, Decision(Play(card(best)), BotReason.BEST_ON_AVERAGE, evaluation=found))


def test_what_loses_the_only_trick_names_lapiajo(language: Language) -> None:
    """ "♥8 would cost about 465 points" was all that was said."""
    decision = told("TC", "TS", 204.0)
    assert decision.comparison is not None
    assert decision.comparison.stake == Stake(StakeKind.NO_TRICK, 0, 10)
    position = seen(parse_position(LAST_TWO_TRICKS))
    text = thought_text(whole_thought(made_by(position, decision)), NAMES)
    assert text.endswith("♠10 would cost about 204 points. This side would win no trick, which is läpiajo.")


def test_a_stake_never_speaks_against_the_choice() -> None:
    """Where the search prefers what playouts do not, they are not quoted."""
    comparison = told("TS", "TC", 60.0).comparison
    assert comparison is not None
    assert comparison.stake is None


def test_a_small_cost_needs_no_cause() -> None:
    comparison = told("TC", "TS", 10.0).comparison
    assert comparison is not None
    assert comparison.amount == 10
    assert comparison.stake is None


@pytest.mark.parametrize(
    ("difference", "effect", "is_told"),
    [(0.2, 30.0, True), (0.12, 36.0, True), (0.12, 20.0, False), (0.05, 60.0, False)],
)
def test_a_small_difference_is_told_where_it_makes_much_of_the_cost(
    difference: float, effect: float, is_told: bool
) -> None:
    """ "♦10 would cost about 65 points" was all, though the contract was made in 3 deals instead of 2."""
    stake = Stake(StakeKind.CONTRACT, 3, 2, 200)
    assert Candidate(stake, difference, effect).is_told(70.0) is is_told


def test_a_small_difference_that_reads_as_none_is_not_told() -> None:
    assert not Candidate(Stake(StakeKind.CONTRACT, 3, 3, 200), 0.1, 40.0).is_told(70.0)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", StakeKind)
def test_every_stake_has_its_words(language: Language, code: str, kind: StakeKind) -> None:
    language.choose(code)
    text = stake_text(Stake(kind, 7, 3, 140), NAMES)
    assert text.endswith(".")
    assert "3" in text
    assert "7" in text
    assert "{" not in text
    assert kind in STAKES
    assert "points" in kind or any(kind is certain for certain, _after_other in FOR_CERTAIN)


def test_a_certain_contract_is_told_without_numbers(language: Language) -> None:
    comparison = told("TC", "TS", 204.0).comparison
    assert comparison is not None
    assert comparison.measure is Measure.POINTS
    assert stake_text(Stake(StakeKind.CONTRACT, 10, 0, 140), NAMES) == "The contract of 140 would fail."
    assert stake_text(Stake(StakeKind.CONTRACT, 0, 10, 140), NAMES) == "The contract of 140 would be made."
    assert comparison_text(comparison, NAMES).count(".") == 2


def test_points_are_told_where_nothing_else_is_at_stake(language: Language) -> None:
    """ "♠A would cost about 1.9 game points" was all that was said of two costly choices in three."""
    some = [one for seed in range(936, 944, 2) for one in told_in("bondtolva", seed)]
    costly = [one for one in some if one.decision.comparison is not None and one.decision.comparison.cost >= 1.5]
    with_stake = [one for one in costly if one.decision.comparison and one.decision.comparison.stake is not None]
    assert len(costly) > 2
    assert len(with_stake) > len(costly) / 2, "where the points do not add up to the cost they are left out"
    for one in with_stake:
        comparison = one.decision.comparison
        assert comparison is not None
        assert comparison.stake is not None
        assert stake_text(comparison.stake, NAMES)[1:] in one.text()
        check_comparison(one)


@pytest.mark.parametrize("cost", [0.4, 0.5, 0.6, 0.8, 1.0])
def test_points_that_are_told_beside_a_cost_add_up_to_it(cost: float, language: Language) -> None:
    """ "♣10 would cost about 0.8 game points. You would get 2.4 instead of 2.8, and Eino 2.1 instead of 2.0"."""
    match = parse_position(LEFT.split("; 0: declare H")[0])
    assert match.hand is not None
    position, best, other = seen(match), Declare(Suit.HEARTS), Play(card("TC"))
    found = Evaluation((ActionValue(best, 0.0), ActionValue(other, -cost)), Unit.SCORE, Basis.ROLLOUTS, 400)
    decision = explained(position, Decision(best, BotReason.BEST_ON_AVERAGE, evaluation=found))
    Claims(Told("bondtolva-2", "expert", position, decision, match.hand, is_hint=True)).check()
    stake = decision.comparison.stake if decision.comparison is not None else None
    if stake is not None and stake.others_chosen is not None and stake.others_other is not None:
        told = stake.chosen - stake.other + stake.others_other - stake.others_chosen
        assert abs(told - round(10 * cost)) <= 1


def test_points_that_make_only_a_part_of_a_cost_are_told_so(language: Language) -> None:
    """ "♣Q would cost about 17 points. This side would take 98 instead of 111, the other 100 instead of 93"."""
    stake = Stake(StakeKind.OWN_POINTS, 111, 98)
    comparison = Comparison(Play(card("QC")), 17.0, 1.0, Measure.POINTS, 17, 400, stake)
    assert comparison_text(comparison, NAMES) == (
        "♣Q would cost about 17 points. Most of that: this side would then take about 98 points in this hand instead "
        "of 111."
    )
    assert "Most of that" not in comparison_text(changed(comparison, amount=14), NAMES)
    one_alone = changed(comparison, stake=changed(stake, seat=1))
    assert "Most of that: Aino would then take" in comparison_text(one_alone, NAMES)
    language.choose("fi")
    assert "Suurin osa siitä: oma joukkue" in comparison_text(comparison, NAMES)


def test_points_of_a_side_are_told_as_they_are_counted(language: Language) -> None:
    assert stake_text(Stake(StakeKind.OWN_POINTS, 140, 95), NAMES) == (
        "This side would then take about 95 points in this hand instead of 140."
    )
    assert stake_text(Stake(StakeKind.OTHERS_GAME_POINTS, 0, 10), NAMES) == (
        "The other side would then score about 1.0 game points in this hand instead of 0.0."
    )


def test_a_cost_that_the_other_side_gains_is_told_with_its_points(language: Language) -> None:
    """ "♠10 would cost about 2.1 game points. This side would score about 1.3 … instead of 2.6": the rest was what the
    other side would gain.
    """
    both = Stake(StakeKind.OWN_GAME_POINTS, 26, 13, others_chosen=1, others_other=9)
    assert stake_text(both, NAMES) == (
        "This side would then score about 1.3 game points in this hand instead of 2.6, the other side about 0.9 "
        "instead of 0.1."
    )
    for_two = changed(both, seat=0, others_seat=1)
    assert stake_text(for_two, (None, "Aino")) == (
        "You would then score about 1.3 game points in this hand instead of 2.6, Aino about 0.9 instead of 0.1."
    )
    assert stake_text(for_two, ("Veera", None)).endswith("instead of 2.6, you about 0.9 instead of 0.1.")
    language.choose("fi")
    assert stake_text(for_two, (None, "Aino")) == (
        "Saisit silloin tästä jaosta noin 1,3 pelipistettä (2,6:n sijaan), ja Aino noin 0,9 (0,1:n sijaan)."
    )


def test_the_points_that_are_told_explain_the_cost() -> None:
    """Either those of one side make most of it, or those of both are told."""
    shown = 0
    for one in told_in("marjapussi", 42, hands=2):
        comparison = one.decision.comparison
        stake = None if comparison is None else comparison.stake
        if comparison is None or stake is None or "points" not in stake.kind:
            continue
        shown += stake.others_chosen is not None
        gained = abs(stake.chosen - stake.other)
        if stake.others_chosen is None and comparison.measure is not Measure.CHANCE:
            assert gained >= 8 * comparison.cost - 2 or stake.kind is StakeKind.OTHERS_GAME_POINTS
    assert shown


def test_cards_given_back_name_the_contract_that_they_cost(language: Language) -> None:
    match = after(dealt("huutopussi", *DEALT), Bid(150), Pass(), Pass(), Pass())
    position = seen(after(match, Give(cards(GIFT)), SetContract(160)))
    choices = position.choices
    assert isinstance(choices, CardsChoices)
    one, other = (Return(choices.cards[start : start + choices.count]) for start in (0, choices.count))
    values = ActionValue(one, 0.0, 4.0, 60, made=0.8), ActionValue(other, -120.0, 4.0, 60, made=0.4)
    found = Evaluation(values, Unit.SCORE, Basis.ROLLOUTS, 60)
    decision = explained(position, Decision(one, BotReason.KEEP_BEST, cards=one.cards, evaluation=found))
    assert decision.comparison is not None
    assert decision.comparison.stake == Stake(StakeKind.CONTRACT, 8, 4, 160)
    text = thought_text(whole_thought(made_by(position, decision)), NAMES)
    assert text.endswith("The contract of 160 would then be made in about 4 of 10 deals instead of 8.")


def ends(chosen: tuple[int, int], other: tuple[int, int], totals: tuple[int, int]) -> Ends:
    """A hand that side 0 may end in two ways, by the game points of both sides, in every deal."""
    stakes = Stakes(Terms(PRESETS["marjapussi"], None, None, None, (), totals), for_match=True)
    return Ends(stakes, [Outcome((*points, 0), (5, 4, 0)) for points in (chosen, other)] * 3, 0)


@pytest.mark.parametrize(
    ("chosen", "other", "totals", "kind"),
    [
        ((1, 2), (1, 1), (5, 9), StakeKind.OTHERS_ONE_SHORT),  # at 11 they are worse off than at 10
        ((1, 4), (1, 3), (5, 9), StakeKind.OTHERS_WIN),
        ((0, 3), (2, 1), (11, 4), StakeKind.FALLS),
        ((1, 3), (2, 1), (11, 4), StakeKind.WINS),
        ((1, 1), (2, 1), (9, 4), StakeKind.ONE_SHORT),
    ],
)
def test_the_totals_are_told_where_the_points_of_the_hand_say_nothing(
    chosen: tuple[int, int], other: tuple[int, int], totals: tuple[int, int], kind: StakeKind
) -> None:
    """ "Leave them at 11" was never a reason."""
    both = ends(chosen, other, totals)
    cost = worth(chosen, totals) - worth(other, totals)
    assert cost > 0.5
    told = both.told(cost)
    assert told is not None
    event, more, fewer = told
    assert event.kind is kind
    assert {more, fewer} == {0.0, 1.0}
    assert ends(other, chosen, totals).told(cost) is None


def test_from_some_totals_a_match_is_won_less_often_than_from_lower_ones(language: Language) -> None:
    """From 9 to 2 less often than from 8 to 3: exactly twelve wins. "♠8 would cost about 0.3 game points" was said of a
    card that scored more.
    """
    cost = worth((3, 1), (5, 2)) - worth((4, 0), (5, 2))
    assert 0.0 < cost < 2.0
    told = ends((3, 1), (4, 0), (5, 2)).told(cost)
    assert told is not None
    event, chosen, other = told
    assert (event.kind, event.totals, event.better) == (StakeKind.TOTALS, (9, 2), (8, 3))
    assert (chosen, other) == (0.0, 1.0)
    stake = Stake(StakeKind.TOTALS, 3, 7, totals=event.totals, better=event.better)
    assert stake_text(stake, NAMES) == (
        "This side would then stand at 9–2 in about 7 of 10 deals instead of 3, from where the match is won less often "
        "than from 8–3."
    )
    language.choose("fi")
    assert "tilanteessa 9–2 noin 7 jaossa kymmenestä (3:n sijaan)" in stake_text(stake, NAMES)


def worth(points: tuple[int, int], totals: tuple[int, int]) -> float:
    """What such an end is worth to side 0 in the match."""
    stakes = Stakes(Terms(PRESETS["marjapussi"], None, None, None, (), totals), for_match=True)
    return stakes.worth(Outcome((*points, 0), (5, 4, 0)), 0)


def test_the_points_of_the_hand_are_told_where_they_tell_enough() -> None:
    assert ends((3, 0), (0, 3), (0, 0)).told(worth((3, 0), (0, 0)) - worth((0, 3), (0, 0))) is None


def test_a_lead_that_is_to_let_a_side_fall_back_is_not_argued_against() -> None:
    """ "Still out above the ♠Q: ♠10. It puts 3 card points at stake" stood where the others were to get points: at 11
    they would go past 12.
    """
    for seed in range(8):
        for one in told_in("marjapussi", seed, ("skilled",)):
            low = [idea for idea in one.decision.ideas if idea.kind is IdeaKind.LOW_LEAD and idea.points]
            found = one.decision.evaluation
            others = [] if found is None else [value for value in found.values if value.action != one.decision.action]
            if not low or not others:
                continue
            next_best = Comparison(others[0].action, 0.5, 0.1, Measure.GAME_POINTS, 5, 100)
            scene = Scene(one.seen, one.decision.evaluation)
            for kind, is_told in ((StakeKind.OTHERS_FALL, False), (StakeKind.OTHERS_GAME_POINTS, True)):
                comparison = changed(next_best, stake=Stake(kind, 7, 2, 12))
                kinds = [idea.kind for idea in ideas_of(scene, one.decision, comparison)]
                assert (IdeaKind.LOW_LEAD in kinds) is is_told
            return
    raise AssertionError("nobody leads a low card that counts")


NEAR_TWELVE = (
    "marjapussi | hand 1, dealer 1, totals 11 9, carried 0 | 7H 6H KS AC 8D TS QD 6D TC / 6C KC JD 9H 9S AD AH 8H 6S / "
    "9C 9D TD JC KH AS QH QS 8S / 7D QC KD 8C TH JH 7S 7C JS | 2: play AS; 3: play JS; 0: play KS; 1: play 6S"
)
"""Seat 2 has won a trick and holds ♥K and ♥Q, one point short of twelve."""


def test_late_in_a_match_a_small_cost_is_explained(language: Language) -> None:
    """ "♠10 would win the match about 3 times fewer in 100" was all that was said of a ten kept back."""
    position = seen(parse_position(NEAR_TWELVE))
    values = ActionValue(Play(card("QS")), 0.0), ActionValue(Declare(Suit.HEARTS), -0.8)
    found = changed(Evaluation(values, Unit.MATCH_EQUITY, Basis.ROLLOUTS, 100), by_network=True)
    made = Decision(Play(card("QS")), BotReason.BEST_ON_AVERAGE, evaluation=found)
    decision = explained(position, made, is_measured=True)
    assert decision.comparison is not None
    assert decision.comparison.measure is Measure.CHANCE
    assert decision.comparison.stake is not None
    assert decision.comparison.stake.kind is StakeKind.FALLS
    text = thought_text(whole_thought(made_by(position, decision)), NAMES)
    assert "would win the match about 3 times fewer in 100. This side would then go past 12 and fall back" in text


ONE_DEAL = (
    "marjapussi | hand 1, dealer 0, totals 0 0, carried 0 | 7H 6D JH 8D AS JC TS 9S 8C / 9C 6S TH QS KS QC 6H AD KD / "
    "7C KH 9D QD 7D KC AC AH TD / 8S 9H QH 7S JS 6C JD 8H TC | 1: play AD; 2: play 7D; 3: play JD; 0: play 6D; "
    "1: declare S; 1: play 6H; 2: play AH; 3: play 8H"
)
AFTER_THAT = (
    "; 0: play JH; 2: ask-half C; 0: answer no; 2: play AC; 3: play 6C; 0: play JC; 1: play 9C; 2: ask-half H; "
    "0: answer no; 2: play 7C; 3: play TC; 0: play 8C; 1: play QC; 3: play QH; 0: play 7H; 1: play TH; 2: play KH; "
    "1: ask-half D; 3: answer no; 1: play KD; 2: play TD; 3: play 7S; 0: play 8D; 3: play 9H; 0: play AS; 1: play 6S; "
    "2: play QD"
)


def test_points_at_stake_where_the_solver_chose_are_the_solvers(language: Language) -> None:
    """The ♠9 leaves Eino, who holds the king and queen, one more trick, and the last one to the ♠10: 1 and 3 points,
    with the ♠10 first none and 4. "The other side would then score about 4.0 game points in this hand instead of 2.0"
    said the hint: playouts threw the ♠8 in the place of the jack, and the sides had as many card points.
    """
    position = seen(parse_position(ONE_DEAL + AFTER_THAT))
    decision = explained(position, make_bot("expert", 4711).decide(position))
    assert decision.action == Play(card("9S"))
    assert decision.comparison is not None
    stake = decision.comparison.stake
    assert stake is not None
    assert (stake.chosen, stake.other, stake.others_chosen, stake.others_other) == (10, 0, 30, 40)
    text = thought_text(whole_thought(made_by(position, decision)), NAMES)
    assert "The ♠10 is kept for the last trick, which brings 1 game point more." in text


def test_a_cost_is_told_as_other_deals_than_those_of_the_search_give_it(language: Language) -> None:
    """A race had given up the ♥7 in 144 deals in which it was .33 game points behind the ♥J, by luck: the review called
    both as good, and in other deals it is half of that.
    """
    position = seen(parse_position(ONE_DEAL))
    decision = make_bot("expert", 4711).decide(position)
    assert decision.action == Play(card("JH"))
    by_search = comparison_of(position, decision.action, decision.evaluation)
    assert by_search is not None
    assert by_search.amount
    told = explained(position, decision).comparison
    assert told is None or not told.amount


@pytest.mark.parametrize(
    ("stake", "amount", "cost"),
    [
        (Stake(StakeKind.OWN_GAME_POINTS, 45, 41), 5, "0.4"),
        (Stake(StakeKind.OWN_GAME_POINTS, 45, 40), 5, "0.5"),
        (Stake(StakeKind.OWN_GAME_POINTS, 24, 20, others_chosen=20, others_other=23), 8, "0.7"),
        (Stake(StakeKind.OTHERS_GAME_POINTS, 10, 31), 20, "2.1"),
    ],
)
def test_a_cost_is_told_as_the_points_beside_it_add_up(
    language: Language, stake: Stake, amount: int, cost: str
) -> None:
    """ "♠10 would cost about 0.5 game points. This side would score about 4.1 game points instead of 4.5."""
    comparison = Comparison(Play(card("TS")), amount / 10, 0.1, Measure.GAME_POINTS, amount, 400, stake)
    assert comparison_text(comparison, NAMES).startswith(f"♠10 would cost about {cost} game points.")
