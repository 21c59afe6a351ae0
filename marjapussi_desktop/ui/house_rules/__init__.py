"""House rules in the window: the draft that is edited, the form for it, and the store of named ones."""
