"""The way in: reads a call, runs its command, and says in one sentence what is wrong.

Pages of help and all other texts are in `sheets/words/LANGUAGE/cli.ftl`. A call that fails prints one sentence on
standard error and exits with code 2; only `verify` answers on standard output, as docs/record.md tells.
"""

import os
import sys
from collections.abc import Sequence

from zehn.cli.names import COMMANDS, language
from zehn.version import __version__
from zehn.words import LANGUAGES, Language, page

#: Exit codes: a wrong call, Ctrl-C, and a reader of the output that went away (128 and the signal's number).
WRONG, INTERRUPTED, UNHEARD = 2, 130, 141


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and leave with its exit code."""
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    _speak_utf8()
    try:
        code = call(tokens)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = UNHEARD
    sys.exit(code)


def call(tokens: list[str]) -> int:
    """The exit code of a call; what is wrong with it goes to standard error."""
    lang = language(tokens)
    tokens = _command_first(tokens)
    if not tokens or _asks(tokens, "--help", "-h"):
        key = _page_of(tokens)
        if key:
            print(page(lang, key))
            return 0
    elif _asks(tokens, "--version"):
        return _print_version()
    return _carry_out(tokens, lang)


def _carry_out(tokens: Sequence[str], lang: Language) -> int:
    """Run the command: only now is imported what reads a call."""
    from cyclopts import CycloptsError

    from zehn.cli.calls import DASH, Misused, no_command, seen, sentence
    from zehn.cli.commands import app
    from zehn.refusals import ZehnError
    from zehn.words import say

    try:
        if _asks(tokens, "--help", "-h"):
            raise no_command(_first_word(tokens), COMMANDS)
        code: int = app([DASH if token == "-" else token for token in tokens])
        return code
    except (CycloptsError, Misused, ZehnError) as error:
        print(seen(sentence(error, say(lang), COMMANDS)), file=sys.stderr)
        return WRONG


def _command_first(tokens: list[str]) -> list[str]:
    """`--lang` belongs to a command, but may also come before it; alone it does nothing."""
    lead = 2 if tokens[:1] == ["--lang"] else int(bool(tokens) and tokens[0].startswith("--lang="))
    rest = tokens[lead:]
    return [rest[0], *tokens[:lead], *rest[1:]] if rest else []


def _asks(tokens: Sequence[str], *flags: str) -> bool:
    """Whether a flag is among the options, before `--`."""
    options = tokens[: tokens.index("--")] if "--" in tokens else tokens
    return any(flag in options for flag in flags)


def _first_word(tokens: Sequence[str]) -> str:
    return next((token for token in tokens if not token.startswith("-") and token not in LANGUAGES), "")


def _page_of(tokens: Sequence[str]) -> str:
    """The page to print: a greeting, that of a command or that of all; none for a word that is no command."""
    first = _first_word(tokens)
    if not tokens:
        return "cli-hello"
    if first:
        return f"cli-help-{first}" if first in COMMANDS else ""
    return "cli-help"


def _print_version() -> int:
    print("zehn", __version__)
    return 0


def _speak_utf8() -> None:
    """Texts are UTF-8 wherever they go; a name that is none, as file names can be, is written with escapes."""
    import io

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
