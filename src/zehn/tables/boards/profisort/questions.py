"""What a seat is asked in Profi-Sort: everything it may do, and how near its hand is to the tasks."""

from collections.abc import Iterator, Sequence
from itertools import islice

from zehn.cards.groups import Spread
from zehn.cards.notation import Move
from zehn.games.profisort import Rules, View
from zehn.games.profisort.listing import candidates, discards, hits
from zehn.games.profisort.table import ASK, DRAW, FINISH, PLAY
from zehn.games.profisort.tasks import Task
from zehn.kernel.sorting import Sorting
from zehn.tables.boards.profisort.states import Hit, Lay, Question
from zehn.tables.boards.profisort.views import STEPS

#: How many ways to lay a task are proposed; others can be checked.
MOST_LAYS = 4

#: How many ways to repeat a task are examined: it takes a search to see whether one ends the round (SORT-13).
MOST_REPEATS = 4


def question(view: View) -> Question:
    """The question of the seat whose turn it is."""
    table = view.table
    kind, missing, uses = STEPS[table.step], _missing(view), _uses(view)
    if table.step in (ASK, DRAW):
        moves = [str(move) for move in candidates(table, view.hand) if view.why_not(move) is None]
        useful = _useful_top(view) if table.step == DRAW else _useful(view)
        return Question(kind, moves, useful=useful, missing=missing, uses=uses)
    legal = [move for move in _plain(view) if view.why_not(move) is None]
    return Question(
        kind,
        [str(move) for move in legal if move.verb != "hit"],
        lays=[*_lays(view), *_repeats(view)] if table.step == PLAY else [],
        hits=[_hit(move) for move in legal if move.verb == "hit"],
        useful=_useful(view),
        missing=missing,
        uses=uses,
    )


def names_of(rules: Rules, kinds: Sequence[int]) -> list[str]:
    """The names of some cards."""
    names = rules.deck.names
    return [names[kind] for kind in kinds]


def bonus_of(rules: Rules, jokers: bool) -> int:
    """SORT-25, SORT-26: what is struck by laying a task without joker."""
    return rules.bonus_without_joker if jokers and not rules.first_to else 0


# -- how near the hand is -------------------------------------------------------------------------------------------


def _missing(view: View) -> dict[int, int]:
    """How many cards each task lacks: open ones, and those done that may be repeated."""
    table, sorting = view.table, view.sorting()
    tasks = (*table.open[view.seat], *table.repeatable(view.seat))
    return {task.number: sorting.missing(table.rules.place_of[task.number]) for task in tasks}


def _uses(view: View) -> dict[int, list[str]]:
    """The cards in hand that bring each of these tasks nearer."""
    rules, sorting = view.table.rules, view.sorting()
    return {
        number: names_of(rules, used_for(rules, sorting, rules.place_of[number])) for number in sorted(_missing(view))
    }


def used_for(rules: Rules, sorting: Sorting, place: int) -> list[int]:
    """The kinds of a hand that some nearest way to lay a task uses, and jokers if it takes them."""
    kinds = sorted(set(sorting.held))
    used = [kind for kind, share in zip(kinds, sorting.usage(place, kinds), strict=True) if share]
    return [*used, rules.deck.wild] if sorting.wilds and rules.tasks[place].jokers else used


def _nearest(view: View) -> list[int]:
    """The places of the open tasks that lack the fewest cards, of those that the hand is large enough for."""
    table, sorting = view.table, view.sorting()
    tasks = [task for task in table.open[view.seat] if task.need <= len(view.cards)] or table.repeatable(view.seat)
    places = [table.rules.place_of[task.number] for task in tasks]
    fewest = min(map(sorting.missing, places), default=0)
    return [place for place in places if sorting.missing(place) == fewest]


def _useful(view: View) -> list[str]:
    """The cards in hand that a nearest task uses; once a task is laid, those that fit a group, too."""
    table, rules = view.table, view.table.rules
    kinds = {kind for place in _nearest(view) for kind in used_for(rules, view.sorting(), place)}
    kinds.update(kind for move in hits(table, view.seat, view.cards) for kind in move.cards)
    return names_of(rules, sorted(kinds))


def _useful_top(view: View) -> list[str]:
    """The top discard, if it can be taken and brings a nearest task nearer or fits a group (SORT-05)."""
    table, top = view.table, view.table.top
    if view.why_not(table.rules.notation.take[view.seat]) is not None:
        return []
    fits = bool(table.laid[view.seat]) and table.takes >> top & 1 == 1
    helps = fits or any(view.sorting().wanted(place, top) for place in _nearest(view))
    return names_of(table.rules, [top]) if helps else []


# -- what can be done -----------------------------------------------------------------------------------------------


def _plain(view: View) -> Iterator[Move]:
    """Discards, gifts and hits that may be legal."""
    table, seat, notation = view.table, view.seat, view.table.rules.notation
    kinds = sorted(set(view.cards))
    yield from discards(table, seat, view.cards)
    if table.step != FINISH:
        aces = [kind for kind in kinds if table.rules.is_ace(kind)]
        yield from (notation.give(seat, kind, to) for kind in aces for to in table.opponents(seat))
    yield from hits(table, seat, view.cards)


def _lays(view: View) -> Iterator[Lay]:
    """Ways to lay every open task that the hand holds, as the kernel finds them."""
    rules, sorting = view.table.rules, view.sorting()
    for task in view.table.open[view.seat]:
        ways = sorting.layouts(rules.place_of[task.number])
        moves = [rules.notation.lay(view.seat, task.number, spreads) for spreads in islice(ways, MOST_LAYS)]
        yield from (_lay(view, move) for move in moves if view.why_not(move) is None)


def _repeats(view: View) -> Iterator[Lay]:
    """For every task that can be repeated so that the round ends, one way to do so (SORT-13)."""
    rules, sorting = view.table.rules, view.sorting()
    for task in view.table.repeatable(view.seat):
        ways = islice(sorting.layouts(rules.place_of[task.number]), MOST_REPEATS)
        moves = (rules.notation.repeat(view.seat, task.number, spreads) for spreads in ways)
        yield from islice((_lay(view, move) for move in moves if view.why_not(move) is None), 1)


def _lay(view: View, move: Move) -> Lay:
    rules = view.table.rules
    groups = [names_of(rules, spread.cards) for spread in move.spreads]
    return Lay(str(move), move.number, move.verb == "repeat", groups, _strikes(view, move))


def _strikes(view: View, move: Move) -> int:
    """SORT-16, SORT-25: the bonus points that a laying strikes."""
    rules, done = view.table.rules, view.table.standing.done[view.seat]
    number = rules.repeat.number if move.verb == "repeat" and rules.repeat else move.number
    pair = rules.bonus_pairs if rules.partner.get(number) in done and not rules.first_to else 0
    task = rules.by_number[number]
    jokerless = isinstance(task, Task) and task.jokers and not _has_joker(rules, move.spreads)
    return pair + bonus_of(rules, jokerless)


def _has_joker(rules: Rules, spreads: Sequence[Spread]) -> bool:
    return any(rules.deck.wild in spread.cards for spread in spreads)


def _hit(move: Move) -> Hit:
    return Hit(str(move), [move.deck.names[kind] for kind in move.cards], move.group, move.end)
