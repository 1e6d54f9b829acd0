"""Counting Profi-Sort: task sheets, struck bonuses, points, winners; the beginners' game, too."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from zehn.analysis.profisort.standing import standing_chances
from zehn.cards.contracts import Contract
from zehn.cards.groups import Group, Spread
from zehn.cards.notation import Move
from zehn.games.chance import Script
from zehn.games.profisort import ProfiSort, Rules, scoring
from zehn.games.profisort.checks import read_groups, wrong_task
from zehn.games.profisort.hand import Hand
from zehn.games.profisort.table import Table
from zehn.games.profisort.tasks import Task
from zehn.pad.common.cards import CardKeeper, Classes, Limits, groups_of, is_out, points_of, read_cards
from zehn.pad.common.keeper import Score, Slip, is_count
from zehn.pad.profisort import paper
from zehn.refusals import Refusal, Refused


class SortKeeper(CardKeeper[Table]):
    """A score has the tasks that were laid (`laid`, in any order), those of them without a joker (`jokerless`), and who
    went out or what is left (SORT-22).
    """

    late: ClassVar = "SORT-23"
    paper: ClassVar = paper
    costs: ClassVar = "SORT-22"
    ends: ClassVar = "SORT-21"
    material: ClassVar = "SORT-01"
    lays_first: ClassVar = "SORT-08"
    keys: ClassVar = (*CardKeeper.keys, "jokerless")

    def begin(self, rules: Rules, players: tuple[str, ...], dealer: int) -> Table:
        return Table(rules, players, dealer)

    def wrong_score(self, score: Score) -> str:
        for key in ("laid", "jokerless"):
            numbers = score.get(key, [])
            if not isinstance(numbers, list) or not all(is_count(number, 99) for number in numbers):
                return key
        return super().wrong_score(score)

    def play(self, table: Table, scores: Sequence[Score], fresh: frozenset[int]) -> list[Slip]:
        table.open_round()
        fit = Classes(table.rules.deck, table.rules.points)
        slips = [slip for seat, score in enumerate(scores) for slip in _lay(table, seat, score, fit)]
        points = [0 if table.rules.first_to else points_of(score) for score in scores]
        if table.rules.first_to:
            slips += _two_winners(table)
        else:
            limits = [_limits(table, seat) for seat in range(len(scores))]
            slips += self.hands(table.players, scores, limits, fit)
        scoring.score_round(table, tuple(points))
        return slips

    # -- what follows -----------------------------------------------------------------------------------------

    def dealer(self, table: Table) -> int:
        """SORT-02: dealers take turns."""
        return -1 if table.over else table.following(table.dealer)

    def result(self, table: Table) -> dict[str, Any]:
        return scoring.result(table)

    doubt: ClassVar = 3

    def standing(self, table: Table) -> list[float]:
        return standing_chances(table)

    def contract(self, table: Table, number: int) -> Contract | Refusal:
        return table.rules.by_number.get(number) or wrong_task(table, number)

    def read_groups(self, contract: Contract, seat: int, spreads: list[Spread]) -> list[Group] | Refusal:
        return read_groups(contract, Move(contract.deck, seat, "lay", number=contract.number, spreads=spreads))

    def game(self, table: Table) -> ProfiSort:
        shown = table.copy()
        shown.clear()
        return ProfiSort.imagined(shown, [Hand() for _ in table.players], [], Script())

    def next_scores(self, table: Table) -> list[dict[str, Any] | None]:
        if table.over:
            return [None] * len(table.players)
        return [{"tasks": _open(table, seat)} for seat in range(len(table.players))]

    def rounds_of(self, game: ProfiSort) -> list[list[Score | None]]:
        standing, rules = game.table.standing, game.rules
        return [
            [
                _score(laid, standing.jokerless[seat], points, counted=not rules.first_to)
                for seat, (laid, points) in enumerate(zip(score.laid, score.points, strict=True))
            ]
            for score in standing.scores
        ]

    def may_lay(self, table: Table, seat: int, asked: Mapping[str, Any]) -> dict[str, Any]:
        """SORT-06: whether some cards make a task, or which of the open ones they make."""
        cards = read_cards(table.rules.deck, asked.get("cards"))
        number = asked.get("phase")
        wanted = [number] if number else _open(table, seat)
        due = [task for task in table.rules.tasks if task.number in wanted]
        if not due:
            raise Refused(Refusal("SORT-10", "no-such-task", task=str(number)[:9]))
        found = [(task, groups_of(task, table.rules.deck, cards, seat)) for task in due]
        made = [{"phase": task.number, **groups} for task, groups in found if groups is not None]
        if made:
            best = min(made, key=lambda one: len(one["rest"]))
            return best | {"others": [one["phase"] for one in made if one is not best]}
        missing = min((task.reach(cards).missing, task.number) for task in due)
        if any(table.rules.is_ace(kind) for kind in cards):
            raise Refused(Refusal("SORT-17", "ace-no-part"))
        raise Refused(Refusal("SORT-06", "pad-task-not-made", task=missing[1], missing=int(missing[0])))


def _open(table: Table, seat: int) -> list[int]:
    done = table.standing.done[seat]
    return [task.number for task in table.rules.contracts if task.number not in done]


def _lay(table: Table, seat: int, score: Score, fit: Classes) -> Iterator[Slip]:
    """SORT-06, SORT-16: tasks are crossed out, and the bonuses of those laid without a joker."""
    laid, jokerless, need = score.get("laid", []), score.get("jokerless", []), 0
    for number in sorted(laid, key=lambda one: one == _repeat(table)):
        refusal = _unlayable(table, seat, number) or _no_repeat(table, seat, number, score, fit)
        if refusal is not None:
            yield Slip(seat, refusal)
            continue
        task = table.rules.by_number[number]
        need += task.need or min(table.rules.by_number[done].need for done in table.standing.done[seat])
        without = number in jokerless and isinstance(task, Task) and task.jokers
        scoring.note_task(table, seat, number, jokerless=without)
    for number in jokerless:
        known = table.rules.by_number.get(number)
        if number not in laid or not isinstance(known, Task) or not known.jokers:
            yield Slip(seat, Refusal("SORT-16", "pad-no-bonus", task=number, player=table.players[seat]))
    if need > table.rules.deal:
        details = {"player": table.players[seat], "cards": need, "most": table.rules.deal}
        yield Slip(seat, Refusal("SORT-06", "pad-tasks-cards", **details))


def _unlayable(table: Table, seat: int, number: int) -> Refusal | None:
    """SORT-06, SORT-10, SORT-26: why a seat cannot lay a task."""
    if number in _open(table, seat):
        return None
    done = number in table.standing.done[seat]
    return Refusal("SORT-06", "task-done", task=number) if done else wrong_task(table, number)


def _repeat(table: Table) -> int:
    """The number of the task that repeats another one; 0 if it is not played."""
    return table.rules.repeat.number if table.rules.repeat else 0


def _no_repeat(table: Table, seat: int, number: int, score: Score, fit: Classes) -> Refusal | None:
    """SORT-13: who repeats a task has done one, and goes out with it."""
    if number != _repeat(table):
        return None
    if not table.standing.done[seat]:
        return Refusal("SORT-13", "pad-repeat-nothing", player=table.players[seat])
    if not table.rules.first_to and not is_out(score, fit):
        return Refusal("SORT-13", "pad-repeat-out", player=table.players[seat])
    return None


def _two_winners(table: Table) -> Iterator[Slip]:
    """SORT-26: the first to have the tasks wins at once, so nobody else has them."""
    if sum(scoring.has_won(table, seat) for seat in range(len(table.players))) > 1:
        yield Slip(-1, Refusal("SORT-26", "pad-two-winners", tasks=table.rules.first_to))


def _limits(table: Table, seat: int) -> Limits:
    """What can be left: the hand less the tasks; fewer for aces that were given, more for received ones (SORT-17)."""
    rules, others = table.rules, len(table.players) - 1
    ace = rules.points[rules.first_ace] if rules.first_ace < rules.deck.naturals else 0
    given = (1 if rules.one_ace else others) if ace else 0
    need = sum(rules.by_number[number].need for number in table.laid[seat])
    fewest = 1 if table.laid[seat] else rules.deal - given
    return Limits(fewest, max(rules.deal - need, 0), others if ace else 0, ace)


def _score(laid: Sequence[int], jokerless: Sequence[int], points: int, *, counted: bool) -> Score:
    without = [number for number in laid if number in jokerless]
    tasks = {"laid": list(laid)} | ({"jokerless": without} if without else {})
    return tasks | ({} if not counted else {"points": points} if points else {"out": True})
