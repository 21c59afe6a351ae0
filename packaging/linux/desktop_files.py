"""The texts by which a desktop knows the program: desktop entry, MIME type, AppStream metainfo."""

from __future__ import annotations

import time
from html import escape

import names


def desktop_entry(program: str = names.APP) -> str:
    """The desktop entry. ``program``: the command, or a path that is quoted as the specification wants it."""
    command = program if program == names.APP else f'"{program}"'
    lines = ["[Desktop Entry]", "Type=Application", "Version=1.1"]
    lines += [f"Name={names.NAME}", *both("GenericName", names.GENERIC), *both("Comment", names.COMMENT)]
    lines += both("Keywords", {code: ";".join(words) + ";" for code, words in names.KEYWORDS.items()})
    lines += [f"Exec={command} %f", f"TryExec={program}", f"Icon={names.APP}", "Terminal=false"]
    lines += ["Categories=Game;CardGame;Qt;", f"MimeType={names.MIME};", "StartupNotify=true"]
    lines += [f"StartupWMClass={names.APP}", f"Actions={';'.join(names.ACTIONS)};"]
    for action, (words, told) in names.ACTIONS.items():
        lines += ["", f"[Desktop Action {action}]", *both("Name", told), f"Exec={command} {words}"]
    return "\n".join(lines) + "\n"


def both(key: str, told: dict[str, str]) -> list[str]:
    """A key in English, which is nobody's in particular, and in Finnish."""
    return [f"{key}={told['en']}", f"{key}[fi]={told['fi']}"]


def mime_type() -> str:
    """The type of match records. They are JSON; a file is known by its name, and by how a record begins."""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{names.MIME}">
    <comment>{names.RECORD["en"]}</comment>
    <comment xml:lang="fi">{names.RECORD["fi"]}</comment>
    <sub-class-of type="application/json"/>
    <icon name="{names.MIME.replace("/", "-")}"/>
    <glob pattern="*{names.SUFFIX}"/>
  </mime-type>
</mime-info>
"""


def metainfo() -> str:
    """What stores show (AppStream)."""
    date = time.strftime("%Y-%m-%d", time.gmtime(names.epoch()))
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<component type="desktop-application">']
    lines += [f"  <id>{names.APP_ID}</id>", f"  <name>{names.NAME}</name>", *spoken("summary", names.COMMENT, "  ")]
    lines += ["  <metadata_license>MIT</metadata_license>", "  <project_license>MIT</project_license>"]
    # The older tag for the makers: the checker of Debian 12 does not know the newer one.
    lines += ["  <developer_name>Marjapussi contributors</developer_name>"]
    lines += ['  <developer_name xml:lang="fi">Marjapussin tekijät</developer_name>', "  <description>"]
    for english, finnish in zip(names.PARAGRAPHS["en"], names.PARAGRAPHS["fi"], strict=True):
        lines += spoken("p", {"en": english, "fi": finnish}, "    ")
    lines += ["  </description>", f'  <launchable type="desktop-id">{names.APP}.desktop</launchable>']
    lines += [f'  <icon type="stock">{names.APP}</icon>']
    # No page of the source: the checker of Ubuntu 22.04, on which releases are built, does not know that kind yet.
    pages = {"homepage": names.HOME, "bugtracker": names.ISSUES}
    lines += [f'  <url type="{kind}">{page}</url>' for kind, page in pages.items() if page]
    lines += [*screenshots(names.SOURCE), "  <provides>", f"    <binary>{names.APP}</binary>"]
    lines += [f"    <mediatype>{names.MIME}</mediatype>", "  </provides>", "  <languages>"]
    lines += ['    <lang percentage="100">fi</lang>', '    <lang percentage="100">en</lang>', "  </languages>"]
    lines += ["  <categories>", "    <category>Game</category>", "    <category>CardGame</category>"]
    lines += ["  </categories>", *words_of("keywords"), '  <content_rating type="oars-1.1"/>']
    lines += ["  <requires>", '    <display_length compare="ge">760</display_length>', "  </requires>"]
    lines += ["  <supports>", "    <control>pointing</control>", "    <control>keyboard</control>", "  </supports>"]
    lines += ["  <releases>", f'    <release version="{names.VERSION}" date="{date}"/>', "  </releases>"]
    return "\n".join([*lines, "</component>"]) + "\n"


def screenshots(source: str) -> list[str]:
    """The pictures, which stores fetch from where the source is; none where that is no place that is known to show
    them.
    """
    if not names.is_on_github(source):
        return []
    lines = ["  <screenshots>"]
    for index, (file, told) in enumerate(names.SCREENSHOTS):
        lines += ['    <screenshot type="default">' if index == 0 else "    <screenshot>"]
        lines += spoken("caption", told, "      ")
        address = f"{source}/raw/v{names.VERSION}/assets/{file}"
        lines += [f'      <image type="source" width="1280" height="720">{address}</image>', "    </screenshot>"]
    return [*lines, "  </screenshots>"]


def words_of(tag: str) -> list[str]:
    """The keywords of both languages."""
    lines = [f"  <{tag}>", *(f"    <keyword>{word}</keyword>" for word in names.KEYWORDS["en"])]
    lines += [f'    <keyword xml:lang="fi">{word}</keyword>' for word in names.KEYWORDS["fi"]]
    return [*lines, f"  </{tag}>"]


def spoken(tag: str, told: dict[str, str], indent: str) -> list[str]:
    """A text in English and in Finnish."""
    english, finnish = escape(told["en"], quote=False), escape(told["fi"], quote=False)
    return [f"{indent}<{tag}>{english}</{tag}>", f'{indent}<{tag} xml:lang="fi">{finnish}</{tag}>']
