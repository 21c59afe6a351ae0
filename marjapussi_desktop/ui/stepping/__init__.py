"""A hand that is over, stepped through on the table: its director, the bar of steps, and what is told beside it."""
