"""Why a move is not legal: every refusal of the phase card game, with its clause.

Whether a move is legal depends on the table and on the mover's own hand, on nothing else; so a view knows it as well
as the game. Checks change nothing. Of several faults the first in the order of docs/record.md is named: game over,
seat, step of the turn, card in hand, contract number, groups and fit, card left to discard.
"""

from mypy_extensions import mypyc_attr

from zehn.cards.contracts import Contract
from zehn.cards.deck import IN_WORDS
from zehn.cards.groups import Fault, Group, Run
from zehn.cards.notation import Move
from zehn.cards.rows import Row, i64, remove
from zehn.games.phase10.table import DRAW, KNOCK, OVER, PLAY, TURN, Table
from zehn.refusals import Refusal

_CLAUSE_OF_FAULT = {
    "short": "P10-16",
    "stranger": "P10-13",
    "mixed": "P10-13",
    "gap": "P10-13",
    "suits": "P10-13",
    "beyond": "P10-14",
    "wild-named": "P10-21",
    "wild-unnamed": "P10-21",
}


@mypyc_attr(acyclic=True, free_list_len=1)
class Lay:
    """A legal lay: the groups it puts on the table, and the cards that stay in the hand."""

    __slots__ = ("groups", "rest")

    def __init__(self, groups: list[Group], rest: Row) -> None:
        self.groups = groups
        self.rest = rest


def why_not(table: Table, cards: Row, move: Move) -> Refusal | None:
    """The first clause that a move breaks; None if it is legal. `cards` are those of the seat whose turn it is."""
    if move.part == table.step and move.seat == table.turn:
        return in_step(table, cards, move)
    return _out_of_step(table, cards, move)


def in_step(table: Table, cards: Row, move: Move) -> Refusal | None:
    """The same for a kind of move that is due now. A draw is always legal then."""
    verb = move.verb
    if verb == "discard":
        return discard(table, cards, move.seat, move.kind)
    if verb == "hit":
        return hit(table, cards, move.seat, move.kind, move.group, move.end)
    if verb == "take":
        return take(table)
    if verb == "lay":
        laid = lay(table, cards, move)
        return None if isinstance(laid, Lay) else laid
    if verb == "skip":
        return skip(table, cards, move.seat, move.to)
    return knock(table, move) if verb == "knock" else None


def _out_of_step(table: Table, cards: Row, move: Move) -> Refusal | None:
    """The same for a move that is not due now; a draw in time closes the knock window."""
    if table.step == OVER:
        return table.ending or Refusal("P10-31", "round-over")
    if table.step == TURN:
        return Refusal("P10-09", "pile-not-turned")
    if move.verb == "knock":
        return knock(table, move)
    if move.seat != table.turn:
        return _seat(table, move.seat)
    if move.part == DRAW and table.step == KNOCK:
        return in_step(table, cards, move)
    return Refusal("P10-06", "draw-first" if move.part == PLAY else "drawn-already")


def _seat(table: Table, seat: int) -> Refusal:
    if seat >= len(table.players):
        return Refusal("P10-01", "no-such-seat", seat=seat)
    if seat not in table.playing:
        return Refusal("P10-36", "not-in-playoff", seat=seat)
    lost = lost_before_draw(table) if table.window else table.lost
    if seat in lost and table.step != PLAY:
        return Refusal("P10-05" if table.first_lost else "P10-28", "turn-lost", seat=seat)
    clause = "P10-04" if table.after < 0 and table.step != PLAY else "P10-06"
    return Refusal(clause, "not-your-turn", turn=table.turn)


def knock(table: Table, move: Move) -> Refusal | None:
    if move.seat >= len(table.players) or move.seat not in table.playing:
        return _seat(table, move.seat)
    if not table.rules.knocking:
        return Refusal("P10-V3", "no-knocking")
    if table.step == PLAY:
        return Refusal("P10-V3b", "knock-late")
    if not table.window:
        return Refusal("P10-V3", "knock-nothing")
    if move.seat == table.after:
        return Refusal("P10-V3", "knock-own")
    if table.bars(move.seat):
        return Refusal("P10-V3a", "knock-next" if table.rules.barred_once else "knock-twice")
    return None


def take(table: Table) -> Refusal | None:
    skip, top = table.rules.deck.skip, table.discards_row[-1] if len(table.discards_row) else -1
    if table.step == KNOCK:
        if not table.pile and not table.rules.turn_on_draw:
            return None  # only the game knows the card on top of the turned pile
        if table.rules.used_skip_on_top and lost_before_draw(table):
            top = skip
    if top < 0:
        return Refusal("P10-09", "nothing-to-take")
    if top == skip and not table.rules.take_skip:
        return Refusal("P10-08", "take-skip")
    return None


def lost_before_draw(table: Table) -> list[int]:
    """The seats that will lose their turn when the knock window closes (P10-V3b, P10-28)."""
    lost = []
    seat, skips = table.following[table.after], table.skips
    while skips >> seat & 1:
        skips ^= 1 << int(seat)
        lost.append(int(seat))
        seat = table.following[seat]
    return lost


