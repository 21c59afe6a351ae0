"""Walking through lessons: along the right way, and along the wrong ones."""

from __future__ import annotations

from collections.abc import Callable

from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind, Update
from marjapussi_desktop.engine.actions import Action, Play
from marjapussi_desktop.tutorial.lesson import Do, Lesson
from marjapussi_desktop.tutorial.page import Mood
from marjapussi_desktop.tutorial.patterns import fits
from marjapussi_desktop.tutorial.runner import LessonRunner

NAMES = ("Oma", "Vasen", "Pari", "Oikea")

Choose = Callable[[int, tuple[Action, ...]], Action]
"""From the number of a task and the actions that it accepts, the one to take."""


def started(lesson: Lesson) -> tuple[LessonRunner, list[Update]]:
    """A runner at the first page, and the updates that it sends."""
    updates: list[Update] = []
    runner = LessonRunner(lesson, NAMES)
    runner.on_update = updates.append
    runner.start()
    return runner, updates


def task_of(runner: LessonRunner) -> tuple[Do, Prompt]:
    """The task that the runner waits for, and its prompt."""
    tasks = [step for scene in runner.lesson.scenes for step in scene.steps if isinstance(step, Do)]
    task = next(step for step in tasks if step.text == runner.page.text)
    prompt = runner.current().prompt
    assert prompt is not None
    assert prompt.choices is not None
    return task, prompt


def accepted(task: Do, prompt: Prompt) -> tuple[Action, ...]:
    """What the task accepts of what may be done."""
    assert prompt.choices is not None
    return tuple(action for action in prompt.choices.actions() if fits(action, task.accept))


def tries(runner: LessonRunner, task: Do, prompt: Prompt) -> tuple[Action, ...]:
    """Everything that can be tried and is not right: the other choices, and at a play every card of the hand."""
    assert prompt.choices is not None
    known = dict.fromkeys(prompt.choices.actions())
    if prompt.kind is PromptKind.PLAY:
        known |= dict.fromkeys(Play(card) for card in runner.current().view.seats[0].hand)
    return tuple(action for action in known if not fits(action, task.accept))


def walk(
    runner: LessonRunner,
    choose: Choose = lambda _number, right: right[0],
    at_task: Callable[[LessonRunner, Do, Prompt], None] = lambda _runner, _task, _prompt: None,
) -> int:
    """Go on to the closing page; how many tasks there were."""
    number = 0
    while runner.page.mood is not Mood.DONE:
        if runner.page.mood is Mood.READ:
            runner.continue_()
            continue
        task, prompt = task_of(runner)
        at_task(runner, task, prompt)
        task, prompt = task_of(runner)
        right = accepted(task, prompt)
        assert right, f"{runner.lesson.id}: nothing is right at {task.text!r}"
        assert runner.answer(prompt.id, choose(number, right)) is None
        number += 1
    return number
