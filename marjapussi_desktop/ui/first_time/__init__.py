"""A first match, with a note on each kind of question: whole at first, shorter the second time, then no more."""
