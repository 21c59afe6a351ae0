"""The options of the rules in words: names, explanations, values, sentences and what is wrong with a change."""
