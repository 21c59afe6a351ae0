"""A chance that is told is the one with which the search counted."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.explaining.explained import explained
from marjapussi_desktop.bots.explaining.ideas import ALMOST_SURE, SURE, Idea, IdeaKind
from marjapussi_desktop.bots.explaining.purposes import Choice, purposes
from marjapussi_desktop.bots.explaining.scene import HARDLY, Scene, tenths
from marjapussi_desktop.bots.explaining.tricks import outcome
from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS, mask_of
from marjapussi_desktop.bots.native import WHICH
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.engine.actions import AskWhole, Bid, Give, Pass, Play, Return, SetContract
from marjapussi_desktop.engine.cards import card, cards
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.position import parse_position
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.text.about_players import TO_YOU
from marjapussi_desktop.ui.text.ace_ideas import WITH_ACES, WITHOUT_ACES
from marjapussi_desktop.ui.text.named_ideas import HELD, NAMED, NAMED_HELD, NAMED_WITH_NONE
from marjapussi_desktop.ui.text.play_ideas import SENTENCES, WITH_NONE, play_idea_text
from tests.bots.bot_games import positions
from tests.bots.made_positions import after, dealt, played, seen
from tests.bots.reasons.told import NAMES, told_in


def partner_has_a_marriage(seen: Observation, uses_evidence: bool) -> float:
    """The share of deals in which he does."""
    context, partner = DecisionContext(seen, 3, uses_evidence=uses_evidence), (seen.seat + 2) % 4
    hands = [one.world.hands[partner] for one in context.determinizations(400, context.dice())]
    return sum(any(held & pair == pair for pair in MARRIAGE_MASKS.values()) for held in hands) / len(hands)


@pytest.mark.skipif(WHICH != "compiled", reason="a search of many deals")
@pytest.mark.parametrize(("seed", "moves"), [(17, 24), (41, 16), (80, 26)])
def test_an_ask_is_as_likely_as_the_search_took_it_to_be(seed: int, moves: int) -> None:
    """It was told with the chance among all hands that partner may hold, and counted with that among those which his
    moves make likely.
    """
    bots = [make_bot("casual", seed)] * 4
    hand, seat = next(one for one in positions(PRESETS["marjapussi"], bots, seed) if len(one[0].moves) == moves)
    seen = observe(hand, seat)
    alike, likely = (partner_has_a_marriage(seen, uses_evidence) for uses_evidence in (False, True))
    assert abs(likely - alike) > 0.15
    decision = explained(seen, make_bot("expert", 1).decide(seen))
    assert decision.action == AskWhole()
    (idea,) = (one for one in decision.ideas if one.kind is IdeaKind.ASK_WHOLE)
    assert idea.chance is not None
    assert abs(idea.chance / 10 - likely) < abs(idea.chance / 10 - alike)


def test_a_marriage_that_the_declarer_gave_back_is_no_matter_of_chance() -> None:
    """He was told that partner holds it almost surely."""
    declarer, partner = "AS TS JS AC TC AD JD 9H 8H", "9S 8S KC QC JC 9D 8D 7D 6D"
    match = dealt("huutopussi-wurzel", declarer, "7S 6S 9C 8C 7C 6C TH JH 7H", partner, "KS QS TD KD QD AH KH QH 6H")
    gift = cards("KC QC JC 9D")
    match = after(match, Pass(), Pass(), Pass(), Bid(120), Give(gift), Return(cards("KC QC 9H 8H")), SetContract(120))
    (why_lead,) = (
        one for one in explained(seen(match), Decision(Play(card("AS")), BotReason.BEST_ON_AVERAGE)).ideas if one.cards
    )
    assert play_idea_text(why_lead, NAMES) == (
        f"With the trick won, {NAMES[2]} can be asked for ♣K and ♣Q, a whole worth 60 points."
    )
    match = played(match, "AS")
    match = played(match, "7S 8S QS")
    position = seen(match)
    assert isinstance(position.choices, PlayChoices)
    assert AskWhole() in position.choices.actions()
    decision = explained(position, Decision(AskWhole(), BotReason.BEST_ON_AVERAGE))
    idea = next(one for one in decision.ideas if one.seat == 2)
    assert idea.kind is IdeaKind.ASK_KNOWN_WHOLE
    assert idea.cards == cards("KC QC")
    assert play_idea_text(idea, NAMES) == f"{NAMES[2]} is known to hold the ♣K and the ♣Q, a whole marriage."


HANDS = (
    "AH QH 9H 6H AC TC KC QC JC",
    "JH 7H AS TS KS QS JS 9S 8S",
    "7S 6S 9C 8C 7C 6C AD TD KD",
    "TH KH 8H QD JD 9D 8D 7D 6D",
)


def trick_of(hands: tuple[str, ...], trick: str, code: str) -> Idea:
    """What is told of the trick with a card that follows."""
    position = seen(played(dealt("marjapussi-pagat", *hands), trick))
    decision = explained(position, Decision(Play(card(code)), BotReason.BEST_ON_AVERAGE, card=card(code)))
    return next(idea for idea in decision.ideas if not idea.kind.startswith("only"))


def test_a_trick_that_only_partner_can_still_take_is_the_sides() -> None:
    """The ♥J was said to hold in some of 10 deals, where whoever has a higher heart is partner."""
    idea = trick_of(HANDS, "AH 7H 6S 8H 9H", "JH")
    assert (idea.kind, idea.seat, idea.points) == (IdeaKind.STAYS, 3, 2)


def test_a_trick_that_partner_may_take_over_from_the_others_may_stay() -> None:
    """Over the jack there are four hearts: in half the deals the best of them is partner's."""
    idea = trick_of(HANDS, "9H", "JH")
    assert idea.kind is IdeaKind.MAY_THEN_STAY
    assert idea.chance is not None
    assert idea.chance >= 4


