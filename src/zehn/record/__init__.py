"""Records and the referee: a game that was played, written down so that anyone can check it.

`text` – from a file to JSON · `shapes` – what types a record's keys have · `record` – reading and writing ·
`scribe` – what is special about one game, with a module for each · `referee` – replaying under the rules.

>>> import zehn
>>> from zehn.record import read_record, verify, write_record
>>> game = zehn.new("phase10", players=["Anna", "Ben"], seed=7)
>>> game.play("1 draw")
>>> record = read_record(write_record(game))
>>> verify(record).ok
True
"""

from zehn.record.record import FORMAT, Record, Round, read_record, write_record
from zehn.record.referee import Fault, Legal, NoRecord, Verdict, judge, judge_file, replay, verify
from zehn.record.registry import SCRIBES

__all__ = [
    "FORMAT", "SCRIBES", "Fault", "Legal", "NoRecord", "Record", "Round", "Verdict",
    "judge", "judge_file", "read_record", "replay", "verify", "write_record",
]  # fmt: skip
