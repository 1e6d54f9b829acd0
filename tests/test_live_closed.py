"""Nothing about other hands leaves the process: swap cards that a seat cannot see, and its bytes are the same."""

import asyncio
from collections import Counter, deque
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json

from live_house import FREE
from zehn.arena.phase10_kit import Phase10Kit
from zehn.games.fair import new_seed
from zehn.games.hand import Hand
from zehn.games.phase10 import Phase10
from zehn.games.phase10.table import DRAW
from zehn.players import PLAYERS
from zehn.server import entries as e
from zehn.server import protocol as p
from zehn.server import wire
from zehn.server.hall import Hall
from zehn.server.live import LiveTable
from zehn.server.neighbours import Alone
from zehn.server.requests import deal
from zehn.server.socket import Socket
from zehn.server.table import BETWEEN, KEPT, PLAYING, Table

KIT = Phase10Kit()


def new_table(rng: Random) -> Table:
    """A table in its first round, with random rules."""
    table = Table("AAAAAA")
    seats = rng.randint(2, 5)
    rules = KIT.rules(rng) | {"turn_limit": 60}
    opening: list[e.AnyEntry] = [e.Created("phase10", rules, seats, e.Options())]
    opening += [e.Joined(seat, f"P{seat}") for seat in range(seats)]
    opening += [e.Sealed(new_seed()), *(e.Nonce(seat, f"n{seat}") for seat in range(seats)), e.Started(0)]
    for entry in [*opening, e.Dealt(), e.Sealed(new_seed())]:
        table.apply(entry, 0)
    return table


class Tapped(Socket):
    """A socket whose bytes are looked at."""

    def __init__(self, *seats: int) -> None:
        super().__init__(self, (1e9, 1e9))
        self.seats = seats
        self.bytes: list[bytes] = []
        self.when_slow = self.too_slow

    def post(self, message: bytes) -> None:
        self.bytes.append(message)

    def hang_up(self) -> None: ...


def told(live: LiveTable, socket: Tapped, since: int) -> list[bytes]:
    """All that a socket can be told about a position: welcome, update, refusals, checks."""
    live.shown._seq = -1
    live.question, live.began = -1, 0.0
    live.seating.sockets = [socket]
    socket.bytes = []
    live._greet(socket, since)
    live._tell_all(range(since, live.table.seq), socket, 7)
    assert wire.encode(json.decode(socket.bytes[-1], type=p.Update)) == socket.bytes[-1]
    for seat in socket.seats:
        for move in (f"{seat} draw", f"{seat} take", f"{seat} discard 7r", f"{seat} hit * g0", f"{seat} knock"):
            live._check(socket, p.Check(move=move))
            asyncio.run(live.grant(socket, p.Answer(question=-1, move=move)))
    return socket.bytes


