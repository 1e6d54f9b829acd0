"""`zehn …`: the command line. What a command needs is imported when it is called, so that each starts fast.

Pages of help and all other texts stand in `sheets/words/LANGUAGE/cli.ftl`. Whatever goes wrong is one sentence on
standard error and exit code 2; only `verify` answers on standard output, as docs/record.md tells.
"""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Annotated, Any, Literal

from cyclopts import App, CycloptsError, Parameter

from zehn.cli_calls import DASH, Misused, json_line, no_command, read_rules, seen, sentence
from zehn.rules.refusals import Refused
from zehn.rules.settings import SettingError
from zehn.rules.sheets import GAMES, SheetError
from zehn.rules.words import LANGUAGES, Words, say

Language = Literal["de", "en"]
Many = Annotated[list[str] | None, Parameter(consume_multiple=(1, None))]

#: Exit codes: a wrong call, Ctrl-C, and a reader of the output that went away (128 and the signal's number).
WRONG, INTERRUPTED, UNHEARD = 2, 130, 141

app = App(
    name="zehn",
    help_flags=(),
    version_flags=(),
    default_parameter=Parameter(negative=()),
    result_action="return_value",
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
)


# -- commands -----------------------------------------------------------------------------------------------


@app.command
def verify(files: list[str], /, *, receipt: str | None = None, lang: Language | None = None) -> int:
    """Replay records under the rules: one verdict a line, and the largest of their exit codes."""
    from zehn.record.referee import judge_file

    if receipt is not None and len(files) > 1:
        raise Misused("cli-one-receipt")
    code = 0
    for file in files:
        name = file.replace(DASH, "-")
        verdict = judge_file(name, receipt)
        print(json_line(verdict.written(name, say(lang))), flush=True)
        code = max(code, verdict.code)
    return code


@app.command(name="rules")
def print_rules(
    game: str | None = None,
    /,
    *,
    edition: str | None = None,
    rules: Many = None,
    sheet: str | None = None,
    lang: Language | None = None,
) -> int:
    """Print the rules in force."""
    settings = [*([f"edition={edition}"] if edition is not None else []), *(rules or [])]
    print(_book(read_rules(game, settings, sheet), say(lang)).rstrip())
    return 0


def _book(rules: Any, words: Words) -> str:
    """The rulebook of a game."""
    from zehn.rules.dice_rulebook import dice_rulebook
    from zehn.rules.rulebook import rulebook
    from zehn.rules.sort_rulebook import sort_rulebook

    books: dict[str, Callable[[Any, Words], str]] = {"dice": dice_rulebook, "profisort": sort_rulebook}
    return books.get(rules.sheet.game, rulebook)(rules, words)


@app.command
def play(
    game: str | None = None,
    /,
    *,
    bots: Many = None,
    people: Many = None,
    rules: Many = None,
    sheet: str | None = None,
    seed: int | None = None,
    lang: Language | None = None,
) -> int:
    """Play in the terminal against bots."""
    from zehn.cli_play import play as run

    run(read_rules(game, rules or [], sheet), bots, people, seed=seed, lang=lang or language([]))
    return 0


@app.command(name="levels")
def print_levels(game: str = GAMES[0], /, *, lang: Language | None = None) -> int:
    """Print the levels of a game's bots."""
    from zehn.players.levels import levels

    if game not in GAMES:
        raise Misused("cli-no-game", word=game, games=", ".join(GAMES))
    words = say(lang)
    for level in levels(game):
        print(f"{level.player:8} {level.name(words)}: {level.sentence(words)}\n{'':8} {level.strength(words)}")
    if not levels(game):
        print(words("levels-none"))
    return 0


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8010,
    store: str | None = None,
    lan: bool = False,
    workers: int = 1,
    config: str | None = None,
    open: bool = False,
    lang: Language | None = None,
) -> int:
    """Serve live tables."""
    from zehn.cli_serve import serve as run

    run("0.0.0.0" if lan else host, port, store, workers=workers, config=config, words=say(lang), show=open)
    return 0


@app.command(name="store")
def keep(*words: str, lang: Language | None = None) -> int:
    """Copy all tables of one store into another."""
    if len(words) != 3 or words[0] != "copy":
        raise Misused("store-usage")
    try:
        from zehn.cli_store import copied
    except ModuleNotFoundError as error:
        raise Misused("serve-no-extra") from error
    print(copied(words[1], words[2], say(lang)))
    return 0


@app.command
def arena(  # noqa: PLR0913 – each is an option of the command
    game: str | None = None,
    /,
    *bots: str,
    games: int = 1000,
    seed: int = 1,
    rules: Many = None,
    sheet: str | None = None,
    workers: str | None = None,
    budget: str | None = None,
    limit: float = 10.0,
    decide: float | None = None,
    json: bool = False,
    report: str | None = None,
    parquet: str | None = None,
    lang: Language | None = None,
) -> int:
    """A match of bots."""
    from zehn import cli_arena
    from zehn.arena.figures import figures
    from zehn.arena.telling import text

    words = say(lang)
    agreed = read_rules(game, rules or [], sheet)
    refusal = agreed.wrong_players([f"P{seat}" for seat in range(len(bots))]) if bots else None
    if refusal is not None:
        raise Refused(refusal)
    with _arena():
        if report is not None:
            cli_arena.check_file(report)
        match = cli_arena.new_match(agreed.sheet.game, bots, agreed.written(), seed=seed, budget=budget, limit=limit)
        played = cli_arena.play_match(match, games, workers=workers, margin=decide, parquet=parquet, words=words)
        found = figures(played)
        if report is not None:
            cli_arena.write_report(report, found, words, lang or language([]))
    print(json_line(found) if json else text(found, words))
    return 0


