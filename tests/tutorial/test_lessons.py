"""Every lesson along its right way and its wrong ones."""

from __future__ import annotations

import re

import pytest

from marjapussi_desktop.bots.heuristics.bid_messages import Tells
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.controller.match.bid_meanings import meanings_of
from marjapussi_desktop.controller.match.prompts import Prompt, Update, UpdateKind
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Action, Bid, Play
from marjapussi_desktop.engine.cards import Rank, Suit
from marjapussi_desktop.engine.choices import BidChoices, PlayChoices
from marjapussi_desktop.engine.dealing import deal_problem
from marjapussi_desktop.engine.events import CardPlayed, TrickWon
from marjapussi_desktop.engine.notation import format_action, parse_action
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.tutorial.catalogue import BY_ID, LESSONS, following, next_lesson
from marjapussi_desktop.tutorial.lesson import Do, Lesson, Others, Say, Spot
from marjapussi_desktop.tutorial.page import Mood
from marjapussi_desktop.tutorial.patterns import fits
from marjapussi_desktop.tutorial.runner import LessonRunner
from marjapussi_desktop.ui.text.cards import cards_text
from tests.tutorial.walking import accepted, started, task_of, tries, walk

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


@every_lesson
def test_deals_are_whole_packs(lesson: Lesson) -> None:
    rules = PRESETS[lesson.preset]
    for scene in lesson.scenes:
        assert deal_problem(rules, scene.deal()) is None


@every_lesson
def test_right_way_leads_to_the_end(lesson: Lesson) -> None:
    runner, updates = started(lesson)
    walk(runner)
    assert runner.page.text == lesson.closing
    assert runner.page.number == runner.page.count
    assert updates[0].kind is UpdateKind.JUMP
    assert updates[-1].prompt is None


@every_lesson
def test_every_accepted_action_leads_to_the_end(lesson: Lesson) -> None:
    runner, _ = started(lesson)
    options: list[int] = []
    walk(runner, at_task=lambda r, task, prompt: options.append(len(accepted(task, prompt))))
    for wanted, count in enumerate(options):
        for index in range(1, count):
            runner.restart()

            def choose(number: int, right: tuple[Action, ...], wanted: int = wanted, index: int = index) -> Action:
                return right[index] if number == wanted else right[0]

            walk(runner, choose)


@every_lesson
def test_every_wrong_try_is_answered_and_taken_back(lesson: Lesson) -> None:
    runner, _ = started(lesson)
    walk(runner, at_task=_try_all_wrong)


def _try_all_wrong(runner: LessonRunner, task: Do, prompt: Prompt) -> None:
    before = runner.current().view
    seen_kinds: set[str] = set()
    for action in tries(runner, task, prompt):
        kind = _kind(task, action)
        if kind in seen_kinds:
            continue
        seen_kinds.add(kind)
        current = runner.current().prompt
        assert current is not None
        refusal = runner.answer(current.id, action)
        assert runner.page.feedback or refusal is not None, f"{action} at {task.text!r} has no answer"
        assert runner.page.refusal == refusal
        if runner.page.mood is Mood.SHOWN:
            assert runner.current().prompt is None
            runner.continue_()
        assert runner.page.mood is Mood.TRY
        assert runner.current().view == before


def _kind(task: Do, action: Action) -> str:
    """Wrong tries that get the same answer are alike, but every card is tried, and whatever is played out: what can
    follow upon one bid cannot follow upon each.
    """
    reply = next((reply for reply in task.replies if fits(action, reply.tries)), None)
    if isinstance(action, Play) or (reply is not None and reply.shows):
        return format_action(action)
    return f"{type(action).__name__} {'otherwise' if reply is None else reply.tries}"


@every_lesson
def test_every_reply_answers_something(lesson: Lesson) -> None:
    def look(runner: LessonRunner, task: Do, prompt: Prompt) -> None:
        wrong = tries(runner, task, prompt)
        given = {next((reply for reply in task.replies if fits(a, reply.tries)), None) for a in wrong}
        unused = [reply.tries for reply in task.replies if reply not in given and not reply.tries.startswith("answer")]
        assert not unused, f"{task.text!r} never needs {unused}"

    runner, _ = started(lesson)
    walk(runner, at_task=look)


@every_lesson
def test_only_what_is_played_out_is_to_be_taken_back(lesson: Lesson) -> None:
    """A try that is answered at once has been taken back already."""
    tasks = [step for scene in lesson.scenes for step in scene.steps if isinstance(step, Do)]
    answers = [task.otherwise for task in tasks]
    answers += [reply.text for task in tasks for reply in task.replies if not (reply.shows or reply.ends_trick)]
    assert not [text for text in answers if "ake it back" in text]


