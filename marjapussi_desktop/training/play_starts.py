"""Hands at the first lead, for self-play: over the presets and options of a network's games at random.

Auctions and exchanges are casual players'. As they take far longer than the play of a hand by the network, each is used
often: with the suits exchanged, the defenders' cards dealt anew, and the contract raised or lowered. In many of them
other cards are given and given back, as people do who know more of the exchange than casual players: a king with the
queen, to be asked for; an ace, with which partner wins a lead; half of a marriage.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from marjapussi_desktop.bots.heuristics.exchange import cards_to_part_with
from marjapussi_desktop.bots.heuristics.worth import Worth, worth_of
from marjapussi_desktop.bots.knowledge.card_sets import ACE_MASK, MARRIAGE_MASKS, Mask, mask_of
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.native.encoding import (
    first_lead_code,
    missing_to_target,
    native_rules,
    public_position,
    true_world,
)
from marjapussi_desktop.bots.native.values import NOT_TOLD, NOTHING_BENEATH, NativeRules, PublicPosition, World
from marjapussi_desktop.bots.players.casual import CasualBot
from marjapussi_desktop.bots.value.hand_worths import hand_worths
from marjapussi_desktop.bots.value.networks import Games
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.observation import observe, see_all
from marjapussi_desktop.engine.options import OPTIONS, allowed_values, problems
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import NoTrickPenalty, Ruleset
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import HandState, Phase
from marjapussi_desktop.engine.values import changed, frozen

RULESETS: Final = 40
"""How many rulesets a family is trained with: presets, and presets with options at random."""
PRESET_SHARE: Final = 0.6
CHANGES: Final = 3
"""The most options by which a ruleset differs from a preset."""
FAVOURED: Final = "huutopussi-wurzel"
"""This preset comes as often as any two others: its bids are the most like people's."""
UNKNOWN_EXCHANGE: Final = 0.3
"""The share of hands in which nobody remembers the exchange: in a defender's determinizations it is not known."""
OTHER_GIFT: Final = 0.25
"""The share of hands in which the declarer was given another card or two."""
OTHER_RETURN: Final = 0.5
"""The share in which he gave back other cards: in `WHOLES` of these a whole marriage if he can, in `ACES` of the rest
an ace if he has one, and else any card beside those of least use."""
WHOLES: Final = 0.5
ACES: Final = 0.5
FALL: Final = -40
RISE: Final = 60
"""In points: how far a contract is lowered or raised at most."""
STEP: Final = 5
UNKNOWN_TOTALS: Final = 0.15
"""The share of hands of the Marjapussi family in which the players know of no match, and play for the score."""
EARLY: Final = 0.35
"""The share of the others in which both totals are in the first third of the match."""
PORVOO_LOSS: Final = 3
"""What a side without a trick loses where it loses its total, which play does not know, in game points."""


@frozen
class PlayStart:
    """A hand at its first lead, led by seat 0 or by the declarer. ``no_trick``: what a side without a trick loses;
    ``received``: the cards that the declarer was given; ``worths``: what each end is worth at the position's totals
    (`hand_worths`), empty where the score counts.
    """

    rules: Ruleset
    position: PublicPosition
    world: World
    no_trick: int
    received: Mask = 0
    worths: tuple[float, ...] = ()

    @property
    def native(self) -> NativeRules:
        """The rules as the native code reads them."""
        return native_rules(self.rules)


def some_rulesets(games: Games, dice: random.Random) -> Iterator[Ruleset]:
    """Rulesets of these games, without end."""
    names = [name for name, rules in PRESETS.items() if Games.of(rules) == games]
    names += [FAVOURED] * 2 if FAVOURED in names else []
    while True:
        rules = PRESETS[dice.choice(names)]
        if dice.random() < PRESET_SHARE:
            yield rules
            continue
        other = _with_changes(rules, dice)
        if not problems(other):
            yield other


def _with_changes(rules: Ruleset, dice: random.Random) -> Ruleset:
    options = [one for one in OPTIONS if one.exists_in(rules) and one.may_change_in(rules) and not one.many]
    for option in dice.sample(options, dice.randint(1, CHANGES)):
        values = allowed_values(option, rules)
        if values:
            rules = option.put_in(rules, dice.choice(values))
    return rules


def dealt(rules: Ruleset, dice: random.Random) -> PlayStart | None:
    """A hand after the auction and exchange of casual players; None if it was not played, or without a contract."""
    match = game.deal(game.new_match(rules, dice.randrange(players_in(rules.layout))), shuffled_deal(rules, dice)).match
    bots = [CasualBot(seat) for seat in range(players_in(rules.layout))]
    while match.hand is not None and match.hand.phase not in (Phase.PLAY, Phase.OVER):
        seat = game.seat_to_act(match)
        assert seat is not None
        step = game.act(match, seat, bots[seat].decide(observe(match.hand, seat)).action)
        assert isinstance(step, game.Step)
        match = step.match
    hand = match.hand
    if hand is None or hand.phase is not Phase.PLAY or (rules.contract is not None and hand.contract is None):
        return None
    return _start_of(rules, hand)


def _start_of(rules: Ruleset, hand: HandState) -> PlayStart:
    seen = observe(hand, hand.declarer if hand.declarer is not None else 0)
    position = changed(public_position(seen, PublicHistory(seen)), first_lead=first_lead_code(rules, 2))
    no_trick = PORVOO_LOSS if rules.game_points is not None and rules.game_points.porvoo else 0
    if rules.contract is not None and hand.contract is not None and hand.final_bid is not None:
        no_trick = {
            NoTrickPenalty.CONTRACT: hand.contract,
            NoTrickPenalty.TWICE_CONTRACT: 2 * hand.contract,
        }.get(rules.contract.no_trick_penalty, hand.final_bid)
    position = changed(position, missing=NOT_TOLD)
    return PlayStart(rules, position, true_world(see_all(hand)), no_trick, mask_of(seen.received))


