"""Pictures for great events: which events have one, the cloth (hanging) that carries it, and the drawings."""
