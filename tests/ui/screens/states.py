"""The screens of the program, each with the way to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.controller.statistics.match_account import Amount, LuckAndPlay, OwnCost
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.tutorial.catalogue import LESSONS
from marjapussi_desktop.tutorial.graduation import GAME, TRIALS
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.house_rules.editors import NumberEditor
from marjapussi_desktop.ui.moments.banner import Banner
from marjapussi_desktop.ui.moments.great_event import GreatEvent
from marjapussi_desktop.ui.panels.result import MatchOverPanel
from marjapussi_desktop.ui.puzzles.puzzle import PuzzleScreen
from marjapussi_desktop.ui.review.page import WORTH
from marjapussi_desktop.ui.sheets.archive import ArchiveSheet
from marjapussi_desktop.ui.sheets.rules import RulesSheet
from marjapussi_desktop.ui.sheets.side_sheet import SideSheet
from marjapussi_desktop.ui.stepping.screen import SteppingScreen
from marjapussi_desktop.ui.story.lines import LineKind
from marjapussi_desktop.ui.table.card_style import Back
from tests.ui.past_hands import past_match
from tests.ui.reviewed import fill, found_in
from tests.ui.screens.stage import Stage, can_declare, is_kind

LAYOUTS: Final = ("huutopussi", "huutopussi-3", "bondtolva-2", "avomarjapussi")
"""A game of each layout."""
WITH_AUCTION: Final = LAYOUTS[:2]
FACES: Final = ("aino", "veikko", "kerttu")

State = Callable[[Stage], None]
STATES: Final[dict[str, State]] = {}
ONLY: Final[dict[str, tuple[str, ...]]] = {}
"""The games that have this screen, where not all have it."""
WITH_SAVES: Final = {"statistics", "archive", "archive_nothing_found", "archive_deleting"}


def overlay_of(widget: QWidget) -> QWidget | None:
    """What the widget is a part of that the person opens over the table for a while, and that then hides some of it:
    a page at the side, the picture of a great event.
    """
    above: QWidget | None = widget
    while above is not None:
        if isinstance(above, SideSheet | Banner):
            return above
        above = above.parentWidget()
    return None


def state(*layouts: str) -> Callable[[State], State]:
    """Enters a screen in the table, for these games or for all."""

    def enter(make: State) -> State:
        STATES[make.__name__] = make
        if layouts:
            ONLY[make.__name__] = layouts
        return make

    return enter


def layouts_of(name: str) -> tuple[str, ...]:
    """The games that have a screen."""
    return ONLY.get(name, LAYOUTS)


SEEDS: Final = {"huutopussi": 3, "huutopussi-3": 3, "bondtolva-2": 3, "avomarjapussi": 3}
PUZZLES: Final = {"huutopussi": 6, "huutopussi-3": 40, "bondtolva-2": 0, "avomarjapussi": 130}
"""The place in the list of the puzzle that is looked at."""
DECLARING: Final = {"huutopussi": 3, "huutopussi-3": 4, "bondtolva-2": 2, "avomarjapussi": 3}
"""Deals in which the person comes to declare a marriage."""


# -- before and after a match -------------------------------------------------------------------------------------


@state()
def home_of_newcomer(stage: Stage) -> None:
    stage.window.change(preset="")
    stage.window.do(Command.HOME)


@state()
def home_of_learner(stage: Stage) -> None:
    """Twelve lessons are done; the thirteenth has the longest title."""
    stage.window.change(lessons_done=tuple(lesson.id for lesson in LESSONS[:12]))
    stage.window.do(Command.HOME)


@state()
def home_in_match(stage: Stage) -> None:
    stage.begin(SEEDS[stage.look.preset])
    stage.asked()
    stage.window.do(Command.HOME)


@state()
def home_after_match(stage: Stage) -> None:
    stage.window.change(options=(("target", "300"),))
    stage.window.do(Command.HOME)


@state()
def new_match(stage: Stage) -> None:
    stage.window.do(Command.NEW_MATCH)


@state()
def house_rules(stage: Stage) -> None:
    """All the game's options, one of them changed."""
    from marjapussi_desktop.ui.sheets.new_match import NewMatchSheet

    stage.window.do(Command.NEW_MATCH)
    sheet = stage.window.sheet
    assert isinstance(sheet, NewMatchSheet)
    sheet.show_house_rules()
    assert sheet.house_rules is not None
    row = sheet.house_rules.form.rows["target"]
    assert isinstance(row.editor, NumberEditor)
    row.editor.more.click()


