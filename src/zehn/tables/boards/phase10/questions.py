"""What a seat is asked in the phase card game: everything it may do, and how near its hand is to the open phases."""

from collections.abc import Iterator, Sequence
from itertools import islice

from zehn.cards.contracts import Contract
from zehn.cards.groups import Group, Run
from zehn.cards.notation import Move
from zehn.games.phase10 import View
from zehn.games.phase10.table import DRAW
from zehn.kernel.reach import Reach
from zehn.players.phase10.fits import fits
from zehn.tables.boards.phase10.states import Hit, Lay, Question

#: How many ways to lay a phase are proposed; others can be checked.
MOST_LAYS = 8


def question(view: View) -> Question | None:
    """What the seat of a view may do now; None if it is not asked."""
    table, seat = view.table, view.seat
    if table.window:
        return _knock(view) if seat in table.knockers() else None
    if seat != table.turn or table.waiting:
        return None
    return _draw(view) if table.step == DRAW else _play(view)


def _knock(view: View) -> Question:
    return Question("knock", [f"{view.seat} knock"], useful=_useful_top(view), missing=_missing(view))


def _draw(view: View) -> Question:
    notation, seat = view.table.rules.notation, view.seat
    moves = [str(move) for move in (notation.draw[seat], notation.take[seat]) if view.why_not(move) is None]
    useful = _useful_top(view) if len(moves) > 1 else []
    return Question("draw", moves, useful=useful, missing=_missing(view))


def _play(view: View) -> Question:
    kinds, laid = sorted(set(view.cards)), view.table.laid[view.seat]
    return Question(
        "play",
        [str(move) for move in _plain(view, kinds) if view.why_not(move) is None],
        lays=[] if laid else list(islice(_lays(view), MOST_LAYS)),
        hits=[_hit(move) for move in _hits(view, kinds) if view.why_not(move) is None] if laid else [],
        useful=_useful(view, kinds),
        missing=_missing(view),
    )


def _useful_top(view: View) -> list[str]:
    """The top discard, if it brings the seat nearer to a phase or, once a phase is laid, fits a group."""
    table, top = view.table, view.table.top
    if top < 0:
        return []
    helps = table.takes >> top & 1 if table.laid[view.seat] else any(reach.wanted(top) for reach in view.reaches())
    return [table.rules.deck.names[top]] if helps else []


def _useful(view: View, kinds: list[int]) -> list[str]:
    """The cards in hand that bring an open phase nearest; once one is laid, those that fit a group."""
    table, names = view.table, view.table.rules.deck.names
    if table.laid[view.seat]:
        return [names[kind] for kind in kinds if table.takes >> kind & 1]
    fewest = min((reach.missing for reach in view.reaches()), default=0)
    nearest = [
        _brings_near(contract, reach, kinds, view.cards)
        for contract, reach in zip(table.open[view.seat], view.reaches(), strict=True)
        if reach.missing == fewest
    ]
    return [names[kind] for kind in kinds if any(kind in part for part in nearest)]


def _brings_near(contract: Contract, reach: Reach, kinds: list[int], cards: list[int]) -> list[int]:
    """The kinds that one of the nearest ways to lay a phase uses; if that is nearly all, those it cannot do without."""
    used, skip = fits(contract).used(kinds, cards), contract.deck.skip
    if used and len(used) < len(kinds) - (skip in kinds):
        return used
    return [kind for kind in kinds if not reach.spare(kind)]


def _missing(view: View) -> dict[int, int]:
    """How many cards each open phase is short of."""
    contracts = view.table.open[view.seat]
    return {contract.number: reach.missing for contract, reach in zip(contracts, view.reaches(), strict=True)}


def _plain(view: View, kinds: list[int]) -> list[Move]:
    """Discards and skips that may be legal."""
    table, seat, notation = view.table, view.seat, view.table.rules.notation
    moves = [notation.discard[seat][kind] for kind in kinds]
    if table.rules.deck.skip in kinds:
        moves += [notation.skip[seat][to] for to in table.opponents(seat)]
    return moves


def _hits(view: View, kinds: list[int]) -> list[Move]:
    """Hits that may be legal."""
    seat, notation = view.seat, view.table.rules.notation
    moves: list[Move] = []
    for number, group in enumerate(view.table.groups):
        for kind in kinds:
            if group.takes >> kind & 1:
                moves += [notation.hit(seat, kind, number, end) for end in _ends(view, group, kind)]
    return moves


def _ends(view: View, group: Group, kind: int) -> Sequence[str]:
    if kind == view.table.rules.deck.wild and isinstance(group.form, Run):
        return group.form.free_ends(group)
    return ("",)


def _lays(view: View) -> Iterator[Lay]:
    """Ways to lay the open phases, as the kernel finds them."""
    deck, notation = view.table.rules.deck, view.table.rules.notation
    for contract, reach in zip(view.table.open[view.seat], view.reaches(), strict=True):
        for spreads in reach.layouts(view.cards):
            move = notation.lay(view.seat, contract.number, spreads)
            if view.why_not(move) is None:
                groups = [[deck.names[kind] for kind in spread.cards] for spread in spreads]
                yield Lay(str(move), contract.number, groups)


def _hit(move: Move) -> Hit:
    return Hit(str(move), move.deck.names[move.cards[0]], move.group, move.end)
