"""The tables of a device, for a host that is not Python: everything goes in and out as JSON.

After anything that was asked of a table the host settles it: as long as there is a `step`, it is stored, and the table
is told `stored` or `not_stored`; what `told` gives is shown; after `wait` milliseconds the host calls `act`.
"""

import json
from collections.abc import Callable, Generator, Mapping
from typing import Any

from zehn.games.sheets import SheetError
from zehn.local.desk import Change, Wish, new_table, page_size, playable
from zehn.local.desks import Parts, answer
from zehn.local.table import LocalTable, now, replayed
from zehn.refusals import Refused
from zehn.tables import protocol as p
from zehn.tables import views
from zehn.tables.plain import Wire, WireError, from_plain, to_plain
from zehn.tables.retelling import retell
from zehn.tables.rules import denied
from zehn.words import speak_by


def speak(say: Callable[[str, str, str], str | None]) -> None:
    """The host formats all messages, by language, key and details."""

    def speaker(language: str, key: str, details: Mapping[str, object]) -> str | None:
        return say(language, key, json.dumps(details, default=str))

    speak_by(speaker)


class Device:
    """All open tables, and the requests that need none."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self.open: dict[str, LocalTable] = {}
        self.jobs: dict[int, Parts] = {}
        self.last_job = 0

    # -- without a table --------------------------------------------------------------------------------------

    def ask(self, what: str, text: str) -> str:
        """The answer to a question: `{"told": …}` or `{"refused": …}`; `{"job": 7}` if it comes in parts."""
        return self._written(lambda: self._begun(answer(what, json.loads(text))))

    def _begun(self, found: Any) -> dict[str, Any]:
        if not isinstance(found, Generator):
            return {"told": found}
        self.last_job += 1
        self.jobs[self.last_job] = found
        return {"job": self.last_job}

    def go_on(self, job: int) -> str:
        """The next part of an answer, `{"part": …}`; at its end `{"told": …}` or `{"refused": …}`."""
        return self._written(lambda: self._next_part(job))

    def _next_part(self, job: int) -> dict[str, Any]:
        parts = self.jobs.pop(job)
        try:
            part = next(parts)
        except StopIteration as end:
            return {"told": end.value}
        self.jobs[job] = parts
        return {"part": part}

    def drop(self, job: int) -> None:
        """Nobody waits for the rest of an answer."""
        self.jobs.pop(job).close()

    def make(self, text: str) -> str:
        """A new table: the bodies of its first entries, and the time. It can be opened once they are stored."""
        return self._answer(lambda: _step(0, now(), new_table(from_plain(Wish, json.loads(text)))))

    def _answer(self, work: Callable[[], Any]) -> str:
        return self._written(lambda: {"told": work()})

    def _written(self, work: Callable[[], dict[str, Any]]) -> str:
        try:
            return _written(work())
        except Refused as refused:
            no = refused.refusal
        except (WireError, SheetError, ValueError, RecursionError):
            no = denied("message-unreadable").refusal
        except MemoryError:
            no = denied("job-heavy").refusal
        text = views.sentence(no, self.lang)
        return _written({"refused": p.Refusing(0, no.clause, no.key, views.details(no), text, None)})

    # -- a table ----------------------------------------------------------------------------------------------

    def load(self, code: str, rows: str) -> str:
        """Open a table from its stored entries, `[at, body]` each, unless it is open already."""

        def read() -> bool:
            if code not in self.open:
                self.open[code] = replayed(code, json.loads(rows))
            return True

        return self._answer(read)

    def close(self, code: str) -> None:
        """Forget a table; its entries stay where they are."""
        self.open.pop(code, None)

    def show(self, code: str) -> str:
        """A table besides the game, and how many of its games are finished."""
        table = self.open[code].table
        return _written(views.table_state(table, self.open[code].seating.connected, 0))

    def finished(self, code: str) -> int:
        """How many games were finished at a table."""
        return len(self.open[code].table.records)

    def record(self, code: str, number: int) -> str:
        """The record of a finished game; empty if there is none."""
        records = self.open[code].table.records
        return records[number].decode() if 0 <= number < len(records) else ""

    def retell(self, code: str, number: int, round: int, start: int) -> str:
        """A page of a round of a finished game."""

        def page() -> Wire:
            records = self.open[code].table.records
            if not 0 <= number < len(records):
                raise denied("no-record")
            return retell(code, number, records[number], round, start, page_size)

        return self._answer(page)

    def sit(self, code: str, name: str) -> str:
        """Another person sits down at this device."""
        return self._answer(lambda: self.open[code].sit(name))

    def agree(self, code: str, text: str) -> str:
        """Other rules and options for the table's next game."""

        def change() -> bool:
            live, change = self.open[code], from_plain(Change, json.loads(text))
            meant = playable(live.table.board.game, change.rules, len(live.table.chairs))
            live.agree(change.rules, meant, change.options)
            return True

        return self._answer(change)

    def receive(self, code: str, text: str) -> None:
        """A message of the protocol from the page."""
        live = self.open[code]
        try:
            request = p.read(json.loads(text))
        except ValueError:
            live.refuse(denied("message-unreadable"), 0)
            return
        if isinstance(request, p.Hello):
            self.lang = request.lang
            live.hello(request)
        else:
            live.handle(request)

    def leave(self, code: str) -> None:
        """The page of a table is closed."""
        self.open[code].leave()

    # -- settling ---------------------------------------------------------------------------------------------

    def step(self, code: str) -> str:
        """The entries that wait to be stored; empty if there are none."""
        step = self.open[code].step
        return _written(_step(step.seq, step.at, step.entries)) if step else ""

    def stored(self, code: str) -> None:
        """They are stored."""
        self.open[code].stored()

    def not_stored(self, code: str, key: str) -> None:
        """They cannot be stored; the key of the sentence that says why."""
        self.open[code].not_stored(key)

    def told(self, code: str) -> str:
        """The messages for the page."""
        live = self.open[code]
        told, live.told = live.told, []
        return _written(told)

    def wait(self, code: str) -> float:
        """In how many milliseconds to call `act`; negative if there is nothing to wait for."""
        wait = self.open[code].wait()
        return -1.0 if wait is None else min(wait * 1000, 1e9)

    def act(self, code: str) -> None:
        """Do what is due, and let bots act."""
        self.open[code].act()


def _step(seq: int, at: int, entries: Any) -> dict[str, Any]:
    return {"seq": seq, "at": at, "bodies": entries}


def _written(value: Any) -> str:
    return json.dumps(to_plain(value), ensure_ascii=False, separators=(",", ":"))
