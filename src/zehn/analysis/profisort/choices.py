"""The candidate moves of Profi-Sort: the played one, and those that counting bots would consider."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from zehn.cards.notation import Move
from zehn.games.profisort import View
from zehn.games.profisort.table import ASK, DRAW, FINISH
from zehn.players.profisort.master import Master
from zehn.players.profisort.sharp import Sharp

#: Discards that are looked at, and where something can be laid or hit as well; ways to lay; hits and gifts.
DISCARDS, BESIDE, WAYS, MORE = 4, 2, 3, 4


def choices(view: View, played: Move) -> list[Move]:
    """The moves to compare, the one that was played first."""
    found = {str(played): played}
    for move in _others(view):
        if str(move) not in found and view.why_not(move) is None:
            found[str(move)] = move
    return list(found.values())


def _others(view: View) -> Iterator[Move]:
    table = view.table
    if table.step in (ASK, DRAW):
        yield from view.moves()
    elif table.step == FINISH:  # whatever comes first, the round ends in this turn
        return
    else:
        yield Master(Random(1)).choose(view)
        down = [*_lays(view), *_more(view)]
        yield from down
        yield from _away(view, BESIDE if down else DISCARDS)


def _lays(view: View) -> Iterator[Move]:
    rules, bot = view.table.rules, Sharp(Random(1))
    for way in islice(bot.ways(view), WAYS):
        yield rules.notation.lay(view.seat, rules.tasks[way.place].number, way.spreads)


def _more(view: View) -> Iterator[Move]:
    """A hit, and aces for others."""
    hit = Sharp(Random(1)).hit(view)
    if hit is not None:
        yield hit
    aces = sorted({kind for kind in view.cards if view.table.rules.is_ace(kind)})
    gifts = (
        view.table.rules.notation.give(view.seat, kind, to) for kind in aces for to in view.table.opponents(view.seat)
    )
    yield from islice(gifts, MORE)


def _away(view: View, most: int) -> Iterator[Move]:
    """The discards that promise most; where a task is down, the dearest ones."""
    table, points = view.table, view.table.rules.points
    if table.laid[view.seat] or not table.open[view.seat]:
        ranked = sorted(set(view.cards), key=lambda kind: (-points[kind], kind))
    else:
        ranked = [thrown.kind for thrown in Sharp(Random(1)).thrown(view)]
    for kind in ranked[:most]:
        yield table.rules.notation.discard[view.seat][kind]


def kind_of(view: View, move: Move) -> str:
    """What was to be decided."""
    if view.table.step == ASK:
        return "redeal"
    if view.table.step == DRAW:
        return "draw"
    return move.verb
