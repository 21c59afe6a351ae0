"""Plays of equal power, of which one is at least as good whatever the hidden cards are."""

from __future__ import annotations

from itertools import chain

import pytest

from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, Unit
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.players.search_player import candidate_actions
from marjapussi_desktop.bots.search.decision_context import DecisionContext, Objective
from marjapussi_desktop.bots.search.equal_power import at_least_as_good
from marjapussi_desktop.engine.actions import Action, Play
from marjapussi_desktop.engine.cards import card
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import observe, see_all
from marjapussi_desktop.engine.position import parse_position
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.state import MatchState
from marjapussi_desktop.evaluation.pricing import prices_of
from tests.bots.bot_games import mixed_bots, positions
from tests.bots.made_positions import dealt, played, seen

HANDS = (
    "AS TS 9S AH 6H 9D 8D 7C 6C",
    "KS 8S 7S TH KH 7H AD 6D 8C",
    "QS JS 6S QH 8H TD KD AC TC",
    "JH 9H QD JD 7D KC QC JC 9C",
)
"""Seat 0 leads an ace first; the jack and the nine of hearts are neighbours in power once its ace is led."""


def better_plays(match: MatchState) -> dict[Action, Action]:
    context = DecisionContext(seen(match), 1, Objective(for_match=True))
    assert isinstance(context.observation.choices, PlayChoices)
    return at_least_as_good(context, candidate_actions(context.view, context.observation.choices))


def test_to_a_lost_trick_goes_the_cheaper_of_equal_cards() -> None:
    match = played(dealt("marjapussi", *HANDS), "AH TH 8H")
    assert better_plays(match) == {Play(card("JH")): Play(card("9H"))}
    decision = make_bot("expert", 1).decide(seen(match))
    assert decision.action == Play(card("9H"))


QUEEN_OF_A_MARRIAGE = (
    "huutopussi-wurzel | hand 1, dealer 2, totals 0 0, carried 0 | 6S JS 8H AD JH 9H 7H JD 6D / AH TS 8D 8S 7C 6C TH "
    "AC TC / KD KC JC 7S TD 9S AS 8C QD / KS KH 9D QS 6H 9C QH QC 7D | 3: bid 130; 0: pass; 1: bid 135; 2: bid 140; 3: "
    "bid 145; 1: pass; 2: bid 160; 3: bid 165; 2: pass; 1: give AH TH AC TC; 3: return 9D 9C QC 7D; 3: contract 180; "
    "3: play AH; 0: play 7H; 1: play TS; 2: play 8C; 3: play AC; 0: play 6D; 1: play QC; 2: play JC; 3: play TC; 0: "
    "play 6S; 1: play 6C; 2: play KC; 3: play TH; 0: play 8H; 1: play 8S; 2: play 7S; 3: declare H; 3: play QH"
)
"""Seat 3 has declared hearts and led their queen: seat 0 has the jack and the nine."""


def test_who_leads_from_a_marriage_cannot_be_beaten_by_its_king() -> None:
    """The jack was given to a trick that was certainly lost, since somebody held the king: the one who led."""
    match = parse_position(QUEEN_OF_A_MARRIAGE)
    assert better_plays(match) == {Play(card("JH")): Play(card("9H"))}
    assert make_bot("expert", 1).decide(seen(match)).action == Play(card("9H"))


def test_of_several_cards_that_are_as_good_it_is_one_that_the_search_has_tried() -> None:
    """The nine and the eight count nothing: a search tries the eight, and only of that a reason can tell the value."""
    hands = *HANDS[:2], "QS JS 6S QH QD TD KD AC TC", "JH 9H 8H JD 7D KC QC JC 9C"
    match = played(dealt("marjapussi", *hands), "AH TH QH")
    assert better_plays(match) == {Play(card("JH")): Play(card("8H"))}
    decision = make_bot("expert", 1).decide(seen(match))
    assert decision.evaluation is not None
    assert decision.evaluation.value_of(decision.action) is not None


def test_the_own_sides_trick_gets_the_dearer_of_equal_cards() -> None:
    hands = (
        "8S 7S 9H 6H 9D 8D 7C 6C 8C",
        "AS KS TH KH 7H 8H AD 6D 7D",
        "QS TS 6S QH AH TD KD AC TC",
        "JS 9S QD JD JH KC QC JC 9C",
    )
    match = played(dealt("marjapussi", *hands), "8S AS 6S")
    assert better_plays(match) == {Play(card("9S")): Play(card("JS"))}
    match = played(dealt("marjapussi", hands[0], hands[1], hands[3], hands[2]), "8S AS 9S")
    assert better_plays(match) == {}, "others hold spades between the ten, the queen and the six"


def test_under_a_card_that_nobody_can_beat_it_is_known_from_the_second_seat_on() -> None:
    """A king went under the ace of trumps where the queen does the same."""
    hands = HANDS[0], HANDS[3], HANDS[2], HANDS[1]
    assert better_plays(played(dealt("marjapussi", *hands), "AH")) == {Play(card("JH")): Play(card("9H"))}
    hands = HANDS[0].replace("AH", "TH"), HANDS[3], HANDS[2], HANDS[1].replace("TH", "AH")
    assert better_plays(played(dealt("marjapussi-pagat", *hands), "TH")) == {}, "the ace may be with partner"


def test_where_the_last_seat_decides_nothing_is_known() -> None:
    match = played(dealt("marjapussi", *HANDS), "AH TH")
    assert better_plays(match) == {}


@pytest.mark.parametrize(("carried", "is_welcome"), [(0, True), (1, False)])
def test_card_points_that_lead_past_the_target_are_no_good(carried: int, is_welcome: bool) -> None:
    """With eleven points each, the most card points win the match; where they count two, they lead back to seven."""
    match = dealt("marjapussi", *HANDS, totals=(11, 11), carried_pips=carried)
    assert bool(better_plays(played(match, "AH TH 8H"))) is is_welcome


@pytest.mark.sampled(2)
@pytest.mark.parametrize("preset", ["huutopussi-wurzel", "marjapussi"])
def test_by_the_exact_solver_it_is_never_worse(preset: str) -> None:
    rules, met = PRESETS[preset], 0
    for hand, seat in chain.from_iterable(positions(rules, mixed_bots(rules, n), n, hands=9) for n in range(10)):
        observation = observe(hand, seat)
        if not isinstance(observation.choices, PlayChoices):
            continue
        context = DecisionContext(observation, 1, Objective(for_match=True))
        actions = candidate_actions(context.view, observation.choices)
        better = at_least_as_good(context, actions)
        if better:
            prices = prices_of(observation, actions, see_all(hand).hands)
            assert all(prices[good] <= prices[other] for other, good in better.items()), observation
            met += len(better)
    assert met > 40


def test_a_search_that_thinks_otherwise_is_told() -> None:
    worse, good, third = (Play(card(code)) for code in ("KC", "JC", "9C"))
    values = (ActionValue(worse, 3.0, 0.1, 40, rounds=40), ActionValue(good, 2.0, 0.1, 16, rounds=16))
    found = Evaluation((*values, ActionValue(third, 1.0, rounds=40)), Unit.SCORE, Basis.ROLLOUTS)
    known = found.knowing({worse: good})
    assert known.value_of(good) == ActionValue(good, 3.0, 0.1, 40, rounds=40)
    assert known.value_of(third) == found.value_of(third)
    assert found.knowing({good: worse}) == found
