"""Nothing about other hands leaves the process: swap cards that a seat cannot see, and its bytes are the same."""

import asyncio
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json

from zehn.arena import kits
from zehn.cards.deck import row_of
from zehn.games.dice import DiceGame
from zehn.games.phase10 import Phase10
from zehn.players import make_player
from zehn.server.cluster import SingleProcess
from zehn.server.live_table import LiveTable
from zehn.server.sockets.limiter import Limiter
from zehn.server.sockets.limits import NO_LIMITS
from zehn.server.sockets.session import Session
from zehn.server.table_manager import TableManager
from zehn.tables import entries as e
from zehn.tables import protocol as p
from zehn.tables import views
from zehn.tables.boards.dice.board import InTheCup
from zehn.tables.plain import to_plain
from zehn.tables.requests import deal, legal
from zehn.tables.table import BETWEEN, LOGGED, OVER, PLAYING, Table

KITS: dict[str, Any] = {**kits.KITS}

#: The games that the seeds go round, the one with most secrets most often; and who plays them.
GAMES = ("phase10", "profisort", "phase10", "dice")
LEVEL = {"phase10": "steady", "profisort": "greedy", "dice": "steady"}

#: What every seat tries, whether it can or not.
TRIED = ("draw", "take", "discard 7r", "discard 7s", "hit * g0", "knock", "redeal", "roll", "score")


def new_table(rng: Random, game: str) -> Table:
    """A table in its first round, with random rules."""
    table = Table("AAAAAA")
    seats = rng.randint(2, 3 if game == "profisort" else 5)
    rules = KITS[game].rules(rng) | ({"turn_limit": 60} if game == "phase10" else {})
    opening: list[e.AnyEntry] = [e.Created(game, rules, seats, e.Options())]
    opening += [e.Joined(seat, f"P{seat}") for seat in range(seats)]
    opening += [sealed(rng), *(e.Nonce(seat, f"n{seat}") for seat in range(seats)), e.Started(0)]
    for entry in [*opening, *next_round(rng)]:
        table.apply(entry, 0)
    return table


def sealed(rng: Random) -> e.Sealed:
    """A server's seed, the same in every run."""
    return e.Sealed(rng.randbytes(32).hex())


def next_round(rng: Random) -> list[e.AnyEntry]:
    return [e.Dealt(), sealed(rng)]


def positions(seeds: int, most: int) -> Iterator[tuple[Table, Random]]:
    """Tables of all games, before every move and every deal."""
    for seed in range(seeds):
        rng, game = Random(seed), GAMES[seed % len(GAMES)]
        table = new_table(rng, game)
        player = make_player(game, LEVEL[game], rng)
        while table.phase != OVER and table.seq < most:
            yield table, rng
            for entry in next_entries(table, player, rng):
                table.apply(entry, 0)


def next_entries(table: Table, player: Any, rng: Random) -> list[e.AnyEntry]:
    if table.phase == BETWEEN:
        return next_round(rng)
    if not table.asked():
        return [e.Closed()]
    seat = rng.choice(table.asked())
    assert table.game is not None
    move = table.board.choose(player, table.game.view(seat))
    return [e.Moved(legal(table, move)) if move else e.Closed()]


class Tapped(Session):
    """A socket whose bytes are looked at."""

    def __init__(self, *seats: int) -> None:
        super().__init__(self, (1e9, 1e9))
        self.seats = seats
        self.bytes: list[bytes] = []
        self.when_slow = self.too_slow

    def post(self, message: bytes) -> None:
        self.bytes.append(message)

    def hang_up(self) -> None: ...

    def pause(self) -> None: ...

    def read_on(self) -> None: ...


def told_plainly(live: LiveTable, socket: Tapped, since: int) -> p.Update:
    """An update as tables tell it, without a server that remembers what it wrote."""
    people = views.People(live.seating.connected, live.seating.spectators)
    update = views.update(live.table, since - 1, socket.seats, people, live.shown_clock())
    return replace(update, re=7)


def told(live: LiveTable, socket: Tapped, since: int) -> list[bytes]:
    """All that a socket can be told about a position: welcome, update, refusals, checks."""
    live.cached._seq = -1
    live.question, live.began = -1, 0.0
    live.seating.sessions = [socket]
    socket.bytes = []
    live._greet(socket, p.Hello(since=since, log=True))
    live.broadcast(live.table.since(since - 1), socket, 7)
    assert json.decode(socket.bytes[-1]) == to_plain(told_plainly(live, socket, since))
    asyncio.run(try_all(live, socket))
    return socket.bytes


async def try_all(live: LiveTable, socket: Tapped) -> None:
    for seat in socket.seats:
        for tried in TRIED:
            live.handle(socket, p.Check(move=f"{seat} {tried}"))
            live.handle(socket, p.Answer(question=-1, move=f"{seat} {tried}"))


