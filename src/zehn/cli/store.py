"""`zehn store`: one store into another."""

from zehn.cli.calls import Misused
from zehn.words import Language, say


def store(*words: str, lang: Language | None = None) -> int:
    """Copy all tables of one store into another."""
    if len(words) != 3 or words[0] != "copy":
        raise Misused("store-usage")
    try:
        from zehn.cli.copying import copied
    except ModuleNotFoundError as error:
        raise Misused("serve-no-extra") from error
    print(copied(words[1], words[2], say(lang)))
    return 0
