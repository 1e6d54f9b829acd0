"""The phase card game: RULES part P10, one implementation of each clause.

`rules` – what was agreed before the game · `table` – what everybody sees · `checks` – why a move is not
legal · `listing` – all legal moves · `engine` – what a move does · `scoring` – the end of a round and of
the game · `view` – what one seat knows · `worlds` – what it can imagine · `rulebook` and `examples` – the printed
rules · `text` – how it is printed · `pickling` – how it is pickled.
"""

from zehn.games.card_sheet import CardSheet
from zehn.games.phase10.engine import Phase10
from zehn.games.phase10.rules import Rules
from zehn.games.phase10.view import View

#: What every game's room has: the engine, the rules, the sheet, and the module of the printed rules.
GAME, RULES, SHEET, RULEBOOK = Phase10, Rules, CardSheet, "zehn.games.phase10.rulebook"

__all__ = ["GAME", "RULEBOOK", "RULES", "SHEET", "Phase10", "Rules", "View"]