@state()
def day(stage: Stage) -> None:
    stage.window.do(Command.DAY)


@state()
def day_taking_back(stage: Stage) -> None:
    """A move of the deal of the day is to be taken back: the question whether that is meant."""
    from marjapussi_desktop.ui.sheets.take_back import Cost, TakeBackSheet

    stage.begin(SEEDS[stage.look.preset])
    stage.asked()
    stage.window.open(TakeBackSheet(stage.window.screens, Cost.DAY))


@state(*WITH_AUCTION)
def house_rules_removed(stage: Stage) -> None:
    """Rules with a long name are to be removed: the question."""
    from marjapussi_desktop.settings.house_rules import LONGEST_NAME, HouseRules
    from marjapussi_desktop.ui.house_rules.games import Game
    from marjapussi_desktop.ui.sheets.new_match import NewMatchSheet

    rules = HouseRules(("Wide " * LONGEST_NAME)[: LONGEST_NAME - 1], stage.look.preset, (("target", "300"),))
    stage.window.do(Command.NEW_MATCH)
    sheet = stage.window.sheet
    assert isinstance(sheet, NewMatchSheet)
    added = stage.window.house_rules.add(rules)
    sheet.games.choose(Game(added.preset, added.name))
    sheet.retranslate()
    sheet.remove.click()


@state()
def lessons(stage: Stage) -> None:
    stage.window.do(Command.LEARN)


@state()
def lesson(stage: Stage) -> None:
    stage.window.do(Command.LEARN)
    screen = stage.window.screens.lessons
    assert screen is not None
    screen.begin(LESSONS[2])
    stage.until(screen.lesson.board.is_settled)


@state()
def puzzles(stage: Stage) -> None:
    stage.window.do(Command.PUZZLES)


@state()
def puzzle(stage: Stage) -> None:
    _ask_puzzle(stage)


@state()
def puzzle_wrong(stage: Stage) -> None:
    screen = _ask_puzzle(stage)
    screen.hint()
    screen.director.answer(_prompt_of(screen), screen.director.explained().tempting)
    stage.until(screen.board.is_settled)


@state()
def puzzle_solved(stage: Stage) -> None:
    screen = _ask_puzzle(stage)
    screen.director.answer(_prompt_of(screen), screen.director.explained().solution[0])
    stage.until(screen.board.is_settled)
    screen.director.go_on()
    stage.until(screen.board.is_settled)


def _ask_puzzle(stage: Stage) -> PuzzleScreen:
    """Another one in each game, so that all kinds are seen."""
    stage.window.do(Command.PUZZLES)
    puzzles = stage.window.screens.puzzles
    assert puzzles is not None
    puzzles.begin(puzzles.page.model.rows[PUZZLES[stage.look.preset]])
    stage.until(puzzles.puzzle.board.is_settled)
    return puzzles.puzzle


def _prompt_of(screen: PuzzleScreen) -> int:
    update = screen.board._update
    assert update is not None
    assert update.prompt is not None
    return update.prompt.id


# -- a match ------------------------------------------------------------------------------------------------------


@state(*WITH_AUCTION)
def auction(stage: Stage) -> None:
    stage.begin(SEEDS[stage.look.preset], FACES)
    stage.play_to(is_kind(PromptKind.BID))


@state(*WITH_AUCTION)
def exchange(stage: Stage) -> None:
    kinds = (PromptKind.GIVE, PromptKind.RETURN, PromptKind.DISCARD)
    stage.begin(SEEDS[stage.look.preset], FACES)
    stage.play_to(lambda prompt: prompt.kind in kinds)


