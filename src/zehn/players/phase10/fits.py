"""How many cards of a hand will be gone when its phase is down: those of the phase itself, and those that can be hit
then.

After laying, a player gets rid of a card only in a turn that brings a fitting one. So every card that fits the own
phase from the beginning saves about three turns.
"""

from zehn.cards.contracts import Contract
from zehn.cards.groups import Placement, Pool, Run
from zehn.kernel.templates import Template, all_templates, template_count

#: For contracts with more templates nothing is counted.
MOST_TEMPLATES = 2000


class Way:
    """One way to lay a contract: how many cards of which classes, to which of them any number can be added, and the
    classes beyond the ends of its runs, from the end on. `mask` has a bit for every class that is asked for.
    """

    __slots__ = ("added", "asked", "beyond", "mask", "needs")

    def __init__(self, asked: list[int], needs: list[int], added: list[bool], beyond: list[list[int]]) -> None:
        self.asked = asked
        self.needs = needs
        self.added = added
        self.beyond = beyond
        self.mask = sum(1 << number for number in set(asked))

    def held(self, counts: list[int]) -> int:
        """How many cards of a hand it uses."""
        total = 0
        for place, number in enumerate(self.asked):
            total += min(counts[number], self.needs[place])
        return total

    def more(self, counts: list[int]) -> int:
        """How many further cards of the hand fit to it."""
        total = 0
        for place, number in enumerate(self.asked):
            if self.added[place]:
                total += max(0, counts[number] - self.needs[place])
        for line in self.beyond:
            for number in line:
                if not counts[number]:
                    break
                total += 1
        return total


class Fits:
    """All ways to lay a contract; none where its groups compete for cards, or where there are too many."""

    def __init__(self, contract: Contract) -> None:
        compiled = contract.compiled
        self.wild = compiled.wild
        self.class_of = [-1] * contract.deck.kinds
        self.classes = 0
        self.ways: list[Way] = []
        if compiled.overlap or template_count(compiled.options) > MOST_TEMPLATES:
            return
        templates = all_templates(contract.deck, compiled.options, wild=compiled.wild >= 0)
        masks = sorted({mask for slots in templates for mask, _ in slots})
        self.classes = len(masks)
        numbers = {mask: number for number, mask in enumerate(masks)}
        for mask, number in numbers.items():
            for kind in range(contract.deck.kinds):
                if mask >> kind & 1:
                    self.class_of[kind] = number
        for slots, template in templates.items():
            self.ways.append(_way(contract, numbers, dict(slots), template))

    def count(self, cards: list[int]) -> int:
        """How many cards of a hand will be gone, in the best of the nearest ways."""
        counts, wilds, class_of = [0] * self.classes, 0, self.class_of
        for kind in cards:
            if kind == self.wild:
                wilds += 1
            elif class_of[kind] >= 0:
                counts[class_of[kind]] += 1
        best = most = 0
        for way in self.ways:
            held = way.held(counts)
            if held > best:
                best, most = held, 0
            if held == best:
                most = max(most, way.more(counts))
        return best + most + wilds

    def used(self, kinds: list[int], cards: list[int]) -> list[int]:
        """Those of some kinds of a hand that one of the nearest ways uses."""
        counts, class_of = [0] * self.classes, self.class_of
        for kind in cards:
            if class_of[kind] >= 0:
                counts[class_of[kind]] += 1
        most, asked = -1, 0
        for way in self.ways:
            held = way.held(counts)
            if held > most:
                most, asked = held, way.mask
            elif held == most:
                asked |= way.mask
        return [kind for kind in kinds if kind == self.wild or (class_of[kind] >= 0 and asked >> class_of[kind] & 1)]


def _way(contract: Contract, numbers: dict[int, int], needs: dict[int, int], template: Template) -> Way:
    added: set[int] = set()
    beyond: list[list[int]] = []
    for form, place in zip(contract.forms, template, strict=True):
        if isinstance(form, Pool):
            added.update([mask for mask, _ in place.slots])
        elif isinstance(form, Run):
            beyond += lines_beyond(form, place, numbers, needs)
    asked = list(needs)
    return Way([numbers[mask] for mask in asked], list(needs.values()), [mask in added for mask in asked], beyond)


def lines_beyond(form: Run, place: Placement, numbers: dict[int, int], needs: dict[int, int]) -> list[list[int]]:
    """The classes below and above a run, from its end on, as far as no other group of the phase asks for them."""
    width, steps = len(form.deck.colours), range(1, form.deck.plain)
    below, above = place.slots[0][0], place.slots[-1][0]
    lines: list[list[int]] = []
    for masks in ([below >> width * step for step in steps], [above << width * step for step in steps]):
        line: list[int] = []
        for mask in masks:
            if mask not in numbers or mask in needs:
                break
            line.append(numbers[mask])
        lines.append(line)
    return lines


def fits(contract: Contract) -> Fits:
    """The ways of a contract, found once."""
    found = contract.thoughts.get("fits")
    if not isinstance(found, Fits):
        found = contract.thoughts["fits"] = Fits(contract)
    return found