def test_a_card_that_holds_in_none_of_the_deals_is_not_said_to_hold_in_one_of_ten() -> None:
    lead, low, mine, last = "6H 9C 8C 7C 6C 9D 8D 7D 6D", "7H", "8H", "AH TH KH QH JH 9H"
    idea = trick_of((lead, f"{low} {SPADES[0]}", f"{mine} {SPADES[1]}", f"{last} {SPADES[2]}"), "6H 7H", "8H")
    assert (idea.kind, idea.seat, idea.other) == (IdeaKind.IS_BEATEN, 3, card("8H"))


SPADES = ("AS TS KS QS JS 9S 8S 7S", "6S AC TC KC QC JC AD TD", "KD QD JD")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("preset", ["huutopussi-3", "marjapussi"])
def test_what_is_told_to_happen_in_some_deals_happens_in_one_that_was_tried(preset: str) -> None:
    """ "Holds in about 1 of 10 deals" was said where it held in none: 51 of 155 such sentences."""
    told = [one for one in told_in(preset, 5) if one.decision.ideas and one.decision.ideas[0].other is not None]
    assert told
    for one in told:
        scene = Scene(one.seen, one.decision.evaluation)
        for idea in one.decision.ideas:
            if idea.kind in (IdeaKind.MAY_TAKE, IdeaKind.MAY_HOLD, IdeaKind.MAY_STAY, IdeaKind.MAY_THEN_STAY):
                assert idea.card is not None
                assert scene.keeps(idea.card) >= HARDLY
            elif idea.kind is IdeaKind.PARTNER_MAY_TAKE:
                assert idea.other is not None
                assert scene.holds_up(idea.other) >= HARDLY
            elif idea.kind is IdeaKind.ASK_HALF:
                assert idea.seat is not None
                assert idea.other is not None
                assert scene.holds(idea.seat, mask_of([idea.other])) >= HARDLY


