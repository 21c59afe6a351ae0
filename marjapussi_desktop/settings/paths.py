"""Where things are kept: by the habits of the system, or all in one folder of the person's choice."""

from __future__ import annotations

import os
from pathlib import Path

from marjapussi_desktop import __version__
from marjapussi_desktop.engine.values import frozen

HOME_VARIABLE = "MARJAPUSSI_HOME"
"""The environment variable that names one folder for everything."""

APP = "marjapussi"


@frozen
class Places:
    """Folders, which need not exist yet. ``later`` are those of a later version of the program, which this one
    leaves alone.
    """

    config: Path
    data: Path
    later: Places | None = None

    @property
    def preferences(self) -> Path:
        """The preferences' file."""
        return self.config / "preferences.json"

    @property
    def house_rules(self) -> Path:
        """The file of the house rules that have been named."""
        return self.config / "house_rules.json"

    @property
    def statistics(self) -> Path:
        """The statistics' file."""
        return self.data / "statistics.json"

    @property
    def day_results(self) -> Path:
        """The file of what came of the deals of the day."""
        return self.data / "days.json"

    @property
    def puzzle_results(self) -> Path:
        """The file of what came of the puzzles."""
        return self.data / "puzzles.json"

    @property
    def reviewed_hands(self) -> Path:
        """The file of what the reviews of the person's hands found."""
        return self.data / "reviews.json"

    @property
    def matches(self) -> Path:
        """The database of saved matches."""
        return self.data / "matches.sqlite"

    @property
    def program_logs(self) -> Path:
        """The folder for what other programs complain of while they play."""
        return self.data / "programs"


class HomeError(Exception):
    """MARJAPUSSI_HOME names no folder: its ``~`` is nobody's, or it depends on a folder that is gone."""


def places() -> Places:
    """The folders of this run: the usual ones, or one of this version's own where a later version has been. Raises
    HomeError.
    """
    # Imported here: the bots' process has no use for the readers of what is kept.
    from marjapussi_desktop.settings.later import was_later_here

    usual = _usual_places()
    if not was_later_here(usual.preferences, usual.matches):
        return usual
    own = usual.data / f"version-{__version__}"
    return Places(own, own, later=usual)


def _usual_places() -> Places:
    """By MARJAPUSSI_HOME when it is set and not empty, else the system's. Raises HomeError."""
    home = os.environ.get(HOME_VARIABLE, "")
    if home:
        try:
            root = Path(home).expanduser().absolute()
        except (RuntimeError, OSError):
            raise HomeError(home) from None
        return Places(root, root)
    # Imported here: it takes some 12 ms of the start, and tests and portable use do without.
    import platformdirs

    dirs = platformdirs.PlatformDirs(APP, appauthor=False)
    return Places(dirs.user_config_path, dirs.user_data_path)
