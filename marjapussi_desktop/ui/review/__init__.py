"""The review of a hand in the window: its page beside the table, and the moments that may be tried again."""