ONE_TRUMP_OUT = (
    "marjapussi | hand 1, dealer 0, totals 0 0, carried 0 | KS JS JD 6D AC TS AS TD KC / 9H JC QC TC 9S TH AD 8D "
    "JH / 7C AH 6C 9D 8S QS 7S QD 8H / KD 7H 8C 9C 7D KH 6S 6H QH | 1: play AD; 2: play 9D; 3: play 7D; 0: play "
    "6D; 1: ask-whole; 3: answer H; 1: play 9S; 2: play QS; 3: play 6S; 0: play AS; 0: ask-half C; 2: answer no; "
    "0: play AC; 1: play JC; 2: play 6C; 3: play 8C; 0: ask-whole; 2: answer no; 0: play TD; 1: play 8D; 2: play "
    "QD; 3: play KD; 0: play JD; 1: play TH; 2: play AH; 3: play 6H; 2: play 7S; 3: play 7H; 0: play JS; 1: play "
    "JH; 1: ask-half C; 3: answer no; 1: play QC; 2: play 7C; 3: play 9C; 0: play KC"
)
"""Trick 8: seat 0 holds ♠10 and ♠K. Seat 3 has declared hearts, and its last two cards are ♥K and ♥Q."""
PARTNERS_TRUMP = (
    "huutopussi-helsinki | hand 1, dealer 2, totals 0 0, carried 0 | KC 9H 8C 7C 7D 7H 6D 6C QD / JH 9D KD QS KH AH KS "
    "TS JS / 8D JC QC 8H TC AD AC QH 9S / 6S 6H JD AS 7S TH 8S TD 9C | 3: bid 50; 0: pass; 1: bid 90; 2: bid 95; 3: "
    "pass; 1: bid 105; 2: bid 110; 1: bid 115; 2: bid 120; 1: bid 125; 2: bid 130; 1: bid 135; 2: bid 140; 1: bid 145; "
    "2: pass; 3: give AS TH TD; 1: contract 195; 1: return 9D KD TD; 1: play JS; 2: play 9S; 3: play 6S; 0: play 7H; "
    "1: play TS; 2: play QH; 3: play 7S; 0: play 9H; 1: play TH; 2: play 8H; 3: play 6H; 0: play 6C; 1: declare S"
)
"""Trick 4, seat 1 has declared spades. One trump is out, the eight, and both opponents have shown out of spades."""
LED_INTO_THEIR_TRUMPS = (
    "huutopussi-3 | hand 2, dealer 2, totals 0 0 0, carried 0 | 9S KS 8H 7D 6S 7C JH KH JD 8C AS / 8S 7H 9D QH 9H TC "
    "JS 9C TD 6C QD / AH AD 8D TH JC QS 6D KD TS 7S 6H kitty KC AC QC | 2: bid 55; 0: pass; 1: pass; 2: discard 8D 6D "
    "KD; 2: contract 160; 2: play 6H; 0: play KH; 1: play 9H; 0: play JD; 1: play TD; 2: play AD; 2: play TH; 0: play "
    "8H; 1: play 7H; 2: play AH; 0: play JH; 1: play QH; 2: declare C; 2: play 7S; 0: play AS; 1: play 8S"
)
"""Seat 2, the declarer, has declared clubs; seat 0, a defender, leads with ♣8 and ♣7 in its hand."""
STOCK_EMPTY = (
    "bondtolva-2 | hand 1, dealer 1, totals 0 0, carried 0 | 9H QS TD 9C TC JC / KH TH JD AD AH QC stock QD JS "
    "JH KD KS QH TS AC AS 9S 9D KC | 0: play 9H; 1: play JD; 0: play 9C; 1: play QC; 1: play JH; 0: play JC; 1: "
    "play JS; 0: play QS; 0: declare D; 0: play KD; 1: play AC; 0: play QH; 1: play KS; 0: play AS; 1: play 9S"
)
"""A game for two with the stock drawn: seat 0 knows every card of the other, a trump among them."""


def lead_of(position: str, code: str) -> Idea:
    """What is told of the trick with a card that is led."""
    decision = explained(seen(parse_position(position)), Decision(Play(card(code)), BotReason.BEST_ON_AVERAGE))
    return decision.ideas[0]


def test_a_trump_that_only_partner_has_is_no_danger(language: Language) -> None:
    """ "Almost surely somebody can trump it" was said of an ace that partner alone could have trumped."""
    idea = lead_of(PARTNERS_TRUMP, "AH")
    assert (idea.kind, idea.seat, idea.chance) == (IdeaKind.LEFT_TO_PARTNER, 3, SURE)
    text = play_idea_text(idea, NAMES)
    assert text == f"Nothing higher than the ♥A is out in hearts, and surely only {NAMES[3]} can trump it."


