"""Why the bots moved as they did in the hands of a match, kept until the match ends or the program does."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from marjapussi_desktop.controller.match.thoughts import Made, Thought


class KeptReasons:
    """The bots' decisions by the number of the hand. Nothing is known of hands from before a resuming.

    What may be told of them is decided by ``thoughts``, which is loaded when there is something to tell.
    """

    def __init__(self) -> None:
        self._made: dict[int, list[Made]] = {}

    def forget(self) -> None:
        """Another match begins."""
        self._made.clear()

    def add(self, number: int, made: Made) -> None:
        """A bot has decided in hand ``number``."""
        self._made.setdefault(number, []).append(made)

    def take_back(self, number: int, ply: int) -> None:
        """The moves of hand ``number`` from ``ply`` on have been taken back."""
        self._made[number] = [made for made in self._made.get(number, ()) if made.ply < ply]

    def in_play(self, number: int, ply: int, is_over: bool) -> tuple[Thought, ...]:
        """What may be told of hand ``number`` after its first ``ply`` moves; all of it once the hand ``is_over``."""
        kept = self._made.get(number)
        if not kept:  # at the start: the bots' reasons need not be loaded
            return ()
        from marjapussi_desktop.controller.match.thoughts import thoughts_of

        return thoughts_of((made for made in kept if made.ply < ply), is_over)

    def of_hand(self, number: int) -> dict[int, Thought]:
        """Everything of a hand that is over, by the ply of the move."""
        from marjapussi_desktop.controller.match.thoughts import whole_thought

        return {made.ply: whole_thought(made) for made in self._made.get(number, ())}
