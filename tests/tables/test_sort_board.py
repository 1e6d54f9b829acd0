"""Profi-Sort at a live table: what a seat is shown is its view, and its question tells all that it may do."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from msgspec import json

from sort_tables import played, table, with_done
from zehn.arena.kits.profisort import ProfiSortKit
from zehn.games.chance import Seeded
from zehn.games.profisort import ProfiSort, Rules
from zehn.games.profisort.table import ASK
from zehn.players import PLAYERS
from zehn.record import judge
from zehn.server.codec import encode
from zehn.tables import entries as e
from zehn.tables.boards import board_of
from zehn.tables.plain import from_plain, to_plain
from zehn.tables.table import BETWEEN, PLAYING, Table
from zehn.words import say

KIT = ProfiSortKit()
BOARD = board_of("profisort")


def usual(rng: Random) -> ProfiSort:
    """A game with all tasks."""
    rules = Rules.read({"variants": ["draw_from_discard"]})
    return ProfiSort(rules, ["A", "B", "C"][: rng.randint(2, 3)], chance=Seeded(rng.getrandbits(32)))


def positions(seeds: int, moves: int) -> Iterator[tuple[ProfiSort, Random]]:
    """Many positions: some players play well, so that tasks lie, some play anything that is legal."""
    for seed in range(seeds):
        rng = Random(seed)
        game = KIT.new(rng) if seed % 4 == 0 else usual(rng)
        level = PLAYERS["profisort"]["random" if seed % 3 == 0 else "steady"](rng)
        for _ in range(moves):
            if game.over:
                break
            yield game, rng
            game.play(level.choose(game.view(game.turn)))


def test_a_view_comes_back_from_the_wire() -> None:
    seen: set[str] = set()
    for game, rng in positions(14, 200):
        if rng.random() < 0.3:
            seat = rng.randrange(len(game.hands))
            state = from_plain(BOARD.state_type, to_plain(BOARD.public_state(game)))
            hand = from_plain(BOARD.hand_type, to_plain(BOARD.hand(game.view(seat))))
            moves = [str(move) for move in game.table.moves]
            assert BOARD.view(game.rules, game.table.players, seat, state, hand, moves) == game.view(seat)
            seen.update(group.form.word for group in game.table.groups)
            seen.update("ace" for aces in game.table.received if aces)
    assert seen >= {"set", "run", "colour", "twin", "any", "each", "rainbow", "ace"}


def shown(game: ProfiSort, seat: int) -> bytes:
    view = game.view(seat)  # fresh: in which order a hand was looked at before decides how equal cards are proposed
    return encode([to_plain(part) for part in (BOARD.public_state(game), BOARD.hand(view), BOARD.question(view))])


def test_swapped_cards_leave_face_hand_and_question_as_they_are() -> None:
    for game, rng in positions(9, 150):
        seat = rng.randrange(len(game.hands))
        assert shown(game, seat) == shown(KIT.swapped(game, seat, rng), seat)


def test_a_question_offers_every_kind_of_move_that_is_legal_and_none_that_is_not() -> None:
    offered_verbs: set[str] = set()
    for game, rng in positions(16, 160):
        if rng.random() < 0.5:
            continue
        ask = BOARD.question(game.watch(game.turn))
        offered = [*ask.moves, *(part.move for part in (*ask.lays, *ask.hits))]  # type: ignore[union-attr]
        assert all(game.why_not(move) is None for move in offered)
        assert len(set(offered)) == len(offered)
        legal = {str(move) for move in islice(game.moves(), 400)}
        plain = {move for move in legal if move.split()[1] not in ("lay", "repeat")}
        assert plain <= set(offered)
        tasks = {tuple(move.split()[1:3]) for move in legal - plain}
        laid = {("repeat" if lay.repeat else "lay", str(lay.task)) for lay in ask.lays}  # type: ignore[union-attr]
        assert {task for task in tasks if task[0] == "lay"} <= laid
        offered_verbs.update(move.split()[1] for move in offered)
        assert BOARD.question(game.watch((game.turn + 1) % len(game.hands))) is None
    assert offered_verbs >= {"draw", "take", "sit", "lay", "repeat", "hit", "give", "discard"}


def test_cards_that_are_hit_at_once_are_offered_together() -> None:
    game = table("9s 9h 9d 9c 4s 4h 4d 4c 4c", "", talon="Kh")
    played(game, "0 draw", "0 lay 3 9s,9h,9d,9c")
    ask = BOARD.question(game.watch(0))
    assert [(hit.cards, hit.move) for hit in ask.hits] == [  # type: ignore[union-attr]
        (["4s", "4h", "4d", "4c"], "0 hit 4s,4h,4d,4c g0")
    ]
    assert BOARD.preview(game.watch(0), "0 hit 4s,4h,4d,4c g0").groups == [  # type: ignore[union-attr]
        ["9s", "9h", "9d", "9c", "4s", "4h", "4d", "4c"]
    ]


def test_a_repetition_is_proposed_when_it_ends_the_round() -> None:
    game = with_done(table("2s 2h 2d 2c 3s 3h 3d 3c 2s 2h", "", talon="Kh"), 0, 3, 7)
    played(game, "0 draw")
    again = [lay for lay in BOARD.question(game.watch(0)).lays if lay.repeat]  # type: ignore[union-attr]
    assert [lay.task for lay in again] == [7], "task 3 would leave cards that fit nowhere"
    played(game, again[0].move)
    finish = BOARD.question(game.watch(0))
    assert (finish.kind, finish.moves, len(finish.hits)) == ("finish", [], 4)  # type: ignore[union-attr]


def test_a_preview_is_what_the_move_leaves() -> None:
    verbs = set()
    for game, rng in positions(12, 200):
        seat = game.turn
        ask = BOARD.question(game.watch(seat))
        offered = [*ask.moves, *(part.move for part in (*ask.lays, *ask.hits))]  # type: ignore[union-attr]
        move = rng.choice(offered)
        preview, twin = BOARD.preview(game.watch(seat), move), game.copy()
        before = len(twin.history)
        twin.play(move)
        if preview is not None and len(twin.history) == before:
            verbs.add(move.split()[1])
            assert sorted(preview.cards) == sorted(BOARD.hand(twin.watch(seat)).cards)  # type: ignore[attr-defined]
    assert verbs >= {"lay", "hit", "discard", "give"}


def test_bonus_points_that_a_laying_would_strike_are_those_that_it_strikes() -> None:
    looked = 0
    for game, _ in positions(10, 160):
        seat = game.turn
        for lay in BOARD.question(game.watch(seat)).lays:  # type: ignore[union-attr]
            twin = game.copy()
            before = BOARD.public_state(twin).seats[seat].struck  # type: ignore[attr-defined]
            twin.play(lay.move)
            assert BOARD.public_state(twin).seats[seat].struck - before == lay.strikes  # type: ignore[attr-defined]
            looked += lay.strikes > 0
    assert looked


def sealed(number: int) -> e.Sealed:
    return e.Sealed(f"{number:064x}")


def dealt_to(seed: int, players: int = 2) -> Table:
    """A table whose first round is dealt from a given seed."""
    table = Table("ZEHN22")
    people = [e.Joined(seat, f"P{seat}") for seat in range(players)]
    made = e.Created("profisort", {"first_to": 1}, players, e.Options())
    for entry in (made, *people, sealed(seed), e.Started(0), e.Dealt(), sealed(seed + 1)):
        table.apply(entry, 0)  # type: ignore[arg-type]
    return table


def test_cards_are_dealt_again_with_a_proof_of_their_own() -> None:
    live = next(table for table in map(dealt_to, range(500)) if table.game and table.game.table.step == ASK)
    (asker,) = live.asked()
    question = BOARD.question(live.game.watch(asker))  # type: ignore[union-attr]
    assert (question.kind, question.moves) == ("deal", [f"{asker} keep", f"{asker} redeal"])  # type: ignore[union-attr]
    dealer = live.game.table.dealer  # type: ignore[union-attr]
    live.apply(e.Moved(f"{asker} redeal"), 0)
    assert (live.phase, BOARD.public_state(live.game).again) == (BETWEEN, True)  # type: ignore[attr-defined]
    live.apply(e.Dealt(), 0)
    live.apply(sealed(10**6), 0)
    game = live.game
    assert isinstance(game, ProfiSort)
    assert (live.phase, game.table.dealer) == (PLAYING, dealer)
    bots = [PLAYERS["profisort"]["steady"](Random(seat)) for seat in range(2)]
    while live.phase != "over":
        if live.phase == BETWEEN:
            live.apply(e.Dealt(), 0)
            live.apply(sealed(10**6 + live.seq), 0)
        for seat in live.asked():
            live.apply(e.Moved(str(bots[seat].choose(game.view(seat)))), 0)
    record = json.decode(live.records[0])
    assert record["rounds"][0]["moves"] == [f"{asker} redeal"]
    assert all("proof" in entry for entry in record["rounds"])
    assert judge(live.records[0]).ok


def test_what_is_counted_after_a_round_includes_open_aces() -> None:
    aces = 0
    for game, _ in positions(6, 120):
        for seat, names in enumerate(BOARD.left(game)):
            aces += len(received := game.table.received[seat])
            assert len(names) == game.table.sizes[seat] + len(received)
    assert aces


def test_the_book_tells_every_task_in_both_languages() -> None:
    rules = BOARD.rules({})
    for lang in ("de", "en"):
        book = BOARD.book(rules, say(lang))
        assert len(book.phases) == 15
        assert any(paragraph.clause == "SORT-13" for _, told in book.chapters for paragraph in told)