class FakeHall:
    name = "zehn"
    neighbours = Alone()


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still."""
    monkeypatch.setattr("zehn.server.live.monotonic", lambda: 1000.0)
    monkeypatch.setattr("zehn.server.seating.monotonic", lambda: 1000.0)


def test_swapped_cards_leave_every_byte_as_it_was(still: None) -> None:
    looked = 0
    for seed in range(12):
        rng = Random(seed)
        table = new_table(rng)
        live = LiveTable(FakeHall(), table)  # type: ignore[arg-type]
        player = PLAYERS["phase10"]["steady"](rng)
        while table.phase == PLAYING and table.seq < 150:
            assert isinstance(table.game, Phase10)
            if rng.random() < 1 / 6:
                looked += swap_and_look(live, table, rng)
            table.apply(next_entry(table, player, rng), 0)
    assert looked > 100


def next_entry(table: Table, player: Any, rng: Random) -> e.AnyEntry:
    if not table.asked():
        return e.Closed()
    seat = rng.choice(table.asked())
    assert table.game is not None
    move = table.board.choose(player, table.game.view(seat))
    return e.Moved(move) if move else e.Closed()


def swap_and_look(live: LiveTable, table: Table, rng: Random) -> int:
    game = table.game
    assert isinstance(game, Phase10)
    since = max(0, table.seq - 5)
    for seat in [*range(len(table.chairs)), None]:
        socket = Tapped() if seat is None else Tapped(seat)
        before = told(live, socket, since)
        table.game = KIT.swapped(game, seat or 0, rng) if seat is not None else swapped_for_all(game, rng)
        # the draws of others, kept for those who reconnect, must not be shown either
        after = told(live, socket, since)
        table.game = game
        assert before == after, f"seat {seat} is told of cards that it cannot see"
        assert not any(table.seed.encode() in part or table.chance.proofs[-1].seed.encode() in part for part in before)
    return len(table.chairs)


def swapped_for_all(game: Phase10, rng: Random) -> Phase10:
    """To a spectator all is hidden that did not lie open: pile and hands are dealt anew, but for cards taken openly."""
    twin, known = game.copy(), game.table.known
    whole = Counter([*game.pile, *(kind for hand in game.hands for kind in hand.cards)])
    hidden = list((whole - Counter(kind for cards in known for kind in cards)).elements())
    rng.shuffle(hidden)
    for seat, hand in enumerate(game.hands):
        cards = [*known[seat], *(hidden.pop() for _ in range(len(hand.cards) - len(known[seat])))]
        twin.hands[seat] = Hand(cards, tuple(cards[len(cards) - len(hand.drawn) :]))
    twin.stack = hidden
    assert KIT.cards(twin) != KIT.cards(game)
    return twin


def test_what_others_draw_changes_no_byte(still: None) -> None:
    """The same public move on swapped cards: whoever did not draw is told the same, byte for byte."""
    looked, seen = 0, 0
    for seed in range(8):
        rng = Random(seed)
        table = new_table(rng)
        player = PLAYERS["phase10"]["steady"](rng)
        while table.phase == PLAYING and table.seq < 120:
            game = table.game
            assert isinstance(game, Phase10)
            if game.table.step == DRAW and not game.table.window and game.pile and rng.random() < 1 / 4:
                for seat in [None, *range(len(table.chairs))]:
                    swapped = swapped_for_all(game, rng) if seat in (None, game.turn) else KIT.swapped(game, seat, rng)
                    same = after_draw(table, game, seat) == after_draw(table, swapped, seat)
                    assert same or seat == game.turn, f"seat {seat} is told what seat {game.turn} drew"
                    looked, seen = looked + 1, seen + (not same)
            table.apply(next_entry(table, player, rng), 0)
    assert looked > 40
    assert seen > 5  # the drawer itself is told


def after_draw(table: Table, game: Phase10, seat: int | None) -> list[bytes]:
    """What a socket is told when the player on turn has drawn from this game's pile."""
    twin = copy(table)
    twin.kept, twin.back, twin.game = deque(table.kept, maxlen=KEPT), [], game.copy()
    twin.apply(e.Moved(f"{game.turn} draw"), 0)
    return told(LiveTable(FakeHall(), twin), Tapped() if seat is None else Tapped(seat), table.seq)  # type: ignore[arg-type]


def test_seeds_are_shown_after_the_round_only(still: None) -> None:
    rng = Random(5)
    table = new_table(rng)
    player = PLAYERS["phase10"]["steady"](rng)
    while table.phase == PLAYING:
        assert wire.table_face(table, (), 0).proof is None
        assert wire.table_face(table, (), 0).left == []
        table.apply(next_entry(table, player, rng), 0)
    if table.phase == BETWEEN:
        face = wire.table_face(table, (), 0)
        assert face.proof["seed"] == table.chance.proofs[-1].seed
        assert face.commitment != face.proof["commitment"]
    for kept in table.kept:
        assert table.seed.encode() not in bytes(kept.public)


async def test_logs_and_figures_name_no_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hall = await Hall.build(f"sqlite:///{tmp_path / 'a.db'}", limits=FREE)
    place = await hall.create("phase10", "Anna", {}, 2, ["steady"], e.Options())
    live = await hall.find(place.code)
    await live.append(lambda: [e.Started(0)])
    await live.append(deal)
    assert isinstance(live.table.game, Phase10)
    drawn = e.Moved(f"{live.table.game.turn} draw")
    await live.append(lambda: [drawn])
    await hall.close()
    from prometheus_client import generate_latest

    text = generate_latest(hall.figures.registry).decode() + "".join(capsys.readouterr())
    assert 'zehn_entries_total{kind="move"} 1.0' in text
    names = set(live.table.game.rules.deck.names) - {"*", "!"}
    assert not names & set(text.replace('"', " ").split())
