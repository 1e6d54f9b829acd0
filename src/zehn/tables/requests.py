"""From a request to entries: all rules of a table that are not rules of a game.

Nothing is changed here. A request that cannot be granted raises `Refused` with its clause; the clause of everything
that concerns the table and not the game is `TABLE`.
"""

from collections.abc import Callable, Collection
from typing import Any

from zehn.games.fair import is_nonce, is_promise, new_seed, promise_of
from zehn.refusals import Refused
from zehn.tables import entries as e
from zehn.tables import protocol as p
from zehn.tables.names import bot_name, clean, distinct, look_alike
from zehn.tables.rules import denied
from zehn.tables.table import BETWEEN, LOBBY, OVER, PLAYING, Table

#: The quick phrases; their words are in server.ftl as `phrase-…`.
PHRASES = ("hello", "good-luck", "nice", "thanks", "oops", "hurry", "one-moment", "well-played", "again", "bye")

LONGEST_CHAT = 200

Entries = list[e.AnyEntry]


def decide(table: Table, seats: Collection[int], request: p.AnyRequest, connected: Collection[int]) -> Entries:
    """The entries that a request becomes; `seats` are those of the client that asks, `connected` those of all."""
    if isinstance(request, p.StandIn):
        return _stand_in(table, seats, request, connected)
    return _ANSWERS[type(request)](table, seats, request)


# -- setting up -----------------------------------------------------------------------------------------------------


def create(game: str, rules: dict[str, Any], chairs: int, options: e.Options, name: str) -> Entries:
    """A new table, by rules that were agreed on, with its host on the first chair."""
    return [e.Created(game, rules, chairs, options), e.Joined(0, _name(name)), e.Sealed(new_seed())]


def join(table: Table, seat: int | None, name: str) -> Entries:
    """Sit down on a chair, the first free one if none is named; the chair of a bot has to be named."""
    seat = _free_chair(table, seat)
    if table.phase == PLAYING and table.board.secret_hands and table.humans:
        raise denied("chair-in-round")  # else a host could send somebody away and look at the hand
    return [e.Joined(seat, _distinct(name, table.names))]


def _free_chair(table: Table, seat: int | None) -> int:
    free = [number for number, chair in enumerate(table.chairs) if chair.kind == "open"]
    bots = [number for number, chair in enumerate(table.chairs) if chair.kind == "bot"]
    if seat is not None:
        if seat not in free and seat not in bots:
            raise denied("chair-taken", seat=seat)
        return seat
    if not free:
        raise denied("table-full")
    return free[0]


def _name(text: str) -> str:
    name = clean(text)
    if not name:
        raise denied("name-empty")
    return name


def _distinct(text: str, others: Collection[str]) -> str:
    name = _name(text)
    alike = look_alike(name, others)
    if alike:
        raise denied("name-alike", other=alike)
    return distinct(name, others)


def agree(table: Table, seats: Collection[int], meant: Any, rules: dict[str, Any], options: e.Options) -> Entries:
    """Other rules and options before a game; `meant` are these rules as they were read, and found playable."""
    _host(table, seats)
    _lobby(table)
    refusal = table.board.wrong(meant, table.names)
    if refusal is not None:
        raise Refused(refusal)
    same = (meant.written(), options) == (table.rules.written(), table.options)
    return [] if same else [e.Agreed(rules, options)]


# -- playing --------------------------------------------------------------------------------------------------------


def _answer(table: Table, seats: Collection[int], request: p.Answer) -> Entries:
    _held(seats, _seat_of(request.move))
    _current(table, request.question)
    return [e.Moved(legal(table, request.move))]


def legal(table: Table, text: str) -> str:
    """A move as the record will hold it; refused if it is not legal."""
    if table.game is None:
        raise denied("not-playing")
    move = table.board.written(table.game, text)
    refusal = table.board.why_not(table.game, move)
    if refusal is not None:
        raise Refused(refusal)
    return move


def _seat_of(move: str) -> int:
    first = move.split(" ", 1)[0]
    return int(first) if first.isascii() and first.isdigit() and len(first) <= 2 else -1


