"""The tutorial in the window.

Read in this order: paragraph, card, pointer, table, lesson, contents, screen.
"""