@state(*WITH_AUCTION)
def contract(stage: Stage) -> None:
    stage.begin(SEEDS[stage.look.preset], FACES)
    stage.play_to(is_kind(PromptKind.CONTRACT))


@state()
def declaration(stage: Stage) -> None:
    stage.begin(DECLARING[stage.look.preset], FACES)
    stage.play_to(can_declare)


@state()
def play_with_hint(stage: Stage) -> None:
    stage.begin(SEEDS[stage.look.preset], FACES)
    stage.play_to(is_kind(PromptKind.PLAY))
    stage.window.do(Command.HINT)
    stage.until(lambda: stage.window.match.advice.hint is not None)


@state()
def large_print(stage: Stage) -> None:
    """With another back and the Finnish indices."""
    stage.window.change(large_print=True, finnish_indices=True, back=[*Back][-1].value)
    stage.begin(SEEDS[stage.look.preset], FACES)
    stage.play_to(is_kind(PromptKind.PLAY))


@state()
def story_folded(stage: Stage) -> None:
    stage.window.change(story_open=False)
    stage.begin(SEEDS[stage.look.preset], FACES)
    stage.play_to(is_kind(PromptKind.PLAY))


@state()
def story_open(stage: Stage) -> None:
    """With all of a hand: beside the table where the window is wide enough, else drawn out over it."""
    stage.begin(SEEDS[stage.look.preset], FACES)
    stage.play_hand()
    if not stage.window.match.story.is_open:
        stage.window.match.story.toggle()


@state()
def note_of_what_is_known(stage: Stage) -> None:
    """In the middle of a hand; drawn out with the story where the window is narrow."""
    stage.begin(SEEDS[stage.look.preset], FACES)
    stage.play_to(is_kind(PromptKind.PLAY))
    for _card in range(3):
        stage.move()
    stage.window.do(Command.NOTE)
    panel = stage.window.match.note.panel
    assert panel is not None
    stage.until(lambda: any(line.kind is LineKind.CELLS for line in panel.lines()))


@state()
def result(stage: Stage) -> None:
    stage.begin(SEEDS[stage.look.preset], FACES)
    stage.play_hand()


@state("avomarjapussi")
def match_over(stage: Stage) -> None:
    """The end of a match, with luck and play told apart."""
    stage.begin(SEEDS[stage.look.preset], FACES, (("target", "8"),))
    while stage.asked().kind is not PromptKind.MATCH_OVER:
        stage.session.next_hand()
        stage.play_hand()
    panel = stage.window.match.panel
    assert isinstance(panel, MatchOverPanel)
    panel.expect_account()
    panel.tell_luck(LuckAndPlay(7, -12.0, Amount(-14.6, 2.1), Amount(2.6, 5.8)))
    panel.tell_cost(OwnCost(7, 7, Amount(1.4, 0.3)))
    stage.turn()


@state()
def great_event(stage: Stage) -> None:
    """Another one in each game, in the middle of its time."""
    screen = stage.window.match
    stage.begin(SEEDS[stage.look.preset], FACES)
    stage.play_to(is_kind(PromptKind.PLAY))
    screen.banner = Banner(screen.table)
    screen.banner.play([*GreatEvent][LAYOUTS.index(stage.look.preset)], 500)
    screen.banner.show_at(0.5)


@state("huutopussi")
def menu(stage: Stage) -> None:
    stage.begin(SEEDS[stage.look.preset], FACES)
    stage.asked()
    bar = stage.window.bar
    stage.again = partial(_pop_up, stage, [bar.menu])


@state("huutopussi")
def submenus(stage: Stage) -> None:
    """One beside another, as only one at a time is open."""
    stage.begin(SEEDS[stage.look.preset], FACES)
    stage.asked()
    stage.again = partial(_pop_up, stage, [*stage.window.bar.submenus.values()])


