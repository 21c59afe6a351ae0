"""Judgements of single decisions: endings against the exact solver, hidden cards, what is compared."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import pytest

from marjapussi_desktop.bots.evaluation import Unit
from marjapussi_desktop.bots.knowledge.card_sets import cards_of
from marjapussi_desktop.bots.native import WHICH
from marjapussi_desktop.bots.native.exact_solver import ExactSolver
from marjapussi_desktop.bots.native.positions import Position
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.review import in_play, judging
from marjapussi_desktop.bots.review.judgement import Choice, Found, Judgement, judgement_of
from marjapussi_desktop.bots.review.judging import DecisionKind, Question, judged, silence_of
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.double_dummy import Hands
from marjapussi_desktop.bots.search.network_search import NetworkSearch
from marjapussi_desktop.bots.value.match_equity import point_worth
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Action, AskHalf, Bid, Pass, Play
from marjapussi_desktop.engine.cards import Suit, cards, pack_of
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.observation import Observation, observe, see_all
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Family, Ruleset
from marjapussi_desktop.engine.state import Deal, HandState, Phase
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.engine.variants import rules_of
from tests.bots.bot_games import mixed_bots
from tests.helpers.hidden import swap_of_unseen, with_cards_swapped


def decisions(rules: Ruleset, seed: int) -> Iterator[tuple[HandState, Question]]:
    """The decisions with a choice of one hand that casual and random players play."""
    match = game.deal(game.new_match(rules, 0), shuffled_deal(rules, random.Random(seed))).match
    bots = mixed_bots(rules, seed)
    while (seat := game.seat_to_act(match)) is not None:
        hand = match.hand
        assert hand is not None
        seen = observe(hand, seat)
        action = bots[seat].decide(seen).action
        question = Question(seen, action, see_all(hand))
        for one in (question, silence_of(question)):
            if one is not None and one.had_choice:
                yield hand, one
        step = game.act(match, seat, action)
        assert isinstance(step, game.Step)
        match = step.match


def told_apart(found: Judgement) -> Judgement:
    """The judgement without what depends on the cards that the seat does not see."""
    options = tuple(changed(option, seen=None) for option in found.options)
    return changed(found, seen=0.0, seen_best=None, this_time=0.0, options=options)


@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi-wurzel", "huutopussi-3", "bondtolva-2"])
def test_hidden_cards_change_nothing_but_what_is_seen(preset: str) -> None:
    """The cards that a seat does not know are dealt otherwise, and its decision is judged again."""
    dice, rules, differ = random.Random(8), PRESETS[preset], 0
    every = [one for seed in (1, 2) for one in decisions(rules, seed)]
    for hand, question in dice.sample(every, 6):
        seat = question.seen.seat
        other = with_cards_swapped(hand, swap_of_unseen(hand, seat, dice))
        again = Question(observe(other, seat), question.made, see_all(other))
        assert again.seen == question.seen
        first, second = judged(question, 12), judged(again, 12)
        assert told_apart(first) == told_apart(second)
        differ += first != second
    assert differ, "with other cards another cost is seen"


@pytest.mark.parametrize("preset", ["bondtolva", "huutopussi-3"])
def test_the_choice_made_is_compared_with_the_best_as_often(preset: str) -> None:
    for _hand, question in decisions(PRESETS[preset], 3):
        found = judged(question, 8)
        means = {option.action: option.mean for option in found.options}
        assert found.made == question.made
        assert found.best == found.options[0].action
        assert found.cost == pytest.approx(means[found.best] - means[found.made]) == max(found.gap, 0.0)
        assert found.cost >= 0.0 <= found.seen
        assert found.error >= 0.0
        assert found.seen >= found.this_time


def test_what_equal_choices_seem_to_cost_by_chance_adds_up_to_nothing() -> None:
    """In each of 60 decisions eight choices are worth the same, and points are as noisy as those of a hand."""
    dice, gaps, errors = random.Random(4), [], []
    choices = [Play(card) for card in pack_of(36)[:8]]
    for _decision in range(60):
        worths: dict[Choice, list[float]] = {one: [dice.gauss(0.0, 100.0) for _deal in range(40)] for one in choices}
        found = judgement_of(choices[0], choices[1], worths, {choices[0]: 0.0}, Unit.SCORE, Family.HUUTOPUSSI)
        gaps.append(found.gap)
        errors.append(found.error)
        assert found.options[0].action == found.best
    assert abs(sum(gaps)) < 3.0 * sum(error**2 for error in errors) ** 0.5
    assert min(gaps) < 0.0 < max(gaps)


def test_where_all_the_best_moves_are_asks_a_card_is_compared_too() -> None:
    """With four halves the review came to an error: an ask that fails is followed by a card, and none was compared."""
    hands = (
        "JC 9H AH JH TC KH 9D 8S JS",
        "8H 6H QC 7S AD 7H 9C 8D KD",
        "QD 7C QH JD 6D KS AC KC 9S",
        "TD 7D QS 6S 8C 6C AS TH TS",
    )
    match = game.deal(game.new_match(PRESETS["marjapussi"], 1), Deal(tuple(map(cards, hands)))).match
    for code in cards("AC 6C JC 9C"):
        step = game.act(match, game.seat_to_act(match) or 0, Play(code))
        assert isinstance(step, game.Step)
        match = step.match
    assert match.hand is not None
    question = Question(observe(match.hand, 2), AskHalf(Suit.CLUBS), see_all(match.hand))
    found = judged(question, 200, for_match=False)
    assert found.made == question.made
    assert any(isinstance(option.action, Play) for option in found.options)


def experts_moves(rules: Ruleset, seed: int) -> Iterator[Question]:
    """The decisions in play of a hand that casual players bid and experts play."""
    match = game.deal(game.new_match(rules, 0), shuffled_deal(rules, random.Random(seed))).match
    casual, expert = make_bot("casual", 1), make_bot("expert@10", 1)
    while (seat := game.seat_to_act(match)) is not None:
        assert match.hand is not None
        seen, is_play = observe(match.hand, seat), match.hand.phase is Phase.PLAY
        question = Question(seen, (expert if is_play else casual).decide(seen).action, see_all(match.hand))
        if is_play and question.had_choice:
            yield question
        assert question.made is not None
        step = game.act(match, seat, question.made)
        assert isinstance(step, game.Step)
        match = step.match


@pytest.mark.sampled(2)
@pytest.mark.skipif(WHICH != "compiled", reason="the network plays compiled only")
@pytest.mark.parametrize("preset", ["huutopussi", "huutopussi-wurzel"])
def test_experts_own_moves_are_hardly_ever_mistakes(preset: str) -> None:
    found = [judged(question, 100) for question in experts_moves(PRESETS[preset], 11)]
    assert len(found) > 20
    assert sum(one.is_mistake for one in found) <= 1
    assert sum(one.best == one.made for one in found) > 0.6 * len(found)


@pytest.mark.skipif(WHICH != "compiled", reason="the network plays compiled only")
def test_a_hint_that_was_followed_is_no_mistake_however_other_deals_turn_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seed = 5
    question = next(one for one in experts_moves(PRESETS["marjapussi"], 3) if one.kind is DecisionKind.LEAD)
    assert isinstance(question.seen.choices, PlayChoices)
    hinted = make_bot("expert", seed).decide(question.seen).action
    other = next(Play(card) for card in question.seen.choices.cards if Play(card) != hinted)

    def against(_context: object, asked: Question, *_more: object) -> Found:
        """Ten game points are measured for the one of the two that was not chosen."""
        better = hinted if asked.made == other else other
        worths: dict[Choice, list[float]] = {hinted: [0.0] * 50, other: [0.0] * 50, better: [10.0] * 50}
        return Found(better, worths, dict.fromkeys(worths, 0.0))

    monkeypatch.setitem(judging._JUDGES, DecisionKind.LEAD, against)
    followed, ignored = (changed(question, made=made, seed=seed) for made in (hinted, other))
    assert judged(changed(followed, seed=None), 50).is_mistake
    assert judged(ignored, 50).is_mistake
    found = judged(followed, 50)
    assert not found.is_mistake
    assert found.best == hinted
    assert found.cost == 0.0
    assert found.found is not None
    assert found.found.action == hinted
    measured = found.option(other)
    assert measured is not None
    assert measured.mean == 10.0, "what was measured is still told"


def test_what_a_hint_names_in_the_place_of_a_dearer_card_is_no_mistake_either(monkeypatch: pytest.MonkeyPatch) -> None:
    """The expert would give a ten to the others' trick where a queen does as well: the hint names the queen."""
    question = next(one for one in experts_moves(PRESETS["bondtolva"], 3) if one.kind is DecisionKind.FOLLOW)
    assert isinstance(question.seen.choices, PlayChoices)
    named = make_bot("expert", 5).decide(question.seen)
    cheaper = next(Play(card) for card in question.seen.choices.cards if Play(card) != named.action)
    asked = changed(question, made=cheaper, seed=5)
    assert judging._hint(asked, for_match=True) is None
    monkeypatch.setattr(judging, "thrifty", lambda _seen, decision: changed(decision, action=cheaper))
    found = judging._hint(asked, for_match=True)
    assert found is not None
    assert found.action == cheaper


