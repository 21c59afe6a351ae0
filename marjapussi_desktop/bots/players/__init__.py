"""The players: random, beginner, casual, the searching ones (skilled, expert), and other programs (`external`).
`levels` is the table of levels, `characters` that of characters.
"""
