"""Each claim of an idea, checked against the position by code of its own.

What is said to be sure is checked against the cards that the others truly hold; what is said to be known or out,
against the moves that the seat has seen; chances are counted again in other deals of the hidden cards.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from marjapussi_desktop.bots.comparison import Measure, Stake, StakeKind
from marjapussi_desktop.bots.explaining.ideas import ALMOST_SURE, IN_CARD_POINTS, SURE, Idea, IdeaKind
from marjapussi_desktop.bots.knowledge.card_sets import cards_of
from marjapussi_desktop.bots.search.decision_context import context_like
from marjapussi_desktop.bots.value.match_equity import Played, match_chances
from marjapussi_desktop.engine.actions import Declare, Play
from marjapussi_desktop.engine.cards import Card, Rank, Suit, king_of, pack_of, queen_of
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.declarations import declaration_points
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import CARD_POINT_TABLES, MarriageEffect, Overshoot, PipCount
from marjapussi_desktop.engine.seats import Layout, partner_of, players_in, side_of
from marjapussi_desktop.ui.text.cards import card_text
from tests.bots.reasons.told import Told

DEALS: Final = 300
OTHER_SEED: Final = 1
TOLERANCE: Final = 0.25
"""A chance of 120 deals, rounded to tenths, against one of 300; of more where likely deals are drawn more often."""

SELDOM: Final = 0.2
"""What happens in fewer than one of twenty of 120 deals, counted in others; evidence makes one deal like the next."""


def points_of(seen: Observation, cards: Iterable[Card]) -> int:
    """What the cards count by RULES.md."""
    rules = seen.rules
    if rules.contract is not None:
        table = CARD_POINT_TABLES[rules.contract.card_points]
    elif rules.game_points is not None and rules.game_points.pip_count is not PipCount.CLASSIC:
        table = {Rank.ACE: 1, Rank.TEN: 1}
    else:
        table = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
    return sum(table.get(one.rank, 0) for one in cards)


def own(seen: Observation) -> tuple[Card, ...]:
    return seen.available(seen.seat)


def out(seen: Observation) -> set[Card]:
    """The cards that the seat has neither held, put aside nor seen played."""
    played = {one for trick in seen.tricks for one in trick.cards} | set(seen.trick)
    return set(pack_of(seen.rules.deal.pack)) - played - set(own(seen)) - set(seen.discarded)


def higher(one: Card, than: Card) -> bool:
    return one.suit is than.suit and one.strength > than.strength


def out_above(seen: Observation, than: Card) -> set[Card]:
    return {one for one in out(seen) if higher(one, than)}


def later(seen: Observation) -> list[int]:
    players = len(seen.hand_counts)
    return [(seen.seat + step) % players for step in range(1, players - len(seen.trick))]


def could_beat(seen: Observation, hand: Iterable[Card], than: Card, led: Suit) -> bool:
    """Whether a hand that follows to the trick may beat a card, by the rules of following."""
    cards = list(hand)
    is_free = seen.rules.layout is Layout.STOCK and seen.stock_count > 0
    in_suit = [one for one in cards if one.suit is led]
    if not is_free and in_suit:
        cards = in_suit
    return any(goes_over(seen, one, than) for one in cards)


def goes_over(seen: Observation, one: Card, than: Card) -> bool:
    return higher(one, than) or (one.suit is seen.trump and than.suit is not seen.trump)


def led_suit(seen: Observation, card: Card) -> Suit:
    return seen.trick[0].suit if seen.trick else card.suit


def winning(seen: Observation) -> tuple[int, Card]:
    best, seat = seen.trick[0], seen.leader
    for step, one in enumerate(seen.trick[1:], start=1):
        if higher(one, best) or (one.suit is seen.trump and best.suit is not seen.trump):
            best, seat = one, (seen.leader + step) % len(seen.hand_counts)
    return seat, best


def true_hand(told: Told, seat: int) -> tuple[Card, ...]:
    return told.hand.available(seat)


class Claims:
    """The claims of one reason."""

    def __init__(self, told: Told) -> None:
        self.told, self.seen = told, told.seen
        self.partner = partner_of(told.seen.seat, told.seen.rules.layout)
        self.legal = told.seen.choices.cards if isinstance(told.seen.choices, PlayChoices) else ()

    def check(self) -> None:
        """Each idea's claim, and that every number in the text is one of its facts."""
        for idea in self.told.decision.ideas:
            CLAIMS[idea.kind](self, idea)
            self.does_not_speak_against_the_equal(idea)
            pips = None if self.seen.rules.game_points is None else self.seen.rules.game_points.pip_count
            counts_aces = pips not in (None, PipCount.CLASSIC)
            assert idea.in_aces is (counts_aces and idea.kind in IN_CARD_POINTS)
            if idea.card is not None and self.legal and idea.kind not in (IdeaKind.ASK_NEXT, *ASKS):
                assert getattr(self.told.decision.action, "card", idea.card) is idea.card
        self.check_numbers()

    def does_not_speak_against_the_equal(self, idea: Idea) -> None:
        """What speaks against a card does not speak against the one that "would do about as well"."""
        comparison = self.told.decision.comparison
        if comparison is None or comparison.amount or not isinstance(comparison.other, Play):
            return
        equal, other = comparison.other.card, idea.other
        match idea.kind:
            case IdeaKind.ENOUGH | IdeaKind.HOLDS_BACK:
                assert other is not None
                assert higher(other, equal)
            case IdeaKind.SAFER:
                assert other is not None
                assert higher(equal, other)
            case IdeaKind.KEEPS_POINTS:
                assert idea.points is not None
                assert idea.points > points_of(self.seen, [equal])
            case IdeaKind.KEEPS_MARRIAGE:
                assert equal not in idea.cards
            case IdeaKind.KEEPS_GUARD:
                assert equal not in (other, idea.cards[0])
            case IdeaKind.KEEPS_TRUMP:
                assert equal.suit is not self.seen.trump
            case IdeaKind.LOSER:
                assert equal.suit is not self.seen.trump
                assert out_above(self.seen, equal)
            case _:
                assert other is not equal

    def check_numbers(self) -> None:
        """No number in the text but of the ideas and the comparison."""
        decision = self.told.decision
        text = re.sub(r"[♠♣♦♥](10|[6-9AKQJ])", "", self.told.text())
        known: set[str] = {"10", "100"} if decision.ideas or decision.comparison is not None else set()
        if f"best on average in {decision.amount} imagined deals" in text:
            known.add(str(decision.amount))
        for idea in decision.ideas:
            facts = (idea.chance, idea.points, idea.count, idea.other_count, (idea.count or 0) - len(idea.cards))
            known |= {str(fact) for fact in facts if fact is not None}
        if decision.comparison is not None:
            amount, stake = decision.comparison.amount, decision.comparison.stake
            known |= {str(amount), str(amount / 10)}
            if stake is not None:
                self.check_stake(stake)
                known |= {str(stake.chosen), str(stake.other), str(stake.amount)}
                known |= {str(stake.chosen / 10), str(stake.other / 10)}
                known |= {str(total) for total in (*(stake.totals or ()), *(stake.better or ()))}
                for points in (stake.others_chosen, stake.others_other):
                    known |= set() if points is None else {str(points), str(points / 10)}
                lost = stake.chosen - stake.other + (stake.others_other or 0) - (stake.others_chosen or 0)
                known |= {str(abs(lost)), str(abs(lost) / 10)}  # a cost is told as these add up
        if decision.ideas:
            assert set(re.findall(r"\d+(?:\.\d+)?", text)) <= known, text

    def check_stake(self, stake: Stake) -> None:
        """The contract or the tricks that are spoken of may still be won or lost, and the choice is the better one."""
        seen, own = self.seen, side_of(self.seen.seat, self.seen.rules.layout)
        winners = {side_of(trick.winner, seen.rules.layout) for trick in seen.tricks}
        is_more = stake.chosen > stake.other
        match stake.kind:
            case StakeKind.CONTRACT:
                assert stake.amount == seen.contract
                assert seen.declarer is not None
                assert is_more == (side_of(seen.declarer, seen.rules.layout) == own)
            case StakeKind.NO_TRICK | StakeKind.PORVOO:
                assert own not in winners
                assert not is_more
            case StakeKind.ALL_TRICKS | StakeKind.OTHERS_TO_PORVOO:
                assert winners <= {own}
                assert is_more
            case StakeKind.OWN_POINTS | StakeKind.OWN_GAME_POINTS | StakeKind.WINS:
                assert is_more
            case StakeKind.FALLS | StakeKind.OTHERS_FALL | StakeKind.ONE_SHORT | StakeKind.OTHERS_ONE_SHORT:
                assert seen.rules.game_points is not None
                assert seen.rules.game_points.overshoot is not Overshoot.ALLOWED
                assert stake.amount == seen.rules.target - ("short" in stake.kind)
                assert is_more == ("others" in stake.kind)
            case StakeKind.TOTALS:
                self.check_totals(stake)
            case _:
                assert not is_more
        if "points" in stake.kind:
            self.check_points(stake, own)
        is_marjapussi = any(word in stake.kind for word in ("game", "porvoo", "win", "fall", "short", "totals"))
        assert is_marjapussi == (seen.rules.game_points is not None)

    def check_totals(self, stake: Stake) -> None:
        """From what the choice aims at the match is won more often, and the other choice leads there more often."""
        assert stake.totals is not None
        assert stake.better is not None
        assert stake.other > stake.chosen
        assert stake.totals[0] > stake.better[0] or stake.totals[1] < stake.better[1], "else there is nothing to tell"
        rules, own = self.seen.rules, side_of(self.seen.seat, self.seen.rules.layout)
        dealer = (self.seen.dealer + 1) % players_in(rules.layout)
        worse, better = [
            match_chances(rules).after(Played(totals if own == 0 else totals[::-1], (0, 0), (True, True), dealer))[own]
            for totals in (stake.totals, stake.better)
        ]
        assert worse < better

    def check_points(self, stake: Stake, own: int) -> None:
        """The points that a side takes cannot be fewer than it has, nor explain less than a third of the cost."""
        comparison = self.told.decision.comparison
        assert comparison is not None
        scale = 10 if self.seen.rules.game_points is not None else 1
        is_own = stake.kind in (StakeKind.OWN_POINTS, StakeKind.OWN_GAME_POINTS)
        declared = sum(
            one.points for one in self.seen.declared if (side_of(one.seat, self.seen.rules.layout) == own) == is_own
        )
        assert min(stake.chosen, stake.other) >= declared * scale
        explained = abs(stake.chosen - stake.other)
        if stake.others_chosen is not None and stake.others_other is not None:
            assert is_own
            assert stake.others_other > stake.others_chosen
            explained += stake.others_other - stake.others_chosen
        assert 3 * explained >= comparison.cost * scale - 3
        if comparison.measure is not Measure.CHANCE and "would cost" in self.told.text():
            is_all = abs(explained - comparison.amount) <= max(1.0, 0.15 * comparison.amount)
            assert is_all is ("Most of that" not in self.told.text()), (explained, comparison)
            assert is_all or (explained < comparison.amount and stake.others_chosen is None)

    # -- means ------------------------------------------------------------------------------------------------------

    def deals(self) -> list[tuple[tuple[Card, ...], ...]]:
        """Deals as likely as the search that decided took them to be."""
        context = context_like(self.seen, self.told.decision.evaluation, OTHER_SEED)
        drawn = context.determinizations(2 * DEALS if context.uses_evidence else DEALS, context.dice())
        return [tuple(map(cards_of, one.world.hands)) for one in drawn]

    def chance(self, idea: Idea, of: Callable[[tuple[tuple[Card, ...], ...]], bool]) -> None:
        """The chance that is told is that of another sample, in which it happens at all."""
        assert idea.chance is not None
        deals = self.deals()
        share = sum(map(of, deals)) / len(deals)
        assert share, idea
        if idea.chance in (ALMOST_SURE, SURE):
            assert share >= (1.0 if idea.chance == SURE else 1.0 - SELDOM), (idea, share)
            assert ("almost surely", "surely")[idea.chance == SURE] in self.told.text()
            return
        assert 1 <= idea.chance <= 9
        assert abs(idea.chance / 10 - share) <= TOLERANCE, (idea, share)

    def hardly(self, of: Callable[[tuple[tuple[Card, ...], ...]], bool]) -> None:
        """What is said to happen hardly ever does so in few deals of another sample."""
        deals = self.deals()
        assert sum(map(of, deals)) / len(deals) <= SELDOM

    def stays(self, hands: tuple[tuple[Card, ...], ...], card: Card) -> bool:
        """The trick is the side's, whichever card the next seat goes over it with: partner plays last."""
        assert self.partner is not None
        led, (seat, last) = self.seen.trick[0].suit, later(self.seen)
        assert last == self.partner
        over = [
            one
            for one in hands[seat]
            if could_beat(self.seen, hands[seat], card, led) and goes_over(self.seen, one, card)
        ]
        if any(one.suit is led for one in hands[seat]):
            over = [one for one in over if one.suit is led]
        return all(could_beat(self.seen, hands[last], one, led) for one in over)

    def holds_up(self, hands: tuple[tuple[Card, ...], ...], card: Card) -> bool:
        led = led_suit(self.seen, card)
        return not any(could_beat(self.seen, hands[seat], card, led) for seat in later(self.seen))

    def names_the_only_other(self, idea: Idea) -> None:
        """In a game for two he is named, and in others nobody."""
        assert idea.seat == (1 - self.seen.seat if len(self.seen.hand_counts) == 2 else None)

    def wins(self, card: Card) -> None:
        """In truth nobody can beat it."""
        if self.seen.trick:
            best = winning(self.seen)[1]
            assert higher(card, best) or (card.suit is self.seen.trump is not best.suit) or card is best
        for seat in later(self.seen):
            assert not could_beat(self.seen, true_hand(self.told, seat), card, led_suit(self.seen, card))

    def is_marriage(self, idea: Idea) -> Suit:
        suit = idea.cards[0].suit
        assert set(idea.cards) == {king_of(suit), queen_of(suit)}
        assert suit not in {one.suit for one in self.seen.declared}
        return suit

    def scores(self, idea: Idea, suit: Suit) -> None:
        effect = self.seen.rules.marriages.marriage_effect
        makes = self.seen.trump is None or effect is MarriageEffect.EACH_SETS_TRUMP
        assert idea.points == declaration_points(self.seen.rules, suit, makes)

    def half(self, held: Card | None, missing: Card | None, seat: int | None) -> None:
        assert held is not None
        assert missing is not None
        assert {held, missing} == {king_of(held.suit), queen_of(held.suit)}
        assert held in own(self.seen)
        assert missing in out(self.seen)
        assert seat is not None
        assert seat == self.partner
        assert held.suit not in {one.suit for one in self.seen.declared}

    # -- duties -----------------------------------------------------------------------------------------------------

    def last_card(self, idea: Idea) -> None:
        assert own(self.seen) == (idea.card,)

    def only_of_suit(self, idea: Idea) -> None:
        assert [one for one in own(self.seen) if one.suit is self.seen.trick[0].suit] == [idea.card]

    def only_trump(self, idea: Idea) -> None:
        suits = [one.suit for one in own(self.seen)]
        assert self.seen.trick[0].suit not in suits
        assert suits.count(self.seen.trump) == 1  # type: ignore[arg-type]
        assert idea.card is not None
        assert idea.card.suit is self.seen.trump

    def only_winner(self, idea: Idea) -> None:
        assert idea.other is winning(self.seen)[1]
        assert self.legal == (idea.card,)
        assert idea.card is not None
        assert higher(idea.card, idea.other) or idea.card.suit is self.seen.trump

    def only_by_first_trick(self, idea: Idea) -> None:
        assert self.legal == (idea.card,)
        assert not self.seen.tricks or self.seen.marriages.lead_suit is not None

    # -- the trick --------------------------------------------------------------------------------------------------

    def takes(self, idea: Idea) -> None:
        assert idea.card is not None
        self.wins(idea.card)
        assert idea.points == points_of(self.seen, (*self.seen.trick, idea.card))
        if idea.kind is IdeaKind.TAKES_FROM_PARTNER:
            assert winning(self.seen) == (self.partner, idea.other)

    def may_take(self, idea: Idea) -> None:
        card = idea.card
        assert card is not None
        assert idea.other is winning(self.seen)[1]
        assert could_beat(self.seen, [card], idea.other, self.seen.trick[0].suit)
        assert idea.points == points_of(self.seen, (*self.seen.trick, card))
        is_kept = self.holds_up if idea.kind in (IdeaKind.MAY_TAKE, IdeaKind.MAY_HOLD) else self.stays
        assert is_kept == self.stays if self.partner in later(self.seen) else is_kept == self.holds_up
        self.chance(idea, lambda hands: is_kept(hands, card))

    def trick_stays(self, idea: Idea) -> None:
        """In truth no opponent can beat it, and partner may."""
        assert idea.card is not None
        assert idea.seat == self.partner
        assert idea.seat in later(self.seen)
        assert idea.points == points_of(self.seen, (*self.seen.trick, idea.card))
        for seat in set(later(self.seen)) - {idea.seat}:
            assert not could_beat(self.seen, true_hand(self.told, seat), idea.card, led_suit(self.seen, idea.card))

    def is_beaten(self, idea: Idea) -> None:
        """The seat after this one beats the card that is then winning, in nearly all deals."""
        best, seat = idea.other, idea.seat
        assert best is not None
        assert seat == later(self.seen)[0] != self.partner
        assert best is idea.card or winning(self.seen) == (self.partner, best)
        self.hardly(lambda hands: not could_beat(self.seen, hands[seat], best, self.seen.trick[0].suit))

    def partner_hardly(self, idea: Idea) -> None:
        best, seat = winning(self.seen)[1], idea.seat
        assert seat is not None
        assert seat == self.partner
        assert seat in later(self.seen)
        self.hardly(lambda hands: self.can_take(hands, seat, best))

    def partner_takes(self, idea: Idea) -> None:
        assert winning(self.seen) == (self.partner, idea.other) == (idea.seat, idea.other)
        assert idea.other is not None
        assert idea.card is not None
        assert idea.points == points_of(self.seen, [idea.card])
        if idea.kind is IdeaKind.PARTNER_TAKES:
            self.wins(idea.other)
        else:
            self.chance(idea, lambda hands: self.holds_up(hands, winning(self.seen)[1]))

    def partner_to_play(self, idea: Idea) -> None:
        seat, best = idea.seat, winning(self.seen)[1]
        assert seat is not None
        assert seat == self.partner
        assert seat in later(self.seen)
        assert idea.card is not None
        assert idea.points == points_of(self.seen, [idea.card])
        self.chance(idea, lambda hands: self.can_take(hands, seat, best))

    def can_take(self, hands: tuple[tuple[Card, ...], ...], seat: int, best: Card) -> bool:
        """A seat that plays last takes the trick from the best card, whichever the next seat goes over that with."""
        return could_beat(self.seen, hands[seat], best, self.seen.trick[0].suit) and self.stays(hands, best)

    def lost_trick(self, idea: Idea) -> None:
        assert winning(self.seen) == (idea.seat, idea.other)
        assert idea.seat != self.partner
        assert idea.card is not None
        assert idea.other is not None
        assert idea.points == points_of(self.seen, [idea.card])
        assert not any(could_beat(self.seen, [one], idea.other, one.suit) for one in self.legal), "it can be won"
        if self.partner is not None and self.partner in later(self.seen):
            hand = true_hand(self.told, self.partner)
            assert not could_beat(self.seen, hand, idea.other, self.seen.trick[0].suit)

    def left_trick(self, idea: Idea) -> None:
        """Exactly the cards are named that may be played and beat the card of an opponent who is winning."""
        assert winning(self.seen) == (idea.seat, idea.other)
        assert idea.seat != self.partner
        assert idea.card is not None
        assert idea.other is not None
        assert idea.card not in idea.cards
        assert set(idea.cards) == {one for one in self.legal if goes_over(self.seen, one, idea.other)} != set()
        assert idea.points == points_of(self.seen, (*self.seen.trick, idea.card))

    def sure_lead(self, idea: Idea) -> None:
        assert idea.card is not None
        self.wins(idea.card)
        self.names_the_only_other(idea)
        if idea.kind is not IdeaKind.SURE_LEAD:
            assert not out_above(self.seen, idea.card)
            assert self.seen.trump is (None if idea.kind is IdeaKind.SURE_PLAIN else idea.card.suit)

    def top_lead(self, idea: Idea) -> None:
        card = idea.card
        assert card is not None
        assert not out_above(self.seen, card)
        assert self.seen.trump not in (None, card.suit)
        is_sought = idea.kind is IdeaKind.TOP_LEAD
        if is_sought or idea.chance != SURE:
            self.names_the_only_other(idea)
        elif idea.seat is not None:
            assert could_beat(self.seen, true_hand(self.told, idea.seat), card, card.suit)
        self.chance(idea, lambda hands: self.holds_up(hands, card) is is_sought)

    def left_to_partner(self, idea: Idea) -> None:
        """Only partner can beat it, and he only by a trump."""
        card, partner = idea.card, (self.seen.seat + 2) % 4
        assert card is not None
        assert idea.seat == partner
        assert not out_above(self.seen, card)
        assert self.seen.trump not in (None, card.suit)
        others = [seat for seat in later(self.seen) if seat != partner]
        self.chance(idea, lambda hands: not any(could_beat(self.seen, hands[one], card, card.suit) for one in others))

    def likely_lead(self, idea: Idea) -> None:
        card = idea.card
        assert card is not None
        self.names_all_above(idea, card)
        self.chance(idea, lambda hands: self.holds_up(hands, card))

    def names_all_above(self, idea: Idea, card: Card) -> None:
        """The higher cards that are out are named, all or the first of them with how many more there are; of a player's
        open row only those that lie there.
        """
        above = out_above(self.seen, card)
        if idea.seat is not None:
            above &= {one for one in self.seen.up[idea.seat] if one is not None}
        elif not idea.in_aces:
            others = [one for seat, row in enumerate(self.seen.up) if seat != self.seen.seat for one in row]
            assert idea.kind is not IdeaKind.LOW_LEAD or not above & set(others), "it lies there for all to see"
        assert idea.cards
        assert set(idea.cards) <= above
        assert idea.count == len(above)
        more = len(above) - len(idea.cards)
        assert more != 1
        assert (f"and {more} more" in self.told.text()) == bool(more)

    def low_lead(self, idea: Idea) -> None:
        assert idea.card is not None
        self.names_all_above(idea, idea.card)
        assert idea.points in (None, points_of(self.seen, [idea.card]))

    def to_partner(self, idea: Idea) -> None:
        top, seat = idea.other, idea.seat
        assert top is not None
        assert idea.card is not None
        assert seat is not None
        assert seat == self.partner
        assert top in out_above(self.seen, idea.card)
        if idea.kind is IdeaKind.LEAD_TO_PARTNERS_CARD:
            assert top in true_hand(self.told, seat)
        else:
            self.chance(idea, lambda hands: top in hands[seat])
        others = [other for other in later(self.seen) if other != seat]
        deals = self.deals()
        trumped = sum(any(could_beat(self.seen, hands[at], top, top.suit) for at in others) for hands in deals)
        assert trumped <= (0.5 + TOLERANCE) * len(deals), "the highest of the suit would mostly be trumped"

    def partner_trumps(self, idea: Idea) -> None:
        """Partner has none of the suit, and can take the trick whatever the others do."""
        card, seat = idea.card, idea.seat
        assert card is not None
        assert seat is not None
        assert seat == self.partner
        led, others = card.suit, [other for other in later(self.seen) if other != seat]
        assert not any(one.suit is led for one in true_hand(self.told, seat))

        def is_taken(hands: tuple[tuple[Card, ...], ...]) -> bool:
            over = [card]
            for at in others:
                following = [one for one in hands[at] if one.suit is led] or hands[at]
                over += [one for one in following if goes_over(self.seen, one, card)]
            return all(could_beat(self.seen, hands[seat], one, led) for one in over)

        self.chance(idea, is_taken)

    def may_be_trumped(self, idea: Idea) -> None:
        top, seat = idea.other, idea.seat
        assert top is not None
        assert idea.card is not None
        assert seat is not None
        assert seat == self.partner
        assert set(out_above(self.seen, idea.card)) <= set(true_hand(self.told, seat))
        others = [other for other in later(self.seen) if other != seat]
        self.chance(idea, lambda hands: any(could_beat(self.seen, hands[at], top, top.suit) for at in others))

    # -- purposes ---------------------------------------------------------------------------------------------------

    def draws_trumps(self, idea: Idea) -> None:
        assert idea.card is not None
        assert not (self.seen.rules.layout is Layout.STOCK and self.seen.stock_count), "nobody has to follow"
        assert idea.card.suit is self.seen.trump
        assert idea.seat != self.partner or idea.seat is None, "nobody draws those of partner"
        if len(self.seen.hand_counts) == 2:
            self.names_the_only_other(idea)
        assert idea.count is not None
        assert idea.count > 0
        self.counts_trumps(idea)

    def counts_trumps(self, idea: Idea) -> None:
        """Those that are out; it is sure that others hold them only where they do in every deal, and not else."""
        trump = self.seen.trump

        def has_some(hand: tuple[Card, ...]) -> bool:
            return any(one.suit is trump for one in hand)

        for hands in self.deals():
            may = {seat for seat, hand in enumerate(hands) if seat != self.seen.seat and has_some(hand)}
            assert idea.count or not may
            assert idea.seat is None or may <= {idea.seat}, "who alone may hold them is named"
        if not idea.count:
            return
        held = sum(one.suit is trump for one in out(self.seen))
        assert idea.count == held or (idea.count < held and idea.seat is not None and idea.chance != SURE)
        counts = self.seen.hand_counts
        hidden = len(out(self.seen)) - sum(counts) + counts[self.seen.seat]
        assert idea.chance == (None if hidden else SURE)
        for hands in () if hidden else self.deals():
            others = [hand for seat, hand in enumerate(hands) if seat != self.seen.seat]
            assert sum(one.suit is trump for hand in others for one in hand) == idea.count

    def forces_out(self, idea: Idea) -> None:
        (best,) = idea.cards
        assert best in own(self.seen)
        assert idea.card is not None
        assert higher(best, idea.card)
        assert out_above(self.seen, best) == {idea.other}
        assert not any(higher(one, best) for one in own(self.seen))

    def declare_next(self, idea: Idea) -> None:
        self.scores(idea, self.is_marriage(idea))
        assert set(idea.cards) <= set(own(self.seen)) - {idea.card}

    def ask_next(self, idea: Idea) -> None:
        missing, seat = idea.other, idea.seat
        self.half(idea.card, missing, seat)
        assert seat is not None
        self.chance(idea, lambda hands: missing in hands[seat])

    def ask_whole_next(self, idea: Idea) -> None:
        choices, card, deals = self.seen.choices, idea.card, self.deals()
        assert isinstance(choices, PlayChoices)
        assert not choices.marriages.ask_whole, "it could be asked at once"
        assert idea.seat == self.partner
        assert card is not None
        assert sum(self.holds_up(hands, card) for hands in deals) > 0.3 * len(deals), "the trick is hardly won"
        self.known_whole(idea)
        self.scores(idea, idea.cards[0].suit)

    def often_kept(self, card: Card) -> float:
        """In which share of deals the side takes the trick with a card that is winning."""
        is_kept, deals = self.stays if self.partner in later(self.seen) else self.holds_up, self.deals()
        return sum(is_kept(hands, card) for hands in deals) / len(deals)

    def against(self, idea: Idea) -> None:
        """Another card that might have been played, and its claim."""
        card, other, seen = idea.card, idea.other, self.seen
        assert card is not None
        assert other is not None
        assert other in self.legal
        assert other is not card
        match idea.kind:
            case IdeaKind.ENOUGH | IdeaKind.HOLDS_BACK:
                assert higher(other, card)
                assert idea.kind is IdeaKind.HOLDS_BACK or self.often_kept(card) > 0.3, "it is hardly enough"
            case IdeaKind.SAFER:
                assert higher(card, other)
                is_kept = self.stays if self.partner in later(seen) else self.holds_up
                self.chance(idea, lambda hands: not is_kept(hands, other))
            case IdeaKind.KEEPS_WINNER:
                best = winning(seen)[1]
                assert goes_over(seen, other, best)
                assert not goes_over(seen, card, best)
                assert winning(seen)[0] != self.partner
            case IdeaKind.KEEPS_TOP:
                assert not out_above(seen, other)
            case IdeaKind.KEEPS_TRUMP:
                assert other.suit is seen.trump is not card.suit
                self.counts_trumps(idea)
            case IdeaKind.KEEPS_POINTS:
                assert idea.points == points_of(seen, [other])
                assert idea.points > points_of(seen, [card])
                is_trump_out = any(one.suit is seen.trump is not other.suit for one in out(seen))
                assert seen.trick or out_above(seen, other) or is_trump_out, "led, it would take the trick"
            case IdeaKind.KEEPS_FOR_LAST:
                assert len(own(seen)) == 2
                assert not out_above(seen, other)
                takes_now = not seen.trick or goes_over(seen, card, winning(seen)[1])
                assert other.suit is seen.trump or takes_now or any(one.suit is other.suit for one in out(seen))
                contract = seen.rules.contract
                assert idea.points == (1 if contract is None else contract.last_trick)
            case IdeaKind.KEEPS_GUARD:
                ten, *above = idea.cards
                assert {one for one in own(seen) if one.suit is ten.suit} == {ten, other}
                assert ten.rank is Rank.TEN
                assert set(above) == out_above(seen, ten)
            case IdeaKind.AS_GOOD_AS:
                assert other is idea.cards[0]
                assert idea.count == len(idea.cards)
                self.are_worth_the_same(card, idea.cards)
            case _:
                raise AssertionError(idea.kind)

    def are_worth_the_same(self, card: Card, some: Iterable[Card]) -> None:
        """They count the same, nobody has a card between, and each is named."""
        others = out(self.seen) | set(self.seen.trick)
        for same in some:
            assert points_of(self.seen, [same]) == points_of(self.seen, [card])
            between = sorted((card, same), key=lambda one: one.strength)
            assert not any(higher(one, between[0]) and higher(between[1], one) for one in others)
            assert card_text(same) in self.told.text()

    def keeps_marriage(self, idea: Idea) -> None:
        self.scores(idea, self.is_marriage(idea))
        assert set(idea.cards) <= set(own(self.seen)) - {idea.card}
        assert set(idea.cards) & set(self.legal)

    def parts_marriage(self, idea: Idea) -> None:
        self.is_marriage(idea)
        assert set(idea.cards) == set(self.legal) <= set(own(self.seen))
        assert idea.card in idea.cards

    def keeps_half(self, idea: Idea) -> None:
        (missing,), seat = idea.cards, idea.seat
        self.half(idea.other, missing, seat)
        assert idea.other in self.legal
        assert idea.other not in self.seen.received
        assert idea.other is not idea.card
        assert seat is not None
        if idea.kind is IdeaKind.KEEPS_KNOWN_HALF:
            assert missing in true_hand(self.told, seat)
        else:
            self.chance(idea, lambda hands: missing in hands[seat])
            choices = self.seen.choices
            assert isinstance(choices, PlayChoices)
            assert idea.other is not None
            assert idea.other.suit not in choices.marriages.ask_half, "why is it not asked for now?"

    def makes_void(self, idea: Idea) -> None:
        assert idea.card is not None
        assert not (self.seen.down and any(self.seen.down[self.seen.seat])), "a card of the suit may be turned up"
        assert [one for one in own(self.seen) if one.suit is idea.card.suit] == [idea.card]
        assert idea.cards
        assert set(idea.cards) == {one for one in own(self.seen) if one.suit is self.seen.trump}
        fall_now = len(later(self.seen)) if led_suit(self.seen, idea.card) is idea.card.suit else 0
        assert len([one for one in out(self.seen) if one.suit is idea.card.suit]) > fall_now, "somebody can lead it"

    def avoids_tricks(self, idea: Idea) -> None:
        assert idea.count == self.seen.rules.target
        assert self.seen.rules.game_points is not None

    def holds_marriage(self, idea: Idea) -> None:
        suit = self.is_marriage(idea)
        self.scores(idea, suit)
        choices = self.seen.choices
        assert isinstance(choices, PlayChoices)
        assert suit in choices.marriages.declare
        counts = {of: sum(one.suit is of for one in own(self.seen)) for of in Suit}
        if idea.kind is IdeaKind.HOLDS_WHILE_PLAIN:
            assert self.seen.trump is None
            assert len(own(self.seen)) > 1
            action = self.told.decision.action
            assert isinstance(action, Play)
            assert action.card not in idea.cards
            self.wins(action.card)
        if idea.kind is IdeaKind.HOLDS_FOR_LEAD:
            assert self.seen.rules.marriages.lead_from_marriage
            action = self.told.decision.action
            assert isinstance(action, Play)
            assert action.card not in idea.cards
        if idea.kind is IdeaKind.HOLDS_TRUMPS:
            assert self.seen.rules.marriages.marriage_effect is not MarriageEffect.FIRST_SETS_TRUMP
            assert idea.suit is not None
            assert idea.suit is self.seen.trump
            assert (idea.count, idea.other_count) == (counts[suit], counts[idea.suit])
            assert counts[suit] < counts[idea.suit]

    # -- declaring, asking, answering -------------------------------------------------------------------------------

    def declares(self, idea: Idea) -> None:
        suit = self.is_marriage(idea)
        self.scores(idea, suit)
        assert set(idea.cards) <= set(own(self.seen))
        counts = {of: sum(one.suit is of for one in own(self.seen)) for of in Suit}
        effect = self.seen.rules.marriages.marriage_effect
        if idea.kind is IdeaKind.DECLARES_ONLY:
            assert self.seen.trump is not None
            assert effect is MarriageEffect.FIRST_SETS_TRUMP
            return
        assert idea.count == counts[suit]
        assert re.search(rf"{idea.count} (of them|trumps)", self.told.text())
        if idea.kind is IdeaKind.CHANGES_TRUMPS:
            assert idea.suit is not None
            assert idea.suit is self.seen.trump
            assert idea.other_count == counts[idea.suit]
        else:
            assert self.seen.trump is None

    def declares_first(self, idea: Idea) -> None:
        suit = self.is_marriage(idea)
        assert set(idea.cards) <= set(own(self.seen))
        choices, action = self.seen.choices, self.told.decision.action
        assert isinstance(choices, PlayChoices)
        assert isinstance(action, Declare)
        assert suit is not action.suit
        assert {suit, action.suit} <= set(choices.marriages.declare)
        assert len(own(self.seen)) > 1
        rules = self.seen.rules
        if rules.contract is None:
            is_little = rules.marriages.marriage_effect is MarriageEffect.FIRST_SETS_TRUMP
            assert idea.points == (1 if is_little else 2)
        else:
            self.scores(idea, suit)

    def asks_whole(self, idea: Idea) -> None:
        seat = idea.seat
        assert seat is not None
        assert seat == self.partner
        if idea.kind is IdeaKind.ASK_IN_VAIN:
            assert idea.count == self.seen.hand_counts[seat]
            return
        closed = {one.suit for one in self.seen.declared}
        if idea.kind is IdeaKind.ASK_KNOWN_WHOLE:
            self.known_whole(idea)
            return
        self.chance(
            idea,
            lambda hands: any({king_of(suit), queen_of(suit)} <= set(hands[seat]) for suit in set(Suit) - closed),
        )

    def known_whole(self, idea: Idea) -> None:
        seat = idea.seat
        assert seat is not None
        self.is_marriage(idea)
        assert all(set(idea.cards) <= set(hands[seat]) for hands in self.deals()), "so it is in every deal that fits"

    def opens_halves(self, idea: Idea) -> None:
        assert idea.cards
        assert set(idea.cards) <= set(own(self.seen))
        assert self.seen.rules.marriages.half_needs_whole

    def asks_half(self, idea: Idea) -> None:
        missing, seat = idea.other, idea.seat
        self.half(idea.card, missing, seat)
        assert idea.card is not None
        assert seat is not None
        self.scores(idea, idea.card.suit)
        if idea.kind is IdeaKind.ASK_KNOWN_HALF:
            assert missing in true_hand(self.told, seat)
        else:
            self.chance(idea, lambda hands: missing in hands[seat])

    def half_in_vain(self, idea: Idea) -> None:
        assert idea.card is not None
        assert idea.card in own(self.seen)
        assert {idea.card, idea.other} == {king_of(idea.card.suit), queen_of(idea.card.suit)}
        assert idea.seat == self.partner is not None
        assert idea.other not in true_hand(self.told, self.partner)

    def half_hardly(self, idea: Idea) -> None:
        missing, seat = idea.other, idea.seat
        self.half(idea.card, missing, seat)
        assert seat is not None
        self.hardly(lambda hands: missing in hands[seat])

    def bluffs(self, idea: Idea) -> None:
        self.is_marriage(idea)
        assert not set(idea.cards) & set(own(self.seen))

    def answers(self, idea: Idea) -> None:
        held, mine = set(idea.cards), set(own(self.seen))
        match idea.kind:
            case IdeaKind.ANSWER_NO_HALF:
                assert not held & mine
            case IdeaKind.ANSWER_NO_WHOLE:
                closed = {one.suit for one in self.seen.declared}
                suits = set(Suit) - closed
                broken = self.seen.seat in self.seen.broken
                assert broken or not any({king_of(suit), queen_of(suit)} <= mine for suit in suits)
            case IdeaKind.ANSWER_BEST:
                assert held <= mine
                assert idea.count == sum(one.suit is idea.cards[0].suit for one in mine)
            case _:
                assert held
                assert held <= mine


