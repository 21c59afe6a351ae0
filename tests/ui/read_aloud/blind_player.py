"""Plays a match by the keyboard alone, and knows of it only what a screen reader hears.

``python -m tests.ui.read_aloud.blind_player PRESET LANGUAGE SECONDS [OPTION…]`` starts the program, plays until a match
is over, or one hand where the last word is ``hand``, and prints what was heard, one line an announcement.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from typing import Final

from PySide6.QtCore import QCoreApplication

from tests.ui.read_aloud.screen_reader import ScreenReader

BOLDEST: Final = 140
"""Higher bids are left to others."""


class Words:
    """What the player listens for, in one language."""

    def __init__(self, code: str) -> None:
        en = code == "en"
        self.turn = re.compile(r"Your turn" if en else r"Sinun vuorosi")
        self.bid = re.compile(r"bid (\d+) or more" if en else r"huuda vähintään (\d+)")
        self.choose = re.compile(r"choose (\d+)" if en else r"valitse (\d+)")
        self.contract = re.compile(r"set the contract" if en else r"aseta sitoumus")
        self.lead = re.compile(r"turn to lead" if en else r"vuorosi aloittaa")
        self.answer = re.compile(r": answer " if en else r"odottaa vastausta")
        self.declare = re.compile(r"declare a marriage" if en else r"ilmoittaa avioliiton")
        self.whole = re.compile(r"for a whole" if en else r"kysyä pariltasi kokonaista")
        self.ask_whole = "Ask for a whole" if en else "Kysy kokonaista"
        self.cards = re.compile(r"You may play: (.*)\.$" if en else r"Voit pelata: (.*)\.$")
        self.any_card = re.compile(r"any card" if en else r"minkä tahansa")
        self.hand_over = re.compile(r"\. .*, total " if en else r"\. .*, yhteensä ")
        self.match_over = re.compile(r"The match is over" if en else r"Peli on päättynyt")
        self.pass_ = "Pass" if en else "Passaa"
        self.and_ = " and " if en else " ja "
        self.next_hand = "Next hand" if en else "Seuraava jako"


class BlindPlayer:
    """Answers each question that is heard. Whatever is not understood ends the program with what was heard last."""

    def __init__(self, code: str, command: list[str]) -> None:
        self.reader = ScreenReader()
        self.words = Words(code)
        self._read = 0
        self.program = subprocess.Popen(command, env={**os.environ, "QT_QPA_PLATFORM": "xcb"})

    def play(self, is_one_hand: bool, seconds: float) -> None:
        """Play until the match is over, or the first hand."""
        ends = time.monotonic() + seconds
        while time.monotonic() < ends and self.program.poll() is None:
            question = self._next_question()
            if self.words.match_over.search(" ".join(self.reader.heard)):
                return
            if question is None:
                continue
            if self.words.hand_over.search(question):
                if is_one_hand:
                    return
                self._walk_to(self.words.next_hand)
                self.reader.press("Return")
            else:
                self._answer(question)
        raise AssertionError(f"no end within {seconds} s; last heard: {self.reader.heard[-8:]}, {self.reader.focus=}")

    def _next_question(self) -> str | None:
        """What is asked in what was heard since the last question."""
        self.reader.listen(40)
        for nth in range(self._read, len(self.reader.heard)):
            said = self.reader.heard[nth]
            if any(word.search(said) for word in (self.words.turn, self.words.hand_over)):
                self._read = nth + 1
                self.reader.listen(120)  # the keyboard comes to where it is needed
                return said
        return None

    def _answer(self, question: str) -> None:
        words, press = self.words, self.reader.press
        if (bid := words.bid.search(question)) is not None and int(bid[1]) > BOLDEST:
            self._walk_to(words.pass_)
            press("Return")
        elif bid is not None or words.contract.search(question) or words.answer.search(question):
            press("Return")
        elif (count := words.choose.search(question)) is not None:
            self._choose(int(count[1]))
        elif words.lead.search(question):
            self._lead(question)
        elif (cards := words.cards.search(question)) is not None:
            self._walk_to(*cards[1].replace(words.and_, ", ").split(", "))
            press("Return")
        elif words.any_card.search(question):
            press("Right", "Return")
        else:
            press("Return")

    def _lead(self, question: str) -> None:
        """Declare what may be declared, ask for a whole, and else lead the first card that comes."""
        if self.words.declare.search(question):
            self.reader.press("Return")
        elif self.words.whole.search(question):
            self._walk_to(self.words.ask_whole)
            self.reader.press("Return")
        else:
            self.reader.press("Escape", "Right", "Return")

    def _choose(self, count: int) -> None:
        """Choose cards beside one another; the keyboard then goes to the button that gives them away."""
        for _nth in range(count):
            self.reader.press("Right", "Return")
        self.reader.listen(100)
        self.reader.press("Return")

    def _walk_to(self, *names: str) -> None:
        """Press Right, and at the end Left, until one of these has the keyboard."""
        walked, key = [self.reader.focus], "Right"
        while self.reader.focus not in names:
            self.reader.press(key)
            if self.reader.focus == walked[-1]:
                key = "Left"
            walked.append(self.reader.focus)
            assert len(walked) < 30, f"wanted {names}, came along {walked}; heard {self.reader.heard[-5:]}"


def main(words: list[str]) -> int:
    """Start the program, play, close it."""
    preset, code, seconds, *options = words
    is_one_hand = "hand" in options
    settings = [word for option in options if "=" in option for word in ("--option", option)]
    application = QCoreApplication(sys.argv[:1])
    command = [sys.executable, "-m", "marjapussi_desktop", "play", "--preset", preset, "--lang", code, "--seed", "3"]
    player = BlindPlayer(code, [*command, "--level", "beginner", *settings])
    try:
        player.play(is_one_hand, float(seconds))
        player.reader.wait_until_quiet()
        player.reader.press("ctrl+q")
        assert player.program.wait(20) == 0
    finally:
        for sentence in player.reader.heard:
            print(sentence.replace("\n", " "))
        if player.program.poll() is None:
            player.program.kill()
            player.program.wait()
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
