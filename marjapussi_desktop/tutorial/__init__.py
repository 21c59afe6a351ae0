"""The tutorial: lessons as data, and the runner that plays one on the same table as a match.

Read in this order: lesson, patterns, page, runner, catalogue; ``lessons`` holds the data.
"""
