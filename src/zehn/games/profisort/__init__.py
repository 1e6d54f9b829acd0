"""Profi-Sort: RULES part SORT, one implementation of each clause.

`rules` – what was agreed before the game · `table` – what everybody sees · `checks` – why a move is not
legal · `finish` – whether a repetition can end the round · `listing` – all legal moves · `engine` – what a
move does · `scoring` – the end of a round and of the game · `view` – what one seat knows · `worlds` – what it
can imagine · `pad` – task sheet and score list · `wording` – cards and tasks in words · `rulebook` and `examples` – the
printed rules · `text` – how it is printed · `pickling` – how it is pickled.
"""

from zehn.games.profisort.engine import ProfiSort
from zehn.games.profisort.rules import Rules
from zehn.games.profisort.sheet import SortSheet
from zehn.games.profisort.view import View

GAME, RULES, SHEET, RULEBOOK = ProfiSort, Rules, SortSheet, "zehn.games.profisort.rulebook"

__all__ = ["GAME", "RULEBOOK", "RULES", "SHEET", "ProfiSort", "Rules", "View"]
