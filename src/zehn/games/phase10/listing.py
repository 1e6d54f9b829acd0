"""All legal moves of a position, lazily: the lays alone can be many thousands."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from zehn.cards.contracts import Contract, layings
from zehn.cards.groups import Run
from zehn.cards.notation import Move
from zehn.cards.rows import Row
from zehn.games.phase10 import checks
from zehn.games.phase10.hand import Hand
from zehn.games.phase10.table import DRAW, KNOCK, PLAY, Table

if TYPE_CHECKING:
    from zehn.games.phase10.engine import Phase10


def moves(game: "Phase10") -> Iterator[Move]:
    """The legal moves of all seats: those who may knock, then the one whose turn it is."""
    table, notation = game.table, game.rules.notation
    for seat in table.knockers():
        yield notation.knock[seat]
    if table.turn >= 0:
        for move in candidates(table, game.hands[table.turn].cards_row):
            if game.why_not(move) is None:
                yield move


def moves_of(table: Table, seat: int, hand: Hand) -> Iterator[Move]:
    """The legal moves of one seat, by what it knows itself."""
    if seat in table.knockers():
        yield table.rules.notation.knock[seat]
    if seat == table.turn:
        for move in candidates(table, hand.cards_row):
            if checks.why_not(table, hand.cards_row, move) is None:
                yield move


def candidates(table: Table, cards: Row) -> Iterator[Move]:
    """Candidates for moves of the seat whose turn it is: every legal one is among them."""
    seat, notation = table.turn, table.rules.notation
    if table.step in (DRAW, KNOCK):
        yield notation.draw[seat]
        yield notation.take[seat]
    elif table.step == PLAY:
        kinds = sorted(set(cards))
        yield from (notation.discard[seat][kind] for kind in kinds)
        yield from (notation.skip[seat][to] for to in table.opponents(seat))
        yield from _hits(table, seat, kinds)
        for contract in table.open[seat]:
            yield from _lays(table, seat, list(cards), contract)


def _hits(table: Table, seat: int, kinds: list[int]) -> Iterator[Move]:
    if not table.laid_row[seat]:
        return
    for kind in kinds:
        for number, group in enumerate(table.groups):
            if kind == table.rules.deck.wild and isinstance(group.form, Run):
                for end in group.form.free_ends(group):
                    yield table.rules.notation.hit(seat, kind, number, end)
            elif group.takes >> kind & 1:
                yield table.rules.notation.hit(seat, kind, number)


def _lays(table: Table, seat: int, cards: list[int], contract: Contract) -> Iterator[Move]:
    if contract.reach(cards).missing == 0:
        for spreads in layings(contract.forms, cards, wild=contract.wild):
            yield table.rules.notation.lay(seat, contract.number, spreads)
