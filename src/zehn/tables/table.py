"""A table is its entries, replayed. Whatever happens to the server, the table continues at the same entry.

`apply` carries out an entry without checking it: `requests` has checked it before it was stored.
"""

import json
from collections import deque
from collections.abc import Callable, Collection, Iterable
from typing import Any, Final

from zehn.games.fair import Fair, Proof, commitment
from zehn.games.game import Game
from zehn.record import write_record
from zehn.tables import entries as e
from zehn.tables.boards import Board, board_of
from zehn.tables.continuing import resumed
from zehn.tables.plain import Wire

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
BETWEEN: Final = "between"
OVER: Final = "over"

#: How many entries are kept for clients that reconnect; those who were away longer get only the state.
LOGGED: Final = 100

#: How many chat messages are kept besides, so that they survive a game.
SAID: Final = 50

#: Milliseconds.
DAY: Final = 86_400_000


class Chair:
    """A place at the table. `key` is the entry that gave it to its player: tokens are bound to it."""

    __slots__ = ("key", "kind", "level", "muted", "name", "stand_in")

    def __init__(
        self, kind: str = "open", name: str = "", level: str = "", *, key: int = -1, stand_in: str = ""
    ) -> None:
        self.kind = kind
        self.name = name
        self.level = level
        self.key = key
        self.stand_in = stand_in
        self.muted = False

    @property
    def bot(self) -> str:
        """The bot that plays here now, if one does."""
        return self.stand_in or self.level


class Logged:
    """An entry for those who reconnect. `card` is what it showed to one seat alone."""

    __slots__ = ("at", "card", "seat", "seq", "what")

    def __init__(self, seq: int, at: int, what: Wire, seat: int, card: str) -> None:
        self.seq = seq
        self.at = at
        self.what = what
        self.seat = seat
        self.card = card

    def shown_to(self, seats: Collection[int]) -> e.Line:
        """The entry as a client with these seats sees it."""
        return e.Line(self.seq, self.at, self.what, self.card if self.seat in seats else "")


