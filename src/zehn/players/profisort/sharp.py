"""`sharp` at Profi-Sort: counts. Every hand promises something – which tasks, how soon, at what price –, and the one
that promises most is kept.

It throws away the card without which most is still to come. It lays a task if that is worth more than to wait for a
better one: a small task leaves a hand full of cards behind, and a large one that is done will be missing in later
rounds. Of several ways it takes the one after which most other tasks and cards can follow. Once a task lies it hits
all that fits, and a received ace is sat out at once, unless a task is complete or its turn too precious.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from zehn.cards.groups import Group, Spread
from zehn.cards.notation import Move
from zehn.games.profisort import View
from zehn.games.profisort.checks import read_groups
from zehn.games.profisort.finish import can_finish
from zehn.games.profisort.forms import joined, without
from zehn.games.profisort.table import PLAY
from zehn.kernel.sorting import Sorting
from zehn.players.common.reasons import Reason
from zehn.players.profisort.expectation import Expectation
from zehn.players.profisort.reasons import why_laid, why_thrown, why_waits
from zehn.players.profisort.steady import Aim, Steady
from zehn.refusals import Refusal

#: So many points must waiting promise more than laying: a task that is down is certain.
PATIENT: Final = 20.0
#: Of every task so many ways are looked at; so many tasks in one turn.
WAYS: Final = 3
TASKS: Final = 2
#: With fewer cards left no further task is looked for.
SMALLEST: Final = 4
#: An opponent with so few cards may go out any time.
FEW: Final = 2


class Way(NamedTuple):
    """A way to lay a task: what the round is worth then, its place, its groups, and the cards that stay in hand."""

    value: float
    place: int
    spreads: list[Spread]
    left: int


class Thrown(NamedTuple):
    """A discard: what the hand promises without it, the card, the task it is most about, and its chance in a turn."""

    value: float
    kind: int
    place: int
    chance: float


@mypyc_attr(allow_interpreted_subclasses=True)
class Sharp(Steady):
    """Keeps what promises most."""

    def expectation(self, view: View) -> Expectation:
        """What this round promises."""
        return Expectation(view)

    # -- discards ---------------------------------------------------------------------------------------------

    def discard(self, view: View, aims: list[Aim]) -> Move:
        """The card without which most is still to come; aces and hands that have laid as `steady` does."""
        table = view.table
        if table.laid[view.seat] or not table.open[view.seat] or any(map(table.rules.is_ace, view.cards)):
            return super().discard(view, aims)
        return table.rules.notation.discard[view.seat][self.thrown(view)[0].kind]

    def thrown(self, view: View) -> list[Thrown]:
        """Every card that could be thrown away, the best first."""
        cards, sorting, expectation = view.cards, view.sorting(), self.expectation(view)
        points = view.table.rules.points
        aims, held = expectation.aims(len(cards) - 1), sum([points[kind] for kind in cards])
        thrown = []
        for kind in self.from_anywhere(sorted(set(cards))):
            sorting.remove(kind)
            value, place, chance = expectation.promise(sorting, aims, held - points[kind])
            sorting.add(kind)
            thrown.append(Thrown(value, kind, place, chance))
        return sorted(thrown, key=_value, reverse=True)

    # -- laying -----------------------------------------------------------------------------------------------

    def lay(self, view: View, aims: list[Aim]) -> Move | None:
        """The way to lay that is worth most, unless waiting promises clearly more."""
        ways = self.ways(view)
        if not ways or self.waits(view, ways[0]):
            return None
        rules, best = view.table.rules, ways[0]
        return rules.notation.lay(view.seat, rules.tasks[best.place].number, best.spreads)

    def ways(self, view: View) -> list[Way]:
        """The ways to lay a task now, the best first."""
        table, seat = view.table, view.seat
        places = [table.rules.place_of[task.number] for task in table.open[seat]]
        if all(view.sorting().missing(place) for place in places):
            return []
        planner = Planner(view, places, self.expectation(view))
        return sorted(planner.ways(view.cards, view.sorting(), table.groups), key=_value, reverse=True)

    def waits(self, view: View, way: Way) -> bool:
        """Whether it is clearly better not to lay anything in this turn."""
        if view.table.laid[view.seat]:
            return self.expectation(view).laid(len(view.cards) - 1) >= way.value
        return self.thrown(view)[0].value >= way.value + PATIENT

    def hit_or_hold(self, view: View, aims: list[Aim]) -> Move | None:
        """Whatever fits: a card on the table costs nothing."""
        return self.hit(view)

    # -- aces -------------------------------------------------------------------------------------------------

    def sits(self, view: View) -> bool:
        """SORT-19: at once, unless a task is complete; or nearly so, with others ahead but not close to the end."""
        if super().sits(view):
            return True
        table = view.table
        nearest = min((missing for _, _, missing in self.aims(view, len(view.cards) - 1)), default=9)
        others = table.opponents(view.seat)
        behind = any(table.laid[other] for other in others)
        close = min([table.sizes[other] for other in others]) <= FEW
        return nearest > 0 and not (behind and nearest == 1 and not close)

    # -- reasons ----------------------------------------------------------------------------------------------

    def why(self, view: View, move: str) -> Reason | None:
        """The numbers that it counted; else what `steady` would say."""
        table, made = view.table, view.table.rules.notation.read(move)
        if made is None or table.step != PLAY or table.laid[view.seat]:
            return super().why(view, move)
        if made.verb == "lay":
            way = next((way for way in self.ways(view) if way.spreads == made.spreads), None)
            return why_laid(made.number, max(0, way.left), self.struck(view, made)) if way else super().why(view, move)
        if made.verb != "discard" or table.rules.is_ace(made.cards[0]) or len(view.cards) == 1:
            return super().why(view, move)
        ways = self.ways(view)
        if ways:
            return why_waits(table.rules.tasks[ways[0].place].number, max(0, ways[0].left))
        return self.why_this(view, made.cards[0]) or super().why(view, move)

    def why_this(self, view: View, kind: int) -> Reason | None:
        """What is still to come without a card."""
        tasks, expectation = view.table.rules.tasks, self.expectation(view)
        place = next(thrown.place for thrown in self.thrown(view) if thrown.kind == kind)
        if place < 0:
            return None
        sorting = view.sorting()
        sorting.remove(kind)
        missing, outs = sorting.missing(place), expectation.outs(sorting.wants(place))
        sorting.add(kind)
        card = view.table.rules.deck.names[kind]
        return why_thrown(card, tasks[place].number, missing, outs, expectation.total)


def _value(one: Way | Thrown) -> float:
    return one.value


class Planner:
    """Tries in its head what can be laid in this turn, one task after another."""

    def __init__(self, view: View, places: list[int], expectation: Expectation) -> None:
        self.view = view
        self.rules = view.table.rules
        self.places = places
        self.keep = 1 + bool(view.table.received[view.seat])
        self.expectation = expectation

    def ways(
        self,
        cards: Sequence[int],
        sorting: Sorting,
        groups: Sequence[Group],
        done: tuple[int, ...] = (),
        struck: int = 0,
    ) -> list[Way]:
        """Every way to lay an open task, with what the best continuation makes of it; `struck` bonus points before."""
        found = []
        for place in self.places:
            if place in done or sorting.missing(place) or self.rules.tasks[place].need > len(cards) - self.keep:
                continue
            for spreads in islice(sorting.layouts(place), WAYS):
                way = self.tried(cards, groups, (*done, place), spreads, struck)
                if way is not None:
                    found.append(way)
        return found

    def tried(
        self, cards: Sequence[int], groups: Sequence[Group], done: tuple[int, ...], spreads: list[Spread], struck: int
    ) -> Way | None:
        """What one way to lay the last task of `done` is worth; None if it is not legal."""
        rules, place = self.rules, done[-1]
        task = rules.tasks[place]
        used = [kind for spread in spreads for kind in spread.cards]
        rest = without(cards, used)
        laid = read_groups(task, rules.notation.lay(self.view.seat, task.number, spreads))
        if isinstance(laid, Refusal):
            return None
        if task.jokers and rules.deck.wild not in used and not rules.first_to:
            struck += rules.bonus_without_joker
        table = [*groups, *laid]
        left = self.left(table, rest)
        value = self.expectation.settled(self.expectation.laid(left) + struck, [rules.tasks[place] for place in done])
        if len(done) < TASKS and len(rest) > SMALLEST:
            for way in self.ways(rest, Sorting.of(rules.sorter, rest), table, done, struck):
                if way.value > value:
                    value, left = way.value, way.left
        return Way(value, place, spreads, left)

    def left(self, groups: list[Group], cards: list[int]) -> int:
        """How many cards stay in hand at the end of the turn if all that fits is hit; 0: none, it goes out."""
        if self.keep == 1 and can_finish(groups, cards):
            return 0
        rest, groups = sorted(cards), groups[:]
        while len(rest) > self.keep:
            kind = self._next(rest, groups)
            if kind < 0:
                break
            rest.remove(kind)
        return len(rest) - 1

    def _next(self, cards: list[int], groups: list[Group]) -> int:
        """A natural card that fits a group, put there; -1 if there is none."""
        for kind in cards:
            for number, group in enumerate(groups):
                if group.takes >> kind & 1 and kind != self.rules.deck.wild:
                    groups[number] = joined(group, (kind,), "")
                    return kind
        return -1
