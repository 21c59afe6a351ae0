"""The note of what can be known, below the story; the quiz on it."""
