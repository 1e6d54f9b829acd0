"""The pad: keeping score for people with real cards and dice.

A pad is a list of entries. Nothing is ever overwritten: a correction is an entry, too, and everything that follows is
counted again by the engines' own scoring.

`common/book` – what the entries say · `common/pad` – the pad itself · `common/text` – the file · `common/keeper` – what
a game has to do; each has one in its room.

>>> import zehn.pad
>>> pad = zehn.pad.new("phase10", ["Anna", "Ben"])
>>> pad.enter([{"laid": 1, "out": True}, {"points": 85}])
>>> pad.enter([{"laid": 2, "points": 15}, {"laid": 1, "out": True}])
>>> pad.totals, pad.done, pad.players[pad.dealer]
((15, 85), ((1, 2), (1,)), 'Anna')
>>> pad.correct(0, 1, {"points": 95})
>>> pad.totals
(15, 95)
"""

from zehn.pad.common.keeper import Fault, Keeper, keeper
from zehn.pad.common.pad import Pad, new
from zehn.pad.common.text import FORMAT, of_game, of_record, read, write
from zehn.pad.common.verdicts import judge_file

__all__ = ["FORMAT", "Fault", "Keeper", "Pad", "judge_file", "keeper", "new", "of_game", "of_record", "read", "write"]