def _current(table: Table, question: int) -> None:
    """An answer must be one to the question that is being asked."""
    if table.phase != PLAYING:
        raise denied("not-playing")
    if table.paused:
        raise denied("paused")
    if question != table.question:
        raise denied("stale", question=table.question)


def _held(seats: Collection[int], seat: int) -> None:
    if seat not in seats:
        raise denied("seat-not-yours")


def check_pass(table: Table, seats: Collection[int], request: p.Wave) -> None:
    """Check that a seat may let a window pass; there is no entry until all have."""
    _held(seats, request.seat)
    _current(table, request.question)
    if table.window() is None or request.seat not in table.asked():
        raise denied("no-window")


def check_hint(table: Table, seats: Collection[int], request: p.Hint) -> None:
    """Check that a seat may ask what a bot would do."""
    _held(seats, request.seat)
    if request.seat not in table.asked():
        raise denied("no-hint")


def _undo(table: Table, seats: Collection[int], request: p.Undo) -> Entries:
    _held(seats, request.seat)
    _current(table, request.question)
    if not table.options.undo:
        raise denied("undo-barred")
    if request.seat not in table.asked() or request.count > len(table.back):
        raise denied("undo-none")
    return [e.Undone(request.seat, request.count)]


def _ready(table: Table, seats: Collection[int], request: p.Ready) -> Entries:
    _held(seats, request.seat)
    if table.phase not in (LOBBY, BETWEEN) or table.bound:
        raise denied("ready-late")
    if request.promise and not is_promise(request.promise):
        raise denied("promise-signs")
    if table.is_ready(request.seat):
        return []
    return [e.Promised(request.seat, request.promise), *_after_promise(table, request)]


def _after_promise(table: Table, request: p.Ready) -> Entries:
    """The last promise closes the list at once; if nobody promised anything, the round is dealt."""
    if not _awaits_deal(table) or any(seat != request.seat and not table.is_ready(seat) for seat in table.humans):
        return []
    return bind() if request.promise or any(table.promises.values()) else deal(table)


def _awaits_deal(table: Table) -> bool:
    return table.phase == BETWEEN and not table.paused


def _reveal(table: Table, seats: Collection[int], request: p.Reveal) -> Entries:
    """A nonce is accepted only once the promises are closed, and only if it is the promised one."""
    _held(seats, request.seat)
    if table.bound and request.nonce and table.nonces.get(request.seat) == request.nonce:
        return []
    if not table.bound or request.seat not in table.owing:
        raise denied("reveal-late")
    if not is_nonce(request.nonce) or promise_of(request.nonce) != table.promises[request.seat]:
        raise denied("reveal-other")
    last = _awaits_deal(table) and table.owing == {request.seat}
    return [e.Nonce(request.seat, request.nonce), *(deal(table) if last else [])]


def bind() -> Entries:
    """Nobody can promise a nonce any more."""
    return [e.Bound()]


def deal(table: Table) -> Entries:
    """The next round, and the seed of the one after it."""
    return [*([] if table.bound else bind()), e.Dealt(), e.Sealed(new_seed())]


# -- people ---------------------------------------------------------------------------------------------------------


def _say(table: Table, seats: Collection[int], request: p.Say) -> Entries:
    _held(seats, request.seat)
    if not table.options.chat:
        raise denied("chat-off")
    if table.chairs[request.seat].muted:
        raise denied("muted")
    if request.phrase:
        if request.phrase not in PHRASES:
            raise denied("no-phrase")
        return [e.Said(request.seat, phrase=request.phrase)]
    text = clean(request.text, LONGEST_CHAT)
    return [e.Said(request.seat, text)] if text else []


def _rename(table: Table, seats: Collection[int], request: p.Name) -> Entries:
    _held(seats, request.seat)
    if table.phase in (PLAYING, BETWEEN):
        raise denied("name-late")
    others = [name for seat, name in enumerate(table.names) if seat != request.seat]
    return [e.Named(request.seat, _distinct(request.name, others))]


def _leave(table: Table, seats: Collection[int], request: p.Leave) -> Entries:
    _held(seats, request.seat)
    return [e.Left(request.seat)]


def _renew(table: Table, seats: Collection[int], request: p.Renew) -> Entries:
    _held(seats, request.seat)
    return [e.Renewed(request.seat)]


