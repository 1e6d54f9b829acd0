"""Pickles of the dice game."""

from typing import Any

from zehn.games.chance import Chance
from zehn.games.dice.engine import DiceGame
from zehn.games.dice.notation import DiceMove, read_move
from zehn.games.dice.rules import DiceRules
from zehn.games.dice.table import Table
from zehn.games.pickling import Reduced, checked

#: What a table has beside rules, players and moves.
FIELDS = (
    "closed", "columns", "faces", "finisher", "gained", "kept", "last_round", "ready", "rolls", "round", "rounds",
    "step", "throws", "turn", "winners",
)  # fmt: skip

State = dict[str, Any]


def reduce_table(table: Table) -> Reduced:
    """A table as plain data."""
    state: State = {name: getattr(table, name) for name in FIELDS}
    state["moves"] = [str(move) for move in table.moves]
    return make_table, (table.rules, table.players, state)


def make_table(rules: DiceRules, players: tuple[str, ...], state: State) -> Table:
    """The table from plain data."""
    table = Table(rules, players)
    for name in FIELDS:
        setattr(table, name, state[name])
    table.moves = _moves(state["moves"])
    return table


def _moves(texts: list[str]) -> list[DiceMove]:
    return [move for move in map(read_move, texts) if move is not None]


def reduce_game(game: DiceGame) -> Reduced:
    """A game as plain data; the moves of the running round are those of the table."""
    past = [[str(move) for move in moves] for moves in game.history[:-1]]
    return make_game, (game.table, past, checked(game.chance))


def make_game(table: Table, past: list[list[str]], chance: Chance) -> DiceGame:
    """The game from plain data."""
    game = DiceGame.imagined(table, chance)
    game.history = [*map(_moves, past), table.moves]
    return game