class Table:
    """Everything that is decided at a table. `question` counts changes of the game; every answer names it."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.seq = 0
        self.question = 0
        self.phase = LOBBY
        self.paused = False
        self.host = -1
        self.chairs: list[Chair] = []
        self.humans: frozenset[int] = frozenset()
        self.options = e.Options()
        self.board: Board[Any]
        self.rules: Any = None
        self.game: Game | None = None
        self.chance = Fair()
        self.seed = ""
        self.promises: dict[int, str] = {}
        self.bound = False
        self.owing: set[int] = set()
        self.nonces: dict[int, str] = {}
        self.back: list[Game] = []
        self.records: list[bytes] = []
        self.last: Proof | None = None
        self.counted = False
        self.told: list[Proof | None] = []
        self.place: dict[str, int] = {}
        self.logged: deque[Logged] = deque(maxlen=LOGGED)
        self.said: deque[Logged] = deque(maxlen=SAID)
        self.changed = 0
        self.lobby = 0
        self.at = 0
        self.kept_ms = 0

    @classmethod
    def replay(cls, code: str, entries: Iterable[tuple[int, e.AnyEntry]]) -> "Table":
        """The table after all its entries, given with their times."""
        table = cls(code)
        for at, entry in entries:
            table.apply(entry, at)
        return table

    def apply(self, entry: e.AnyEntry, at: int) -> None:
        """Do what an entry says."""
        if at > self.at + DAY:  # it is written anew once a day at most, not with every move
            self.at = at
            self.changed += 1
        seat, card = _ACTS[type(entry)](self, entry)
        self.logged.append(Logged(self.seq, at, self._shown(entry), seat if card else -1, card))
        if type(entry) is e.Said:
            self.said.append(self.logged[-1])
        self.seq += 1

    def _shown(self, entry: e.AnyEntry) -> Wire:
        """What clients see of an entry: nearly always the entry itself."""
        if isinstance(entry, e.Sealed):
            return e.SealedLine(commitment(entry.seed))
        if isinstance(entry, e.Continued):
            return e.ContinuedLine(**self.place)
        if isinstance(entry, e.Agreed) and "sheet" in entry.rules:
            return e.Agreed(entry.rules | {"sheet": {}}, entry.options)  # an own sheet may be long
        return e.BoundLine(self.promised()) if isinstance(entry, e.Bound) else entry

    # -- questions --------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """The players, seat by seat."""
        return [chair.name for chair in self.chairs]

    @property
    def until(self) -> int:
        """Until when (in milliseconds) the table is kept if nothing more happens; 0: for good."""
        return self.at + self.kept_ms if self.kept_ms else 0

    def asked(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return tuple(self.board.asked(self.game)) if self.game and self.phase == PLAYING else ()

    def window(self) -> float | None:
        """For how many seconds several seats may act now."""
        return self.board.window(self.game) if self.game and self.phase == PLAYING else None

    def is_ready(self, seat: int) -> bool:
        """Whether a seat waits for the deal."""
        return seat in self.promises or seat in self.nonces

    def promised(self) -> list[str]:
        """The promise of each seat, empty where there is none."""
        return [self.promises.get(seat, "") for seat in range(len(self.chairs))]

    def since(self, seq: int) -> list[Logged]:
        """The entries after one that a client has seen; none if that is too far back."""
        if seq < 0 or not self.logged or self.logged[0].seq > seq + 1:
            return []
        fresh = min(self.seq - 1 - seq, len(self.logged))
        return [self.logged[place] for place in range(-fresh, 0)]

    def log(self) -> list[Logged]:
        """The log of this game and of the lobby before it, and what was said before."""
        kept = [logged for logged in self.logged if logged.seq >= self.lobby]
        first = kept[0].seq if kept else self.seq
        return [*(said for said in self.said if said.seq < first), *kept]

    def record(self) -> dict[str, Any]:
        """The record of the game so far, with the proofs of its rounds. Nobody may see it before the game is over."""
        assert self.game is not None
        record = write_record(self.game)
        proofs = [*self.told, *self.chance.proofs[len(self.told) :]]
        for entry, proof in zip(record["rounds"], proofs, strict=self.game.over):
            entry.update({"proof": proof.written()} if proof else {})
        return record | ({"continued": self.place} if self.place else {})

    # -- what entries do --------------------------------------------------------------------------------------

    def _created(self, entry: e.Created) -> "Note":
        self.board = board_of(entry.game)
        self.rules = self.board.rules(entry.rules)
        self.options = entry.options
        self.chairs = [Chair() for _ in range(entry.chairs)]
        return self._change()

    def _agreed(self, entry: e.Agreed) -> "Note":
        self.rules = self.board.rules(entry.rules)
        self.options = entry.options
        return self._change()

    def _joined(self, entry: e.Joined) -> "Note":
        self.chairs[entry.seat] = Chair("human", entry.name, key=self.seq)
        if self.host < 0:
            self.host = entry.seat
        return self._change()

    def _named(self, entry: e.Named) -> "Note":
        self.chairs[entry.seat].name = entry.name
        return self._change()

    def _botted(self, entry: e.Botted) -> "Note":
        self.chairs[entry.seat] = Chair("bot", entry.name, entry.level)
        return self._change()

    def _left(self, entry: e.Left) -> "Note":
        """In a game the chair keeps its name, and a bot plays on until somebody takes it.

        A player who leaves withdraws the promise; once the promises are closed, nobody waits for their nonce.
        """
        chair = self.chairs[entry.seat]
        self.owing.discard(entry.seat)
        if not self.bound:
            self.promises.pop(entry.seat, None)
        playing = self.phase != LOBBY
        self.chairs[entry.seat] = Chair(name=chair.name if playing else "", stand_in="steady" if playing else "")
        self._change()
        if entry.seat == self.host:
            self.host = min(self.humans, default=-1)
        return NOTHING

    def _set_chairs(self, entry: e.Chairs) -> "Note":
        extra = [Chair() for _ in range(entry.count - len(self.chairs))]
        self.chairs = self.chairs[: entry.count] + extra
        return self._change()

    def _sealed(self, entry: e.Sealed) -> "Note":
        self.seed = entry.seed
        self.promises, self.bound, self.owing, self.nonces = {}, False, set(), {}
        return self._change()

    def _promised(self, entry: e.Promised) -> "Note":
        self.promises[entry.seat] = entry.promise
        return self._change()

    def _bound(self, _: e.Bound) -> "Note":
        """Of nonces that came before, in version 1, none counts."""
        self.bound = True
        self.owing = {seat for seat, promise in self.promises.items() if promise}
        self.nonces = {}
        return self._change()

    def _nonce(self, entry: e.Nonce) -> "Note":
        self.nonces[entry.seat] = entry.nonce
        self.owing.discard(entry.seat)
        return self._change()

    def _started(self, entry: e.Started) -> "Note":
        self.chance = Fair()
        self.game = self.board.new(self.rules, self.names, chance=self.chance, dealer=entry.dealer)
        self.phase = BETWEEN
        self.last, self.counted, self.told, self.place = None, False, [], {}
        return self._change()

    def _continued(self, entry: e.Continued) -> "Note":
        self.game, self.chance, self.told = resumed(entry.record, entry.seed)
        *before, running = entry.record["rounds"]
        self.place = {"round": len(before), "move": len(running["moves"])}
        self.phase, self.counted = PLAYING, bool(before)
        self.question += 1
        return self._change()

    def _dealt(self, _: e.Dealt) -> "Note":
        assert self.game is not None
        nonces = tuple(self.nonces.get(seat, "") for seat in range(len(self.chairs)))
        promises = tuple(self.promised()) if self.bound else None
        self.chance.proofs.append(Proof(self.seed, nonces, promises))
        self.game.go_on()
        self.phase = PLAYING
        self.back.clear()
        self.question += 1
        return self._change()

    def _moved(self, entry: e.Moved) -> "Note":
        assert self.game is not None
        seat, verb = entry.move.split(" ")[:2]
        if verb in self.board.undoable:
            self.back.append(self.game.copy())
        else:
            self.back.clear()
        self.board.play(self.game, entry.move)
        self._settle()
        return int(seat), self.board.note(self.game, verb, int(seat)) if self.phase == PLAYING else ""

    def _closed(self, _: e.Closed) -> "Note":
        self.board.close(self.game)
        self._settle()
        return NOTHING

    def _settle(self) -> None:
        """Check whether this ended the round or the game."""
        assert self.game is not None
        self.question += 1
        if self.game.over:
            self.phase = OVER
            self.records.append(json.dumps(self.record(), ensure_ascii=False, separators=(",", ":")).encode())
        elif not self.board.dealt(self.game):
            self.phase = BETWEEN
        if self.phase != PLAYING:
            self.last = self.chance.proofs[-1] if len(self.chance.proofs) > len(self.told) else None
            self.counted = True
            self.back.clear()
            self._change()

    def _undone(self, entry: e.Undone) -> "Note":
        self.game = self.back[-entry.count]
        del self.back[-entry.count :]
        self.question += 1
        return NOTHING

    def _paused(self, _: e.Paused) -> "Note":
        self.paused = True
        return self._change()

    def _resumed(self, _: e.Resumed) -> "Note":
        self.paused = False
        return self._change()

    def _stood_in(self, entry: e.StoodIn) -> "Note":
        self.chairs[entry.seat].stand_in = entry.level
        return self._change()

    def _returned(self, entry: e.Returned) -> "Note":
        self.chairs[entry.seat].stand_in = ""
        return self._change()

    def _replaced(self, entry: e.Replaced) -> "Note":
        chair = self.chairs[entry.seat]
        if chair.kind == "bot":
            chair.level = entry.level
        else:
            chair.stand_in = entry.level
        return self._change()

    def _said(self, _: e.Said) -> "Note":
        return NOTHING

    def _muted(self, entry: e.Muted) -> "Note":
        self.chairs[entry.seat].muted = entry.muted
        return self._change()

    def _renewed(self, entry: e.Renewed) -> "Note":
        self.chairs[entry.seat].key = self.seq
        return self._change()

    def _rematch(self, _: e.Rematch) -> "Note":
        self.phase = LOBBY
        self.lobby = self.seq
        self.game = None
        for chair in self.chairs:
            chair.stand_in = ""
            if chair.kind == "open":
                chair.name = ""
        return self._change()

    def _change(self) -> "Note":
        """What is shown of the table besides the game has changed, and perhaps who sits where."""
        self.changed += 1
        self.humans = frozenset(seat for seat, chair in enumerate(self.chairs) if chair.kind == "human")
        return NOTHING


#: What an entry showed to one seat alone: the seat and the card.
Note = tuple[int, str]
NOTHING: Final[Note] = (-1, "")

_ACTS: dict[type, Callable[[Table, Any], Note]] = {
    e.Created: Table._created,
    e.Agreed: Table._agreed,
    e.Joined: Table._joined,
    e.Named: Table._named,
    e.Botted: Table._botted,
    e.Left: Table._left,
    e.Chairs: Table._set_chairs,
    e.Sealed: Table._sealed,
    e.Promised: Table._promised,
    e.Bound: Table._bound,
    e.Nonce: Table._nonce,
    e.Started: Table._started,
    e.Continued: Table._continued,
    e.Dealt: Table._dealt,
    e.Moved: Table._moved,
    e.Closed: Table._closed,
    e.Undone: Table._undone,
    e.Paused: Table._paused,
    e.Resumed: Table._resumed,
    e.StoodIn: Table._stood_in,
    e.Returned: Table._returned,
    e.Replaced: Table._replaced,
    e.Said: Table._said,
    e.Muted: Table._muted,
    e.Renewed: Table._renewed,
    e.Rematch: Table._rematch,
}
