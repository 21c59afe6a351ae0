"""The language of the interface, which may change at any moment.

English is the language of the sources; Finnish and the English plurals come from ``translations/``.
Texts in tables are marked with ``QT_TRANSLATE_NOOP`` and translated with ``translate`` when they are shown,
never kept. Widgets get ``QEvent.LanguageChange``; other objects listen to ``Language.changed``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from marjapussi_desktop.resources import translation_path

LANGUAGES: Final = {"fi": "Suomi", "en": "English"}
"""Language code → its name in itself, which is never translated."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Mark ``text`` for translation in a table; the same as Qt's own, with a type."""
    return text


KEYS: Final = (QT_TRANSLATE_NOOP("QShortcut", "Shift"),)
"""Names of keys in Qt's context, for our translation: menus then show them as the keyboard does."""


def translate(context: str, text: str) -> str:
    """The text of a table in the current language."""
    return QCoreApplication.translate(context, text)


def system_language() -> str:
    """The first of the system's languages that the program has, else English."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def within_sentence(text: str) -> str:
    """A text that begins a sentence as it stands within one: ``asking for a whole``; ``♥6`` stays."""
    return text[:1].lower() + text[1:]


class Language(QObject):
    """The current language; one object per program.

    Attributes: ``code``, a key of ``LANGUAGES``. Signal: ``changed``, after the translators were exchanged.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.code = ""
        self._translators: list[tuple[QTranslator, bytes]] = []
        """Each with the bytes that it reads, which Qt does not copy. Of a file's name it would map the file itself, and
        an update that writes that anew could take the program down."""

    def choose(self, code: str | None) -> None:
        """Switch to a language of the program; None or an unknown one means the system's."""
        wanted = code if code in LANGUAGES else system_language()
        if wanted == self.code and self._translators:
            return
        self.forget()
        self.code = wanted
        QLocale.setDefault(QLocale(wanted))
        for path in _files(wanted):
            translator, texts = QTranslator(), _read(path)
            if translator.load(texts):
                QCoreApplication.installTranslator(translator)
                self._translators.append((translator, texts))
        self.changed.emit()

    def forget(self) -> None:
        """Take the translators away: the texts are those of the sources, until a language is chosen again."""
        translators, self._translators = self._translators, []
        for translator, _texts in translators:
            QCoreApplication.removeTranslator(translator)


def _files(code: str) -> tuple[str, ...]:
    """Qt's own texts and then the program's, which win."""
    own = str(translation_path(f"marjapussi_{code}.qm"))
    if code == "en":
        return (own,)
    return (f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)}/qtbase_{code}.qm", own)


def _read(path: str) -> bytes:
    """A file of translations; none, where it lacks: the texts are then those of the sources."""
    try:
        return Path(path).read_bytes()
    except OSError:
        return b""
