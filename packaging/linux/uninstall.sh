#!/bin/sh
# Removes what install.sh has installed. Matches, statistics and settings stay.
# Poistaa sen, minkä install.sh on asentanut. Pelit, tilastot ja asetukset jäävät.
set -eu

quiet=
case ${1:-} in
    --quiet) quiet=1 ;;
    '') ;;
    *) echo "Usage: sh uninstall.sh (it asks nothing, and leaves your matches and settings)" >&2; exit 2 ;;
esac

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
list=$here/installed-files
if [ ! -e "$list" ]; then
    for place in "$HOME/.local/lib/marjapussi" /usr/local/lib/marjapussi; do
        if [ -e "$place/installed-files" ]; then exec sh "$place/uninstall.sh" "$@"; fi
    done
    echo "uninstall.sh: nothing is installed in ~/.local or /usr/local." >&2
    exit 2
fi
share=$(sed -n 1p "$list")
if [ ! -w "$here" ]; then
    echo "uninstall.sh: cannot write into $here; run it as root." >&2
    exit 2
fi

# The folders that were not there before it, the innermost first.
made=$(LC_ALL=C sort -ru "$here/made-folders")
remove_empty() {
    printf '%s\n' "$made" | while IFS= read -r folder; do rmdir "$folder" 2>/dev/null || :; done
}

sed 1d "$list" | while IFS= read -r file; do rm -f "$file"; done
remove_empty

# What desktops had noted down of those files.
if [ -d "$share/applications" ]; then
    if command -v update-desktop-database >/dev/null 2>&1; then update-desktop-database -q "$share/applications" || :; fi
    if [ "$(ls -A "$share/applications")" = mimeinfo.cache ]; then rm -f "$share/applications/mimeinfo.cache"; fi
fi
if [ -d "$share/mime" ]; then
    if [ ! -d "$share/mime/packages" ] && printf '%s\n' "$made" | grep -qxF "$share/mime"; then
        # No type is left here: all that stands in the folder was made from them.
        rm -rf "$share/mime"
    elif command -v update-mime-database >/dev/null 2>&1; then
        update-mime-database "$share/mime" >/dev/null 2>&1 || :
    fi
fi
if [ -d "$share/icons/hicolor" ]; then
    if [ "$(ls -A "$share/icons/hicolor")" = icon-theme.cache ]; then rm -f "$share/icons/hicolor/icon-theme.cache"; fi
fi
rm -rf "$here"
remove_empty
if [ -z "$quiet" ]; then
    echo "Marjapussi is removed. Your matches and settings stay in ~/.local/share/marjapussi and ~/.config/marjapussi."
fi