ASKS: Final = (IdeaKind.ASK_HALF, IdeaKind.ASK_KNOWN_HALF, IdeaKind.HALF_HARDLY, IdeaKind.HALF_IN_VAIN)
_AGAINST: Final = (
    IdeaKind.ENOUGH,
    IdeaKind.HOLDS_BACK,
    IdeaKind.SAFER,
    IdeaKind.KEEPS_TOP,
    IdeaKind.KEEPS_TRUMP,
    IdeaKind.KEEPS_POINTS,
    IdeaKind.KEEPS_WINNER,
    IdeaKind.KEEPS_FOR_LAST,
    IdeaKind.KEEPS_GUARD,
    IdeaKind.AS_GOOD_AS,
)
CLAIMS: Final[dict[IdeaKind, Callable[[Claims, Idea], None]]] = {
    IdeaKind.LAST_CARD: Claims.last_card,
    IdeaKind.ONLY_OF_SUIT: Claims.only_of_suit,
    IdeaKind.ONLY_TRUMP: Claims.only_trump,
    IdeaKind.ONLY_WINNER: Claims.only_winner,
    IdeaKind.ONLY_ACE: Claims.only_by_first_trick,
    IdeaKind.ONLY_SPADE: Claims.only_by_first_trick,
    IdeaKind.ONLY_LEAD: Claims.only_by_first_trick,
    IdeaKind.TAKES: Claims.takes,
    IdeaKind.TAKES_FROM_PARTNER: Claims.takes,
    IdeaKind.MAY_TAKE: Claims.may_take,
    IdeaKind.MAY_HOLD: Claims.may_take,
    IdeaKind.STAYS: Claims.trick_stays,
    IdeaKind.MAY_STAY: Claims.may_take,
    IdeaKind.MAY_THEN_STAY: Claims.may_take,
    IdeaKind.IS_BEATEN: Claims.is_beaten,
    IdeaKind.PARTNER_HARDLY: Claims.partner_hardly,
    IdeaKind.PARTNER_TAKES: Claims.partner_takes,
    IdeaKind.PARTNER_MAY_TAKE: Claims.partner_takes,
    IdeaKind.PARTNER_TO_PLAY: Claims.partner_to_play,
    IdeaKind.LOST_TRICK: Claims.lost_trick,
    IdeaKind.LEFT_TRICK: Claims.left_trick,
    IdeaKind.SURE_LEAD: Claims.sure_lead,
    IdeaKind.SURE_PLAIN: Claims.sure_lead,
    IdeaKind.SURE_TRUMP: Claims.sure_lead,
    IdeaKind.TOP_LEAD: Claims.top_lead,
    IdeaKind.RISKY_LEAD: Claims.top_lead,
    IdeaKind.LEFT_TO_PARTNER: Claims.left_to_partner,
    IdeaKind.LIKELY_LEAD: Claims.likely_lead,
    IdeaKind.LOW_LEAD: Claims.low_lead,
    IdeaKind.LEAD_TO_PARTNER: Claims.to_partner,
    IdeaKind.LEAD_TO_PARTNERS_CARD: Claims.to_partner,
    IdeaKind.PARTNER_TRUMPS: Claims.partner_trumps,
    IdeaKind.MAY_BE_TRUMPED: Claims.may_be_trumped,
    IdeaKind.DRAWS_TRUMPS: Claims.draws_trumps,
    IdeaKind.FORCES_OUT: Claims.forces_out,
    IdeaKind.DECLARE_NEXT: Claims.declare_next,
    IdeaKind.ASK_NEXT: Claims.ask_next,
    IdeaKind.ASK_WHOLE_NEXT: Claims.ask_whole_next,
    IdeaKind.KEEPS_MARRIAGE: Claims.keeps_marriage,
    IdeaKind.PARTS_MARRIAGE: Claims.parts_marriage,
    IdeaKind.KEEPS_HALF: Claims.keeps_half,
    IdeaKind.KEEPS_KNOWN_HALF: Claims.keeps_half,
    IdeaKind.MAKES_VOID: Claims.makes_void,
    IdeaKind.LOSER: Claims.low_lead,
    IdeaKind.AVOIDS_TRICKS: Claims.avoids_tricks,
    IdeaKind.HOLDS_MARRIAGE: Claims.holds_marriage,
    IdeaKind.HOLDS_FOR_LEAD: Claims.holds_marriage,
    IdeaKind.HOLDS_WHILE_PLAIN: Claims.holds_marriage,
    IdeaKind.HOLDS_TRUMPS: Claims.holds_marriage,
    IdeaKind.DECLARES_TRUMPS: Claims.declares,
    IdeaKind.CHANGES_TRUMPS: Claims.declares,
    IdeaKind.DECLARES_ONLY: Claims.declares,
    IdeaKind.DECLARES_FIRST: Claims.declares_first,
    IdeaKind.ASK_WHOLE: Claims.asks_whole,
    IdeaKind.ASK_KNOWN_WHOLE: Claims.asks_whole,
    IdeaKind.ASK_IN_VAIN: Claims.asks_whole,
    IdeaKind.OPENS_HALVES: Claims.opens_halves,
    IdeaKind.ASK_HALF: Claims.asks_half,
    IdeaKind.ASK_KNOWN_HALF: Claims.asks_half,
    IdeaKind.HALF_HARDLY: Claims.half_hardly,
    IdeaKind.HALF_IN_VAIN: Claims.half_in_vain,
    IdeaKind.BLUFF: Claims.bluffs,
    IdeaKind.ANSWER_YES: Claims.answers,
    IdeaKind.ANSWER_NO_HALF: Claims.answers,
    IdeaKind.ANSWER_NO_WHOLE: Claims.answers,
    IdeaKind.ANSWER_WHOLE: Claims.answers,
    IdeaKind.ANSWER_BEST: Claims.answers,
    **dict.fromkeys(_AGAINST, Claims.against),
}
"""Idea → its check."""