def lay(table: Table, cards: Row, move: Move) -> Lay | Refusal:
    """What a lay does, or the first clause that it breaks."""
    seat = move.seat
    if table.laid_row[seat]:
        return Refusal("P10-15", "laid-already", phase=int(table.laid_row[seat]))
    rest = cards[:]
    for spread in move.spreads:
        for kind in spread.cards:
            try:
                if IN_WORDS:
                    rest = remove(rest, kind)
                else:
                    rest.remove(kind)
            except ValueError:
                return not_in_hand(table, kind)
    for contract in table.open[seat]:
        if contract.number == move.number:
            groups = read_groups(contract, move)
            if isinstance(groups, Refusal):
                return groups
            return _card_left(table, len(rest)) or Lay(groups, rest)
    return wrong_phase(table, move.seat, move.number)


def wrong_phase(table: Table, seat: i64, number: i64) -> Refusal:
    """The refusal of a phase that a seat may not lay now."""
    if not table.rules.free_order or table.playoff:
        return Refusal("P10-15", "other-phase", phase=table.open[seat][0].number)
    if number in table.standing.done[seat]:
        return Refusal("P10-V4", "phase-done", phase=number)
    if table.rules.sheet.contract(number):
        return Refusal("P10-V2", "phase-not-chosen", phase=number)
    return Refusal("P10-12", "no-such-phase", phase=number)


def read_groups(contract: Contract, move: Move) -> list[Group] | Refusal:
    """The groups that a lay puts on the table, or the clause that they break."""
    spreads, forms = move.spreads, contract.forms
    if len(spreads) != len(forms):
        return _other_number(len(spreads), len(forms))
    groups: list[Group] = []
    for number, form in enumerate(forms):
        spread = spreads[number]
        if not contract.wild and contract.deck.wild in spread.cards:
            return Refusal("P10-20", "wild-barred", phase=contract.number)
        group = form.read(spread)  # by itself: two groups may have the same value (P10-18)
        if isinstance(group, Fault):
            return _group_refusal(group, number + 1, form.word, form.size)
        group.owner = move.seat
        groups.append(group)
    return groups


def _other_number(groups: int, asked: int) -> Refusal:
    if groups > asked:
        return Refusal("P10-17", "group-too-many", groups=asked)
    return Refusal("P10-16", "group-too-few", groups=asked)


def _group_refusal(fault: Fault, number: int, word: str, size: int) -> Refusal:
    return Refusal(_CLAUSE_OF_FAULT[fault.reason], f"group-{fault.reason}", number=number, form=word, size=size)


def _card_left(table: Table, left: int) -> Refusal | None:
    if left or table.rules.go_out_any:
        return None
    return Refusal("P10-10", "no-card-left")


def not_in_hand(table: Table, kind: int) -> Refusal:
    return Refusal("P10-06", "not-in-hand", card=table.rules.deck.names[kind])


def hit(table: Table, cards: Row, seat: i64, kind: int, number: i64, end: str) -> Refusal | None:
    """Why a hit is refused. `kind` is an int, not an i64: masks of long decks need more than 64 bits."""
    if not table.laid_row[seat]:
        return Refusal("P10-24", "hit-before-lay")
    if kind not in cards:
        return not_in_hand(table, kind)
    if number >= len(table.groups):
        return Refusal("P10-24", "no-such-group", group=number)
    group = table.groups[number]
    if not group.takes >> kind & 1:
        return _misfit(table, group, kind)
    if (kind == table.rules.deck.wild and isinstance(group.form, Run)) != bool(end):
        return Refusal("P10-25", "end-needless" if end else "end-missing")
    if end and isinstance(group.form, Run) and end not in group.form.free_ends(group):
        return Refusal("P10-25", "end-closed", end=end)
    return _card_left(table, len(cards) - 1)


def _misfit(table: Table, group: Group, kind: int) -> Refusal:
    key = "skip-fits-nowhere" if kind == table.rules.deck.skip else "card-does-not-fit"
    return Refusal("P10-25", key, card=table.rules.deck.names[kind], form=group.form.word)


def discard(table: Table, cards: Row, seat: i64, kind: i64) -> Refusal | None:
    if kind not in cards:
        return not_in_hand(table, kind)
    if kind == table.rules.deck.skip and not _may_discard_skip(table, cards, seat):
        return Refusal("P10-30", "discard-skip")
    return None


def _may_discard_skip(table: Table, cards: Row, seat: i64) -> bool:
    """P10-29, P10-30: as the very last card, where that is agreed; else only if no opponent can be skipped."""
    return (table.rules.last_skip_either and len(cards) == 1) or table.all_skipped(seat)


def skip(table: Table, cards: Row, seat: i64, to: i64) -> Refusal | None:
    deck = table.rules.deck
    if deck.skip not in cards:
        return Refusal("P10-23", "wild-no-skip") if deck.wild in cards else Refusal("P10-06", "no-skip-in-hand")
    if to >= len(table.players):
        return Refusal("P10-26", "no-such-seat", seat=to)
    if to == seat:
        return Refusal("P10-26", "skip-self")
    if table.playoff and to not in table.playing:
        return Refusal("P10-36", "not-in-playoff", seat=to)
    if table.skips >> to & 1 and len(cards) > 1:
        return Refusal("P10-27", "skip-second", seat=to)
    return None