@every_lesson
def test_every_legal_wrong_try_is_answered_by_the_lesson(lesson: Lesson) -> None:
    def look(runner: LessonRunner, task: Do, prompt: Prompt) -> None:
        assert prompt.choices is not None
        for action in prompt.choices.actions():
            has_reply = task.otherwise or any(fits(action, reply.tries) for reply in task.replies)
            is_refused = isinstance(action, Play) and runner.why_not(action.card) is not None
            assert fits(action, task.accept) or has_reply or is_refused, f"{action} at {task.text!r}"

    runner, _ = started(lesson)
    walk(runner, at_task=look)


@every_lesson
def test_only_the_lesson_on_marriages_and_later_ones_offer_them(lesson: Lesson) -> None:
    def look(runner: LessonRunner, task: Do, prompt: Prompt) -> None:
        marriages = getattr(prompt.choices, "marriages", None)
        assert bool(marriages) == task.marriages

    runner, _ = started(lesson)
    walk(runner, at_task=look)


def ended(lesson_id: str) -> tuple[LessonRunner, list[Update]]:
    """A lesson walked through, and what it showed."""
    runner, updates = started(BY_ID[lesson_id])
    walk(runner)
    return runner, updates


def test_exactly_twelve_ends_with_a_match_won_and_porvoo_with_nothing() -> None:
    assert ended("porvoo")[1][-1].view.totals == (7, 0)
    view = ended("hold-back")[1][-1].view
    assert view.totals == (12, 6)
    assert view.winner == 0


def test_the_whole_hand_ends_with_the_score_that_the_texts_tell() -> None:
    view = ended("whole-hand")[1][-1].view
    assert view.totals == (7, 5)
    assert view.taken[0] == 77


def test_the_whole_hand_of_huutopussi_ends_with_the_score_that_the_texts_tell() -> None:
    view = ended("whole-huuto")[1][-1].view
    assert view.totals == (500, 140)
    assert view.taken == (320, 0)
    assert view.winner == 0


def test_changed_trumps_beat_the_contract_that_the_texts_tell() -> None:
    view = ended("defence")[1][-1].view
    assert view.taken[1] == 65
    assert view.totals[1] == -150


def test_all_the_tricks_cost_the_bid_and_one_trick_saves_it() -> None:
    last = {update.view.hand_number: update.view.totals for update in ended("slam")[1]}
    assert last == {4: (120 + 200, 200 - 150), 5: (320 + 50, 50 - 200)}


@pytest.mark.parametrize(
    ("lesson", "expected"),
    [
        ("bids-tell", [{Tells.ACE}, {Tells.HONOURS}, {Suit.HEARTS}]),
        ("steps-tell", [{Tells.ACE}, {Tells.WHOLE}, {Tells.HALVES}, set()]),
    ],
)
def test_bids_that_the_lesson_takes_tell_what_it_says(lesson: str, expected: list[set[object]]) -> None:
    told: list[set[object]] = []

    def look(runner: LessonRunner, task: Do, prompt: Prompt) -> None:
        assert isinstance(prompt.choices, BidChoices)
        messages = meanings_of(runner.current().view, prompt.choices)
        right = [messages[action.amount] for action in accepted(task, prompt) if isinstance(action, Bid)]
        told.append({message.suit or message.tells for message in right})

    runner, _ = started(BY_ID[lesson])
    walk(runner, at_task=look)
    assert told == expected


def test_the_lesson_on_steps_bids_as_the_players_do() -> None:
    """What it asks for is what skilled players do with its hands."""
    lesson, tasks = BY_ID["steps-tell"], 0
    for scene in lesson.scenes:
        match = game.deal(game.new_match(PRESETS[lesson.preset], scene.dealer), scene.deal()).match
        for step in scene.steps:
            if isinstance(step, Do):
                tasks += 1
                assert match.hand is not None
                decision = make_bot("skilled", 1).decide(observe(match.hand, 0))
                assert format_action(decision.action) == step.accept
            told = [f"0 {step.accept}"] if isinstance(step, Do) else step.moves if isinstance(step, Others) else []
            for seat, _space, text in (move.partition(" ") for move in told):
                done = game.act(match, int(seat), parse_action(text, None))
                assert isinstance(done, game.Step)
                match = done.match
    assert tasks == 4


def test_the_hand_shows_the_order_of_which_the_text_says_that_it_is_sorted_so() -> None:
    """No suit of the hand had a ten beside a king, queen or jack."""
    runner, updates = started(BY_ID["ten"])
    assert "Your hand is sorted that way" in runner.page.text
    hand = set(updates[-1].view.seats[0].hand)
    below = (Rank.KING, Rank.QUEEN, Rank.JACK)
    shown = {
        held
        for held in hand
        if held.rank is Rank.TEN and any((one.suit, one.rank) == (held.suit, r) for one in hand for r in below)
    }
    assert shown
    assert any(cards_text((ten,)) in runner.page.text for ten in shown), "the text names it"