@pytest.mark.skipif(WHICH != "compiled", reason="the network plays compiled only")
def test_what_chose_the_better_move_does_not_also_measure_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measured by the network that had chosen it, a better move looked two to three times as good as it was; if the
    network measures beside the rollouts, it does so in other determinizations.
    """
    looks = list[DecisionContext]()
    monkeypatch.setattr(f"{in_play.__name__}.NetworkSearch", partial(_noted, looks, NetworkSearch))
    compared = 0
    for _hand, question in decisions(PRESETS["huutopussi"], 5):
        if question.seen.phase is not Phase.PLAY or question.made is None:
            continue
        looks.clear()
        found = judged(question, 40, for_match=False)
        assert len({id(context) for context in looks}) == len(looks) <= 2
        compared += found.gap != 0.0
    assert compared > 3


def _noted(
    looks: list[DecisionContext], search: type[NetworkSearch], context: DecisionContext, *rest: Any, **more: Any
) -> NetworkSearch:
    looks.append(context)
    return search(context, *rest, **more)


def test_a_bid_far_too_high_is_a_mistake() -> None:
    """Seat 1 has nothing and bids more than anybody would; the expert passes."""
    rules = PRESETS["huutopussi"]
    weak = ["KS 9S 7S 6S 9H 8H 6H 8C 7C", "QS 8S JH 7H 9C 6C 9D 8D 6D"]
    rich = ["AS TS JS AH TH KH AC TC KC", "QH QC JC AD TD KD QD JD 7D"]
    deal = Deal(tuple(tuple(cards(some)) for some in (rich[0], weak[0], rich[1], weak[1])), ())
    match = game.deal(game.new_match(rules, 0), deal).match
    opened = game.act(match, 0, Bid(100))
    assert isinstance(opened, game.Step)
    hand = opened.match.hand
    assert hand is not None
    question = Question(observe(hand, 1), Bid(200), see_all(hand))
    found = judged(question, 80, for_match=False)
    assert found.best == Pass()
    assert found.is_mistake
    assert found.cost > 50.0
    passed = judged(changed(question, made=Pass()), 40, for_match=False)
    assert (passed.best, passed.gap) == (Pass(), 0.0)


PIPS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0, "6": 0}


RULES = rules_of("marjapussi", porvoo=False)
SOLVER = ExactSolver(RULES)


def gain_of(seen: Observation, hands: Hands, play: Play) -> int:
    """What the mover's side gains from here on with this card if these are the hands, by the solver alone."""
    pips = [(sum(PIPS[c.code[0]] for t in seen.tricks if t.winner % 2 == side for c in t.cards), 0) for side in (0, 1)]
    position = Position(
        hands=tuple(tuple(card for card in some if card is not play.card) for some in hands),
        leader=seen.leader,
        trump=seen.trump,
        declared=frozenset(declaration.suit for declaration in seen.declared),
        pips=(pips[0], pips[1]),
        trick=(*seen.trick, play.card),
    )
    return (-1 if seen.seat % 2 else 1) * SOLVER.value_of(position)


