"""The task sheet of each player and the score list of all (SORT-27): as data, and as a text."""

from typing import NamedTuple

from zehn.games.profisort import scoring
from zehn.games.profisort.table import RoundScore, Table
from zehn.rules.sort_rulebook import task_words
from zehn.rules.tasks import Task
from zehn.rules.words import Words

ROMAN = ("I", "II", "III")


class TaskLine(NamedTuple):
    """A task on a sheet; `bonus` are the points for laying it without joker (None: there are none to strike)."""

    number: int
    done: bool
    bonus: int | None
    struck: bool


class PairLine(NamedTuple):
    """A pair of tasks and its bonus."""

    tasks: tuple[int, int]
    bonus: int
    struck: bool


class TaskSheet(NamedTuple):
    """What lies before one player: tasks and bonuses, done and struck ones crossed out."""

    seat: int
    player: str
    tasks: tuple[TaskLine, ...]
    pairs: tuple[PairLine, ...]
    struck: int
    open_bonus: int


class ScoreLine(NamedTuple):
    """One round of the score list: points of the round and total of each seat; the sign of who dealt."""

    points: tuple[int, ...]
    totals: tuple[int, ...]
    deals: str


def task_sheet(table: Table, seat: int) -> TaskSheet:
    """The sheet of one player, as of now."""
    rules, standing = table.rules, table.standing
    counted = not rules.first_to
    done, jokerless = standing.done[seat], standing.jokerless[seat]
    lines = []
    for task in rules.contracts:
        bonus = rules.bonus_without_joker if counted and isinstance(task, Task) and task.jokers else None
        lines.append(TaskLine(task.number, task.number in done, bonus, bonus is not None and task.number in jokerless))
    struck = scoring.struck_pairs(rules, standing, seat)
    pairs = tuple(PairLine(pair, rules.bonus_pairs, pair in struck) for pair in rules.pairs if counted)
    sums = scoring.struck_bonus(rules, standing, seat), scoring.open_bonus(rules, standing, seat)
    return TaskSheet(seat, table.players[seat], tuple(lines), pairs, *sums)


def score_list(table: Table) -> tuple[ScoreLine, ...]:
    """Every finished round: `points of the round / total`, and who dealt; the first dealer is I."""
    scores = table.standing.scores
    totals = [0] * len(table.players)
    lines = []
    for score in scores:
        totals = [total + more for total, more in zip(totals, score.points, strict=True)]
        lines.append(ScoreLine(score.points, tuple(totals), _sign(table, scores[0], score.dealer)))
    return tuple(lines)


def _sign(table: Table, first: RoundScore, dealer: int) -> str:
    return ROMAN[(dealer - first.dealer) % len(table.players)]


# -- as a text ------------------------------------------------------------------------------------------------


def sheet_text(table: Table, seat: int, words: Words) -> str:
    """A task sheet for the terminal: `[x]` for a task done, the bonus in brackets, struck ones crossed."""
    sheet = task_sheet(table, seat)
    lines = [words("pad-sheet", player=sheet.player)]
    for line in sheet.tasks:
        task = table.rules.by_number[line.number]
        row = f"{line.number:>3} {_box(line.done)} {task_words(task, words)}"
        if line.bonus is not None:
            row = f"{row:<46} {_box(line.struck)} {line.bonus:>3} {words('pad-no-joker')}"
        lines.append(row)
    for pair in sheet.pairs:
        name = words("pad-pair", first=pair.tasks[0], second=pair.tasks[1])
        lines.append(f"    {_box(pair.struck)} {name}: {words('pad-bonus', points=pair.bonus)}")
    lines.append(words("pad-open", points=sheet.open_bonus, struck=sheet.struck))
    return "\n".join(lines)


def _box(crossed: bool) -> str:
    return "[x]" if crossed else "[ ]"


def scores_text(table: Table, words: Words) -> str:
    """The score list for the terminal."""
    names = [name[:12] for name in table.players]
    lines = [words("pad-scores"), "  ".join([f"{name:>12}" for name in names] + [words("pad-deals")])]
    for line in score_list(table):
        cells = [f"{points} / {total}" for points, total in zip(line.points, line.totals, strict=True)]
        lines.append("  ".join([f"{cell:>12}" for cell in cells] + [line.deals]))
    return "\n".join(lines)
