"""What is kept between two runs: preferences, statistics and the saved matches.

Standard library and platformdirs only; no Qt, no text in a language, no import of the engine. Read in this order:
problems, content, damaged, json_file, preferences, later, paths, statistics, keeper; migrations, matches, facts,
salvage, database, keeping, store.
"""
