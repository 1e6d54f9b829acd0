"""The ways to lay a phase as a row of numbers: what the quick round (`fast_round`) knows of contracts."""

from typing import Final

from zehn.cards.contracts import Contract
from zehn.cards.groups import Form, Placement, Pool, Run
from zehn.cards.rows import append, i64, vec
from zehn.kernel.templates import Template, all_templates, template_count
from zehn.players.phase10.fits import lines_beyond

#: No contract with more ways, or more classes of cards, has a shape; nor one of a deck with more kinds.
WAYS: Final = 400
CLASSES: Final = 60
KINDS: Final = 60


class Shape:
    """All ways to lay a contract. A class is what a way does not tell apart: the cards of a value, for instance.

    `ways` has for each way how many classes it asks for, each as class, cards, and whether more can be added; how many
    lines of classes go on beyond the ends of its runs, each with its length; and how many groups it makes, each as
    lowest value, highest value and mask. A run takes the next values, as far as they are in its mask; a group whose
    lowest value is -1 takes all of its mask. `starts` are the places where ways begin.

    `users` has the ways that ask for a class, each with how many cards it asks for, most first; those of a class begin
    at its place in `first_user`.
    """

    __slots__ = ("class_of", "first_user", "need", "number", "starts", "users", "ways", "wilds")

    def __init__(self, contract: Contract, classes: list[int], ways: list[list[int]]) -> None:
        self.number: i64 = contract.number
        self.need: i64 = contract.compiled.need
        self.wilds = contract.compiled.wild >= 0
        self.class_of = vec[i64]([_class_of(kind, classes) for kind in range(contract.deck.kinds)])
        self.ways = vec[i64]()
        self.starts = vec[i64]()
        for way in ways:
            self.starts = append(self.starts, len(self.ways))
            for number in way:
                self.ways = append(self.ways, number)
        self.users = vec[i64]()
        self.first_user = vec[i64]()
        for number in range(len(classes)):
            self.first_user = append(self.first_user, len(self.users))
            self._find_users(number, ways)
        self.first_user = append(self.first_user, len(self.users))

    def _find_users(self, number: int, ways: list[list[int]]) -> None:
        asked = [
            (way[at + 1], place)
            for place, way in enumerate(ways)
            for at in range(1, 1 + 3 * way[0], 3)
            if way[at] == number
        ]
        for need, place in sorted(asked, reverse=True):
            self.users = append(append(self.users, place), need)


def shape_of(contract: Contract) -> Shape | None:
    """The shape of a contract, found once; None where its groups compete for cards, or where there is too much to
    tell apart.
    """
    if "shape" not in contract.thoughts:
        contract.thoughts["shape"] = _shape(contract)
    found = contract.thoughts["shape"]
    return found if isinstance(found, Shape) else None


def _shape(contract: Contract) -> Shape | None:
    compiled, deck = contract.compiled, contract.deck
    if deck.kinds > KINDS or compiled.overlap or template_count(compiled.options) > WAYS:
        return None
    if not all(isinstance(form, Pool | Run) for form in contract.forms):
        return None
    templates = all_templates(deck, compiled.options, wild=compiled.wild >= 0)
    classes = sorted({mask for slots in templates for mask, _ in slots})
    if len(classes) > CLASSES:
        return None
    return Shape(contract, classes, [_way(contract, classes, dict(slots), templates[slots]) for slots in templates])


def _class_of(kind: int, classes: list[int]) -> int:
    """The class of a kind of card; -1 if no way asks for it."""
    for number, mask in enumerate(classes):
        if mask >> kind & 1:
            return number
    return -1


def _way(contract: Contract, classes: list[int], needs: dict[int, int], template: Template) -> list[int]:
    places = list(zip(contract.forms, template, strict=True))
    added = {place.slots[0][0] for form, place in places if isinstance(form, Pool)}
    way = [len(needs)]
    for mask, need in needs.items():
        way += [classes.index(mask), need, int(mask in added)]
    numbers = {mask: number for number, mask in enumerate(classes)}
    runs = [(form, place) for form, place in places if isinstance(form, Run)]
    lines = [line for form, place in runs for line in lines_beyond(form, place, numbers, needs)]
    way.append(len(lines))
    for line in lines:
        way += [len(line), *line]
    way.append(len(places))
    for form, place in places:
        way += _group(form, place)
    return way


def _group(form: Form, place: Placement) -> list[int]:
    deck, first = form.deck, place.slots[0][0]
    if not isinstance(form, Run):
        return [-1, -1, first | form.wild]
    low, kind = deck.values.index(place.at), first.bit_length() - 1
    suit = deck.colour_masks[deck.colour_of[kind]] if form.suited else (1 << deck.naturals) - 1
    return [low, low + form.size - 1, suit | form.wild]
