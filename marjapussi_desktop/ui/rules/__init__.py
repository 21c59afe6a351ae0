"""The rules to read: a page for each game, made from its ruleset, and the glossary."""
