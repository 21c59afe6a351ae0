"""The person's name if none has been given."""

from typing import Final

DEFAULT_NAME: Final = "Marja"
"""A berry and a Finnish first name. It is the same in every language, since records contain it."""
