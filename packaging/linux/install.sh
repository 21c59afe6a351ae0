#!/bin/sh
# Installs Marjapussi for one user (into ~/.local), or for all of them (as root, into /usr/local).
# Asentaa Marjapussin yhdelle käyttäjälle (~/.local) tai pääkäyttäjänä kaikille (/usr/local).
set -eu
# What is installed for all must be theirs to read, whatever the rights of new files are here.
umask 022

usage() {
    cat <<'END'
./install.sh [--user | --system] [--prefix DIR]

  --user        for you alone, into ~/.local (the default, unless you are root)
  --system      for everybody, into /usr/local (the default for root)
  --prefix DIR  into another folder

An earlier version in the same place is replaced. Your matches and settings are not touched.
END
}

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=
if [ "$(id -u)" = 0 ]; then kind=system; else kind=user; fi
while [ $# -gt 0 ]; do
    case $1 in
        --user) kind=user ;;
        --system) kind=system ;;
        --prefix)
            [ $# -ge 2 ] || { echo "install.sh: --prefix needs a folder." >&2; exit 2; }
            prefix=$2
            shift ;;
        -h | --help) usage; exit 0 ;;
        *) echo "install.sh: '$1' is no option; try ./install.sh --help." >&2; exit 2 ;;
    esac
    shift
done

if [ -z "$prefix" ]; then
    if [ "$kind" = user ]; then prefix=$HOME/.local; else prefix=/usr/local; fi
fi
case $prefix in /*) ;; *) prefix=$(pwd)/$prefix ;; esac
if [ "$kind" = user ] && [ "$prefix" = "$HOME/.local" ]; then
    share=${XDG_DATA_HOME:-$prefix/share}
else
    share=$prefix/share
fi
program=$prefix/lib/marjapussi

[ -x "$here/program/marjapussi" ] || { echo "install.sh: the folder 'program' is missing beside it." >&2; exit 2; }
if [ -e "$program" ] && [ ! -e "$program/installed-files" ]; then
    echo "install.sh: $program was not made by install.sh, so it is left alone." >&2
    exit 2
fi
if [ -L "$prefix/bin/marjapussi" ] || [ ! -e "$prefix/bin/marjapussi" ]; then :; else
    echo "install.sh: $prefix/bin/marjapussi is another program, so nothing was installed." >&2
    exit 2
fi

# Makes a folder and those above it that are missing, and notes them down: only these are removed with the program.
made=$(mktemp)
trap 'rm -f "$made"' EXIT
make_folder() {
    if [ -d "$1" ]; then return 0; fi
    make_folder "$(dirname "$1")" && mkdir "$1" 2>/dev/null && echo "$1" >>"$made"
}
can_write() { make_folder "$1" && [ -w "$1" ]; }
if ! can_write "$prefix/lib" || ! can_write "$prefix/bin" || ! can_write "$share"; then
    echo "install.sh: cannot write into $prefix; run it as root, or with --user." >&2
    exit 2
fi

# The new program stands beside the old one until it is whole.
rm -rf "$program.new"
cp -R "$here/program" "$program.new"
cp "$here/uninstall.sh" "$program.new/uninstall.sh"
if [ -e "$program/uninstall.sh" ]; then
    cat "$program/made-folders" >>"$made"
    sh "$program/uninstall.sh" --quiet
fi
mv "$program.new" "$program"
make_folder "$prefix/bin"
ln -sf ../lib/marjapussi/marjapussi "$prefix/bin/marjapussi"

list=$program/installed-files
{
    echo "$share"
    echo "$prefix/bin/marjapussi"
} >"$list"
(cd "$here/share" && find . -type f) | sed 's|^\./||' | LC_ALL=C sort | while IFS= read -r file; do
    make_folder "$(dirname "$share/$file")"
    cp "$here/share/$file" "$share/$file"
    echo "$share/$file" >>"$list"
done

# A desktop finds the program by its whole path: ~/.local/bin need not be where it looks.
entry=$share/applications/marjapussi.desktop
quoted=$(printf '%s' "$prefix/bin/marjapussi" | sed 's/[\\&|]/\\&/g')
sed -e "s|^Exec=marjapussi|Exec=\"$quoted\"|" -e "s|^TryExec=marjapussi|TryExec=$quoted|" \
    "$here/share/applications/marjapussi.desktop" >"$entry"

if command -v update-desktop-database >/dev/null 2>&1; then update-desktop-database -q "$share/applications" || :; fi
if command -v update-mime-database >/dev/null 2>&1; then update-mime-database "$share/mime" >/dev/null 2>&1 || :; fi
if command -v gtk-update-icon-cache >/dev/null 2>&1; then
    gtk-update-icon-cache -q -t -f "$share/icons/hicolor" >/dev/null 2>&1 || :
fi

cp "$made" "$program/made-folders"
chmod 644 "$program/made-folders"

echo "Installed: $("$prefix/bin/marjapussi" --version)"
echo "Start it from the menu of games, or with $prefix/bin/marjapussi"
echo "Remove it with: sh $program/uninstall.sh"
