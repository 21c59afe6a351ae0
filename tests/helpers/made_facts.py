"""Facts by dice, for tests and benchmarks that need many hands and no engine."""

from __future__ import annotations

import random

from marjapussi_desktop.settings.facts import HandFacts, MatchFacts

LEVELS = ("beginner", "casual", "skilled", "expert")
CHARACTERS = ("aino", "eino", "helmi", "veikko", "onni", "kerttu", "martta", "tauno")
GAMES = {"marjapussi": 12, "huutopussi": 500, "huutopussi-3": 500, "bondtolva-2": 12}


def made_match(dice: random.Random, nth: int) -> tuple[MatchFacts, tuple[HandFacts, ...]]:
    """The facts of a match, older matches first."""
    preset = dice.choice([*GAMES])
    others = dice.sample(CHARACTERS, 3)
    won = dice.choice((True, False, None))
    match = MatchFacts(
        match=f"{nth:032x}",
        record=f"r{nth}",
        preset=preset,
        house_rules=dice.random() < 0.2,
        names=", ".join(["Veera", *(name.capitalize() for name in others)]),
        partner_level=dice.choice(LEVELS) if "-" not in preset else "",
        opponent_level=dice.choice(LEVELS),
        hands=dice.randrange(1, 12),
        own_total=dice.randrange(500),
        other_total=dice.randrange(500),
        won=won,
        counts=won is not None,
    )
    started = f"2026-{1 + nth * 11 // 20000 % 12:02}-{1 + nth % 28:02}T{nth % 24:02}:{nth // 24 % 60:02}:00"
    return match, tuple(made_hand(dice, match, started, number, others) for number in range(match.hands))


def made_hand(dice: random.Random, match: MatchFacts, started: str, number: int, others: list[str]) -> HandFacts:
    target = GAMES[match.preset]
    declarer = dice.choice(("own", "other", "")) if target == 500 else ""
    par = dice.gauss(0, target / 5)
    return HandFacts(
        started=started,
        match=match.match,
        number=number,
        preset=match.preset,
        house_rules=match.house_rules,
        target=target,
        partner_level=match.partner_level,
        opponent_level=match.opponent_level,
        partner=others[0] if match.partner_level else "",
        opponent=others[1],
        other_opponent="" if match.preset.endswith("-2") else others[2],
        kind=dice.choices(("played", "passed_out", "redeal"), (90, 6, 4))[0],
        declarer=declarer,
        contract=dice.randrange(50, 240, 5) if declarer else None,
        made=dice.random() < 0.6 if declarer else None,
        own_taken=dice.randrange(120),
        other_taken=dice.randrange(120),
        own_score=round(par + dice.gauss(0, target / 8)),
        other_score=0.0,
        own_marriages=dice.randrange(3),
        other_marriages=dice.randrange(3),
        own_porvoo=dice.random() < 0.03,
        other_porvoo=dice.random() < 0.03,
        own_slam=dice.random() < 0.02,
        other_slam=dice.random() < 0.02,
        par=par,
        par_spread=abs(dice.gauss(0, target / 20)),
    )
