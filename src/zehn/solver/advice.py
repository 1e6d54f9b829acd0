"""Questions to the dice solver, and its answers as plain objects: what `zehn advise` and `zehn odds` print."""

from typing import Any

import numpy as np

from zehn.games.dice import DiceGame, DiceRules
from zehn.games.dice.dice import DICE, NAMES, read_throw
from zehn.games.dice.table import CHOOSE, ROLL
from zehn.refusals import Refusal, Refused
from zehn.solver import cache
from zehn.solver.colours import Progress, silent
from zehn.solver.dice import DiceSolver, name_of, solver
from zehn.solver.solo import SolvedPhases
from zehn.solver.turn import Attempt
from zehn.solver.values import Position, Unsolvable
from zehn.words import Words

Answer = dict[str, Any]


def solved(rules: DiceRules, progress: Progress = silent) -> DiceSolver:
    """The solver for some rules; raises `Refused` for rules that it cannot solve."""
    try:
        return solver(rules, progress)
    except Unsolvable as error:
        key = "dice-unsolvable" if error.number else "dice-endless"
        raise Refused(Refusal("DICE-16", key, phase=error.number)) from error


def position(
    rules: DiceRules, *, phase: int, total: int, rolls_left: int, dice: str | None = None, retry: bool = False
) -> Position:
    """The position that is asked about; raises `Refused` with the clause of what cannot be."""
    refusal = _wrong_position(rules, phase, rolls_left, dice)
    if refusal is not None:
        raise Refused(refusal)
    return Position(phase, total, rolls_left, read_throw(dice or "") or (), retry)


def _wrong_position(rules: DiceRules, phase: int, rolls_left: int, dice: str | None) -> Refusal | None:
    numbers = [known.number for known in rules.phases]
    if phase not in numbers:
        return Refusal("DICE-03", "dice-no-such-phase", phase=str(phase), phases=", ".join(map(str, numbers)))
    if not 0 <= rolls_left <= rules.rolls:
        return Refusal("DICE-04", "dice-rolls-left", rolls=str(rolls_left))
    if rolls_left == rules.rolls:
        return Refusal("DICE-04", "dice-needless") if dice is not None else None
    return Refusal("DICE-04", "dice-missing") if dice is None else _wrong_throw(rules, dice)


def _wrong_throw(rules: DiceRules, dice: str) -> Refusal | None:
    faces = read_throw(dice)
    if faces is None:
        return Refusal("DICE-02", "dice-unreadable", text=dice[:60])
    if len(faces) != DICE:
        return Refusal("DICE-02", "dice-count", dice=DICE, thrown=len(faces))
    die = rules.dice.impossible(faces)
    return Refusal("DICE-02", "dice-no-such-face", die=die, face=NAMES[faces[die]]) if die >= 0 else None


def advise(solver: DiceSolver, position: Position) -> Answer:
    """The value of a position, its best move and the five best ones; values are expected final totals."""
    moves = [{"move": move, "value": value} for move, value in solver.moves(position)]
    if not moves:
        value = solver.value(position.phase, position.total, retry=position.retry)
        return {"value": value, "best": None, "moves": []}
    return {"value": moves[0]["value"], "best": moves[0], "moves": moves}


def advise_game(game: Any, progress: Progress = silent) -> Answer:
    """The same for the player to move of a game."""
    if not isinstance(game, DiceGame):
        raise Refused(Refusal("RECORD", "dice-other-game", game=game.game))
    table = game.table
    if not table.alone:
        raise Refused(Refusal("DICE-16", "dice-others", players=len(table.players)))
    column, phase = table.columns[0], table.phase(0)
    if phase is None:
        return {"value": float(column.total), "best": None, "moves": []}
    left = table.rules.rolls - table.rolls
    asked = Position(phase.number, column.total, left, table.faces, column.failed > 0)
    if table.step == ROLL and table.rolls:
        return {"value": _thrown(solved(table.rules, progress), asked, table.kept), "best": None, "moves": []}
    assert table.step in (CHOOSE, ROLL)
    return advise(solved(table.rules, progress), asked)


def _thrown(solver: DiceSolver, asked: Position, kept: int) -> float:
    """The value while the dice that were not kept are in the air."""
    turn, more = solver.turn(asked.phase, asked.total, retry=asked.retry)
    return float(turn.keeps(asked.faces, asked.rolls_left)[kept]) + more


def odds(rules: DiceRules, progress: Progress = silent) -> Answer:
    """The solo game's value, and for each phase: the chance in one turn, mean turns, best mean points, the maximum."""
    value = solved(rules, progress).value(rules.phases[0].number)
    chances, points = _one_turn(rules)
    phases = [
        {"phase": phase.number, "chance": chance, "turns": 1 / chance, "score": score, "most": most}
        for phase, chance, score, most in zip(rules.phases, chances, points, rules.most, strict=True)
    ]
    return {"value": round(value, 6), "phases": phases}


def _one_turn(rules: DiceRules) -> tuple[list[float], list[float]]:
    """For each phase the best chance and the best mean of points in one turn; kept, since colours take seconds."""
    name = f"{name_of(rules)}-odds"
    known = cache.load(name)
    if known is None or any(len(known.get(key, ())) != len(rules.phases) for key in ("chances", "points")):
        phases = SolvedPhases(rules)
        known = {
            "chances": np.array([phase.value(Attempt(np.ones(100), 0.0)) for phase in phases]),
            "points": np.array([phase.value(Attempt(np.arange(100.0), 0.0)) for phase in phases]),
        }
        cache.save(name, known)
    return known["chances"].tolist(), known["points"].tolist()


# -- for people -----------------------------------------------------------------------------------------------


def advice_text(answer: Answer, words: Words) -> str:
    """Advice in some lines."""
    lines = [words("advice-value", value=_decimal(f"{answer['value']:.2f}", words))]
    if answer["best"] is None:
        return "\n".join([*lines, words("advice-nothing")])
    lines.append(words("advice-best", move=answer["best"]["move"]))
    rows = [(_decimal(f"{move['value']:9.3f}", words), move["move"]) for move in answer["moves"]]
    lines += [words("advice-line", value=value, move=move) for value, move in rows]
    return "\n".join(lines)


def _decimal(number: str, words: Words) -> str:
    """A number with the decimal sign of the language."""
    return number.replace(".", words("arena-decimal"))


def odds_text(answer: Answer, words: Words) -> str:
    """The table of odds."""
    lines = [words("odds-title", value=_decimal(f"{answer['value']:.6f}", words)), "", words("odds-head")]
    for row in answer["phases"]:
        line = f"{row['phase']:5}  {row['chance']:7.2%}  {row['turns']:6.3f}  {row['score']:7.3f}  {row['most']:5}"
        lines.append(_decimal(line, words))
    return "\n".join([*lines, "", words("odds-note")])