def test_in_endings_the_cost_is_the_exact_solvers() -> None:
    """Marjapussi, where the score is the very difference that the solver values. With few cards left every deal that is
    possible is solved here: where all agree on what a card loses, so does the judgement; else it lies between them.
    """
    agreed, between = list[int](), 0
    for seed in (3, 9, 24, 31):
        for hand, question in decisions(RULES, seed):
            seen, choices = question.seen, question.seen.choices
            if not 1 < len(seen.hand) <= 3 or not isinstance(choices, PlayChoices) or choices.marriages:
                continue
            deals = [tuple(map(cards_of, one.world.hands)) for one in DecisionContext(seen, 1).sampler.every(30)]
            if not deals:
                continue
            plays = [Play(card) for card in choices.cards]
            gains = [{play: gain_of(seen, hands, play) for play in plays} for hands in deals]
            true = {play: gain_of(seen, hand.hands, play) for play in plays}
            for made in plays:
                found = judged(changed(question, made=made), 60, for_match=False)
                assert found.seen == max(true.values()) - true[made]
                assert isinstance(found.best, Play)
                lost = {gain[found.best] - gain[made] for gain in gains}
                assert min(lost) <= found.cost <= max(lost)
                if len(lost) == 1:
                    assert found.error == 0.0 or found.best == made
                    agreed.append(max(lost))
                else:
                    between += 1
    assert max(agreed) > 0 == min(agreed)
    assert between


def test_late_in_a_match_a_cost_is_told_in_matches_too() -> None:
    """A point is then worth more or less than at the start, and may harm."""
    rules = PRESETS["marjapussi"]
    for _hand, question in list(decisions(rules, 3))[:4]:
        assert judged(question, 8).wins is None
        late = Question(changed(question.seen, totals=(7, 8)), question.made, question.cards)
        found = judged(late, 8)
        assert found.wins == pytest.approx(100.0 * point_worth(rules) * found.cost)
        assert judged(late, 8, for_match=False).wins is None


def test_where_the_network_chooses_a_mistake_is_one_by_both_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rollouts alone called one of two aces a mistake of 75 points, where both take the trick."""
    found: list[tuple[bool, float]] = []

    def noted(
        context: DecisionContext, moves: Sequence[Action], count: int, by_network: bool
    ) -> dict[Action, list[float]]:
        worths = usual(context, moves, count, by_network)
        means: dict[Choice, float] = {action: sum(some) / len(some) for action, some in worths.items()}
        found.append((by_network, max(means.values()) - means[question.made]))
        return worths

    usual, met = in_play._worths, 0
    monkeypatch.setattr(in_play, "_worths", noted)
    for _hand, question in decisions(PRESETS["huutopussi-wurzel"], 5):
        if isinstance(question.seen.choices, PlayChoices) and question.made is not None:
            found.clear()
            gap = judged(question, 24).gap
            assert all(gap <= most + 1e-9 for _by_network, most in found[1:])
            met += [by_network for by_network, _most in found[1:]] == [False, True]
    assert met > 1
