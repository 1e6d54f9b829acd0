"""Games played by bots and written down on a pad, as people would: the pad and the engine agree on everything.

2,000 games with ZEHN_LONG, else 90 of them; as many again with mistakes that are corrected later.
"""

import os
from random import Random

import pytest

from padded import Scribe, blank, played, rounds
from zehn.pad import of_game, read, write
from zehn.rooms import games

LONG = bool(os.environ.get("ZEHN_LONG"))
GAMES, AT_ONCE = 667 if LONG else 30, 10


@pytest.mark.parametrize("game", games("pad"))
@pytest.mark.parametrize("first", range(0, GAMES, AT_ONCE))
def test_a_pad_says_what_the_engine_says(game: str, first: int) -> None:
    for seed in range(first, min(first + AT_ONCE, GAMES)):
        made = played(game, seed)
        pad = blank(made)
        dealers = []
        for row in rounds(made):
            assert not pad.over
            dealers.append(pad.dealer)
            pad.enter(row)
        assert pad.over
        assert not pad.faults
        assert pad.result() == made.result()
        assert pad.totals == tuple(made.result()["totals"])
        assert dealers == ([0] * len(dealers) if game == "dice" else dealers_of(made))
        assert of_game(made).result() == made.result()
        assert write(read(write(pad))) == write(pad)


def dealers_of(made: object) -> list[int]:
    """Who dealt each round; a deal that was dealt again (SORT-03) has the same dealer and no points."""
    dealt = [entry.dealer for entry in made.history]  # type: ignore[attr-defined]
    again = [any(move.verb == "redeal" for move in entry.moves) for entry in made.history]  # type: ignore[attr-defined]
    return [dealer for dealer, once_more in zip(dealt, again, strict=True) if not once_more]


@pytest.mark.parametrize("game", games("pad"))
def test_mistakes_can_be_corrected_in_any_order(game: str) -> None:
    mistakes = 0
    for seed in range(GAMES):
        made = played(game, seed)
        scribe = Scribe(made, Random(seed))
        for number, row in enumerate(rounds(made)):
            scribe.write(number, row)
        mistakes += scribe.made
        scribe.put_right()
        assert not scribe.pad.faults
        assert scribe.pad.result() == made.result()
        assert read(write(scribe.pad)).result() == made.result()
    assert mistakes > GAMES / 2


@pytest.mark.parametrize("game", games("pad"))
def test_everything_can_be_taken_back_and_done_again(game: str) -> None:
    made = played(game, 3)
    pad = of_game(made)
    written = len(pad.entries) - 1
    for _ in range(written):
        pad.undo()
    assert pad.rounds == ()
    assert not any(pad.totals)
    for number in range(len(pad.entries) - 1, written, -1):
        pad.add({"undo": number})
    assert pad.result() == made.result()
