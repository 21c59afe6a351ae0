"""The rules of the game, pure: standard library only, no Qt, no clock, no random numbers, no text in a language.

Read in this order: cards, seats, ruleset, presets, options, actions, choices, events, reasons, state, known,
tricks, legality, marriages, auction, exchange, kontra, trickplay, scoring, match, phases, game, observation, notation,
record, errors.
"""
