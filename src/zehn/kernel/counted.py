"""The kernel without lanes, for contracts that take equal cards only: two sets, a colour, five pairs, three twins.

Each group of such a contract takes cards of one of the same *pools* – the values, the colours –, which have no card in
common. So only numbers of cards matter. The cards of a pool fill a first group and, if there are more, the next one;
card number n of a group is in *column* n. Of each column a contract uses as many cards as it has groups that are
large enough, whichever pools they come from, and the most natural cards that fit at once are

    sum over all columns of min(cards in the column, groups that reach to it).

That is exact for groups of one size and for two groups of any sizes; other contracts have lanes.
"""

from collections.abc import Iterator, Sequence

from mypy_extensions import mypyc_attr

from zehn.cards.deck import IN_WORDS, Deck, room_for, row_of
from zehn.cards.groups import Layout, Placement
from zehn.cards.rows import Row, append, i64, remove, vec
from zehn.kernel.reach import CompiledContract, Reach
from zehn.kernel.templates import Template, any_overlap, cards_in


def are_pools(options: Sequence[Sequence[Placement]]) -> bool:
    """Whether all groups take cards of the same pools."""
    if any(len(place.slots) != 1 for places in options for place in places):
        return False
    pools = _pools(options[0])
    return all(_pools(places) == pools for places in options) and not any_overlap(pools)


def are_equal_pools(options: Sequence[Sequence[Placement]]) -> bool:
    """Whether they also are all alike."""
    return are_pools(options) and all(places == options[0] for places in options)


def _pools(places: Sequence[Placement]) -> list[int]:
    return [place.slots[0][0] for place in places]


def can_be_counted(deck: Deck, options: Sequence[Sequence[Placement]], *, wild: bool) -> bool:
    """Whether a contract with few groups can be counted; without wilds every pool must have enough cards for all."""
    if len(options) > 2 or not are_pools(options):
        return False
    need = sum(places[0].slots[0][1] for places in options)
    return wild or all(cards_in(deck, mask) >= need for mask in _pools(options[0]))


def fullest(counts: Sequence[int], size: int, groups: int) -> list[int]:
    """The pools in which the fullest groups of one size are found, the fullest first; no more than so many groups.

    `counts` are the cards of each pool. A pool with more cards than a group needs has several groups.
    """
    blocks = [(min(size, count - start), pool) for pool, count in enumerate(counts) for start in range(0, count, size)]
    return [pool for _, pool in sorted(blocks, reverse=True)[:groups]]


class CountedContract(CompiledContract):
    """A contract of equal cards only, in tables: `sizes` are those of its groups, `masks` the pools.

    `columns` has the column of the first, the second … card of each pool, one pool after another; `starts` is where
    each pool begins there. A card that no group needs goes to the last column, which no group reaches.
    `empty_surplus` is the surplus (see `CountedReach`) of a hand without cards: for each column, below zero, how many
    groups reach to it.
    """

    def __init__(self, deck: Deck, options: Sequence[Sequence[Placement]], *, wild: bool) -> None:
        super().__init__(deck, options, wild=wild)
        pools, sizes = _pools(options[0]), [places[0].slots[0][1] for places in options]
        largest = max(sizes)
        filled = [column for size in sorted(sizes, reverse=True) for column in range(size)]
        self.masks = pools
        self.sizes = row_of(sizes)
        self.ends = row_of([sum(sizes[: number + 1]) for number in range(len(sizes))])
        self.equal = min(sizes) == largest
        self.empty_surplus = row_of([-sum(size > column for size in sizes) for column in range(largest + 1)])
        self.pool_of = row_of(
            [next((n for n, mask in enumerate(pools) if mask >> kind & 1), len(pools)) for kind in range(deck.kinds)]
        )
        columns: list[int] = []
        starts: list[int] = []
        useful: list[int] = []
        for mask in pools:
            cards = cards_in(deck, mask)
            whole = (
                cards if wild or not self.equal else cards - cards % largest
            )  # without wilds only whole groups count
            starts.append(len(columns))
            useful.append(whole)
            columns += [largest, *(filled[:whole] + [largest] * cards)[: cards + 1]]
        starts.append(len(columns))
        self.starts = row_of(starts)
        self.useful = row_of(useful)
        self.columns = row_of(columns + [largest] * (len(deck.cards) + 2))  # of cards that are in no pool

    def reach_of(self, cards: Row) -> "CountedReach":
        return CountedReach(self, cards)

    def blank(self) -> "CountedReach":
        return CountedReach(self, vec[i64]())


