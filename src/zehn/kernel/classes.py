"""What lanes of templates with disjoint classes have in common: a class for each kind, and how to lay."""

from collections.abc import Sequence

from zehn.cards.deck import IN_WORDS, Deck, room_for, row_of
from zehn.cards.groups import Layout, Placement
from zehn.cards.rows import Row, append, i64, remove, vec
from zehn.kernel.reach import CompiledContract, Reach
from zehn.kernel.templates import Slots, Template


class Plan:
    """How a template is filled with cards: all its groups in one line of places.

    `first` is the first place of each class in the line (-1: none), `after` the next place of the same class after
    each place; `ends` are the places where the groups end, `names` those that they have if they are all wild.
    """

    __slots__ = ("after", "ends", "first", "names")

    def __init__(self, template: Template, classes: Sequence[int]) -> None:
        line: list[int] = []
        ends: list[int] = []
        for place in template:
            line += [classes.index(mask) for mask, count in place.slots for _ in range(count)]
            ends.append(len(line))
        self.ends = row_of(ends)
        self.names = [place.at for place in template]
        self.first = row_of([line.index(number) if number in line else -1 for number in range(len(classes))])
        self.after = row_of([line.index(n, i + 1) if n in line[i + 1 :] else -1 for i, n in enumerate(line)])


class ClassedLanes(CompiledContract):
    """Templates that ask for cards of some classes, one class a card; wilds are the last class but one, kinds that no
    template asks for the last. `classes` are masks, `class_of` has the class of each kind.
    """

    def __init__(
        self, deck: Deck, options: Sequence[Sequence[Placement]], templates: dict[Slots, Template], *, wild: bool
    ) -> None:
        super().__init__(deck, options, wild=wild)
        asked = sorted({mask for slots in templates for mask, _ in slots})
        wilds = 1 << deck.wild if wild else 0
        useless = ((1 << deck.kinds) - 1) & ~wilds & ~sum(asked)
        self.classes = [*asked, wilds, useless]
        self.class_of = row_of(
            [next(number for number, mask in enumerate(self.classes) if mask >> kind & 1) for kind in range(deck.kinds)]
        )
        self.templates = list(templates.values())
        self.plans: list[Plan | None] = [None] * len(templates)  # made when first needed

    def blank(self) -> Reach:
        return self.reach_of(vec[i64]())

    def filled(self, lane: int, cards: Row) -> Layout:
        """The groups of one template from a hand, natural cards first, wilds in the gaps."""
        plan = self.plans[lane]
        if plan is None:
            plan = self.plans[lane] = Plan(self.templates[lane], self.classes)
        class_of = self.class_of
        wild: i64 = self.deck.wild
        line, first, after = vec[i64]([wild] * self.need), plan.first[:], plan.after
        rest, gaps = room_for(len(cards)), len(line)
        for kind in cards:
            number = class_of[kind]
            place = first[number]
            if place >= 0:
                line[place] = kind
                first[number] = after[place]
                gaps -= 1
            elif IN_WORDS:
                rest = append(rest, kind)
            else:
                rest.append(kind)
        for _gap in range(gaps):
            rest = remove(rest, wild)
        return Layout(line, plan.ends, plan.names, rest)