@app.command(name="conform")
def check_bot(
    bot: str = "", /, *, game: str = "phase10", games: int = 20, seed: int = 1, lang: Language | None = None
) -> int:
    """Check a bot with the conformance kit."""
    from zehn import cli_arena

    if game not in GAMES:
        raise Misused("cli-no-game", word=game, games=", ".join(GAMES))
    if not bot:
        raise Misused("conform-no-bot")
    with _arena():
        wrong = cli_arena.conform(game, bot, games=games, seed=seed, lang=lang)
    print(wrong or say(lang)("conform-passed", bot=bot, game=game, games=str(games)))
    return int(wrong is not None)


@contextmanager
def _arena() -> Iterator[None]:
    """What is wrong with a match, in our words."""
    from zehn.cli_arena import Unplayable

    try:
        yield
    except Unplayable as error:
        raise Misused(error.key, **error.details) from error


@app.command
def bench(*, json: bool = False, lang: Language | None = None) -> int:
    """Measure the speed of kernel, moves, copies and whole games."""
    from zehn.arena.bench import bench as measure
    from zehn.arena.bench import report

    figures = measure()
    print(json_line(figures) if json else report(figures, say(lang)))
    return 0


@app.command
def advise(
    what: str,
    /,
    *,
    phase: int | None = None,
    total: int | None = None,
    rolls_left: int | None = None,
    dice: str | None = None,
    retry: bool = False,
    rules: Many = None,
    sheet: str | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """The best moves of a record, or of a position of the solo dice game."""
    words = say(lang)
    with _odds():
        from zehn.cli_dice import dice_answer, file_answer, told

        if what == "dice":
            for option, given in (("--phase", phase), ("--total", total), ("--rolls-left", rolls_left)):
                if given is None:
                    raise Misused("cli-no-value", option=option)
            position = {"phase": phase or 0, "total": total or 0, "rolls_left": rolls_left or 0}
            agreed: Any = read_rules("dice", rules or [], sheet)
            answer = dice_answer(agreed, words, **position, dice=dice, retry=retry)
        else:
            answer = file_answer(what.replace(DASH, "-"), words)
        print(json_line(answer) if json else told(answer, "advice", lang))
    return 0


@app.command
def odds(
    game: str = "dice",
    /,
    *,
    rules: Many = None,
    sheet: str | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """The chances of every phase of the dice game, and what the solo game is worth."""
    if game != "dice":
        raise Misused("cli-no-game", word=game, games="dice")
    with _odds():
        from zehn.cli_dice import odds_answer, told

        agreed: Any = read_rules(game, rules or [], sheet)
        answer = odds_answer(agreed, say(lang))
        print(json_line(answer) if json else told(answer, "odds", lang))
    return 0


@contextmanager
def _odds() -> Iterator[None]:
    """Chances need NumPy, which not everybody has installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Misused("cli-no-odds") from error


# -- the way in ---------------------------------------------------------------------------------------------


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
    words = say(language(tokens))
    tokens = _command_first(tokens)
    try:
        if not tokens or _asks(tokens, "--help", "-h"):
            return _print_help(tokens, words)
        if _asks(tokens, "--version"):
            return _print_version()
        code: int = app([DASH if token == "-" else token for token in tokens])
        return code
    except (CycloptsError, Misused, Refused, SettingError, SheetError) as error:
        print(seen(sentence(error, words, commands())), file=sys.stderr)
        return WRONG


def language(tokens: Sequence[str]) -> Language:
    """The language that a call asks for, else the user's; known before the call is read, for what is wrong with it."""
    from zehn.rules.words import user_language

    asked = [word for option, word in pairwise(tokens) if option == "--lang"]
    asked += [token.removeprefix("--lang=") for token in tokens if token.startswith("--lang=")]
    known = [word for word in asked if word in LANGUAGES]
    return "de" if (known or [user_language()])[0] == "de" else "en"


def _command_first(tokens: list[str]) -> list[str]:
    """`--lang` belongs to a command, but may also stand before it; alone it asks for nothing."""
    lead = 2 if tokens[:1] == ["--lang"] else int(bool(tokens) and tokens[0].startswith("--lang="))
    rest = tokens[lead:]
    return [rest[0], *tokens[:lead], *rest[1:]] if rest else []


def _asks(tokens: Sequence[str], *flags: str) -> bool:
    """Whether a flag is among the options, before `--`."""
    options = tokens[: tokens.index("--")] if "--" in tokens else tokens
    return any(flag in options for flag in flags)


def _print_help(tokens: Sequence[str], words: Words) -> int:
    """The page of the command that is named, or of all; a word that is no command gets no page."""
    first = next((token for token in tokens if not token.startswith("-") and token not in LANGUAGES), None)
    if first is not None and first not in commands():
        raise no_command(first, commands())
    print(words(f"cli-help-{first}" if first else "cli-help"))
    return 0


def commands() -> list[str]:
    """The names of all commands."""
    return [name for name in app if not name.startswith("-")]


def _print_version() -> int:
    from importlib.metadata import version

    print("zehn", version("zehn"))
    return 0


def _speak_utf8() -> None:
    """Texts are UTF-8 wherever they go; a name that is none, as file names can be, is written with escapes."""
    import io

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
