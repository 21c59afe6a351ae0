#!/bin/sh
# Marjapussi @VERSION@: a program in one file. It unpacks itself once into the user's cache and starts from there.
# Marjapussi @VERSION@: ohjelma yhdessä tiedostossa. Se purkautuu kerran käyttäjän välimuistiin ja käynnistyy sieltä.
set -eu
name=@NAME@
digest=@DIGEST@
size=@SIZE@
first=@FIRST@
skip=@SKIP@

fail() {
    echo "marjapussi: $1" >&2
    if [ ! -t 2 ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
        if command -v zenity >/dev/null 2>&1; then zenity --error --no-markup --text "Marjapussi: $1" || :
        elif command -v kdialog >/dev/null 2>&1; then kdialog --error "Marjapussi: $1" || :
        elif command -v xmessage >/dev/null 2>&1; then xmessage -center "Marjapussi: $1" || :
        fi
    fi
    exit 2
}

case $0 in */*) self=$0 ;; *) self=$(command -v -- "$0") ;; esac
folder=$(CDPATH='' cd -- "$(dirname -- "$self")" && pwd)
payload() { tail -c "+$((skip + 1))" "$self"; }

unpack() {
    [ "$(payload | wc -c)" -eq "$size" ] || fail "this file is not whole; fetch it again."
    if command -v sha256sum >/dev/null 2>&1; then
        [ "$(payload | sha256sum | cut -d ' ' -f 1)" = "$digest" ] || fail "this file is damaged; fetch it again."
    fi
    # Python and the starter are packed with gzip, which every system has; the starter unpacks the rest.
    payload | head -c "$first" | gzip -dc | tar -xf - -C "$1" &&
        payload | tail -c "+$((first + 1))" | "$1/marjapussi/marjapussi" --unpack-xz | tar -xf - -C "$1"
}

cache=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/marjapussi/program
runs() {
    for exe in /proc/[0-9]*/exe; do
        case $(readlink "$exe" 2>/dev/null || :) in "$1"/*) return 0 ;; esac
    done
    return 1
}

case ${1:-} in
    --extract)
        [ $# -eq 2 ] || fail "--extract needs a folder."
        mkdir -p "$2" || fail "cannot make the folder $2."
        unpack "$2" || fail "it cannot be unpacked into $2 (is the disk full?)."
        echo "Unpacked into $2/marjapussi"
        exit 0 ;;
    --remove)
        [ $# -eq 1 ] || fail "--remove takes nothing more."
        if runs "$cache"; then fail "Marjapussi is running. Close it, then try again."; fi
        rm -rf "$cache" || fail "cannot remove $cache."
        rmdir "${cache%/*}" 2>/dev/null || :
        echo "What this file had unpacked into $cache is removed; delete the file itself as well."
        echo "Your matches and settings stay in ~/.local/share/marjapussi and ~/.config/marjapussi."
        exit 0 ;;
    --portable)
        MARJAPUSSI_HOME=$folder/marjapussi-data
        export MARJAPUSSI_HOME
        shift ;;
esac

place=$cache/$name
if [ ! -x "$place/marjapussi/marjapussi" ]; then
    if ! mkdir -p "$cache" 2>/dev/null || [ ! -w "$cache" ]; then fail "cannot write into $cache."; fi
    fresh=$(mktemp -d "$cache/unpacking.XXXXXX") || fail "cannot write into $cache."
    trap 'rm -rf "$fresh"' EXIT INT TERM HUP
    unpack "$fresh" || fail "it cannot be unpacked into $cache (is the disk full?)."
    [ -x "$fresh/marjapussi/marjapussi" ] || fail "it cannot be unpacked into $cache (is the disk full?)."
    # Another copy may have been quicker: then its folder is as good.
    mv -T "$fresh" "$place" 2>/dev/null || [ -x "$place/marjapussi/marjapussi" ] || fail "cannot write into $cache."
    rm -rf "$fresh"
    trap - EXIT INT TERM HUP
    # Other versions go, unless they run just now.
    for old in "$cache"/*/; do
        old=${old%/}
        if [ "$old" != "$place" ] && ! runs "$old"; then rm -rf "$old"; fi
    done
fi
exec "$place/marjapussi/marjapussi" "$@"
