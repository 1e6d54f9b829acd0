"""The task sheet of each player and the score list of all (SORT-27): as data, and as a text."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import count
from typing import NamedTuple

from zehn.games.profisort import scoring
from zehn.games.profisort.table import Table
from zehn.games.profisort.tasks import Task
from zehn.games.profisort.wording import task_words
from zehn.words import Words

ROMAN = ("I", "II", "III")

#: The letters of a short name; where so many are not enough a number follows.
LETTERS = 3


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
    """The sheet of one player: tasks and bonuses, done and struck ones crossed out."""

    seat: int
    player: str
    tasks: tuple[TaskLine, ...]
    pairs: tuple[PairLine, ...]
    struck: int
    open_bonus: int


class ScoreLine(NamedTuple):
    """One round of the score list: points of the round and total of each seat; the sign of who deals the next one."""

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
    """Every finished round: `points of the round / total`, and who deals the next one; nobody after the last."""
    scores, sign_of = table.standing.scores, signs(table)
    totals = [0] * len(table.players)
    lines = []
    for score in scores:
        totals = [total + more for total, more in zip(totals, score.points, strict=True)]
        deals = "" if table.over and score is scores[-1] else sign_of[table.following(score.dealer)]
        lines.append(ScoreLine(score.points, tuple(totals), deals))
    return tuple(lines)


def signs(table: Table) -> tuple[str, ...]:
    """The Roman numeral of each seat; the first dealer is I."""
    seats, scores = len(table.players), table.standing.scores
    first = scores[0].dealer if scores else table.dealer + (table.round < 0)
    return tuple(ROMAN[(seat - first) % seats] for seat in range(seats))


@lru_cache(64)
def short_names(players: tuple[str, ...]) -> tuple[str, ...]:
    """A short name for each player: the first letters that tell them apart, or a letter and a number."""
    short: list[str] = []
    for seat, name in enumerate(players):
        others = [other.casefold() for other in (*players[:seat], *players[seat + 1 :])]
        taken = [text.casefold() for text in short]
        short.append(next(text for text in _shortened(name, others) if text.casefold() not in taken))
    return tuple(short)


def _shortened(name: str, others: Sequence[str]) -> Iterator[str]:
    """Short names for a name, best first; those of letters begin no other name."""
    letters = "".join(name.split())
    for most in range(1, LETTERS + 1):
        if not any(other.startswith(letters[:most].casefold()) for other in others):
            yield letters[:most]
    yield from (f"{letters[:1]}{number}" for number in count(1))


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
    """The score list for the terminal: who is who, then the lines; in the beginners' game the tasks that are done."""
    short = short_names(table.players)
    who = zip(signs(table), short, table.players, strict=True)
    lines = [words("pad-scores"), *[f"  {sign:<4}{name:<4}{player}" for sign, name, player in who]]
    rows: list[Row] = [
        ("", [""] * len(short), words("pad-deals")),
        *_score_rows(table, short),
        *_end_rows(table, words),
    ]
    if table.rules.first_to:
        rows = [(words("pad-done"), [str(len(done)) for done in table.standing.done], "")]
    wide = max([len(label) for label, _, _ in rows])
    return "\n".join([*lines, *[_row(label.ljust(wide), cells, sign) for label, cells, sign in rows]])


Row = tuple[str, Sequence[str], str]


def _row(label: str, cells: Sequence[str], sign: str) -> str:
    return "".join([f"  {label}", *[f"{cell:>12}" for cell in cells], f"   {sign}"]).rstrip()


def _score_rows(table: Table, short: Sequence[str]) -> Iterator[Row]:
    """`short name / points` in the first line, then `points of the round / total`."""
    if not table.standing.scores:
        yield "1", [f"{name} /    " for name in short], ""
    for number, line in enumerate(score_list(table)):
        before = line.points if number else short
        cells = [f"{one} / {total}" for one, total in zip(before, line.totals, strict=True)]
        yield str(number + 1), cells, line.deals


def _end_rows(table: Table, words: Words) -> Iterator[Row]:
    """What is added at the end of the game: the bonus points that are not struck (SORT-24)."""
    if table.over:
        bonuses = [scoring.open_bonus(table.rules, table.standing, seat) for seat in range(len(table.players))]
        yield words("pad-open-bonus"), [f"+{bonus}" for bonus in bonuses], ""
        yield words("pad-total"), [str(total) for total in table.standing.totals], ""