@mypyc_attr(acyclic=True, free_list_len=1)
class CountedReach(Reach):
    """The reach in columns: `place` is where each pool has its last card in `columns`, `surplus` how many more cards
    are in each column than the contract can use (below zero: how many it could still use). Wilds are counted apart.
    """

    __slots__ = ("place", "surplus", "table", "wilds")

    wilds: i64

    def __init__(self, table: CountedContract, cards: Row) -> None:
        surplus, place = table.empty_surplus[:], table.starts[:]
        held: i64 = 0
        wilds: i64 = 0
        pool_of, columns, wild = table.pool_of, table.columns, table.wild
        for kind in cards:
            if kind == wild:
                wilds += 1
                continue
            pool = pool_of[kind]
            at = place[pool] + 1
            place[pool] = at
            column = columns[at]
            if surplus[column] < 0:
                held += 1
            surplus[column] += 1
        held += wilds
        need: i64 = table.need
        self.compiled = self.table = table
        self.surplus = surplus
        self.place = place
        self.wilds = wilds
        self.held = held
        self.missing = need - held if held < need else 0

    def add(self, kind: i64) -> None:
        table = self.table
        if kind != table.wild:
            place, surplus, pool = self.place, self.surplus, table.pool_of[kind]
            at = place[pool] + 1
            place[pool] = at
            column = table.columns[at]
            more = surplus[column] + 1
            surplus[column] = more
            if more > 0:
                return
        else:
            self.wilds += 1
        self.held += 1
        if self.missing:
            self.missing -= 1

    def remove(self, kind: i64) -> None:
        table = self.table
        if kind != table.wild:
            place, surplus, pool = self.place, self.surplus, table.pool_of[kind]
            at = place[pool]
            place[pool] = at - 1
            column = table.columns[at]
            less = surplus[column] - 1
            surplus[column] = less
            if less >= 0:
                return
        else:
            self.wilds -= 1
        self.held -= 1
        if self.held < table.need:
            self.missing += 1

    def wanted(self, kind: i64) -> bool:
        table = self.table
        if not self.missing or kind == table.wild:
            return self.missing > 0
        return self.surplus[table.columns[self.place[table.pool_of[kind]] + 1]] < 0

    def wants(self) -> int:
        if not self.missing:
            return 0
        table = self.table
        wanted = 1 << table.deck.wild if table.wild >= 0 else 0
        for pool, mask in enumerate(table.masks):
            if self.surplus[table.columns[self.place[pool] + 1]] < 0:
                wanted |= mask
        return wanted

    def spare(self, kind: i64) -> bool:
        table = self.table
        if kind == table.wild or self.held > table.need:
            return self.held > table.need
        return self.surplus[table.columns[self.place[table.pool_of[kind]]]] > 0

    def dearest_spare(self, cards: Row, costs: Row, start: i64) -> i64:
        table, surplus, places = self.table, self.surplus, self.place
        pool_of, columns, wild = table.pool_of, table.columns, table.wild
        found: i64 = -1
        most: i64 = -1
        for place in range(start - len(cards), start):  # from a negative index, round the end
            kind = cards[place]
            if costs[kind] > most and surplus[columns[places[pool_of[kind]]]] > 0 and kind != wild:
                found, most = kind, costs[kind]
        return found

    # -- laying --------------------------------------------------------------------------------------------------

    def templates(self) -> Iterator[Template]:
        options, pools = self.table.options, len(self.table.masks)
        if len(options) > 2:
            yield tuple([places[pool] for places, pool in zip(options, self._fullest(), strict=True)])
            return
        choice = self._choice(0)
        while choice >= 0:
            yield tuple([places[pool] for places, pool in zip(options, divmod(int(choice), pools), strict=False)])
            choice = self._choice(choice + 1)

    def layout(self, cards: Row) -> Layout:
        """The first template, filled without making it."""
        table = self.table
        if len(table.options) > 2:
            return super().layout(cards)
        choice = self._choice(0)
        pools, need, size, pool_of = len(table.masks), table.need, table.sizes[0], table.pool_of
        first, second = choice // pools, choice % pools
        wild: i64 = table.deck.wild
        line, rest = vec[i64]([wild] * need), room_for(len(cards))
        place, next_place = i64(0), size
        for kind in cards:
            pool = pool_of[kind]
            if pool == first and place < size:
                line[place] = kind
                place += 1
            elif pool == second and next_place < need:
                line[next_place] = kind
                next_place += 1
            elif IN_WORDS:
                rest = append(rest, kind)
            else:
                rest.append(kind)
        for _gap in range(need - place - (next_place - size)):
            rest = remove(rest, wild)
        some_all_wild = not place or next_place == size < need
        return Layout(line, table.ends, self._names(first, second) if some_all_wild else [], rest)

    def _names(self, first: i64, second: i64) -> list[str]:
        """What groups of some pools are called that are all wild."""
        return [places[pool].at for places, pool in zip(self.table.options, (first, second), strict=False)]

    def _choice(self, choice: i64) -> i64:
        """The pools for one or two groups that use the most cards: the first such choice, not before another; -1: none.

        A choice is the number of the first pool times that of all pools, plus the number of the second one. For
        equal groups the second is never before the first; for a single group it is the same one.
        """
        table, place, starts, pools = self.table, self.place, self.table.starts, len(self.table.masks)
        single, size, most = len(table.sizes) == 1, table.sizes[0], self.held - self.wilds
        rest_size: i64 = 0 if single else table.sizes[1]
        first, second = choice // pools, choice % pools
        while first < pools:
            if table.equal and second < first:
                second = first
            cards = place[first] - starts[first]
            rest = most - (cards if cards < size else size)  # what a second group has to use
            last = first + 1 if single else pools
            while second < last and rest <= rest_size:
                other = cards - size if second == first else place[second] - starts[second]
                if (other if other < rest_size else rest_size) == rest or (other < 0 and not rest):
                    return first * pools + second
                second += 1
            first += 1
            second = 0
        return -1

    def _fullest(self) -> list[int]:
        """The pools of the fullest groups, where all groups have the same size."""
        table, groups = self.table, len(self.table.options)
        counts = [int(min(self.place[p] - table.starts[p], table.useful[p])) for p in range(len(table.masks))]
        chosen = fullest(counts, int(table.sizes[0]), groups)
        return chosen + [0] * (groups - len(chosen))
