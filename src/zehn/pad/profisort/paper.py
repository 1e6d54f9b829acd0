"""Task sheets and score list of Profi-Sort (SORT-27) as lines, and a line that somebody types."""

from typing import Any

from zehn.games.profisort.pad import score_list, short_names, signs, task_sheet
from zehn.games.profisort.scoring import open_bonus
from zehn.games.profisort.table import Table
from zehn.games.profisort.wording import task_words
from zehn.words import Words


def rows(table: Table, words: Words) -> list[list[str]]:
    """The tasks with their bonuses, struck ones in brackets; the pairs; `points / total` of each round."""
    seats = range(len(table.players))
    sheets = [task_sheet(table, seat) for seat in seats]
    lines = [["", *[f"{name} {sign}" for name, sign in zip(table.players, signs(table), strict=True)]]]
    for place, task in enumerate(table.rules.contracts):
        cells = [sheet.tasks[place] for sheet in sheets]
        lines.append([f"{task.number} {task_words(task, words)}", *[_task(c.done, c.bonus, c.struck) for c in cells]])
    for place, pair in enumerate(sheets[0].pairs):
        name = words("pad-pair", first=pair.tasks[0], second=pair.tasks[1])
        lines.append([name, *[_bonus(sheet.pairs[place].bonus, sheet.pairs[place].struck) for sheet in sheets]])
    return lines if table.rules.first_to else lines + _scores(table, words)


def _task(done: bool, bonus: int | None, struck: bool) -> str:
    cross = "X" if done else ""
    return cross if bonus is None else f"{cross} {_bonus(bonus, struck)}".strip()


def _bonus(points: int, struck: bool) -> str:
    return f"({points})" if struck else str(points)


def _scores(table: Table, words: Words) -> list[list[str]]:
    lines = [["", *[f"{name} /" for name in short_names(table.players)], words("pad-deals")]]
    for number, line in enumerate(score_list(table), 1):
        cells = [f"{points} / {total}" for points, total in zip(line.points, line.totals, strict=True)]
        lines.append([str(number), *cells, line.deals])
    if table.over:
        left = [open_bonus(table.rules, table.standing, seat) for seat in range(len(table.players))]
        lines.append([words("pad-open-bonus"), *[f"+{points}" for points in left]])
    return [*lines, [words("pad-sum"), *map(str, table.standing.totals)]]


def hint(asked: dict[str, Any], words: Words) -> str:
    """What a player is asked for."""
    tasks = asked["tasks"]
    return words("pad-ask-task", count=len(tasks), tasks=", ".join(map(str, tasks)))


def read(text: str, asked: dict[str, Any]) -> dict[str, Any] | None:
    """The score of `4 7! =35`, `12 out`, `=85`; None if it cannot be read."""
    tasks, sign, points = text.lower().partition("=")
    names = tasks.split()
    score: dict[str, Any] = {}
    if names and names[-1] == "out" and not sign:
        names, score = names[:-1], {"out": True}
    if sign:
        if not points.strip().isdecimal():
            return None
        score = {"points": int(points)}
    numbers = [name.rstrip("!") for name in names]
    if not text.strip() or not all(number.isdecimal() and len(number) < 3 for number in numbers):
        return None
    without = [int(name[:-1]) for name in names if name.endswith("!")]
    return score | {"laid": [int(number) for number in numbers]} | ({"jokerless": without} if without else {})