def varied(start: PlayStart, dice: random.Random) -> PlayStart:
    """Another hand like it."""
    if start.rules.contract is None:
        return _with_totals(_dealt_anew(start, dice), dice)
    start = _exchanged_otherwise(start, dice)
    position, hands = start.position, start.world.hands
    players = len(hands)
    defenders = [(position.declarer + 1) % players, (position.declarer + players - 1) % players]
    hands = _shuffled(hands, defenders, dice)
    suits = dice.sample(range(4), 4)
    hands = tuple(_in_suits(hand, suits) for hand in hands)
    passed = tuple(_in_suits(cards, suits) for cards in position.passed)
    if dice.random() < UNKNOWN_EXCHANGE:
        passed = (0, 0, 0, 0)
    contract = max(position.contract + STEP * dice.randint(FALL // STEP, RISE // STEP), STEP)
    return changed(start, position=changed(position, passed=passed, contract=contract), world=World(hands))


def _with_totals(start: PlayStart, dice: random.Random) -> PlayStart:
    """The hand at some totals of a match, or perhaps where nobody knows of one (Marjapussi family)."""
    if dice.random() < UNKNOWN_TOTALS:
        return changed(start, position=changed(start.position, missing=NOT_TOLD), worths=())
    target = start.rules.target
    most = max(target // 3, 1) if dice.random() < EARLY else target - 1
    totals = dice.randint(0, most), dice.randint(0, most)
    missing = missing_to_target(start.rules, totals)
    return changed(start, position=changed(start.position, missing=missing), worths=hand_worths(start.rules, totals))


def _dealt_anew(start: PlayStart, dice: random.Random) -> PlayStart:
    """The hand with every card in the place of another one."""
    world = start.world
    cards = [*_numbers(sum(world.hands)), *world.stock, *(lower for lower in world.beneath if lower >= 0)]
    others = dict(zip(cards, dice.sample(cards, len(cards)), strict=True))

    def exchanged(some: Mask) -> Mask:
        return sum(1 << others[card] for card in _numbers(some))

    beneath = list(NOTHING_BENEATH)
    for upper, lower in enumerate(world.beneath):
        if lower >= 0:
            beneath[others[upper]] = others[lower]
    hands = tuple(map(exchanged, world.hands))
    shown = tuple(map(exchanged, start.position.shown))
    return changed(
        start,
        position=changed(start.position, shown=shown),
        world=World(hands, tuple(others[card] for card in world.stock), tuple(beneath)),
    )


def _exchanged_otherwise(start: PlayStart, dice: random.Random) -> PlayStart:
    """The hand with, perhaps, another gift and another return."""
    declarer, hands = start.position.declarer, list(start.world.hands)
    partner, received = declarer ^ 2, start.received
    if not received or len(hands) < 4:
        return start
    given = start.position.passed[partner]
    hands[declarer], hands[partner] = hands[declarer] | given, hands[partner] & ~given
    if dice.random() < OTHER_GIFT:
        swap = 1 << dice.choice(_numbers(received)) | 1 << dice.choice(_numbers(hands[partner]))
        received, hands[declarer], hands[partner] = received ^ swap, hands[declarer] ^ swap, hands[partner] ^ swap
        given = mask_of(cards_to_part_with(hands[declarer], hands[declarer], given.bit_count(), worth_of(start.rules)))
    if dice.random() < OTHER_RETURN:
        given = _other_return(hands[declarer], given.bit_count(), worth_of(start.rules), dice)
    hands[declarer], hands[partner] = hands[declarer] & ~given, hands[partner] | given
    passed = [0] * 4
    passed[declarer], passed[partner] = received & ~given, given
    return changed(start, position=changed(start.position, passed=tuple(passed)), world=World(tuple(hands)))


def _other_return(held: Mask, count: int, worth: Worth, dice: random.Random) -> Mask:
    """Cards to give back that a casual player would not choose, with those of least use beside them."""
    wholes = [marriage for marriage in MARRIAGE_MASKS.values() if held & marriage == marriage]
    if wholes and dice.random() < WHOLES:
        chosen = dice.choice(wholes)
    else:
        aces = _numbers(held & ACE_MASK)
        chosen = 1 << dice.choice(aces if aces and dice.random() < ACES else _numbers(held))
    rest = cards_to_part_with(held & ~chosen, held & ~chosen, count - chosen.bit_count(), worth)
    return chosen | mask_of(rest)


def _numbers(cards: Mask) -> list[int]:
    return [card for card in range(36) if cards >> card & 1]


def _shuffled(hands: tuple[Mask, ...], seats: range | list[int], dice: random.Random) -> tuple[Mask, ...]:
    """The hands, with those of some seats dealt anew."""
    cards = [card for card in range(36) if any(hands[seat] >> card & 1 for seat in seats)]
    dice.shuffle(cards)
    found = list(hands)
    for seat in seats:
        count = hands[seat].bit_count()
        found[seat] = sum(1 << card for card in cards[:count])
        del cards[:count]
    return tuple(found)


def _in_suits(cards: Mask, suits: list[int]) -> Mask:
    """The same cards of other suits."""
    return sum((cards >> (9 * suit) & 511) << (9 * other) for suit, other in enumerate(suits))
