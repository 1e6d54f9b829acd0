"""Dice that people tap: ten faces, with colours only where the phase asks for them."""

from zehn.games.dice.dice import COLOURS, DICE, FACE_OF, FIRST_WILD
from zehn.games.dice.points import DicePhase
from zehn.games.dice.rules import DiceRules
from zehn.kernel.matching import matching
from zehn.refusals import Refusal, Refused


def read_dice(rules: DiceRules, phase: DicePhase, text: str) -> tuple[int, ...]:
    """The faces of `9 9 9 9 5 4 * 2 9 *`; a phase of colours needs `9r 9b …`. DICE-02: the dice must have them."""
    names = text.replace(",", " ").split()
    coloured = not phase.demands
    faces = tuple(_face(name, coloured=coloured) for name in names)
    if len(faces) != DICE:
        raise Refused(Refusal("DICE-02", "dice-count", dice=DICE, thrown=len(faces)))
    if len(_shown(rules, names)) < DICE:
        raise Refused(Refusal("DICE-02", "pad-dice-faces"))
    return faces


def _face(name: str, *, coloured: bool) -> int:
    face = FACE_OF.get(name, -1)
    if face < 0 and not coloured:
        face = FACE_OF.get(name + COLOURS[0], -1)
    if face < 0:
        raise Refused(Refusal("DICE-07" if coloured else "DICE-02", "pad-dice-face", face=name[:9]))
    return face


def _shown(rules: DiceRules, names: list[str]) -> list[int]:
    """The faces, in their order, that ten dice can show together."""
    bare = [_without_colour(face) for face in range(FIRST_WILD + len(COLOURS))]
    fits = []
    for name in names:
        wanted = {FACE_OF[name]} if name in FACE_OF else {face for face, base in enumerate(bare) if base == name}
        fits.append(sum(1 << die for die, faces in enumerate(rules.dice.faces) if wanted.intersection(faces)))
    return [place for place, die in enumerate(matching(fits)) if die >= 0]


def _without_colour(face: int) -> str:
    return next(name for name, number in FACE_OF.items() if number == face)[:-1]
