"""Records and the referee: a game that was played, written down so that anyone can check it.

`text` – from a file to JSON · `shapes` – what types a record's keys have · `record` – reading and writing ·
`common` – what a game's recorder has to do; each game has one in its room · `referee` – replaying under the rules.

>>> import zehn
>>> from zehn.record import read_record, verify, write_record
>>> game = zehn.new("phase10", players=["Anna", "Ben"], seed=7)
>>> game.play("1 draw")
>>> record = read_record(write_record(game))
>>> verify(record).ok
True
"""

from zehn.record.common import Recorder, recorder
from zehn.record.record import FORMAT, Record, Round, read_record, write_record
from zehn.record.referee import Fault, Legal, NoRecord, Verdict, judge, judge_file, replay, verify

__all__ = [
    "FORMAT", "Fault", "Legal", "NoRecord", "Record", "Recorder", "Round", "Verdict",
    "judge", "judge_file", "read_record", "recorder", "replay", "verify", "write_record",
]  # fmt: skip
