"""House rules in the window: the draft that is edited, the form for it, and those that have been named."""
