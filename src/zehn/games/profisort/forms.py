"""Groups that grow in a way of their own: four of a kind in four suits, twins, quartets (SORT-09)."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, combinations, permutations, product

from zehn.cards.groups import Fault, Form, Group, Placement, Pool, Rainbow, Spread

RowsIn = Callable[[Sequence[int]], Iterator[tuple[int, ...]]]


class FullRows(Rainbow):
    """Equal values in different suits; grows by a whole row at once, of any value (SORT-09a)."""

    def __init__(self, form: Rainbow) -> None:
        super().__init__(form.deck, form.word, form.rows)
        self.wild = form.wild
        self.at_once = self.size

    def read(self, spread: Spread) -> Group | Fault:
        mask = self._mask(spread)
        if isinstance(mask, Fault):
            return mask
        if len(spread.cards) < self.size:
            return Fault("short")
        if self.deck.wild in spread.cards:
            return Fault("mixed")
        by_value: dict[int, list[int]] = {}
        for kind in spread.cards:
            by_value.setdefault(self.deck.value_of[kind], []).append(kind)
        for kinds in by_value.values():
            if len(kinds) % self.size:
                return Fault("mixed")
            if max(Counter(kinds).values()) > len(kinds) // self.size:
                return Fault("suits")
        return Group(self, spread.cards, min(by_value), min(by_value))

    def fits(self, group: Group, cards: Sequence[int]) -> bool:
        """Whether these cards are one more whole row."""
        values = {self.deck.value_of[kind] for kind in cards}
        return len(cards) == len(set(cards)) == self.size and len(values) == 1 and values < set(range(self.deck.plain))

    def rows_in(self, hand: Sequence[int]) -> Iterator[tuple[int, ...]]:
        """Every whole row in a hand."""
        held = sorted(set(hand))
        for value in range(self.deck.plain):
            yield from combinations([kind for kind in held if self.deck.value_of[kind] == value], self.size)

    def spreads(self, hand: Sequence[int], *, wild: bool) -> Iterator[Spread]:
        yield from (Spread(cards) for cards in gathered(self.rows_in, hand))


class Twins(Pool):
    """Identical cards; grows by further twins at once, of any kind (SORT-09b)."""

    def __init__(self, form: Pool) -> None:
        super().__init__(form.deck, form.size, form.word, form.pools)
        self.wild = form.wild
        self.at_once = self.size

    def read(self, spread: Spread) -> Group | Fault:
        mask = self._mask(spread)
        if isinstance(mask, Fault):
            return mask
        if len(spread.cards) < self.size:
            return Fault("short")
        counts = Counter(spread.cards)
        if self.deck.wild in counts or any(count % self.size for count in counts.values()):
            return Fault("mixed")
        return Group(self, spread.cards, min(counts), min(counts))

    def takes(self, group: Group) -> int:
        """Nothing by single cards."""
        return 0

    def fits(self, group: Group, cards: Sequence[int]) -> bool:
        """Whether these cards are one more twin."""
        return len(cards) == self.size and len(set(cards)) == 1 and self.pool_of[cards[0]] >= 0

    def rows_in(self, hand: Sequence[int]) -> Iterator[tuple[int, ...]]:
        """Every twin in a hand."""
        counts = Counter(hand)
        return ((kind,) * self.size for kind in sorted(counts) if counts[kind] >= self.size and self.pool_of[kind] >= 0)

    def spreads(self, hand: Sequence[int], *, wild: bool) -> Iterator[Spread]:
        yield from (Spread(cards) for cards in gathered(self.rows_in, hand))


class BothValues(Pool):
    """Cards of two values, and a natural one of each: six 2s and 3s, read strictly (SORT-12)."""

    def __init__(self, form: Pool) -> None:
        super().__init__(form.deck, form.size, form.word, form.pools)
        self.wild = form.wild
        self.halves = values_of(form)

    def placements(self) -> list[Placement]:
        at, mask = self.pools[0]
        rest = ((mask, self.size - 2),) if self.size > 2 else ()
        return [Placement((*[(half, 1) for half in self.halves], *rest), at, self.halves)]

    def shows_both(self, cards: Sequence[int]) -> bool:
        """Whether there is a natural card of each value."""
        return all(any(half >> kind & 1 for kind in cards) for half in self.halves)


def values_of(form: Pool) -> tuple[int, ...]:
    """The values of which an `any` takes cards, as masks."""
    deck, mask = form.deck, form.pools[0][1]
    return tuple([value & mask for value in deck.value_masks[: deck.plain] if value & mask])


class Quartet(Rainbow):
    """Some values, all in different suits; then each value in the suits that it does not show yet (SORT-09c)."""

    def __init__(self, form: Rainbow) -> None:
        super().__init__(form.deck, form.word, form.rows)
        self.wild = form.wild

    def read(self, spread: Spread) -> Group | Fault:
        mask = self._mask(spread)
        if isinstance(mask, Fault):
            return mask
        if len(spread.cards) < self.size:
            return Fault("short")
        values = {self.deck.value_of[kind] for kind in spread.cards}
        for number, row in enumerate(self.rows):
            if values == set(row):
                good = len(set(spread.cards)) == len(spread.cards) and self._is_mixed(row, mask)
                return Group(self, spread.cards, number, number) if good else Fault("suits")
        return Fault("mixed")

    def _is_mixed(self, row: tuple[int, ...], mask: int) -> bool:
        """Whether the cards of a mask hold the row in different suits."""
        cell = self.deck.cell
        return any(
            all(mask & cell(value, suit) for value, suit in zip(row, suits, strict=True))
            for suits in permutations(range(len(self.deck.colours)), self.size)
        )

    def takes(self, group: Group) -> int:
        mask = 0
        for value in self.rows[group.low]:
            mask |= self.deck.value_masks[value]
        for kind in group.cards:
            mask &= ~(1 << kind)
        return mask

    def spreads(self, hand: Sequence[int], *, wild: bool) -> Iterator[Spread]:
        held = sorted(set(hand))
        for row in self.rows:
            parts = [_subsets([kind for kind in held if self.deck.value_of[kind] == value]) for value in set(row)]
            for chosen in product(*parts):
                spread = Spread(tuple(chain.from_iterable(chosen)))
                if not isinstance(self.read(spread), Fault):
                    yield spread


def _subsets(kinds: list[int]) -> list[tuple[int, ...]]:
    """Every choice of some kinds, at least one."""
    return [chosen for size in range(1, len(kinds) + 1) for chosen in combinations(kinds, size)]


def gathered(rows_in: RowsIn, hand: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every collection of one or more rows of a hand, as sorted cards, each once."""
    found: set[tuple[int, ...]] = set()
    todo: list[tuple[tuple[int, ...], list[int]]] = [((), list(hand))]
    while todo:
        cards, rest = todo.pop()
        for row in rows_in(rest):
            more = tuple(sorted((*cards, *row)))
            if more not in found:
                found.add(more)
                yield more
                todo.append((more, without(rest, row)))


