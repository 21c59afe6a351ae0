"""The tutorial in the window.

Read in this order: paragraph, card, pointer, director, lesson, contents, screen.
"""
