"""All games of a match as a Parquet file, one row a game, for a closer look at single games.

Rows are written as they come, some thousand at a time: a million games need no more memory than a thousand.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from zehn.arena.match import Match
from zehn.arena.sums import WIN

#: Rows that are written at a time.
GROUP = 10_000


class GameTable:
    """A Parquet file that grows; raises `ModuleNotFoundError` where pyarrow is not installed.

    Columns: deal, arrangement, bots (by seat), shares (of the win, by seat), totals, phases (done, by seat), rounds,
    turns, foul and its seat. The match itself stands in the file's metadata under `zehn`.
    """

    def __init__(self, path: str, match: Match) -> None:
        import pyarrow
        from pyarrow import parquet

        self.arrow: Any = pyarrow
        whole, words, parts = pyarrow.list_(pyarrow.int32()), pyarrow.list_(pyarrow.string()), pyarrow.float32()
        kinds = {
            "deal": pyarrow.int64(), "arrangement": pyarrow.int32(), "bots": words, "shares": pyarrow.list_(parts),
            "totals": whole, "phases": whole, "rounds": pyarrow.int32(), "turns": pyarrow.int32(),
            "foul": pyarrow.string(), "foul_seat": pyarrow.int32(),
        }  # fmt: skip
        self.schema: Any = pyarrow.schema(list(kinds.items()), metadata={"zehn": json.dumps(match.written())})
        self.rows: list[Sequence[Any]] = []
        self.file: Any = parquet.ParquetWriter(Path(path), self.schema)

    def add(self, rows: Sequence[Sequence[Any]]) -> None:
        """Some more games, as units answer them."""
        self.rows += rows
        if len(self.rows) >= GROUP:
            self._write()

    def _write(self) -> None:
        columns = [list(column) for column in zip(*self.rows, strict=True)]
        columns[3] = [[share / WIN for share in shares] for shares in columns[3]]
        arrays = [self.arrow.array(column, kind) for column, kind in zip(columns, self.schema.types, strict=True)]
        self.file.write_table(self.arrow.table(arrays, schema=self.schema))
        self.rows = []

    def close(self) -> None:
        """Write what is left."""
        if self.rows:
            self._write()
        self.file.close()