def without(hand: Sequence[int], cards: Sequence[int]) -> list[int]:
    """The hand that is left when these cards are put down."""
    rest = list(hand)
    for kind in cards:
        rest.remove(kind)
    return rest


def sort_form(form: Form, *, distinct: bool = False) -> Form:
    """The form as Profi-Sort plays it; `distinct`: by the strict reading of SORT-12."""
    if isinstance(form, Rainbow):
        return Quartet(form) if form.word == "each" else FullRows(form)
    if isinstance(form, Pool) and form.word == "twin":
        return Twins(form)
    if distinct and isinstance(form, Pool) and form.word == "any" and len(values_of(form)) == 2:
        return BothValues(form)
    return form


def fits_together(group: Group, cards: Sequence[int]) -> bool:
    """Whether these cards may be added to a group in one hit (SORT-08, SORT-09)."""
    if isinstance(group.form, FullRows | Twins):
        return group.form.fits(group, cards)
    return len(cards) == 1 and group.takes >> cards[0] & 1 == 1


def joined(group: Group, cards: Sequence[int], end: str) -> Group:
    """The group with some cards added."""
    if len(cards) == 1:
        return group.form.grown(group, cards[0], end)
    return Group(group.form, (*group.cards, *cards), group.low, group.high, group.owner)
