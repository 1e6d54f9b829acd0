"""All legal moves of a position, lazily: the layings alone can be many thousands."""

from collections.abc import Iterator, Sequence

from zehn.cards.contracts import layings
from zehn.cards.groups import Run
from zehn.cards.notation import Move
from zehn.games.profisort import checks
from zehn.games.profisort.forms import FullRows, Twins
from zehn.games.profisort.hand import Hand
from zehn.games.profisort.table import ASK, DRAW, OVER, PLAY, Table
from zehn.games.profisort.tasks import Task


def moves_of(table: Table, seat: int, hand: Hand) -> Iterator[Move]:
    """The legal moves of one seat, by what it knows itself."""
    if seat == table.turn:
        hands = {seat: hand}
        for move in candidates(table, hand):
            if checks.why_not(table, hands, move) is None:
                yield move


def candidates(table: Table, hand: Hand) -> Iterator[Move]:
    """Candidates for moves of the seat whose turn it is: every legal one is among them."""
    seat, notation = table.turn, table.rules.notation
    if table.step == ASK:
        yield notation.keep[seat]
        yield notation.redeal[seat]
    elif table.step == DRAW:
        yield notation.draw[seat]
        yield notation.take[seat]
        yield from (notation.sit(seat, kind) for kind in sorted(set(table.received[seat])))
    elif table.step != OVER:
        yield from _plays(table, seat, hand)


def _plays(table: Table, seat: int, hand: Hand) -> Iterator[Move]:
    """After drawing: what may be done in any order, and the discard that ends the turn."""
    notation, kinds = table.rules.notation, sorted(set(hand.cards))
    yield from discards(table, seat, hand.cards)
    yield from hits(table, seat, hand.cards)
    if table.step == PLAY:
        aces = [kind for kind in kinds if table.rules.is_ace(kind)]
        yield from [notation.give(seat, kind, to) for kind in aces for to in table.opponents(seat)]
        for task in _complete(table, table.open[seat], hand):
            for spreads in layings(task.forms, hand.cards, wild=task.wild):
                yield notation.lay(seat, task.number, spreads)
        for task in _complete(table, table.repeatable(seat), hand):
            for spreads in layings(task.forms, hand.cards, wild=task.wild):
                yield notation.repeat(seat, task.number, spreads)


def discards(table: Table, seat: int, cards: Sequence[int]) -> list[Move]:
    """What a seat could put on the discard pile at the end of its turn (SORT-04, SORT-19)."""
    kinds = {*cards, *table.discardable(seat)}
    return [table.rules.notation.discard[seat][kind] for kind in sorted(kinds)]


def hits(table: Table, seat: int, cards: Sequence[int]) -> Iterator[Move]:
    """What a seat could add to the groups on the table (SORT-08, SORT-09)."""
    if not table.laid[seat]:
        return
    notation = table.rules.notation
    for kind in sorted(set(cards)):
        for number, group in enumerate(table.groups):
            if group.takes >> kind & 1:
                ends: tuple[str, ...] = ("",)
                if kind == table.rules.deck.wild and isinstance(group.form, Run):
                    ends = group.form.free_ends(group)
                yield from (notation.hit(seat, kind, number, end) for end in ends)
    for number in table.at_once:
        form = table.groups[number].form
        if isinstance(form, FullRows | Twins):
            yield from (notation.hit_with(seat, row, number) for row in form.rows_in(cards))


def _complete(table: Table, tasks: Sequence[Task], hand: Hand) -> list[Task]:
    """The tasks that a hand has all cards for, and one to discard (SORT-21)."""
    small = [task for task in tasks if task.need < len(hand.cards)]
    if not small:
        return []
    sorting, place_of = hand.sorting(table.rules.sorter), table.rules.place_of
    return [task for task in small if not sorting.missing(place_of[task.number])]
