"""What Windows shows under Properties → Details of the program: PyInstaller's text of a version resource."""

from __future__ import annotations

import names

LANGUAGES = {"en": 0x0409, "fi": 0x040B}
UNICODE = 1200


def numbers(version: str) -> tuple[int, int, int, int]:
    """The version as Windows counts: four numbers, without what stands behind them."""
    found = [int(part) for part in version.split(".") if part.isdigit()]
    return tuple([*found, 0, 0, 0, 0][:4])  # type: ignore[return-value]


def text(file: str) -> str:
    """The resource of one of the program's files, English and Finnish."""
    version = numbers(names.VERSION)
    tables = "".join(_table(language, file) for language in LANGUAGES)
    translations = ", ".join(f"{code}, {UNICODE}" for code in LANGUAGES.values())
    return f"""\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={version}, prodvers={version}, mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0,
                    date=(0, 0)),
  kids=[
    StringFileInfo([
{tables}    ]),
    VarFileInfo([VarStruct('Translation', [{translations}])])
  ]
)
"""


def _table(language: str, file: str) -> str:
    rows = {
        "CompanyName": {"en": "Marjapussi contributors", "fi": "Marjapussin tekijät"}[language],
        "FileDescription": names.NAME,
        "FileVersion": names.VERSION,
        "InternalName": names.APP,
        "LegalCopyright": names.COPYRIGHT,
        "OriginalFilename": file,
        "ProductName": names.NAME,
        "ProductVersion": names.VERSION,
        "Comments": names.COMMENT[language],
    }
    lines = "".join(f"        StringStruct({name!r}, {told!r}),\n" for name, told in rows.items())
    return f"      StringTable('{LANGUAGES[language]:04x}{UNICODE:04x}', [\n{lines}      ]),\n"
