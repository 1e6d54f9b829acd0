"""What all commands share: the rules and bots that a call names, and what is wrong with a call, in one sentence."""

import json
from collections.abc import Sequence
from typing import Any

from cyclopts import CycloptsError

from zehn.games import making
from zehn.games.game import Rules
from zehn.games.settings import SettingError, read_text
from zehn.games.sheets import SheetError, load_sheet
from zehn.record.record import rules_sentence
from zehn.refusals import RECORD, Refused, ZehnError
from zehn.rooms import games
from zehn.words import Words

#: Stands for the argument `-` while the command line is read: alone it would be taken for an option without a
#: name, and no argument of a command can ever hold this character.
DASH = "\0"

#: Characters that end a line for some readers, or move the cursor of a terminal.
_UNSEEN = {code: f"\\u{code:04x}" for code in (*range(0x7F, 0xA0), 0x2028, 0x2029)}


class Misused(Exception):
    """A command that cannot be run: the key of the sentence that says why, and its details."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.details = {name: str(detail)[:100] for name, detail in details.items()}


def read_rules(game: str | None, settings: Sequence[str], sheet: str | None) -> Rules:
    """The rules of `--rules name=value …` and `--sheet FILE`; a sheet knows for which game it is."""
    if game is not None and game not in games():
        raise Misused("cli-no-game", word=game, games=", ".join(games()))
    chosen: dict[str, Any] = dict(read_text(text) for text in settings)
    if sheet is not None:
        own = load_sheet(sheet)
        if game not in (None, own.game):
            raise SheetError("game", "sheet-other-game", where=sheet, details={"game": game})
        game, chosen["sheet"] = own.game, own.own
    rules = making.read_rules(game or games()[0], chosen)
    refusal = rules.conflict()
    if refusal is not None:
        raise Refused(refusal)
    return rules


def read_bots(game: str, texts: Sequence[str] | None, *, most: int) -> list[str]:
    """The bots of `--bots steady,greedy steady`; three steady ones if the option is not there, `none` for none."""
    from zehn.players import PLAYERS

    if texts is None:
        return ["steady"] * min(3, most)
    names = [name for text in texts for name in text.split(",") if name not in ("", "none")]
    for name in names:
        if name not in PLAYERS[game]:
            raise Misused("cli-no-bot", word=name, bots=", ".join(PLAYERS[game]))
    return names


def json_line(value: Any) -> str:
    """JSON in one line for every reader, letters as they are."""
    return json.dumps(value, ensure_ascii=False).translate(_UNSEEN)


# -- what went wrong ----------------------------------------------------------------------------------------


def sentence(error: Exception, words: Words, commands: Sequence[str]) -> str:
    """One sentence for people about a call that failed."""
    match error:
        case Misused():
            return words(error.key, **error.details)
        case Refused():
            return clause_and_sentence(error, words)
        case SettingError() | SheetError():
            return rules_sentence(error, words)
        case ZehnError():
            return error.text(words)
        case CycloptsError():
            misused = _misused(error, commands)
            return words(misused.key, **misused.details)
    return str(error)


def clause_and_sentence(error: Refused, words: Words) -> str:
    """What a refusal says, with the clause of the rules that it comes from."""
    refusal = error.refusal
    text = refusal.sentence(words)
    return text if refusal.clause == RECORD else f"{refusal.clause}: {text}"


def _misused(error: CycloptsError, commands: Sequence[str]) -> Misused:
    """What the parser of the command line found, in our words."""
    import cyclopts

    rest = (error.unused_tokens or [""])[0].replace(DASH, "-")
    misused = Misused("cli-misunderstood")
    match error:
        case cyclopts.UnknownCommandError() if not rest.startswith("-"):
            misused = no_command(rest, commands)
        case cyclopts.UnknownCommandError():
            misused = Misused("cli-no-option", option=rest)
        case cyclopts.UnknownOptionError():
            misused = Misused("cli-no-option", option=error.token.keyword or error.token.value)
        case cyclopts.MissingArgumentError() if error.argument and error.argument.name.startswith("-"):
            misused = Misused("cli-no-value", option=error.argument.name)
        case cyclopts.MissingArgumentError():
            misused = Misused("cli-no-file")
        case cyclopts.CoercionError() if error.token and error.argument:
            misused = Misused("cli-wrong-value", option=error.argument.name, word=error.token.value)
        case cyclopts.RepeatArgumentError():
            misused = Misused("cli-twice", option=str(error.token.keyword))
        case cyclopts.UnusedCliTokensError():
            misused = Misused("cli-too-much", word=rest)
    return misused


def no_command(word: str, commands: Sequence[str]) -> Misused:
    """A word that is no command."""
    return Misused("cli-no-command", word=word, commands=", ".join(commands))


def seen(text: str) -> str:
    """A sentence in one line, without signs that a terminal would obey."""
    text = text.replace(DASH, "-")
    return "".join(sign if sign.isprintable() else f"\\x{ord(sign):02x}" for sign in text)