class FakeManager:
    name = "zehn"
    cluster = SingleProcess()


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still."""
    monkeypatch.setattr("zehn.server.changes.monotonic", lambda: 1000.0)
    monkeypatch.setattr("zehn.tables.seating.monotonic", lambda: 1000.0)


def test_swapped_cards_leave_every_byte_as_it_was(still: None) -> None:
    looked = Counter[str]()
    for table, rng in positions(8, 120):
        if table.phase == PLAYING and rng.random() < 1 / 7:
            swap_and_look(LiveTable(FakeManager(), table), table, rng)  # type: ignore[arg-type]
            looked[table.board.game] += len(table.chairs)
    assert min(looked[game] for game in GAMES) > 15


def swap_and_look(live: LiveTable, table: Table, rng: Random) -> None:
    game = table.game
    since = max(0, table.seq - 5)
    for seat in [*range(len(table.chairs)), None]:
        socket = Tapped() if seat is None else Tapped(seat)
        before = told(live, socket, since)
        table.game = swapped(game, seat, rng) if seat is not None else swapped_for_all(game, rng)
        # the draws of others, kept for those who reconnect, must not be shown either
        after = told(live, socket, since)
        table.game = game
        assert before == after, f"seat {seat} learns of cards that it cannot see"
        assert not any(table.seed.encode() in part or table.chance.proofs[-1].seed.encode() in part for part in before)


def swapped(game: Any, seat: int, rng: Random) -> Any:
    """What a seat cannot see is otherwise; in the dice game that is what will fall."""
    twin = KITS[game.game].swapped(game, seat, rng)
    if isinstance(twin, DiceGame):
        twin.chance = InTheCup(twin.chance)
    return twin


def swapped_for_all(game: Any, rng: Random) -> Any:
    """Everything that was not open is hidden from spectators: pile and hands are dealt again, but for known cards."""
    if isinstance(game, DiceGame):
        return swapped(game, 0, rng)
    twin, known = game.copy(), game.table.known
    whole = Counter([*game.pile, *(kind for hand in game.hands for kind in hand.cards)])
    hidden = list((whole - Counter(kind for cards in known for kind in cards)).elements())
    rng.shuffle(hidden)
    for seat, hand in enumerate(game.hands):
        cards = [*known[seat], *(hidden.pop() for _ in range(len(hand.cards) - len(known[seat])))]
        drawn = [row_of(cards[len(cards) - len(hand.drawn) :])] if isinstance(game, Phase10) else []
        twin.hands[seat] = type(hand)(row_of(cards) if isinstance(game, Phase10) else cards, *drawn)
    if isinstance(game, Phase10):
        twin.stack = row_of(hidden)
    else:
        twin.pile = hidden
    assert KITS[game.game].cards(twin) != KITS[game.game].cards(game)
    return twin


def test_what_others_draw_changes_no_byte(still: None) -> None:
    """The same public move on swapped cards: all who did not draw get the same, byte for byte."""
    looked, seen = Counter[str](), Counter[str]()
    for table, rng in positions(10, 120):
        game: Any = table.game
        if f"{game.turn} draw" in offered(table, game.turn) and game.pile and rng.random() < 1 / 4:
            for seat in [None, *range(len(table.chairs))]:
                twin = swapped_for_all(game, rng) if seat in (None, game.turn) else swapped(game, seat, rng)
                same = after_draw(table, game, seat) == after_draw(table, twin, seat)
                assert same or seat == game.turn, f"seat {seat} learns what seat {game.turn} drew"
                looked[game.game] += 1
                seen[game.game] += not same
    assert min(looked["phase10"], looked["profisort"]) > 20
    assert min(seen["phase10"], seen["profisort"]) > 2  # the seat that drew sees its card


def offered(table: Table, seat: int) -> list[str]:
    game: Any = table.game
    asked = table.phase == PLAYING and seat in table.asked()
    return list(table.board.question(game.watch(seat)).moves) if asked else []  # type: ignore[union-attr]


#: What a table holds besides its game and its last entries.
HELD = ("seq", "question", "phase", "paused", "host", "chairs", "humans", "options", "board", "rules", "chance", "seed",
        "promises", "bound", "owing", "nonces", "records", "last", "changed")  # fmt: skip


def after_draw(table: Table, game: Any, seat: int | None) -> list[bytes]:
    """What a socket receives when the player on turn has drawn from this game's pile."""
    twin = Table(table.code)
    for name in HELD:
        setattr(twin, name, getattr(table, name))
    twin.logged, twin.game = deque(table.logged, maxlen=LOGGED), game.copy()
    twin.apply(e.Moved(f"{game.turn} draw"), 0)
    return told(LiveTable(FakeManager(), twin), Tapped() if seat is None else Tapped(seat), table.seq)  # type: ignore[arg-type]


def test_seeds_are_shown_after_the_round_only(still: None) -> None:
    shown = Counter[str]()
    for table, _ in positions(8, 200):
        face = views.table_state(table, (), 0)
        assert not any(table.seed in str(to_plain(logged.what)) for logged in table.logged)
        if table.phase == PLAYING:
            assert (face.proof, face.left) == (None, [])
        else:
            assert face.proof["seed"] == table.chance.proofs[-1].seed
            assert face.commitment != face.proof["commitment"]
            shown[table.board.game] += 1
    assert min(shown[game] for game in GAMES) > 0


async def test_logs_and_figures_name_no_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    manager = await TableManager.build(f"sqlite:///{tmp_path / 'a.db'}", limiter=Limiter(NO_LIMITS))
    place = await manager.create("phase10", "Anna", {}, 2, ["steady"], e.Options())
    live = await manager.find(place.code)
    await live.append(lambda: [e.Started(0)])
    await live.append(lambda: deal(live.table))
    assert isinstance(live.table.game, Phase10)
    drawn = e.Moved(f"{live.table.game.turn} draw")
    await live.append(lambda: [drawn])
    await manager.close()
    from prometheus_client import generate_latest

    text = generate_latest(manager.figures.registry).decode() + "".join(capsys.readouterr())
    assert 'zehn_entries_total{kind="move"} 1.0' in text
    names = set(live.table.game.rules.deck.names) - {"*", "!"}
    assert not names & set(text.replace('"', " ").split())
