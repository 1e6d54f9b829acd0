"""What a seat is shown is its view: nothing is missing for a bot, nothing of other hands is in it."""

from random import Random
from typing import Any

import pytest

from scripts import drawn
from zehn.arena.kits.phase10 import Phase10Kit
from zehn.games.phase10 import Phase10
from zehn.server.codec import encode
from zehn.tables.boards import board_of
from zehn.tables.plain import from_plain, to_plain

KIT = Phase10Kit()
BOARD = board_of("phase10")


def test_a_view_comes_back_from_the_wire() -> None:
    looked = barred = 0
    for seed in range(30):
        rng = Random(seed)
        game = KIT.new(rng)
        for _ in range(rng.randrange(600)):
            if game.over:
                break
            seat = rng.randrange(len(game.hands))
            state = from_plain(BOARD.state_type, to_plain(BOARD.public_state(game)))
            hand = from_plain(BOARD.hand_type, to_plain(BOARD.hand(game.view(seat))))
            moves = [str(move) for move in game.table.moves]
            assert BOARD.view(game.rules, game.table.players, seat, state, hand, moves) == game.view(seat)
            looked += game.table.turnings > 0
            barred += game.table.barred > 0
            legal = list(zip(range(60), game.moves(), strict=False))
            game.play(rng.choice(legal)[1])
    assert looked, "no pile was turned: the test shows less than it should"
    assert barred, "nobody was barred from knocking (P10-V3a): the test shows less than it should"


def shown(game: Phase10, seat: int) -> bytes:
    view = game.watch(seat)
    return encode([to_plain(part) for part in (BOARD.public_state(game), BOARD.hand(view), BOARD.question(view))])


def test_swapped_cards_leave_face_hand_and_question_as_they_are() -> None:
    for seed in range(10):
        rng = Random(seed)
        game = KIT.new(rng)
        for _ in range(120):
            if game.over:
                break
            for seat in range(len(game.hands)):
                twin = KIT.swapped(game, seat, rng)
                assert shown(game, seat) == shown(twin, seat)
            legal = list(zip(range(60), game.moves(), strict=False))
            game.play(rng.choice(legal)[1])


@pytest.mark.parametrize(
    ("phase", "hand", "useful"),
    [
        (1, "8r 8b 9r 9b 11r 11b * 1r 3b 5g", "8r 8b 9r 9b 11r 11b *"),  # any two of three pairs
        (1, "8r 8b 1r 2r 3r 4r 5r 6r 7r 9r", "8r 8b"),  # all the others are equally near: that says nothing
        (4, "1r 2r 3r 4r 6r 6b 9r 9b ! !", "1r 2r 3r 4r 6r 6b"),  # 1 to 7, or 2 to 8 with less
        (8, "3r 4r 5r 6r 7r 8b 9b * ! !", "3r 4r 5r 6r 7r *"),
    ],
)
def test_what_is_useful_stands_in_a_nearest_way(phase: int, hand: str, useful: str) -> None:
    question: Any = BOARD.question(drawn(hand, phase).watch(0))
    assert sorted(question.useful) == sorted(useful.split())