def _pop_up(stage: Stage, menus: list[QMenu]) -> None:
    """Open menus anew, and hold them to the window: it may fill the screen. On a lower screen than that they would
    stand in columns.
    """
    left, top = 0, stage.window.bar.height()
    if stage.window.screen().size().height() < stage.window.height():
        return
    stage.popups[:] = menus
    for menu in menus:
        menu.close()
        menu.popup(stage.window.mapToGlobal(QPoint(left, top)))
        size = menu.sizeHint()
        assert size.width() <= stage.window.width()
        assert size.height() <= stage.window.height() - top
        menu.resize(size)  # the screen of the tests may be smaller
        menu.move(stage.window.mapToGlobal(QPoint(left, top)))
        left += size.width()


@state("huutopussi")
def match_without_help(stage: Stage) -> None:
    stage.window.graduation.begin(TRIALS[0].level, GAME)
    stage.asked()


@state()
def settings_at_table(stage: Stage) -> None:
    stage.begin(SEEDS[stage.look.preset], FACES)
    stage.asked()
    stage.window.do(Command.SETTINGS)


# -- afterwards ---------------------------------------------------------------------------------------------------


@state()
def stepping(stage: Stage) -> None:
    window = stage.window
    window.screens.show_past(past_match(stage.look.preset, hands=2), window.preferences)
    assert window.screens.past is not None
    stepper = window.screens.past.stepper
    stepper.go(stepper.tricks[1] + 2)
    stage.until(window.screens.past.board.is_settled)


def _review(stage: Stage) -> SteppingScreen:
    window, preset = stage.window, stage.look.preset
    past = past_match(preset, hands=2)
    fill(window.screens.reviews, past, preset)
    window.screens.show_past(past, window.preferences)
    assert window.screens.past is not None
    screen = window.screens.past
    screen.look_at(1)
    screen.side.show_review()
    decisions = screen.side.review.decisions
    decisions.choose(decisions.keys()[0])
    return screen


@state()
def review(stage: Stage) -> None:
    """With what cost most chosen, and its answer shown, which takes the list's place on a low page."""
    screen = _review(stage)
    screen.side.review.answer.click()
    stage.until(screen.board.is_settled)


@state("huutopussi")
def mistakes(stage: Stage) -> None:
    """The kinds of mistakes, of which the first hands had many."""
    from marjapussi_desktop.ui.sheets.mistakes import MistakesSheet

    preset = stage.look.preset
    stage.window.screens.reviews.done.emit(past_match(preset, hands=2), found_in(preset)[0])
    stage.window.do(Command.MISTAKES)
    sheet = stage.window.sheet
    assert isinstance(sheet, MistakesSheet)
    stage.until(lambda: bool(sheet.lessons))


@state("huutopussi")
def review_worth(stage: Stage) -> None:
    """The curve of what the hand was worth."""
    screen = _review(stage)
    page = screen.side.review
    page.decisions.choose(WORTH)
    stage.until(screen.board.is_settled)
    stage.again = lambda: page.more.click() if page.more.isVisible() else None


@state("huutopussi", "avomarjapussi")
def try_again(stage: Stage) -> None:
    """A card that is no better than the one that was played."""
    screen = _review(stage)
    one = next(one for one in found_in(stage.look.preset)[0].biggest() if isinstance(one.judgement.made, Play))
    trying = screen.try_again(one)
    stage.until(trying.board.is_settled)
    assert isinstance(one.judgement.made, Play)
    trying.board.table.card_chosen.emit(one.judgement.made.card)


@state()
def quiz(stage: Stage) -> None:
    """A question that was answered wrongly."""
    from marjapussi_desktop.ui.sheets.quiz import QuizSheet

    stage.begin(SEEDS[stage.look.preset], FACES)
    stage.play_to(is_kind(PromptKind.PLAY))
    for _card in range(3):
        stage.move()
    stage.window.do(Command.QUIZ)
    sheet = stage.window.sheet
    assert isinstance(sheet, QuizSheet)
    sheet.ask(seed=2)
    wrong = next(nth for nth, answer in enumerate(sheet.question.answers) if answer != sheet.question.right)
    sheet.answers[wrong].click()


@state()
def second_table(stage: Stage) -> None:
    from marjapussi_desktop.ui.command_functions import compare_tables

    compare_tables(stage.window, past_match(stage.look.preset, hands=6))
    stage.until(
        lambda: len(stage.window.screens.second_table.hands) == len(past_match(stage.look.preset, hands=6).numbers)
    )


