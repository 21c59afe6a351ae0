"""What assistive technology is told of a table: every event, every question, and what the person asks to hear."""
