"""The dice game at live tables: what a seat is shown, throws that nobody chooses, whole games over real sockets."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from live_house import House, house
from zehn.arena.kits.dice import DiceKit
from zehn.games.dice import DiceGame, DiceRules
from zehn.games.fair import Fair, Proof, new_seed
from zehn.players import PLAYERS
from zehn.record import Fault, Legal, judge
from zehn.refusals import Refused
from zehn.server.bots.background import BackgroundJobs
from zehn.server.client import Client, RefusedByTable, asked, choice, fetch, make_table, play, take_chair
from zehn.server.codec import encode, read_rows
from zehn.tables.boards import Board, board_of
from zehn.tables.plain import from_plain, to_plain
from zehn.tables.table import Table
from zehn.words import say

KIT = DiceKit()
BOARD: Board[Any] = board_of("dice")

#: Two phases that are made soon, without a colour: every bot answers at once.
SHORT: dict[str, Any] = {"sheet": {"game": "dice", "phases": [{"contract": "2*set(2)"}, {"contract": "set(3)"}]}}


def new_game(seed: int, rules: dict[str, Any] | None = None, seats: int = 2) -> DiceGame:
    """A game at a board, with seeds for all rounds that it can have."""
    rng = Random(seed)
    proofs = [Proof(f"{rng.getrandbits(256):064x}", ("a",) * seats) for _ in range(200)]
    names = [f"P{seat}" for seat in range(seats)]
    game: DiceGame = BOARD.new(DiceRules.read(rules or {}), names, chance=Fair(proofs), dealer=0)
    return game


def step(game: DiceGame, rng: Random) -> None:
    """A random move, as a client would send it."""
    question: Any = BOARD.question(game.watch(game.turn))
    moves = [*question.moves, *(f"{game.turn} keep {die}" for die in question.keeps)]
    BOARD.play(game, BOARD.written(game, rng.choice(moves)))


def test_a_view_comes_back_from_the_wire() -> None:
    for seed in range(12):
        rng = Random(seed)
        game = new_game(seed, KIT.rules(rng), rng.randint(1, 8))
        for _ in range(rng.randrange(250)):
            if game.over:
                break
            seat = rng.randrange(len(game.table.players))
            state = from_plain(BOARD.state_type, to_plain(BOARD.public_state(game)))
            hand = from_plain(BOARD.hand_type, to_plain(BOARD.hand(game.view(seat))))
            back = BOARD.view(game.rules, game.table.players, seat, state, hand, BOARD.moves(game))
            back.table.closed = game.table.closed  # the one thing that is not shown
            assert back == game.view(seat)
            step(game, rng)


def shown(game: DiceGame, seat: int) -> bytes:
    view = game.watch(seat)
    parts = (BOARD.public_state(game), BOARD.hand(view), BOARD.question(view), BOARD.preview(view, f"{seat} roll"))
    return encode([to_plain(part) for part in parts])


def test_nothing_that_is_shown_tells_what_will_fall() -> None:
    """Another seed for what comes: face, hand and question are the same."""
    for seed in range(8):
        rng = Random(seed)
        game, other = new_game(seed, seats=2), new_game(seed + 100, seats=2)
        for _ in range(60):
            twin = game.copy()
            twin.chance = other.chance
            assert [shown(game, seat) for seat in (0, 1)] == [shown(twin, seat) for seat in (0, 1)]
            step(game, rng)


def test_a_question_tells_what_counts_and_what_it_scores() -> None:
    game = new_game(1, seats=1)
    question: Any = BOARD.question(game.watch(0))
    assert question.moves == ["0 roll"]
    # told as a record would, so that the test knows the dice: four tens, two nines, a wild
    game.play("0 roll 10g,10r,10o,10b,9r,9g,4g,*b,2r,1g")
    view = game.watch(0)
    question = BOARD.question(view)
    assert question.moves == ["0 score", "0 pass"]
    assert (question.keeps, question.left) == (list(range(10)), 2)
    assert (question.score.points, question.score.total) == (48, 48)
    assert (question.decline.points, question.decline.total, question.decline.off) == (None, -5, 5)
    face: Any = BOARD.public_state(game)
    assert (face.points, len(face.counts)) == (48, 6)
    keep: Any = BOARD.preview(view, "0 keep 0,1,2,4")
    assert (keep.counts, keep.missing, keep.points) == ([0, 1, 2, 4], 2, None)
    made: Any = BOARD.preview(view, "0 keep 0,1,2,4,5,7,8")
    assert (made.counts, made.missing, made.points) == ([0, 1, 2, 4, 5, 7], 0, 48)
    assert BOARD.preview(view, "0 roll") is None


def test_a_throw_falls_as_the_seed_says_and_kept_dice_stay() -> None:
    game = new_game(7)
    chance: Any = game.chance
    for kept in ((), (0, 3, 9)):
        before = game.table.faces
        fallen = chance.source.throw(game.rules.dice.faces, round=0, event=game.table.throws)
        BOARD.play(game, BOARD.written(game, "0 roll"))
        assert fallen is not None
        assert game.table.faces == tuple(before[die] if die in kept else fallen[die] for die in range(10))
        BOARD.play(game, "0 keep 0,3,9")


@pytest.mark.parametrize("faces", ["10g,10r,10o,10b,9r,9g,4g,*b,2r,1g", "x"])
def test_nobody_tells_the_dice_how_to_fall(faces: str) -> None:
    with pytest.raises(Refused) as caught:
        BOARD.written(new_game(1), f"0 roll {faces}")
    assert caught.value.refusal.key == "dice-told"


def test_a_round_without_a_seed_is_not_dealt() -> None:
    fair = Fair()
    game = BOARD.new(DiceRules.read({}), ["A"], chance=fair, dealer=0)
    assert not BOARD.dealt(game)
    assert not BOARD.asked(game)
    with pytest.raises(Refused):
        BOARD.written(game, "0 roll")
    fair.proofs.append(Proof(new_seed(), ("",)))
    assert list(BOARD.asked(game)) == [0]


def test_bots_that_play_by_tables_answer_at_once_without_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No tables for the published colour phase: both play on like `steady` until it is made. Numbers need none."""
    monkeypatch.setenv("ZEHN_CACHE", str(tmp_path))
    for rules, alike in (({}, True), (SHORT, False)):
        game = new_game(3, rules, seats=1)
        assert BOARD.adviser(game) == "solver"
        differ = False
        for _ in range(30):
            if game.table.step == 1:
                view = game.view(0)
                steady = BOARD.choose(BOARD.players["steady"](Random(1)), view)
                chosen = [BOARD.choose(BOARD.players[level](Random(1)), view) for level in ("solver", "racer")]
                assert all(game.why_not(move) is None for move in chosen)
                differ |= chosen != [steady, steady] and game.table.points() < 0
            step(game, Random(3))
            if game.over:
                break
        assert not (alike and differ)