@state()
def statistics(stage: Stage) -> None:
    from marjapussi_desktop.ui.sheets.statistics import StatisticsSheet

    stage.window.do(Command.STATISTICS)
    sheet = stage.window.sheet
    assert isinstance(sheet, StatisticsSheet)
    stage.until(lambda: sheet.report is not None and sheet.report.total.hands > 0)


@state()
def statistics_empty(stage: Stage) -> None:
    stage.window.do(Command.STATISTICS)


@state()
def archive(stage: Stage) -> None:
    _archive_sheet(stage)


@state()
def archive_nothing_found(stage: Stage) -> None:
    sheet = _archive_sheet(stage)
    sheet.words.setText("29.11.1926")
    stage.until(lambda: sheet.pages.currentWidget() is sheet.nothing)


@state()
def archive_deleting(stage: Stage) -> None:
    sheet = _archive_sheet(stage)
    matches = [sheet.model.match_at(nth) for nth in range(sheet.model.rowCount())]
    sheet.table.selectRow(next(nth for nth, one in enumerate(matches) if one is not None and one.won))
    sheet.delete.click()
    assert sheet.warning.text()


def _archive_sheet(stage: Stage) -> ArchiveSheet:
    stage.window.do(Command.ARCHIVE)
    sheet = stage.window.sheet
    assert isinstance(sheet, ArchiveSheet)
    stage.until(lambda: any(sheet.model.index(row, 3).data() for row in range(sheet.model.rowCount())))
    return sheet


@state()
def archive_empty(stage: Stage) -> None:
    stage.window.do(Command.ARCHIVE)


@state()
def rules(stage: Stage) -> None:
    stage.window.do(Command.RULES)


@state()
def rules_glossary(stage: Stage) -> None:
    stage.window.do(Command.RULES)
    _rules_sheet(stage).show_term("half")


@state()
def rules_found(stage: Stage) -> None:
    stage.window.do(Command.RULES)
    _rules_sheet(stage).search.setText("half" if stage.look.language == "en" else "puolik")


def _rules_sheet(stage: Stage) -> RulesSheet:
    sheet = stage.window.sheet
    assert isinstance(sheet, RulesSheet)
    return sheet


@state()
def rules_in_play(stage: Stage) -> None:
    stage.begin(SEEDS[stage.look.preset])
    stage.asked()
    stage.window.do(Command.RULES_IN_PLAY)


@state()
def fair_deals(stage: Stage) -> None:
    stage.begin(SEEDS[stage.look.preset])
    stage.asked()
    stage.window.do(Command.FAIR_DEALS)


@state("huutopussi")
def shortcuts(stage: Stage) -> None:
    stage.window.do(Command.SHORTCUTS)


@state()
def thoughts(stage: Stage) -> None:
    stage.begin(SEEDS[stage.look.preset], FACES)
    stage.play_to(is_kind(PromptKind.PLAY))
    stage.window.do(Command.THOUGHTS)


@state()
def news(stage: Stage) -> None:
    stage.window.do(Command.NEWS)


@state()
def front_page_after_an_update(stage: Stage) -> None:
    stage.window.home.offer_news(True)


@state()
def about(stage: Stage) -> None:
    stage.window.do(Command.ABOUT)


@state()
def coach_asks(stage: Stage) -> None:
    """Whether the person is sure of the first bid, contract or card."""
    stage.window.change(coach="great")
    stage.begin(SEEDS[stage.look.preset], FACES)
    prompt, screen = stage.asked(), stage.window.match
    assert prompt.choices is not None
    screen.coaching._ask(lambda: None, next(iter(prompt.choices.actions())))
    stage.turn()


@state("huutopussi", "huutopussi-3")
def review_list(stage: Stage) -> None:
    """With the row chosen that a low page has a button for to read more."""
    screen = _review(stage)
    screen.side.review.decisions.choose(WORTH)
    stage.until(screen.board.is_settled)
