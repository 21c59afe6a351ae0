"""In a game for two there are no others: the other player is named, and who plays alone has no side."""

from __future__ import annotations

import re
from functools import cache

import pytest

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.comparison import Stake, StakeKind
from marjapussi_desktop.bots.explaining.explained import explained
from marjapussi_desktop.bots.explaining.ideas import IdeaKind
from marjapussi_desktop.bots.explaining.purposes import Choice, purposes
from marjapussi_desktop.bots.explaining.scene import Scene
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.cards import card
from marjapussi_desktop.engine.position import parse_position
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.text.comparisons import stake_text
from marjapussi_desktop.ui.text.play_ideas import play_idea_text
from marjapussi_desktop.ui.text.thoughts import thought_text
from tests.bots.made_positions import seen
from tests.bots.reasons.claims import Claims
from tests.bots.reasons.told import NAMES, Told, told_in

WITH_STOCK = (
    "bondtolva-2 | hand 1, dealer 1, totals 0 0, carried 0 | 9H QS TD 9C TC JC / KH TH JD AD AH QC stock QD JS "
    "JH KD KS QH TS AC AS 9S 9D KC | 0: play 9H; 1: play JD; 0: play 9C; 1: play QC; 1: play JH; 0: play JC; 1: "
    "play JS; 0: play QS; 0: declare D"
)
"""Seat 0 has declared diamonds and holds ♦K and ♦Q; cards are drawn, and nobody has to follow."""
LEFT = (
    "bondtolva-2 | hand 1, dealer 1, totals 0 0, carried 0 | TC 9D AH JD KH JC / TD TH AS AC QD JS stock QH 9S AD "
    "KD QC TS 9H JH KS KC QS 9C | 0: play AH; 1: play JS; 0: declare H; 0: play QH; 1: play 9S; 0: play JD; 1: play "
    "TD; 1: declare D; 1: play QD"
)
"""Seat 1 has led the queen of diamonds, which the ace and the king of trumps would beat; any card may be played."""
TWO = NAMES[:2]
SIDES = {
    "en": re.compile(r"\b(others|the other side|this side|somebody|nobody|opponents?)\b", re.I),
    "fi": re.compile(r"\b(muilla|muut|joku|kukaan|(oma|toinen) (puoli|joukkue)|omalle joukkueelle|joukkueen)\b", re.I),
}
CALLED = re.compile(r"\bvastustaja(a|n|lla|t)?\b(?! \()", re.I)


@pytest.mark.parametrize("code", ["KD", "QD"])
def test_no_trumps_are_drawn_while_nobody_has_to_follow(code: str) -> None:
    """ "It draws trumps, of which the others may hold 2" was said of a lead with cards in the stock."""
    scene = Scene(seen(parse_position(WITH_STOCK)))
    assert scene.trump is card(code).suit
    rivals = tuple(other for other in scene.seen.available(scene.seen.seat) if other is not card(code))
    found = [idea.kind for idea in purposes(Choice(scene, card(code), rivals))]
    assert IdeaKind.DRAWS_TRUMPS not in found
    decision = explained(scene.seen, Decision(Play(card(code)), BotReason.DRAW_TRUMPS, card=card(code)))
    assert IdeaKind.DRAWS_TRUMPS not in [idea.kind for idea in decision.ideas]


def test_a_trick_that_could_be_won_is_not_called_lost(language: Language) -> None:
    """ "Aino is winning the trick with the ♦Q, and it is lost" was said with the ♦A in the hand."""
    position = parse_position(LEFT)
    assert position.hand is not None
    seen_then = seen(position)
    for code in ("JC", "9D"):
        decision = explained(seen_then, Decision(Play(card(code)), BotReason.KEEP_POINTS_BACK, card=card(code)))
        told = Told("bondtolva-2", "expert", seen_then, decision, position.hand, is_hint=True)
        Claims(told).check()
        assert [idea.kind for idea in decision.ideas] == [IdeaKind.LEFT_TRICK, IdeaKind.KEEPS_TOP]
        text = told.text()
        assert "♥K and ♦A would beat the ♦Q, but Aino is left the trick, as it holds no ace or ten." in text
        assert "The ♦A is held back for a later trick." in text, (
            "of an ace it says nothing that nobody has a higher card"
        )
    ten = explained(seen_then, Decision(Play(card("TC")), BotReason.KEEP_POINTS_BACK, card=card("TC")))
    assert "is left the trick with one ace or ten in it" in play_idea_text(ten.ideas[0], TWO)


@cache
def told_of(preset: str) -> tuple[Told, ...]:
    """What is told in three hands of a game."""
    return tuple(one for seed in range(3) for one in told_in(preset, seed))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("preset", ["bondtolva-2", "avomarjapussi"])
def test_the_only_other_player_is_named(preset: str, language: Language) -> None:
    """ "The others may hold 2", "somebody can trump it" and "this side would score" were said of one player each."""
    told = told_of(preset)
    names = 0
    for code in LANGUAGES:
        language.choose(code)
        for one in told:
            text = thought_text(one.thought, TWO)
            assert SIDES[code].search(text) is None, text
            assert CALLED.search(text) is None, text
            names += any(name in text for name in TWO)
    assert names > len(told)


def test_a_card_of_the_open_row_is_not_said_to_be_in_the_hand(language: Language) -> None:
    """ "♦8 on kädessä maansa ainoa kortti" was said of a card on the table."""
    duties = {IdeaKind.ONLY_OF_SUIT, IdeaKind.ONLY_TRUMP, IdeaKind.MAKES_VOID}
    told = told_of("avomarjapussi")
    ideas = [idea for one in told for idea in one.decision.ideas if idea.kind in duties]
    rows = {card for one in told for card in one.seen.up[one.seen.seat]}
    assert any(idea.card in rows for idea in ideas)
    for code, of_hand in (("en", "in this hand"), ("fi", r"kädessä|käden")):
        language.choose(code)
        assert not [text for text in (play_idea_text(idea, TWO) for idea in ideas) if re.search(of_hand, text)]


@pytest.mark.parametrize("preset", ["huutopussi-3", "bondtolva-2"])
def test_who_has_no_partner_has_no_side(preset: str) -> None:
    stakes = [one.decision.comparison.stake for one in told_in(preset, 1, hands=2) if one.decision.comparison]
    told = [stake for stake in stakes if stake is not None and stake.kind is not StakeKind.CONTRACT]
    assert all(stake.seat is not None for stake in told)


@pytest.mark.parametrize(
    ("names", "own", "other"),
    [
        (TWO, "Veera would then score about 0.8 game points", "Aino would then score about 0.8 game points"),
        ((None, "Aino"), "You would then score about 0.8 game points", "Aino would then score about 0.8 game points"),
        (("Veera", None), "Veera would then score about 0.8 game points", "You would then score about 0.8 game points"),
    ],
)
def test_a_stake_names_who_plays_alone(names: tuple[str | None, ...], own: str, other: str, language: Language) -> None:
    assert stake_text(Stake(StakeKind.OWN_GAME_POINTS, 30, 8, seat=0), names).startswith(own)
    assert stake_text(Stake(StakeKind.OTHERS_GAME_POINTS, 0, 8, seat=1), names).startswith(other)
