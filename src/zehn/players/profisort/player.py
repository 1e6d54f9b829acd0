"""What a player of Profi-Sort is, and the simplest of them."""

from itertools import islice
from typing import Final

from mypy_extensions import mypyc_attr

from zehn.cards.groups import Run
from zehn.cards.notation import Move
from zehn.games.profisort import View
from zehn.games.profisort.checks import read_groups
from zehn.games.profisort.finish import can_finish
from zehn.games.profisort.forms import FullRows, Twins, without
from zehn.players.common.player import Budget, Player
from zehn.refusals import Refusal

#: Of the many ways to lay a task only the first ones are looked at.
MOST_MOVES = 300
MOST_LAYOUTS = 6

#: Nobody puts off the end of a game for ever: one that takes more rounds than this for every task drags on.
LONG: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class SortPlayer(Player):
    """What all players of Profi-Sort know how to do."""

    def hit(self, view: View) -> Move | None:
        """Some cards that fit somewhere, if they can be given away; natural cards before jokers."""
        table, cards = view.table, view.hand.cards
        can_go = len(cards) - 1 - bool(table.received[view.seat])
        if can_go < 1 or not table.laid[view.seat]:
            return None
        takes = table.takes
        for kind in sorted(cards):
            if takes >> kind & 1:
                return self.hit_with(view, kind)
        for number in table.at_once:
            form = table.groups[number].form
            if isinstance(form, FullRows | Twins) and form.size <= can_go:
                for row in form.rows_in(cards):
                    return table.rules.notation.hit_with(view.seat, row, number)
        return None

    def hit_with(self, view: View, kind: int) -> Move:
        """A card on the first group that takes it; a joker rather not on a run."""
        table = view.table
        fitting = [number for number, group in enumerate(table.groups) if group.takes >> kind & 1]
        if kind == table.rules.deck.wild:
            fitting.sort(key=lambda number: isinstance(table.groups[number].form, Run))
            group = table.groups[fitting[0]]
            if isinstance(group.form, Run):
                return table.rules.notation.hit(view.seat, kind, fitting[0], group.form.free_ends(group)[0])
        return table.rules.notation.hit(view.seat, kind, fitting[0])

    def repetition(self, view: View) -> Move | None:
        """A task done before that can be laid again so that the round ends (SORT-13)."""
        table, seat = view.table, view.seat
        tasks = table.repeatable(seat)
        if not tasks or table.received[seat]:
            return None
        sorting, rules = view.sorting(), table.rules
        for task in tasks:
            number = rules.place_of[task.number]
            if task.need < len(view.cards) and not sorting.missing(number):
                for spreads in islice(sorting.layouts(number), MOST_LAYOUTS):
                    move = rules.notation.repeat(seat, task.number, spreads)
                    rest = without(view.cards, [kind for spread in spreads for kind in spread.cards])
                    groups = read_groups(task, move)
                    if not isinstance(groups, Refusal) and can_finish([*table.groups, *groups], rest):
                        return move
        return None

    def discard_received(self, view: View) -> Move | None:
        """SORT-19: where it may be discarded, a received ace goes first: it is dear, and prevents going out."""
        aces = view.table.discardable(view.seat)
        return view.table.rules.notation.discard[view.seat][aces[0]] if aces else None

    def finish(self, view: View) -> Move:
        """After a repetition: the next hit that leaves the finish possible, at last the discard."""
        for move in view.moves():
            if move.verb == "hit" or len(view.cards) == 1:
                return move
        raise AssertionError("a repetition can always be finished")


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomPlayer(SortPlayer):
    """Chooses the verb first, then the move, so that rare verbs are not drowned by many discards."""

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        by_verb: dict[str, list[Move]] = {}
        for move in islice(view.moves(), MOST_MOVES):
            by_verb.setdefault(move.verb, []).append(move)
        return self.rng.choice(by_verb[self.rng.choice(list(by_verb))])


def drags_on(view: View) -> bool:
    """Whether the game should be over by now. That happens where little but the repetition (SORT-13) is left to do."""
    table = view.table
    return len(table.standing.scores) > LONG * len(table.rules.contracts)
