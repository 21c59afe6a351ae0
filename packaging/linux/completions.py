"""Completions for bash, zsh and fish, made from the program's own parsers."""

from __future__ import annotations

from command_words import Word, commands, flags, words_of

RECORDS = "*.@(marja|json|jsonl)"


def bash() -> str:
    """For bash, without the library bash-completion."""
    lines = ["# Completion of marjapussi for bash. Made from the program's own parsers.", "_marjapussi() {"]
    lines += ['    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" command=play index']
    lines += ["    for ((index = 1; index < COMP_CWORD; index++)); do", '        case "${COMP_WORDS[index]}" in']
    lines += [f"            {'|'.join([*commands(), '--self-check'])}) command=${{COMP_WORDS[index]}}; break ;;"]
    lines += ["        esac", "    done", '    case "$command $before" in']
    for command in [*commands(), "--self-check"]:
        for word in words_of(command):
            if word.names and word.takes_value:
                lines += [f"        {_any(command, word)}) {_bash_values(word)}; return ;;"]
    lines += ["    esac", '    case "$command" in']
    for command in [*commands(), "--self-check"]:
        options = " ".join(name for word in words_of(command) for name in word.names)
        files = any(word.is_file and not word.names for word in words_of(command))
        lines += [f'        {command}) mapfile -t COMPREPLY < <(compgen -W "{options}" -- "$word")']
        lines += [
            '            mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$word") ;;'
            if files
            else "            ;;"
        ]
    first = " ".join([*commands(), *flags()])
    lines += ["    esac", "    if ((COMP_CWORD == 1)); then"]
    lines += [f'        mapfile -t -O ${{#COMPREPLY[@]}} COMPREPLY < <(compgen -W "{first}" -- "$word")']
    lines += ['        mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$word")']
    return "\n".join([*lines, "    fi", "}", "complete -o filenames -F _marjapussi marjapussi"]) + "\n"


def _any(command: str, word: Word) -> str:
    return "|".join(f"'{command} {name}'" for name in word.names)


def _bash_values(word: Word) -> str:
    if word.is_file:
        return 'mapfile -t COMPREPLY < <(compgen -f -- "$word")'
    return f'mapfile -t COMPREPLY < <(compgen -W "{" ".join(word.values)}" -- "$word")'


def zsh() -> str:
    """For zsh."""
    lines = ["#compdef marjapussi", "# Made from the program's own parsers.", "", "_marjapussi() {"]
    lines += ["    local -a commands", "    commands=("]
    lines += [f"        {_quoted(f'{name}:{told}')}" for name, told in {**commands(), **flags()}.items()]
    lines += ["    )", "    if ((CURRENT == 2)); then", "        _describe command commands", "        _files"]
    lines += ["        [[ $words[2] == -* ]] || return", "    fi", "    case $words[2] in"]
    for command in [*(name for name in commands() if name != "play"), "--self-check", "play"]:
        label = "play|*" if command == "play" else command
        lines += [f"        {label})", "            _arguments \\"]
        lines += [" \\\n".join(f"                {_zsh_word(word)}" for word in words_of(command)), "            ;;"]
    return "\n".join([*lines, "    esac", "}", "", '_marjapussi "$@"']) + "\n"


def _zsh_word(word: Word) -> str:
    kind = "_files" if word.is_file else f"({' '.join(word.values)})" if word.values else " "
    value = f":{_plain(word.metavar)}:{kind}" if word.takes_value else ""
    if not word.names:
        return _quoted(f"*{value}")
    excluded = f"({' '.join(word.names)})" if len(word.names) > 1 else ""
    if not excluded:
        return _quoted(f"{word.names[0]}[{_plain(word.told)}]{value}")
    return " ".join(_quoted(f"{excluded}{name}[{_plain(word.told)}]{value}") for name in word.names)


def _plain(text: str) -> str:
    return text.replace("[", "(").replace("]", ")").replace(":", ",")


def fish() -> str:
    """For fish."""
    every = " ".join(commands())
    lines = ["# Completion of marjapussi for fish. Made from the program's own parsers."]
    lines += [
        f"complete -c marjapussi -n 'not __fish_seen_subcommand_from {every}' -a {name} -d {_quoted(told)}"
        for name, told in commands().items()
    ]
    lines += [
        f"complete -c marjapussi -n 'not __fish_seen_subcommand_from {every}' -l {name[2:]} -d {_quoted(told)}"
        for name, told in flags().items()
    ]
    for command in commands():
        others = " ".join(name for name in commands() if name != "play")
        when = (
            f"not __fish_seen_subcommand_from {others}"
            if command == "play"
            else f"__fish_seen_subcommand_from {command}"
        )
        lines += [f"complete -c marjapussi -n '{when}' {_fish_word(word)}" for word in words_of(command) if word.names]
    return "\n".join(lines) + "\n"


def _fish_word(word: Word) -> str:
    named = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in word.names)
    value = " -r" if word.takes_value else ""
    if word.takes_value and not word.is_file:
        value = f" -x -a {_quoted(' '.join(word.values))}" if word.values else " -x"
    return f"{named}{value} -d {_quoted(word.told)}"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "’") + "'"
