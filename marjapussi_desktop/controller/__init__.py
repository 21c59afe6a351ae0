"""The only layer that talks to both engine and bots; it offers the interface one small API.

Read in this order: table_view and prompts (what the window is told), deals, players (who sits where), session (the true
state and its record), history (saving), questions (who is asked what), thoughts (reasons, as far as they may be told),
bot_process and bot_worker (where bots think). The modules that begin with ``qt_`` are the only Qt here; qt_session is
what the window drives; kept_value holds a small file's value for it. seating seats bots where there is no window.
"""