def _stand_in(table: Table, seats: Collection[int], request: p.StandIn, connected: Collection[int]) -> Entries:
    """A bot takes over at once for somebody who is away, not only when their time is up; they get the chair back."""
    if not seats:
        raise denied("seat-not-yours")
    _chair(table, request.seat)
    if table.phase not in (PLAYING, BETWEEN):
        raise denied("not-playing")
    if request.seat not in table.humans or request.seat in connected:
        raise denied("not-away")
    return [] if table.chairs[request.seat].stand_in else [e.StoodIn(request.seat, "steady")]


# -- the host -------------------------------------------------------------------------------------------------------


def _host(table: Table, seats: Collection[int]) -> None:
    if table.host not in seats:
        raise denied("host-only")


def _chair(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise denied("no-chair", seat=seat)


def _add_bot(table: Table, seats: Collection[int], request: p.AddBot) -> Entries:
    _host(table, seats)
    _chair(table, request.seat)
    if request.level not in table.board.levels:
        raise denied("no-level", levels=", ".join(table.board.levels))
    chair = table.chairs[request.seat]
    if chair.kind == "human":
        raise denied("chair-taken", seat=request.seat)
    if table.phase in (PLAYING, BETWEEN):
        return [e.Replaced(request.seat, request.level)]
    return [e.Botted(request.seat, request.level, chair.name or bot_name(table.names))]


def _remove(table: Table, seats: Collection[int], request: p.Remove) -> Entries:
    _host(table, seats)
    _chair(table, request.seat)
    if table.chairs[request.seat].kind == "open":
        raise denied("chair-free", seat=request.seat)
    if request.seat == table.host:
        raise denied("host-stays")
    return [e.Left(request.seat)]


def _set_chairs(table: Table, seats: Collection[int], request: p.SetChairs) -> Entries:
    _host(table, seats)
    _lobby(table)
    if any(chair.kind != "open" for chair in table.chairs[request.count :]):
        raise denied("chairs-taken")
    refusal = table.board.wrong(table.rules, [""] * request.count)
    if refusal is not None:
        raise Refused(refusal)
    return [e.Chairs(request.count)]


def _lobby(table: Table) -> None:
    if table.phase != LOBBY:
        raise denied("started-already")


def _start(table: Table, seats: Collection[int], request: p.Start) -> Entries:
    """Bots take the empty chairs, and the first deal comes as soon as everybody has given a nonce."""
    _host(table, seats)
    _lobby(table)
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
    if empty and request.fill not in table.board.levels:
        raise denied("chairs-empty")
    names = list(table.names)
    found: Entries = []
    for seat in empty:
        names[seat] = bot_name(names)
        found.append(e.Botted(seat, request.fill, names[seat]))
    return [*found, e.Started(len(table.records) % len(table.chairs))]


def _pause(table: Table, seats: Collection[int], request: p.Pause) -> Entries:
    _host(table, seats)
    if table.phase not in (PLAYING, BETWEEN):
        raise denied("not-playing")
    return [] if table.paused else [e.Paused()]


def _resume(table: Table, seats: Collection[int], request: p.Resume) -> Entries:
    _host(table, seats)
    return [e.Resumed()] if table.paused else []


def _again(table: Table, seats: Collection[int], request: p.Again) -> Entries:
    _host(table, seats)
    if table.phase != OVER:
        raise denied("not-over")
    return [e.Rematch()]


def _mute(table: Table, seats: Collection[int], request: p.Mute) -> Entries:
    _host(table, seats)
    _chair(table, request.seat)
    return [e.Muted(request.seat, request.muted)]


_ANSWERS: dict[type, Callable[[Table, Collection[int], Any], Entries]] = {
    p.Answer: _answer,
    p.Undo: _undo,
    p.Ready: _ready,
    p.Reveal: _reveal,
    p.Say: _say,
    p.Name: _rename,
    p.Leave: _leave,
    p.Renew: _renew,
    p.AddBot: _add_bot,
    p.Remove: _remove,
    p.SetChairs: _set_chairs,
    p.Start: _start,
    p.Pause: _pause,
    p.Resume: _resume,
    p.Again: _again,
    p.Mute: _mute,
}
