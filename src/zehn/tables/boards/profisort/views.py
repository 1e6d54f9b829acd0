"""From the wire back to a view: what a seat was shown is all that its bot ever gets."""

from collections.abc import Iterator, Sequence

from zehn.cards.groups import Form, Group, Pool, Run
from zehn.games.profisort import Rules, View
from zehn.games.profisort.forms import FullRows, Twins
from zehn.games.profisort.hand import Hand
from zehn.games.profisort.table import RoundScore, Standing, Table
from zehn.refusals import Refusal
from zehn.tables.boards.profisort.states import Face, GroupFace, HandFace

#: What the table waits for, by its number: an answer to the deal, a draw, the rest of a turn, its finish, nothing.
STEPS = ("deal", "draw", "play", "finish", "over")


def seen(rules: Rules, players: Sequence[str], seat: int, face: Face, hand: HandFace, moves: Sequence[str]) -> View:
    """The view of a seat; `moves` are those of the running round."""
    table = Table(rules, tuple(players), 0)
    _set_standing(table, face)
    table.round, table.dealer, table.again = face.round, face.dealer, face.again
    _set_turn(table, face)
    _set_cards(table, face)
    table.moves = [move for move in map(rules.notation.read, moves) if move]
    return View(seat, table, Hand(_kinds(rules, hand.cards)))


def _kinds(rules: Rules, names: Sequence[str]) -> list[int]:
    kind_of = rules.deck.kind_of
    return [kind_of[name] for name in names]


def _set_standing(table: Table, face: Face) -> None:
    seats = face.seats
    table.standing = Standing(
        tuple(seat.done for seat in seats),
        tuple(seat.jokerless for seat in seats),
        tuple(seat.total for seat in seats),
        tuple(RoundScore(score.points, score.laid, score.dealer) for score in face.scores),
        face.winners,
    )
    table.open = [table.still_open(seat) for seat in range(len(seats))]


def _set_turn(table: Table, face: Face) -> None:
    table.step = STEPS.index(face.step)
    table.turn, table.after, table.turns = face.turn, face.after, face.turns
    table.asked, table.given = face.asked, face.given
    if face.ending:
        table.ending = Refusal(face.ending, "game-over" if face.winners else "round-over")


def _set_cards(table: Table, face: Face) -> None:
    rules = table.rules
    table.discards = _kinds(rules, face.discards)
    table.pile = face.pile
    table.sizes = [seat.cards for seat in face.seats]
    table.laid = [seat.laid for seat in face.seats]
    table.received = [tuple(_kinds(rules, seat.received)) for seat in face.seats]
    table.known = [tuple(_kinds(rules, seat.known)) for seat in face.seats]
    table.put([_group(rules, group) for group in face.groups])


# -- groups ---------------------------------------------------------------------------------------------------------


def group_faces(table: Table) -> list[GroupFace]:
    """The groups as they go out; which task each belongs to is told by the layings of the round."""
    names = table.rules.deck.names
    return [
        GroupFace(
            group.owner,
            task,
            place,
            repeat,
            group.form.word,
            [names[kind] for kind in group.cards],
            _mark(group.form, group.low),
            _mark(group.form, group.high),
        )
        for group, (task, place, repeat) in zip(table.groups, _origins(table), strict=True)
    ]


def _origins(table: Table) -> Iterator[tuple[int, int, bool]]:
    """Task, place within the task, and whether it is a repetition, of every group on the table."""
    for move in table.moves:
        if move.verb in ("lay", "repeat"):
            yield from ((move.number, place, move.verb == "repeat") for place in range(len(move.spreads)))


def _mark(form: Form, number: int) -> str:
    """What `low` or `high` of a group means, as a text."""
    if isinstance(form, Run | FullRows):
        return form.deck.values[number]
    if isinstance(form, Twins):
        return form.deck.names[number]
    return form.pools[number][0] if isinstance(form, Pool) else str(number)


def _number(form: Form, mark: str) -> int:
    """What such a text means."""
    if isinstance(form, Run | FullRows):
        return form.deck.values.index(mark)
    if isinstance(form, Twins):
        return form.deck.kind_of[mark]
    if isinstance(form, Pool):
        return next(number for number, (at, _) in enumerate(form.pools) if at == mark)
    return int(mark)


def _group(rules: Rules, face: GroupFace) -> Group:
    form = rules.by_number[face.task].forms[face.place]
    return Group(form, tuple(_kinds(rules, face.cards)), _number(form, face.low), _number(form, face.high), face.owner)
