"""What the person is called where no name has been given."""

from typing import Final

DEFAULT_NAME: Final = "Marja"
"""A berry, and a Finnish name: the same in every language, as it goes into records."""
