"""Facts of every hand, what its cards were worth, and the archive of matches."""
