"""What macOS reads of the program: its Info.plist beyond what PyInstaller writes."""

from __future__ import annotations

from typing import Any

import names

OLDEST_SYSTEM = "13.0"
"""What Qt for Python's wheels ask for."""


def info(identifier: str = names.bundle_id(names.APP_ID)) -> dict[str, Any]:
    """The languages, the kind of file, and that the screen's fine pixels are used."""
    record = f"{identifier}.record"
    return {
        "CFBundleDisplayName": names.NAME,
        "CFBundleShortVersionString": names.VERSION,
        "CFBundleVersion": names.VERSION,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "fi"],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": names.RECORD["en"],
                "CFBundleTypeRole": "Viewer",
                "CFBundleTypeIconFile": "record.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [record],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": record,
                "UTTypeDescription": names.RECORD["en"],
                "UTTypeConformsTo": ["public.json"],
                "UTTypeIconFile": "record.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": [names.SUFFIX.removeprefix(".")],
                    "public.mime-type": [names.MIME],
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": names.COPYRIGHT,
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,
    }


def texts(language: str) -> str:
    """``InfoPlist.strings`` of a language: what the Finder shows of the kind of file."""
    return f'"{names.RECORD["en"]}" = "{names.RECORD[language]}";\n'
