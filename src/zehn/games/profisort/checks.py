"""Why a move is not legal: every refusal of Profi-Sort, with its clause.

Whether a move is legal depends on the table and on the mover's own hand, on nothing else; so a view knows it as well
as the game. Checks change nothing. Of several faults the first in the order of docs/record.md is named: game over,
seat, step of the turn, card in hand, task number, groups and fit, card left to discard.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from zehn.cards.contracts import Contract
from zehn.cards.groups import Fault, Form, Group, Run
from zehn.cards.notation import Move
from zehn.games.profisort.finish import can_finish
from zehn.games.profisort.forms import BothValues, Twins, fits_together, joined, without
from zehn.games.profisort.hand import Hand
from zehn.games.profisort.table import ASK, DRAW, FINISH, OVER, PLAY, Table
from zehn.games.profisort.tasks import Task
from zehn.kernel.matching import matching
from zehn.refusals import RECORD, Refusal

Cards = list[int]

#: The clause and the sentence for what is wrong with a group.
_GROUP_FAULTS = {
    "short": ("SORT-06", "sort-short"),
    "stranger": ("SORT-11", "sort-stranger"),
    "mixed": ("SORT-10", "sort-mixed"),
    "gap": ("SORT-11", "sort-gap"),
    "suits": ("SORT-10", "sort-suits"),
    "beyond": ("SORT-11", "sort-beyond"),
    "wild-named": (RECORD, "sort-named"),
}

#: What breaks the order of a turn (SORT-04), where another clause says more than that.
_EARLY_OR_LATE = {"give": ("SORT-17", "give-early"), "sit": ("SORT-19", "sit-late")}


#: What every move but a laying puts on the table; never changed.
NO_GROUPS: Final[list[Group]] = []


def why_not(table: Table, hands: Mapping[int, Hand] | Sequence[Hand], move: Move) -> Refusal | None:
    """The first clause that a move breaks; None if it is legal. `hands` must hold that of the seat to move."""
    found = groups_or_refusal(table, hands, move)
    return found if isinstance(found, Refusal) else None


def groups_or_refusal(table: Table, hands: Mapping[int, Hand] | Sequence[Hand], move: Move) -> list[Group] | Refusal:
    """The groups that a legal move puts on the table, mostly none; or the first clause that it breaks."""
    if move.seat != table.turn:
        return _out_of_turn(table, move)
    steps, check = _CHECKS[move.verb]
    if table.step not in steps:
        return _wrong_step(table, move, steps)
    return check(table, hands[move.seat].cards, move) or NO_GROUPS


def _out_of_turn(table: Table, move: Move) -> Refusal:
    if table.step == OVER:
        return table.ending or Refusal("SORT-21", "round-over")
    if move.seat >= len(table.players):
        return Refusal("SORT-01", "no-such-seat", seat=move.seat)
    if table.step == ASK:
        return Refusal("SORT-03", "deal-question", turn=table.turn)
    clause = "SORT-02" if table.after < 0 and table.step == DRAW else "SORT-04"
    return Refusal(clause, "not-your-turn", turn=table.turn)


def _wrong_step(table: Table, move: Move, steps: tuple[int, ...]) -> Refusal:
    if table.step == ASK:
        return Refusal("SORT-03", "deal-question", turn=table.turn)
    if table.step == FINISH and PLAY in steps:
        return Refusal("SORT-13", "only-finish")
    if move.verb in ("redeal", "keep"):
        return Refusal("SORT-03", "no-deal-question")
    clause, key = _EARLY_OR_LATE.get(move.verb, ("SORT-04", "draw-first" if PLAY in steps else "drawn-already"))
    return Refusal(clause, key)


def _may(table: Table, cards: Cards, move: Move) -> Refusal | None:
    return None


def _take(table: Table, cards: Cards, move: Move) -> Refusal | None:
    if not table.rules.draw_from_discard:
        return Refusal("SORT-04", "take-barred")
    if not table.discards:
        return Refusal("SORT-05", "take-nothing")
    if table.rules.is_ace(table.top):
        return Refusal("SORT-05", "take-ace")
    return None


def _sit(table: Table, cards: Cards, move: Move) -> Refusal | None:
    kind = move.cards[0]
    if kind not in table.received[move.seat]:
        return Refusal("SORT-19", "sit-not-received", card=_name(table, kind))
    return None


# -- laying ---------------------------------------------------------------------------------------------------


def _lay(table: Table, cards: Cards, move: Move) -> list[Group] | Refusal:
    """SORT-06, SORT-13: a task is laid, or repeated; that must leave a card to discard, or end the round."""
    seat, repeats = move.seat, move.verb == "repeat"
    laid = [kind for spread in move.spreads for kind in spread.cards]
    refusal = _not_in_hand(table, cards, laid, seat)
    if refusal is not None:
        return refusal
    task = _done_task(table, move) if repeats else _open_task(table, move)
    if isinstance(task, Refusal):
        return task
    groups = read_groups(task, move)
    if isinstance(groups, Refusal):
        return groups
    if repeats:
        return _ends_round(table, seat, table.groups + groups, without(cards, laid)) or groups
    return _cards_left(table, cards, seat, len(laid)) or groups


def _open_task(table: Table, move: Move) -> Contract | Refusal:
    for task in table.open[move.seat]:
        if task.number == move.number:
            return task
    return wrong_task(table, move.number)


def wrong_task(table: Table, number: int) -> Refusal:
    """The refusal of a task that a seat may not lay now."""
    contract = table.rules.sheet.contract(number)
    if contract is None:
        return Refusal("SORT-10", "no-such-task", task=number)
    if number not in table.rules.by_number:
        return Refusal("SORT-26", "task-not-chosen", task=number)
    if not isinstance(contract, Task):
        return Refusal("SORT-13", "lay-repeat", task=number)
    return Refusal("SORT-06", "task-done", task=number)


def read_groups(task: Contract, move: Move) -> list[Group] | Refusal:
    """The groups that a laying puts on the table, or the clause that they break."""
    if len(move.spreads) != len(task.forms):
        many = len(move.spreads) > len(task.forms)
        clause, key = ("SORT-10", "task-groups-many") if many else ("SORT-06", "task-groups-few")
        return Refusal(clause, key, groups=len(task.forms))
    groups = []
    for number, (form, spread) in enumerate(zip(task.forms, move.spreads, strict=True), 1):
        wilds = spread.cards.count(task.deck.wild)
        if wilds and not task.wild:
            return Refusal("SORT-10", "joker-barred", task=task.number)
        if wilds == len(spread.cards):
            return Refusal("SORT-14", "only-jokers", number=number)
        group = form.read(spread)
        if isinstance(group, Fault):
            return _group_refusal(group, number, form)
        if isinstance(form, BothValues) and not form.shows_both(spread.cards):
            return Refusal("SORT-12", "sort-values", number=number)
        groups.append(group.owned_by(move.seat))
    return (_alike(task, groups) if isinstance(task, Task) and task.apart else None) or groups


def _alike(task: Task, groups: list[Group]) -> Refusal | None:
    """SORT-12, read strictly: two sets of one rank, or two times the same twin."""
    for places in task.apart:
        word = task.forms[places[0]].word
        units = [_meant(groups[place]) for place in places]
        if min(matching(units)) < 0:
            return Refusal("SORT-12", "equal-groups", form=word)
    return None


def _meant(group: Group) -> int:
    """What must be different in each group: the rank of a set; of twins, to which others may have been laid, a card."""
    if not isinstance(group.form, Twins):
        return 1 << int(group.low)
    mask = 0
    for kind in group.cards:
        mask |= 1 << kind
    return mask


def _group_refusal(fault: Fault, number: int, form: Form) -> Refusal:
    clause, key = _GROUP_FAULTS[fault.reason]
    return Refusal(clause, key, number=number, form=form.word, size=form.size)


def _done_task(table: Table, move: Move) -> Contract | Refusal:
    """SORT-13: a task that this seat has done, if it has not repeated one yet."""
    rules, done = table.rules, table.standing.done[move.seat]
    if rules.repeat is None:
        return Refusal("SORT-26" if rules.sheet.repeat else "SORT-10", "no-repeat")
    if rules.repeat.number in done:
        return Refusal("SORT-06", "task-done", task=rules.repeat.number)
    task = rules.by_number.get(move.number)
    if task is None or not task.need:
        return wrong_task(table, move.number)
    if move.number not in done:
        return Refusal("SORT-13", "repeat-not-done", task=move.number)
    return task


def _ends_round(table: Table, seat: int, groups: list[Group], rest: Cards) -> Refusal | None:
    """SORT-13: whether the round can still be ended in this turn."""
    if table.received[seat]:
        return Refusal("SORT-20", "ace-keeps-in")
    if not rest:
        return Refusal("SORT-21", "sort-no-card-left")
    return None if can_finish(groups, rest) else Refusal("SORT-13", "no-finish")


# -- hits, discards, aces -------------------------------------------------------------------------------------


def _hit(table: Table, cards: Cards, move: Move) -> Refusal | None:
    seat = move.seat
    if not table.laid[seat]:
        return Refusal("SORT-08", "hit-before-task")
    refusal = _not_in_hand(table, cards, move.cards, seat)
    if refusal is not None:
        return refusal
    if move.group >= len(table.groups):
        return Refusal("SORT-08", "no-such-group", group=move.group)
    group = table.groups[move.group]
    refusal = _misfit(table, group, move)
    if refusal is not None:
        return refusal
    if table.step == FINISH:
        groups = table.groups[:]
        groups[move.group] = joined(group, move.cards, move.end)
        return _ends_round(table, seat, groups, without(cards, move.cards))
    return _cards_left(table, cards, seat, len(move.cards))


def _misfit(table: Table, group: Group, move: Move) -> Refusal | None:
    """SORT-08, SORT-09, SORT-15: why cards do not fit a group; None if they do."""
    wild = table.rules.deck.wild
    if not fits_together(group, move.cards):
        return _no_fit(table, group, move.cards)
    if (move.cards[0] == wild and isinstance(group.form, Run)) != bool(move.end):
        return Refusal("SORT-08", "joker-end-needless" if move.end else "joker-end-missing")
    if move.end and isinstance(group.form, Run) and move.end not in group.form.free_ends(group):
        return Refusal("SORT-08", "end-closed", end=move.end)
    return None


def _no_fit(table: Table, group: Group, cards: Sequence[int]) -> Refusal:
    form, names = group.form, ", ".join([_name(table, kind) for kind in cards])
    if table.rules.deck.wild in cards and not form.wild:
        return Refusal("SORT-15", "joker-not-added")
    if any(table.rules.is_ace(kind) for kind in cards):
        return Refusal("SORT-17", "ace-no-part")
    if form.at_once > 1:
        return Refusal("SORT-09", "only-at-once", form=form.word, size=form.size)
    if form.word == "each":
        return Refusal("SORT-09", "only-new-suits", card=names)
    return Refusal("SORT-08", "sort-does-not-fit", card=names, form=form.word)


def _discard(table: Table, cards: Cards, move: Move) -> Refusal | None:
    if move.cards[0] not in cards:
        return _discard_received(table, cards, move)
    if table.step == FINISH and len(cards) > 1:
        return Refusal("SORT-13", "finish-first", cards=len(cards) - 1)
    return None


def _discard_received(table: Table, cards: Cards, move: Move) -> Refusal | None:
    """SORT-19: a received ace is no discard of a normal turn, unless that was agreed."""
    if move.cards[0] in table.discardable(move.seat):
        return None
    return _not_in_hand(table, cards, move.cards, move.seat)


def _give(table: Table, cards: Cards, move: Move) -> Refusal | None:
    refusal = _not_in_hand(table, cards, move.cards, move.seat)
    if refusal is not None:
        return refusal
    if not table.rules.is_ace(move.cards[0]):
        return Refusal("SORT-17", "give-no-ace", card=_name(table, move.cards[0]))
    if move.to >= len(table.players):
        return Refusal("SORT-17", "no-such-seat", seat=move.to)
    if move.to == move.seat:
        return Refusal("SORT-17", "give-self")
    if move.to not in table.receivers(move.seat):
        return Refusal("SORT-18", "given-one" if table.rules.one_ace else "given-already", seat=move.to)
    if len(cards) == 1:
        return Refusal("SORT-17", "give-last")
    return _cards_left(table, cards, move.seat, 1)


def _not_in_hand(table: Table, cards: Cards, wanted: Sequence[int], seat: int) -> Refusal | None:
    """SORT-04: a card that the hand does not hold; SORT-19: a received ace, which is not in the hand."""
    kind = missing_card(wanted, cards)
    if kind < 0:
        return None
    if kind in table.received[seat]:
        key = "ace-not-given-on" if table.rules.discard_received else "ace-received"
        return Refusal("SORT-19", key, card=_name(table, kind))
    return Refusal("SORT-04", "not-in-hand", card=_name(table, kind))


def missing_card(wanted: Sequence[int], cards: Cards) -> int:
    """A kind of which more are wanted than a hand holds; -1 if it has them all."""
    rest = cards[:]
    for kind in wanted:
        if kind not in rest:
            return kind
        rest.remove(kind)
    return -1


def _cards_left(table: Table, cards: Cards, seat: int, used: int) -> Refusal | None:
    """SORT-21: a card must be left to discard; SORT-20: with a received ace, one more to hold."""
    left = len(cards) - used
    if table.received[seat] and left < 2:
        return Refusal("SORT-20", "ace-keeps-in")
    return None if left else Refusal("SORT-21", "sort-no-card-left")


def _name(table: Table, kind: int) -> str:
    return table.rules.deck.names[kind]


Check = Callable[[Table, Cards, Move], list[Group] | Refusal | None]

_CHECKS: dict[str, tuple[tuple[int, ...], Check]] = {
    "redeal": ((ASK,), _may),
    "keep": ((ASK,), _may),
    "draw": ((DRAW,), _may),
    "take": ((DRAW,), _take),
    "sit": ((DRAW,), _sit),
    "lay": ((PLAY,), _lay),
    "repeat": ((PLAY,), _lay),
    "give": ((PLAY,), _give),
    "hit": ((PLAY, FINISH), _hit),
    "discard": ((PLAY, FINISH), _discard),
}
