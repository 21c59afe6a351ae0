"""What is new in each version: told after an update by a line on the front page, which goes once it was followed."""

from __future__ import annotations

import json
from typing import Final

from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.resources import asset_path
from marjapussi_desktop.settings.later import order
from marjapussi_desktop.settings.preferences import Preferences

FILE: Final = "news.json"


@frozen
class News:
    """What a version brought, in sentences by language code."""

    version: str
    sentences: dict[str, tuple[str, ...]]


def all_news() -> tuple[News, ...]:
    """Of every version that is told of, the newest first; nothing where the file is missing or harmed."""
    try:
        rows = json.loads(asset_path(FILE).read_text("utf-8"))
        found = [News(row["version"], {code: tuple(row[code]) for code in ("en", "fi")}) for row in rows]
    except (OSError, ValueError, KeyError, TypeError):
        return ()
    return tuple(sorted(found, key=lambda news: order(news.version), reverse=True))


def is_newcomer(preferences: Preferences) -> bool:
    """Whether the person has neither chosen a game here nor taken a lesson."""
    return not preferences.preset and not preferences.lessons_done


def begun(preferences: Preferences, current: str) -> Preferences:
    """As a run begins: to a newcomer nothing is new."""
    if is_newcomer(preferences) and not preferences.seen_version:
        return changed(preferences, seen_version=current)
    return preferences


def is_update(seen: str, current: str) -> bool:
    """Whether the person has not read what this version brought. Who is back at an older one is told nothing."""
    return order(seen) < order(current) and any(order(seen) < order(one.version) for one in all_news())