@pytest.mark.parametrize(
    ("seed", "kind", "told"),
    [
        (
            2,
            IdeaKind.PARTNER_TRUMPS,
            "Partner {name} has no card in spades and can surely take the trick with a trump.",
        ),
        (8, IdeaKind.MAY_BE_TRUMPED, "Partner {name} is known to hold the ♣A, but surely somebody can trump it."),
    ],
)
def test_what_beats_a_lead_is_no_danger_in_partners_hand(
    language: Language, seed: int, kind: IdeaKind, told: str
) -> None:
    """ "Only the ♥10 is still out above the ♥K" stood where partner had no hearts, and "only the ♥K is still out above
    the ♥Q, which puts 3 card points at stake" where it was partner who held it.
    """
    bots = [make_bot("casual", seed + seat) for seat in range(4)]
    for hand, seat in positions(PRESETS["marjapussi"], bots, seed, 1):
        position = observe(hand, seat)
        if position.trick or not isinstance(position.choices, PlayChoices):
            continue
        scene = Scene(position)
        found = [idea for idea in (outcome(scene, one) for one in position.choices.cards) if idea.kind is kind]
        for idea in found:
            partner = (seat + 2) % 4
            assert idea.card is not None
            if kind is IdeaKind.PARTNER_TRUMPS:
                assert not [one for one in hand.hands[partner] if one.suit is idea.card.suit]
            else:
                assert idea.other in hand.hands[partner]
            if idea.chance == SURE:
                assert play_idea_text(idea, NAMES) == told.format(name=NAMES[partner])
                return
    raise AssertionError("there is no such lead")


def test_who_leads_low_into_the_trumps_of_others_does_not_draw_them() -> None:
    """ "It draws trumps: the others may still hold 7" spoke for a defender's seven of the declarer's trumps."""
    decision = Decision(Play(card("7C")), BotReason.BEST_ON_AVERAGE)
    ideas = explained(seen(parse_position(LED_INTO_THEIR_TRUMPS)), decision).ideas
    assert ideas
    assert IdeaKind.DRAWS_TRUMPS not in [idea.kind for idea in ideas]


@pytest.mark.parametrize(("position", "code"), [(ONE_TRUMP_OUT, "TS"), (ONE_TRUMP_OUT, "KS"), (STOCK_EMPTY, "TS")])
def test_what_is_certain_for_the_seat_is_not_told_as_a_chance(position: str, code: str, language: Language) -> None:
    """ "Somebody can trump it in about 9 of 10 deals" was said of a seat whose last cards were the king and queen that
    it had declared, and where the stock was empty and every card known.
    """
    idea = lead_of(position, code)
    assert (idea.kind, idea.chance) == (IdeaKind.RISKY_LEAD, SURE)
    told = {}
    for language_code in ("en", "fi"):
        language.choose(language_code)
        told[language_code] = play_idea_text(idea, NAMES)
    assert " surely " in told["en"]
    assert " varmasti " in told["fi"]
    assert not any("10 deals" in text or "kymmenestä" in text for text in told.values())


WITH_PARTNER = (
    "marjapussi | hand 1, dealer 1, totals 0 0, carried 0 | JD KD 9C TH 8H QH 8D TS TD / 9H 6D AS QS 7D KC 7H QD 9S / "
    "7C 8C TC 9D 7S JH JC KH 6S / QC AH KS AC 8S 6C 6H JS AD | 2: play 6S; 3: play 8S; 0: play TS; 1: play AS; "
    "1: ask-whole; 3: answer no; 1: play 6D; 2: play 9D; 3: play AD; 0: play 8D; 3: ask-whole; 1: answer no; "
    "3: play 6C; 0: play 9C; 1: play KC; 2: play TC; 2: ask-whole; 0: answer no; 2: play 7C; 3: play AC; 0: play 8H; "
    "1: play 7D; 3: ask-half S; 1: answer yes; 3: play JS; 0: play JD; 1: play QS; 2: play 7S"
)
"""Seat 1 is to lead, spades are trumps, and both opponents have none."""


