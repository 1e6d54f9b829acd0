"""The phase dice game: RULES part DICE, one implementation of each clause.

`rules` – what was agreed before the game · `table` – what everybody sees, which is everything · `checks` – why a
move is not legal · `listing` – all legal moves · `engine` – what a move does · `scoring` – points, bonuses, the end ·
`pad` – the score pad as data · `view` – the table from one seat · `rulebook` and `examples` – the printed rules ·
`text` – how it is printed · `pickling` – how it is pickled.
"""

from zehn.games.dice.engine import DiceGame
from zehn.games.dice.rules import DiceRules
from zehn.games.dice.sheet import DiceSheet
from zehn.games.dice.view import DiceView

GAME, RULES, SHEET, RULEBOOK = DiceGame, DiceRules, DiceSheet, "zehn.games.dice.rulebook"

__all__ = ["GAME", "RULEBOOK", "RULES", "SHEET", "DiceGame", "DiceRules", "DiceView"]
