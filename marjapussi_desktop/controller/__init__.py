"""The only layer that talks to both engine and bots; it offers the interface one small API.

Read in this order: table_view, prompts, agents, session, history; qt_session and qt_bot_runner are the only Qt here.
"""