def test_trumps_that_partner_alone_may_hold_are_not_told_as_the_others(language: Language) -> None:
    """ "The others still hold 2" was said beside a note that both opponents are out of them."""
    scene = Scene(seen(parse_position(WITH_PARTNER)))
    ideas = purposes(Choice(scene, card("7H"), (card("9S"),)))
    (kept,) = (idea for idea in ideas if idea.kind is IdeaKind.KEEPS_TRUMP)
    assert play_idea_text(kept, NAMES) == f"It saves the ♠9, a trump; {NAMES[3]} still holds 1."


TRUMPS = {
    "en": (("the others may still hold 4", "the others still hold 4"), ("Aino may still hold 4", "Aino still holds 4")),
    "fi": (
        ("muilla niitä voi olla vielä 4", "muilla niitä on vielä 4"),
        ("Ainolla niitä voi", "Ainolla niitä on"),
    ),
}


def test_trumps_that_others_surely_hold_are_not_told_as_what_may_be(language: Language) -> None:
    """ "The others may hold 4" was said where all cards are dealt out, and so the four that are out in their hands."""
    for code, told in TRUMPS.items():
        language.choose(code)
        for seat, words in zip((None, 1), told, strict=True):
            for chance, word in zip((None, SURE), words, strict=True):
                idea = Idea(IdeaKind.DRAWS_TRUMPS, card("AH"), seat=seat, count=4, chance=chance)
                assert word in play_idea_text(idea, ("Veera", "Aino")), play_idea_text(idea, ("Veera", "Aino"))
    scene = Scene(seen(parse_position(STOCK_EMPTY)))
    assert scene.others_hold_unseen


def test_what_is_so_in_every_deal_that_was_tried_is_almost_sure(language: Language) -> None:
    """A share of .99, or of all deals of a sample, was told as 9 of 10: the other end had its own sentences."""
    assert [tenths(share) for share in (0.01, 0.94, 1.0 - HARDLY / 2, 0.99, 1.0)] == [1, 9, *[ALMOST_SURE] * 2, SURE]
    idea = Idea(IdeaKind.MAY_TAKE, card("AH"), card("9H"), points=11, chance=ALMOST_SURE)
    assert (
        play_idea_text(idea, NAMES)
        == "The ♥A beats the ♥9 and holds almost surely; there are 11 card points in the trick."
    )
    language.choose("fi")
    assert (
        play_idea_text(idea, NAMES) == "♥A voittaa kortin ♥9 ja kestää melkein varmasti; tikissä on 11 korttipistettä."
    )


def test_a_share_of_all_deals_is_certain_only_where_all_were_looked_at() -> None:
    """A sample of very many deals shows none of the other kind, and proves nothing."""
    many = Scene(seen(dealt("marjapussi-pagat", *HANDS)))
    assert many.share(lambda hands: True) < 1.0
    assert many.share(lambda hands: False) > 0.0
    few = Scene(seen(parse_position(ONE_TRUMP_OUT)))
    assert few.share(lambda hands: True) == 1.0
    assert few.share(lambda hands: False) == 0.0


@pytest.mark.parametrize(
    "table", [SENTENCES, WITH_NONE, WITH_ACES, WITHOUT_ACES, NAMED, NAMED_WITH_NONE, HELD, NAMED_HELD, TO_YOU]
)
def test_no_chance_stands_between_a_subject_and_its_verb(table: Mapping[object, str]) -> None:
    """ "The trick would in about 3 of 10 deals be lost." """
    assert not [text for text in table.values() if re.search(r"\{often\} (be|can|has|have|holds?)\b", text)]


@pytest.mark.parametrize(
    ("chance", "english", "finnish"),
    [
        (3, "would be lost in about 3 of 10 deals.", "menettäisi noin 3 jaossa kymmenestä."),
        (ALMOST_SURE, "would almost surely be lost.", "melkein varmasti menettäisi."),
    ],
)
def test_a_chance_ends_its_clause(language: Language, chance: int, english: str, finnish: str) -> None:
    """But "surely" stands before the verb."""
    idea = Idea(IdeaKind.SAFER, card=card("AH"), other=card("KH"), chance=chance)
    assert play_idea_text(idea, NAMES) == f"With the ♥K the trick {english}"
    language.choose("fi")
    assert play_idea_text(idea, NAMES) == f"Kortilla ♥K tikin {finnish}"