def test_card_points_are_those_that_the_text_tells() -> None:
    runner, updates = ended("partners")
    assert updates[-1].view.taken == (54, 21)
    told = runner.lesson.scenes[0].steps[-1]
    assert "54" in getattr(told, "text", "")
    assert "21" in getattr(told, "text", "")


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_the_one_card_that_may_be_played_is_not_lit_where_it_is_to_be_found(lesson: Lesson) -> None:
    """ "Play a diamond that takes the trick" lit that diamond, and a hint had nothing more to show."""

    def look(runner: LessonRunner, task: Do, prompt: Prompt) -> None:
        choices, hand = prompt.choices, runner.current().view.seats[0].hand
        if isinstance(choices, PlayChoices) and len(choices.cards) == 1 < len(hand):
            (only,) = choices.cards
            assert cards_text((only,)) in task.text or (only.rank is Rank.ACE and "ace" in task.text)

    walk(started(lesson)[0], at_task=look)


def test_the_last_five_tricks_are_the_learners_to_lead() -> None:
    """Two of his three sure cards were played for him, while the page still asked for the first."""
    steps = [step for scene in BY_ID["last-five"].scenes for step in scene.steps]
    watched = [move for step in steps if isinstance(step, Others) for move in step.moves]
    assert [move for move in watched if move.startswith("0 ")] == ["0 play QH"], "but for the only card that is left"


def test_late_answer_is_dropped() -> None:
    runner, _ = started(LESSONS[0])
    while runner.page.mood is Mood.READ:
        runner.continue_()
    task, prompt = task_of(runner)
    page = runner.page
    assert runner.answer(prompt.id - 1, accepted(task, prompt)[0]) is None
    assert runner.page == page


def test_hint_rings_the_right_card() -> None:
    runner, _ = started(LESSONS[0])
    while runner.page.mood is Mood.READ:
        runner.continue_()
    task, prompt = task_of(runner)
    runner.hint()
    assert runner.page.hint == task.hint
    assert not runner.page.hint_cards, "the idea comes first"
    assert runner.page.has_more_hint
    runner.hint()
    assert not runner.page.has_more_hint
    assert [Play(card) for card in runner.page.hint_cards] == list(accepted(task, prompt))


def test_restart_begins_with_the_first_page_and_other_names_stay() -> None:
    runner, updates = started(LESSONS[0])
    first = updates[0].view
    walk(runner)
    runner.restart()
    assert updates[-1].view == first
    runner.rename(("a", "b", "c", "d"))
    assert [seat.name for seat in updates[-1].view.seats] == ["a", "b", "c", "d"]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_the_first_words_of_another_deal_say_that_it_is_one(lesson: Lesson) -> None:
    """The cards of a third one lay there without notice, and the words spoke of another suit than theirs."""
    for scene in lesson.scenes[1:]:
        first = next(step.text for step in scene.steps if isinstance(step, Say | Do))
        assert re.search(r"\b(deal|deals|dealt|hand|again|the other way round)\b", first), first


def test_next_lesson_is_the_first_that_is_not_done() -> None:
    assert next_lesson(()) is LESSONS[0]
    assert next_lesson({LESSONS[0].id, LESSONS[2].id}) is LESSONS[1]
    assert next_lesson({lesson.id for lesson in LESSONS}) is None
    assert following(LESSONS[0]) is LESSONS[1]
    assert following(LESSONS[-1]) is None


def test_lessons_have_ids_of_their_own() -> None:
    ids = [lesson.id for lesson in LESSONS]
    assert len(set(ids)) == len(ids)


@every_lesson
def test_a_lesson_does_not_end_in_the_middle_of_a_trick(lesson: Lesson) -> None:
    """Three cards were left lying on the table, and the partner was to play."""
    _runner, updates = ended(lesson.id)
    assert not updates[-1].view.trick


@every_lesson
def test_what_came_of_a_right_card_is_told_before_the_next_is_led(lesson: Lesson) -> None:
    """The trick went and another was led at once, while nothing told a beginner who had taken it."""
    runner, updates = started(lesson)
    while runner.page.mood is not Mood.DONE:
        updates.clear()
        is_task = runner.page.mood is Mood.TRY
        text = runner.page.text
        take_the_right_way(runner)
        kinds = [type(event) for update in updates for event in update.events]
        assert not is_task or TrickWon not in kinds or CardPlayed not in kinds[kinds.index(TrickWon) :], text


def test_the_heart_that_is_led_is_told_to_be_taken_by_the_partners_ace() -> None:
    """Who had taken it was never said."""
    runner, _updates = started(BY_ID["card-points"])
    while not runner.page.text.startswith("You have such a lonely ten"):
        take_the_right_way(runner)
    take_the_right_way(runner)
    assert Spot.LAST_TRICK in runner.page.point_at
    assert "Your partner's ♥A took" in runner.page.text
    taken = runner.current().view.taken
    assert f"{taken[0]} card points" in runner.page.text


def take_the_right_way(runner: LessonRunner) -> None:
    """One page further."""
    if runner.page.mood is Mood.READ:
        runner.continue_()
        return
    task, prompt = task_of(runner)
    assert runner.answer(prompt.id, accepted(task, prompt)[0]) is None
