"""Dice as small integers.

A *face* is what a die shows: `7r`, `*b`. Faces with a number are numbered like the kinds of a deck, value by
value and within a value colour by colour; then come the wilds, one of each colour (DICE-02, DICE-07). A throw
is a tuple of ten faces, by die.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from zehn.cards.deck import WILD, Deck
from zehn.games.settings import SettingError

Throw = tuple[int, ...]

VALUES = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10")
COLOURS = ("b", "r", "o", "g")

#: What the six high and the four low dice show, colours apart (DICE-02).
HIGH = ("5", "6", "7", "8", "9", "10")
LOW = ("1", "2", "3", "4", WILD, WILD)
MATERIAL = (HIGH,) * 6 + (LOW,) * 4
DICE = len(MATERIAL)

#: Phases on dice are read with these cards: ten of each, so that only the number of dice is a limit.
DECK = Deck(VALUES, COLOURS, copies=DICE, wilds=DICE)

#: Faces from here on are wilds.
FIRST_WILD = DECK.naturals
NAMES = (*DECK.names[:FIRST_WILD], *(WILD + colour for colour in COLOURS))
FACE_OF = {name: face for face, name in enumerate(NAMES)}

#: What a face counts, wilds nothing (DICE-10), and the number of its colour.
POINTS = (*(int(DECK.values[value]) for value in DECK.value_of[:FIRST_WILD]), *([0] * len(COLOURS)))
COLOUR_OF = (*DECK.colour_of[:FIRST_WILD], *range(len(COLOURS)))

#: The kinds that a face can stand for: itself, or any number in the colour that a wild shows (DICE-06, DICE-07).
STANDS_FOR = (*(1 << face for face in range(FIRST_WILD)), *DECK.colour_masks)


class Dice:
    """The ten dice of a game: six high ones, four low ones, each with its own colours (DICE-02)."""

    def __init__(self, faces: Sequence[Sequence[str]]) -> None:
        if len(faces) != DICE:
            raise SettingError("dice", "setting-dice-count", count=len(faces))
        for die, names in enumerate(faces):
            _check(die, names)
        self.faces = tuple(tuple(FACE_OF[name] for name in names) for names in faces)
        self.written = [list(names) for names in faces]

    def impossible(self, throw: Sequence[int]) -> int:
        """The first die that shows a face which it does not have; -1 if all have theirs."""
        for die, face in enumerate(throw):
            if face not in self.faces[die]:
                return die
        return -1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.faces == other.faces

    def __hash__(self) -> int:
        return hash(self.faces)


def _check(die: int, names: Sequence[str]) -> None:
    """DICE-02: a high die shows 5 to 10, a low one 1 to 4 and two wilds, each in some colour."""
    unknown = next((name for name in names if name not in FACE_OF), None)
    if unknown is not None:
        raise SettingError("dice", "setting-dice-face", die=die, face=str(unknown)[:20])
    if Counter(name[:-1] for name in names) != Counter(MATERIAL[die]):
        raise SettingError("dice", "setting-dice-die", die=die, faces=" ".join(MATERIAL[die]))


def read_throw(text: str) -> Throw | None:
    """The faces of `10r,5b,…`; None if a word of it is no face."""
    faces = tuple(FACE_OF.get(name, -1) for name in text.split(","))
    return None if -1 in faces else faces


def write_throw(faces: Iterable[int]) -> str:
    """The text of some faces, the inverse of `read_throw`."""
    return ",".join([NAMES[face] for face in faces])