def test_no_hint_stops_where_throwing_spare_dice_cannot_lose(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While no tables are there, a player who has made the phase keeps what counts and throws the rest."""
    monkeypatch.setenv("ZEHN_CACHE", str(tmp_path))
    reasons = set()
    for seed in range(40):
        game = new_game(seed, seats=1)
        step(game, Random(seed))
        view, player = game.view(0), BOARD.players[BOARD.adviser(game)](Random(1))
        move = BOARD.choose(player, view)
        phase = game.table.phase(0)
        if phase and game.table.points() >= 0:
            assert move == "0 keep " + ",".join(map(str, phase.chosen(game.table.faces)))
            reason = player.why(view, move)
            reasons.add(reason and reason.key)
    assert reasons == {"dice-spare"}


# -- over real sockets ----------------------------------------------------------------------------------------------


async def sit(here: House, *names: str, chairs: int = 0, **wishes: Any) -> tuple[str, list[Client]]:
    """A dice table that has started, and a client for each name."""
    seats = chairs or len(names) + len(wishes.get("bots", []))
    options = {"pace": 0, "rest": 0.3} | wishes.pop("options", {})
    place = await make_table(here.address, "dice", names[0], chairs=seats, options=options, **wishes)
    others = [await take_chair(here.address, place["table"], name) for name in names[1:]]
    clients = [await here.join(place["table"], guest["token"]) for guest in (place, *others)]
    await clients[0].request("start")
    for client in clients:
        await client.until(lambda c=client: c.state["table"]["phase"] in ("playing", "over"))  # type: ignore[misc]
    return place["table"], clients


async def turn_of(client: Client) -> dict[str, Any]:
    await client.until(lambda: bool(asked(client)))
    return asked(client)[0]


async def refusal(awaited: Any) -> RefusedByTable:
    with pytest.raises(RefusedByTable) as caught:
        await awaited
    return caught.value


def judged(record: dict[str, Any]) -> Legal | Fault:
    verdict = judge(json.dumps(record).encode())
    assert isinstance(verdict, Legal | Fault)
    return verdict


async def test_a_whole_game_of_people_and_a_bot_ends_with_a_record_that_verifies(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, (anna, ben) = await sit(here, "Anna", "Ben", bots=["racer"], rules=SHORT)
        players = PLAYERS["dice"]["steady"](Random(1)), PLAYERS["dice"]["random"](Random(2))
        await asyncio.gather(play(anna, players[0]), play(ben, players[1]))
        record = await fetch(here.address, f"/api/tables/{code}/records/0")
        verdict = judged(record)
        assert isinstance(verdict, Legal)
        assert verdict.finished
        assert anna.verdicts
        assert {verdict.what for verdict in anna.verdicts + ben.verdicts} == {"proven"}
        assert all(entry["proof"]["nonces"][0] for entry in record["rounds"])
        tamper(record)
        rows = await here.manager.store.read(code)
        assert Table.replay(code, read_rows(rows)).records == here.live(code).records
        last = len(record["rounds"]) - 1
        told = await fetch(here.address, f"/api/tables/{code}/records/0/rounds/{last}")
        assert told["proven"]
        assert [step["phase"] for step in told["steps"]] == ["playing"] * (len(told["steps"]) - 1) + ["over"]
        assert told["steps"][-1]["game"]["winners"] == record["result"]["winners"]


def tamper(record: dict[str, Any]) -> None:
    """Other faces of dice that were thrown: legal by the rules, and refused for not being what the seed says."""
    dice = DiceRules.read(record["rules"]).dice.written
    keys = set()
    for number, entry in enumerate(record["rounds"]):
        for place, move in enumerate(entry["moves"]):
            seat, verb, *words = move.split()
            for die in range(10) if verb == "roll" else ():
                faces = words[0].split(",")
                faces[die] = next(face for face in dice[die] if face != faces[die])
                changed = json.loads(json.dumps(record))
                del changed["result"]
                changed["rounds"][number]["moves"][place] = f"{seat} roll {','.join(faces)}"
                verdict = judged(changed)
                assert isinstance(verdict, Fault), changed["rounds"][number]["moves"][place]
                keys.add(verdict.refusal.key)
    assert "proof-other" in keys


async def test_alone_every_attempt_is_a_round_and_a_keep_can_be_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        _, (anna,) = await sit(here, "Anna")
        assert (await turn_of(anna))["ask"]["kind"] == "roll"
        told = await refusal(anna.answer("0 roll 10g,10r,10o,10b,9r,9g,4g,*b,2r,1g"))
        assert (told.clause, told.key) == ("TABLE", "dice-told")
        assert (await refusal(anna.answer("0 keep 1"))).clause == "DICE-04"
        checked = await anna.request("check", move="0 roll")
        assert checked["ok"]
        assert checked.get("preview") is None
        await anna.answer("0 roll")
        thrown = anna.state["game"]["faces"]
        assert len(thrown) == 10
        assert anna.state["you"][0]["undo"] == 0
        await anna.answer("0 keep 9,2,5")
        assert anna.state["game"]["kept"] == [2, 5, 9]
        await anna.request("undo", seat=0, question=anna.state["question"])
        assert (anna.state["game"]["kept"], anna.state["game"]["faces"]) == ([], thrown)
        await anna.answer("0 keep 2")
        await anna.answer("0 roll")
        assert anna.state["you"][0]["undo"] == 0
        assert anna.state["game"]["faces"][2] == thrown[2]
        await anna.answer("0 pass")
        you = await turn_of(anna)
        assert you["ask"]["moves"] == ["0 roll"]
        assert (anna.state["game"]["round"], anna.state["game"]["seats"][0]["total"]) == (1, -5)
        assert anna.state["game"]["last"]["points"] is None


async def test_a_hint_and_the_clock_throw_too(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        _, (anna, ben) = await sit(here, "Anna", "Ben", rules=SHORT, options={"clock": 0.05})
        hint = await anna.request("hint", seat=0) if asked(anna) else None
        assert hint is None or hint["move"]
        await anna.until(lambda: anna.state["table"]["phase"] == "over")  # nobody lifts a finger
        assert ben.fair
        assert all(entry["what"].get("late", True) for entry in anna.entries if entry["what"]["kind"] == "move")


async def test_a_seat_cannot_throw_for_another(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        _, (anna, ben) = await sit(here, "Anna", "Ben")
        await turn_of(anna)
        assert (await refusal(ben.answer("0 roll"))).key == "seat-not-yours"
        assert (await refusal(ben.answer("1 roll"))).clause == "DICE-01"
        assert choice(anna, PLAYERS["dice"]["steady"](Random(1)), asked(anna)[0]) == "0 roll"


def test_a_hint_says_why() -> None:
    """Every bot has a sentence for every move that it chooses, and the solver's is the expected final total."""
    rng, keys = Random(5), set()
    hard: dict[str, Any] = {"sheet": {"game": "dice", "phases": [{"contract": "set(4)"}, {"contract": "2*set(4)"}]}}
    for seed in range(3):
        game = new_game(seed, hard, seats=1)
        for _ in range(30):
            if game.over:
                break
            view = game.view(0)
            for level in ("steady", "solver", "racer") if game.table.step == 1 else ():
                player = BOARD.players[level](Random(1))
                reason = player.why(view, BOARD.choose(player, view))
                assert reason is not None
                keys.add(reason.key)
                for lang in ("de", "en"):
                    assert "why-" not in reason.sentence(say(lang))
            step(game, rng)
    assert keys >= {"dice-nearest", "dice-made", "dice-worth", "dice-worth-pass", "dice-race"}


async def test_a_background_job_is_run_once_and_only_if_wanted() -> None:
    for wanted in (False, True):
        background = BackgroundJobs(wanted=wanted)
        for module in ("", "calendar", "calendar"):
            await background.run(module)
        assert len(background.running) == wanted
        assert [await process.wait() for process in background.running] == [0] * wanted
        await background.close()
