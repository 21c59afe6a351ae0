"""Compiles Qt's translation sources (``.ts``) into what ``QTranslator`` loads (``.qm``), without Qt.

Why not Qt's own ``lrelease``: building a wheel would then need the 80 MB of PySide6 and the system's
libraries in a throw-away environment. With this the sources alone are kept: a checkout compiles them when
they change, a build when it copies them. A test compares with ``lrelease``. This file stands alone: a build runs
it by its path, where neither the package nor anything else is installed.

The format (Qt: ``qtranslator.cpp``): a magic number, then sections, each a tag, a length and data, all
big-endian. *Hashes* are pairs of a message's hash and its offset in *Messages*, in ascending order; a message
is a run of tagged strings; *NumerusRules* tells which form of a plural belongs to a number.
"""

import os
import struct
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_LANGUAGE, _HASHES, _MESSAGES, _NUMERUS_RULES = 0xA7, 0x42, 0x69, 0x88
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8

_ONE_OR_MORE = bytes([0x01, 1])
"""The first form if the number equals 1, else the second: the rule of every language this program has."""
_LANGUAGES = ("en", "fi")


class Message(NamedTuple):
    """One text and its translation: two ``forms`` where a number decides, else one."""

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]


def compile_file(source: Path, compiled: Path) -> None:
    """Writes ``compiled`` from ``source``, whole or not at all, so that two processes may do it at once."""
    data = compile_ts(source.read_text("utf-8"))
    partial = compiled.with_name(f"{compiled.name}.{os.getpid()}")
    partial.write_bytes(data)
    partial.replace(compiled)


def compile_ts(text: str) -> bytes:
    """The ``.qm`` of the text of a ``.ts``. Raises ValueError for an unknown language."""
    root = ET.fromstring(text)
    language = root.get("language", "")
    if language.split("_")[0] not in _LANGUAGES:
        raise ValueError(f"no plural rule for the language {language!r}")
    messages, hashes = bytearray(), []
    for message in read_messages(root):
        hashes.append((_hash(message.source + message.comment), len(messages)))
        messages += _message_bytes(message)
    sections = (
        (_LANGUAGE, language.encode()),
        (_HASHES, b"".join(struct.pack(">II", *pair) for pair in sorted(hashes))),
        (_MESSAGES, messages),
        (_NUMERUS_RULES, _ONE_OR_MORE),
    )
    return _MAGIC + b"".join(struct.pack(">BI", tag, len(data)) + data for tag, data in sections)


def read_messages(root: ET.Element) -> Iterator[Message]:
    """The messages of a ``.ts`` that are in use and have a translation, be it marked as unfinished."""
    for context in root.iter("context"):
        name = context.findtext("name", "")
        for element in context.iter("message"):
            translation = element.find("translation")
            if translation is None or translation.get("type") in ("vanished", "obsolete"):
                continue
            forms = tuple(form.text or "" for form in translation.iter("numerusform"))
            forms = forms or (translation.text or "",)
            if any(forms):
                yield Message(name, element.findtext("source", ""), element.findtext("comment", ""), forms)


def _message_bytes(message: Message) -> bytes:
    parts = [(_TRANSLATION, form.encode("utf-16-be")) for form in message.forms]
    parts += [(_COMMENT, message.comment.encode())] if message.comment else []
    parts += [(_SOURCE, message.source.encode()), (_CONTEXT, message.context.encode())]
    return b"".join(struct.pack(">BI", tag, len(data)) + data for tag, data in parts) + bytes([_END])


def _hash(text: str) -> int:
    """The hash of System V object files, as Qt has it."""
    value = 0
    for byte in text.encode():
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ (high >> 24)) & ~high & 0xFFFFFFFF
    return value or 1
