"""Who may sit at the table: random, beginner and casual players, those that search (skilled, expert), the cheat that
measures them, and other programs (`external`). `levels` names them, `characters` bends their style.
"""
