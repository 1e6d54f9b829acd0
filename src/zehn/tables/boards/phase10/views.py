"""From the wire back to a view: a bot never gets more than its seat was shown."""

from collections.abc import Sequence

from zehn.cards.contracts import Contract
from zehn.cards.deck import row_of
from zehn.cards.groups import Group, Pool, Run
from zehn.games.phase10 import Rules, View
from zehn.games.phase10.hand import Hand
from zehn.games.phase10.table import SEAT, RoundScore, Standing, Table, Turning
from zehn.refusals import Refusal
from zehn.tables.boards.phase10.states import GroupState, HandState, PublicState, SeatState

#: What the table waits for, by its number: a draw, the rest of a turn, a knock, a turned pile, nothing.
STEPS = ("draw", "play", "knock", "turn", "over")


def seen(
    rules: Rules, players: Sequence[str], seat: int, state: PublicState, hand: HandState, moves: Sequence[str] = ()
) -> View:
    """The view of a seat; `moves` are those of the running round."""
    kind_of = rules.deck.kind_of
    table = Table(rules, tuple(players), 0)
    _set_standing(table, state)
    if state.playoff:
        table.only(state.playing)
    table.round, table.dealer = state.round, state.dealer
    table.clear()
    _set_turn(table, state)
    _set_cards(table, state)
    table.moves = [move for move in map(rules.notation.read, moves) if move]
    own = Hand(row_of([kind_of[name] for name in hand.cards]), row_of([kind_of[name] for name in hand.drawn]))
    return View(seat, table, own)


def _set_standing(table: Table, state: PublicState) -> None:
    seats = state.seats
    table.standing = Standing(
        row_of([seat.stage for seat in seats]),
        row_of([seat.total for seat in seats]),
        tuple(RoundScore(row_of(list(score.points)), row_of(list(score.laid))) for score in state.scores),
        state.winners,
        tuple(seat.done for seat in seats),
    )


def _set_turn(table: Table, state: PublicState) -> None:
    table.step = STEPS.index(state.step)
    table.turn, table.after, table.knocked = state.turn, state.after, state.knocked
    table.barred = sum(1 << seat for seat in state.barred or ())
    table.lost, table.first_lost = state.lost, state.first_lost
    table.turns = state.turns
    if state.ending:
        table.ending = Refusal(state.ending, "game-over" if state.winners else "round-over")


def _set_cards(table: Table, state: PublicState) -> None:
    kind_of = table.rules.deck.kind_of
    table.discards_row = row_of([kind_of[name] for name in state.discards])
    table.pile = state.pile
    table.sizes_row = row_of([seat.cards for seat in state.seats])
    table.laid_row = row_of([seat.laid for seat in state.seats])
    table.skips = sum(seat.skip << number for number, seat in enumerate(state.seats))
    known = [place * SEAT + kind_of[name] for place, seat in enumerate(state.seats) for name in seat.known]
    table.known_row = row_of(known)
    table.open = [_open(table, seat) for seat in state.seats]
    table.groups = list(_groups(table.rules, state.groups))
    table.find_takes()
    if state.turning:
        told = state.turning
        table.turnings = told.count
        table.turning = Turning(tuple(kind_of[name] for name in told.cards), told.unknown)
        table.since_row = row_of([seat * SEAT + (kind_of[name] + 1 if name else 0) for seat, name in told.since])


def _open(table: Table, seat: SeatState) -> tuple[Contract, ...]:
    """The open phases; a single one as the tuple that all share, so that reaches are kept."""
    rules = table.rules
    if len(seat.open) == 1:
        return next(alone for alone in rules.alone if alone[0].number == seat.open[0])
    return tuple(contract for contract in rules.contracts if contract.number in seat.open)


def _groups(rules: Rules, faces: list[GroupState]) -> list[Group]:
    """The groups. Their order among their owner's groups tells which part of the phase they are."""
    groups: list[Group] = []
    for state in faces:
        place = sum(group.owner == state.owner for group in groups)
        contract = next(contract for contract in rules.contracts if contract.number == state.phase)
        groups.append(_group(contract, place, state))
    return groups


def _group(contract: Contract, place: int, state: GroupState) -> Group:
    form, deck = contract.forms[place], contract.deck
    cards = tuple(deck.kind_of[name] for name in state.cards)
    if isinstance(form, Run):
        low, high = deck.values.index(state.low), deck.values.index(state.high)
    elif isinstance(form, Pool):
        low = high = next(number for number, (at, _) in enumerate(form.pools) if at == state.low)
    else:
        low = high = int(state.low)
    return Group(form, cards, low, high, state.owner)
