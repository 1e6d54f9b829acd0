"""How hard phases are, and random phases of a chosen difficulty.

>>> from zehn.analysis import phase_figures
>>> from zehn.games.sheets import shipped
>>> first = next(phase_figures(shipped("phase10"), hands=200, rounds=10))
>>> first.contract, 0 < first.chance < 1, first.turns > 1
('2*set(3)', True, True)

A game that can tell has `difficulty` and `invented` in its room (`phase10/difficulty.py`).
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Final, NamedTuple

from zehn.cards.contracts import Contract
from zehn.games.sheet import Sheet
from zehn.rooms import games, room

#: A seat that needs so many turns counts as if it were ready then.
MOST_TURNS: Final = 40

#: So many hands and rounds make a chance certain to about one in a hundred, and the turns to about a quarter of one.
HANDS: Final = 2000
ROUNDS: Final = 40

#: The turns that phases of each difficulty take; of `rising` ones each takes longer than the one before.
LEVELS: Final = {"easy": (1.0, 4.5), "medium": (4.5, 7.5), "hard": (7.5, 14.0), "rising": (1.5, 12.0)}

#: A random set looks at so many phases for each that it needs.
TRIES: Final = 25


class PhaseFigures(NamedTuple):
    """How hard a phase is: the `chance` to be dealt it, how many cards a dealt hand lacks on average, how many turns it
    takes until it can be laid, and the share of seats that were not ready after `MOST_TURNS`.
    """

    number: int
    contract: str
    chance: float
    missing: float
    turns: float
    slow: float


def can_measure(game: str) -> bool:
    """Whether figures can be told for the phases of a game."""
    return game in games("analysis") and hasattr(room("analysis", game), "difficulty")


def phase_figures(sheet: Sheet, *, hands: int = HANDS, rounds: int = ROUNDS, seed: int = 1) -> Iterator[PhaseFigures]:
    """The figures of a sheet's phases, one after another; the same seed gives the same ones everywhere."""
    for contract in sheet.contracts:
        yield _measured(sheet, contract, hands, rounds, seed)


def _measured(sheet: Sheet, contract: Contract, hands: int, rounds: int, seed: int) -> PhaseFigures:
    found: PhaseFigures = room("analysis", sheet.game).difficulty(
        sheet, contract, hands=hands, rounds=rounds, seed=seed
    )
    return found


def random_phases(
    sheet: Sheet, level: str, length: int, *, hands: int = HANDS, rounds: int = ROUNDS, seed: int = 1
) -> list[PhaseFigures]:
    """Random phases for the deck of a sheet, from the easiest to the hardest; fewer if there are not so many."""
    rng, free = Random(seed), [_span(level, place, length) for place in range(length)]
    found, known = dict[str, PhaseFigures](), set[str]()
    for step in range(length * TRIES):
        if not free:
            break
        contract = room("analysis", sheet.game).invented(sheet, rng, sum(rng.choice(free)) / 2)
        if contract is None or contract.text in known or (step % 3 and _looks_like(contract.text, found)):
            continue
        known.add(contract.text)
        figures = _measured(sheet, contract, hands, rounds, 1)
        span = next((span for span in free if span[0] <= figures.turns < span[1]), None)
        if span:
            free.remove(span)
            found[contract.text] = figures
    ranked = sorted(found.values(), key=lambda figures: figures.turns)
    return [figures._replace(number=place) for place, figures in enumerate(ranked, 1)]


def _span(level: str, place: int, length: int) -> tuple[float, float]:
    """Between how many turns a phase of a set may take."""
    least, most = LEVELS[level]
    if level != "rising":
        return least, most
    step = (most - least) / length
    return least + place * step, least + (place + 1) * step


def _looks_like(text: str, others: Iterable[str]) -> bool:
    """Whether a phase has the same kinds of groups as another one: an evening is more fun if they differ."""
    return any(_kinds(text) == _kinds(other) for other in others)


def _kinds(text: str) -> str:
    return "".join(sign for sign in text if not sign.isdigit())
