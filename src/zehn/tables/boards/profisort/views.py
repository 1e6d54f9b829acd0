"""From the wire back to a view: a bot never gets more than its seat was shown."""

from collections.abc import Iterator, Sequence

from zehn.cards.groups import Form, Group, Pool, Run
from zehn.games.profisort import Rules, View
from zehn.games.profisort.forms import FullRows, Twins
from zehn.games.profisort.hand import Hand
from zehn.games.profisort.table import RoundScore, Standing, Table
from zehn.refusals import Refusal
from zehn.tables.boards.profisort.states import GroupState, HandState, PublicState

#: What the table waits for, by its number: an answer to the deal, a draw, the rest of a turn, its finish, nothing.
STEPS = ("deal", "draw", "play", "finish", "over")


def seen(
    rules: Rules, players: Sequence[str], seat: int, state: PublicState, hand: HandState, moves: Sequence[str]
) -> View:
    """The view of a seat; `moves` are those of the running round."""
    table = Table(rules, tuple(players), 0)
    _set_standing(table, state)
    table.round, table.dealer, table.again = state.round, state.dealer, state.again
    _set_turn(table, state)
    _set_cards(table, state)
    table.moves = [move for move in map(rules.notation.read, moves) if move]
    return View(seat, table, Hand(_kinds(rules, hand.cards)))


def _kinds(rules: Rules, names: Sequence[str]) -> list[int]:
    kind_of = rules.deck.kind_of
    return [kind_of[name] for name in names]


def _set_standing(table: Table, state: PublicState) -> None:
    seats = state.seats
    table.standing = Standing(
        tuple(seat.done for seat in seats),
        tuple(seat.jokerless for seat in seats),
        tuple(seat.total for seat in seats),
        tuple(RoundScore(score.points, score.laid, score.dealer) for score in state.scores),
        state.winners,
    )
    table.open = [table.still_open(seat) for seat in range(len(seats))]


def _set_turn(table: Table, state: PublicState) -> None:
    table.step = STEPS.index(state.step)
    table.turn, table.after, table.turns = state.turn, state.after, state.turns
    table.asked, table.given = state.asked, state.given
    if state.ending:
        table.ending = Refusal(state.ending, "game-over" if state.winners else "round-over")


def _set_cards(table: Table, state: PublicState) -> None:
    rules = table.rules
    table.discards = _kinds(rules, state.discards)
    table.pile = state.pile
    table.sizes = [seat.cards for seat in state.seats]
    table.laid = [seat.laid for seat in state.seats]
    table.received = [tuple(_kinds(rules, seat.received)) for seat in state.seats]
    table.known = [tuple(_kinds(rules, seat.known)) for seat in state.seats]
    table.put([_group(rules, group) for group in state.groups])


# -- groups ---------------------------------------------------------------------------------------------------------


def group_states(table: Table) -> list[GroupState]:
    """The groups as they go out; the layings of the round tell which task each belongs to."""
    names = table.rules.deck.names
    return [
        GroupState(
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


def _group(rules: Rules, state: GroupState) -> Group:
    form = rules.by_number[state.task].forms[state.place]
    return Group(
        form, tuple(_kinds(rules, state.cards)), _number(form, state.low), _number(form, state.high), state.owner
    )
