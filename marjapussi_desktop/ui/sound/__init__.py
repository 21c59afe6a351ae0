"""Sounds: which sound an event has, and a player for which nothing ever waits."""
