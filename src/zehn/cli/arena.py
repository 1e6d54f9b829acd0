"""`zehn arena`: a match of bots."""

from zehn.arena.figures import figures
from zehn.arena.formatting import text
from zehn.cli.calls import json_line, read_rules
from zehn.cli.commands import Many
from zehn.cli.matches import check_file, new_match, play_match, playable, write_report
from zehn.cli.names import language
from zehn.refusals import Refused
from zehn.words import Language, say


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
    words = say(lang)
    agreed = read_rules(game, rules or [], sheet)
    refusal = agreed.wrong_players([f"P{seat}" for seat in range(len(bots))]) if bots else None
    if refusal is not None:
        raise Refused(refusal)
    with playable():
        if report is not None:
            check_file(report)
        match = new_match(agreed.sheet.game, bots, agreed.written(), seed=seed, budget=budget, limit=limit)
        played = play_match(match, games, workers=workers, margin=decide, parquet=parquet, words=words)
        found = figures(played)
        if report is not None:
            write_report(report, found, words, lang or language())
    print(json_line(found) if json else text(found, words))
    return 0
