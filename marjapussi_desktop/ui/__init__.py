"""The window: it shows table views and asks the person; it never holds an engine state."""
