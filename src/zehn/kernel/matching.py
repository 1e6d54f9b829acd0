"""A greatest matching (Kuhn): which cards fill which places of a template, which dice those of a phase."""

from collections.abc import Sequence


def matching(fits: Sequence[int], start: Sequence[int] = ()) -> list[int]:
    """Assign something to each place, -1 where nothing is left. `fits[place]` is the mask of all that may go there.

    `start` is a matching to improve. A place that has something keeps something, so earlier places come first; of
    several things the lowest is taken.
    """
    chosen = list(start) or [-1] * len(fits)
    taken = 0
    for thing in chosen:
        if thing >= 0:
            taken |= 1 << thing
    for place in range(len(chosen)):
        if chosen[place] < 0:
            taken |= _augment(place, fits, chosen, taken, set())
    return chosen


def _augment(place: int, fits: Sequence[int], chosen: list[int], taken: int, seen: set[int]) -> int:
    """Fill a place, moving what is in other places where that helps; the bit of what is taken for it, 0 if nothing."""
    mask = fits[place]
    free = mask & ~taken
    if free:
        chosen[place] = (free & -free).bit_length() - 1
        return free & -free
    for other, thing in enumerate(chosen):
        if thing >= 0 and mask >> thing & 1 and other not in seen:
            seen.add(other)
            found = _augment(other, fits, chosen, taken, seen)
            if found:
                chosen[place] = thing
                return found
    return 0


def matched_cards(units: Sequence[int], cards: Sequence[int], start: Sequence[int] = ()) -> list[int]:
    """A kind from `cards` for each unit, -1 where none is left. A unit is the mask of the kinds that it accepts;
    `start` has kinds to begin with.
    """
    begun = [-1] * len(units)
    used: set[int] = set()
    for unit, kind in enumerate(start):
        if kind >= 0:
            begun[unit] = next(place for place, card in enumerate(cards) if card == kind and place not in used)
            used.add(begun[unit])
    fits: list[int] = []
    for number, mask in enumerate(units):
        fits.append(fits[-1] if number and units[number - 1] == mask else _places(mask, cards))
    return [cards[place] if place >= 0 else -1 for place in matching(fits, begun)]


def _places(mask: int, cards: Sequence[int]) -> int:
    """Where in a row of cards those of a mask are, as a mask."""
    places = 0
    for place, kind in enumerate(cards):
        if mask >> kind & 1:
            places |= 1 << place
    return places
