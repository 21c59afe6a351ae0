"""The parts of the archive of matches: the model of its table, and what it is searched by."""
