"""Engine values in the words of the current language; the only place that turns them into text.

cards: signs and names · reasons: why an action is refused · events: what is said at the table, and the log ·
scores: score lines, results, victories · rules, presets: options and games.
"""
