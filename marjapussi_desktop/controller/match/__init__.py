"""A match in play: the true state and its record, what each seat is told, who is asked what, and saving."""
