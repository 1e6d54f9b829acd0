"""Groups for the examples of printed rules: made from the contracts in force, read by the forms that judge hands."""

from collections import Counter
from collections.abc import Iterator, Sequence

from zehn.cards.contracts import Contract
from zehn.cards.deck import Deck
from zehn.cards.groups import Fault, Form, Group, Placement, Pool, Rainbow, Run, Spread
from zehn.games.rulebook import Naming
from zehn.words import Words


def lay(contract: Contract) -> list[Group]:
    """A lay of a contract, its groups spread over the values; nothing if the deck has too few cards for this one."""
    forms = contract.forms
    taken: Counter[int] = Counter()
    groups = []
    for number, form in enumerate(forms):
        group = _group(form, (number + 1) / (len(forms) + 1), taken)
        if group is None:
            return []
        taken.update(group.cards)
        groups.append(group)
    return groups


def group(form: Form, place: float = 0.5) -> Group | None:
    """A group of one form; `place` tells where among its values, from 0 (lowest) to 1."""
    return _group(form, place, Counter())


def _group(form: Form, place: float, taken: Counter[int]) -> Group | None:
    for placement in _from(_placements(form, place), place):
        cards = _cards(form, placement, taken)
        found = form.read(Spread(cards)) if cards else Fault("short")
        if isinstance(found, Group):
            return found
    return None


def _placements(form: Form, place: float) -> Sequence[Placement]:
    """The ways to place a group; of those in different colours only one, because there are far too many."""
    if not isinstance(form, Rainbow):
        return form.placements()
    row = form.rows[min(int(place * len(form.rows)), len(form.rows) - 1)]
    return [Placement(tuple([(form.deck.cell(value, colour), 1) for colour, value in enumerate(row)]), "")]


def _from(placements: Sequence[Placement], place: float) -> Iterator[Placement]:
    """All placements, the one at `place` first."""
    start = min(int(place * len(placements)), len(placements) - 1)
    yield from placements[start:]
    yield from placements[:start]


def _cards(form: Form, placement: Placement, taken: Counter[int]) -> tuple[int, ...]:
    """Cards for the slots of a placement, each in another colour as far as possible; none if the deck has too few."""
    used, cards = Counter(taken), []
    for mask, count in placement.slots:
        for _ in range(count):
            kind = _next(form.deck, mask, used, spread=isinstance(form, Pool) and form.word == "colour")
            if kind < 0:
                return ()
            used[kind] += 1
            cards.append(kind)
    return tuple(sorted(cards))


def _next(deck: Deck, mask: int, used: Counter[int], *, spread: bool) -> int:
    """A kind of a mask with cards left in the deck: the least used one, the next colour first; -1 if there is none."""
    kinds = [kind for kind in range(deck.naturals) if mask >> kind & 1 and used[kind] < deck.counts[kind]]
    if spread:  # the cards of one colour: not simply its lowest values
        kinds.sort(key=lambda kind: deck.value_of[kind] * 5 % len(deck.values))
    turn = sum(used.values())
    return min(kinds, key=lambda kind: (used[kind], 0 if spread else (kind - turn) % len(deck.colours)), default=-1)


def with_wild(group: Group) -> Group | None:
    """The same group with a wild in place of one card, not at the end of a run; None where no wild may lie."""
    form = group.form
    if not form.wild or not form.deck.counts[form.deck.wild]:
        return None
    place = 1 if isinstance(form, Run) else len(group.cards) - 1
    cards = list(group.cards)
    cards[place] = form.deck.wild
    found = form.read(Spread(tuple(cards)))
    return found if isinstance(found, Group) else None


def fitting(group: Group) -> list[str]:
    """The values of the natural cards that fit a group on the table."""
    deck, takes = group.form.deck, group.takes
    return [name for name, mask in zip(deck.values, deck.value_masks, strict=True) if mask & takes]


def shown(group: Group, words: Words, naming: Naming = str) -> str:
    """The cards of a group as they are read aloud: `8-8-8`, `4-wild-6-7`, `1-3-8 in red`."""
    deck, form = group.form.deck, group.form
    if form.word in ("set", "any") or (isinstance(form, Run) and not form.suited):
        return "-".join([value_name(deck, kind, words, naming) for kind in group.cards])
    colours = {deck.colour_of[kind] for kind in group.cards} - {-1}
    if len(colours) == 1:
        cards = "-".join([value_name(deck, kind, words, naming) for kind in group.cards])
        return words("rules-in-colour", cards=cards, colour=colour_name(deck.colours[min(colours)], words))
    return ", ".join([card_name(deck, kind, words, naming) for kind in group.cards])


def value_name(deck: Deck, kind: int, words: Words, naming: Naming = str) -> str:
    """What a card is called where its colour does not matter."""
    if kind == deck.wild:
        return words("rules-a-wild")
    return words("rules-a-skip") if kind == deck.skip else naming(deck.values[deck.value_of[kind]])


def card_name(deck: Deck, kind: int, words: Words, naming: Naming = str) -> str:
    """A card with its colour: `red 7`."""
    if kind >= deck.naturals:
        return value_name(deck, kind, words, naming)
    colour = colour_name(deck.colours[deck.colour_of[kind]], words)
    return words("rules-a-card", value=naming(deck.values[deck.value_of[kind]]), colour=colour)


def colour_name(letter: str, words: Words) -> str:
    """A colour of a deck in words; custom colours are named as in the sheet."""
    return words("rules-colour", colour=letter)
