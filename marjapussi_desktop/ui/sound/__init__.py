"""What the table sounds like: which sound an event has, and a player that nobody waits for."""
