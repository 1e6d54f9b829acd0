"""The stronger players do what they are known for, can say why, and never get stuck."""

import os
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import zehn
from zehn.arena.conformance import check_play
from zehn.arena.kits.phase10 import Phase10Kit
from zehn.games.chance import Seeded
from zehn.games.phase10 import Phase10, Rules, View
from zehn.players import PLAYERS, Budget, Player, make_player
from zehn.players.common.levels import levels
from zehn.players.phase10.fits import fits
from zehn.players.phase10.master import MOST, Master
from zehn.tables.boards.phase10.board import Phase10Board
from zehn.words import LANGUAGES, say

LONG = bool(os.environ.get("ZEHN_LONG"))
BOARD = Phase10Board()

#: The levels that people choose from; and those that count or search.
SITTING = ["easy", "steady", "sharp", "master"]
STRONG = ["sharp", "master"]

#: Enough to search, and quick.
FEW = Budget(samples=12)


def deck_for(first: list[str], second: list[str], then: list[str]) -> str:
    """A deck that gives two players their cards, the first player's first; then come the pile's cards, top first."""
    return " ".join([*[card for pair in zip(first, second, strict=True) for card in pair], *then])


def table_with(first: str, second: str, then: str, **rules: Any) -> Phase10:
    """A game of two in which seat 0 draws first; `then` begins with the card turned up."""
    chance = zehn.Script(deck_for(first.split(), second.split(), then.split()))
    return zehn.new("phase10", players=["A", "B"], rules=rules, dealer=1, chance=chance)


def choices(name: str, view: View, times: int = 10) -> set[str]:
    return {str(make_player("phase10", name, Random(seed)).choose(view)) for seed in range(times)}


# -- sharp ---------------------------------------------------------------------------------------------------------


def test_sharp_gives_no_card_to_somebody_who_has_shown_that_he_wants_it() -> None:
    """B has taken two nines for two sets of three: of equally useless cards the nine is kept."""
    game = table_with(
        "3r 3b 3g 4r 4b 9b 8y 9g 9r 6y", "9y 1r 2b 5r 5y 7r 8r 10r 11r 12r", "12b 1y 2r 7y 1b 2y 1g", phases="1,2"
    )
    for move in ("0 draw", "0 discard 9b", "1 take", "1 discard 12r", "0 draw", "0 discard 9g", "1 take"):
        game.play(move)
    game.play("1 discard 11r")
    game.play("0 draw")
    assert "0 discard 9r" in choices("steady", game.view(0), times=40)
    assert "0 discard 9r" not in choices("sharp", game.view(0), times=40)


def laid_by_both(hand: str) -> Phase10:
    """Both have laid a run of seven (2–8 and 1–7), and it is seat 0's turn to hit."""
    first = ["2r", "3r", "4r", "5r", "6r", "7r", "8r", *hand.split()]
    game = table_with(" ".join(first), "1b 2b 3b 4b 5b 6b 7b 12r 12g 11g", "12y 1y 1g 2y", phases="4,5")
    game.play("0 draw")
    game.play("0 lay 4 2r,3r,4r,5r,6r,7r,8r")
    game.play("0 discard 1y")
    game.play("1 draw")
    game.play("1 lay 4 1b,2b,3b,4b,5b,6b,7b")
    game.play("1 discard 12r")
    game.play("0 draw")
    return game


def test_sharp_puts_a_wild_where_it_opens_the_way() -> None:
    """A wild as nine on the run that ends with eight lets the ten follow."""
    game = laid_by_both("* 10g 12b")
    assert choices("sharp", game.view(0)) == {"0 hit * g0 high"}
    player = make_player("phase10", "sharp", Random(1))
    reason = player.why(game.view(0), "0 hit * g0 high")
    assert reason is not None
    assert reason.key == "hit-opens"
    assert reason.details["more"] == 1


def test_sharp_lays_so_that_most_other_cards_can_be_hit() -> None:
    """Of ten cards in a row it lays a run of seven to which the other three fit."""
    game = table_with("1r 2r 3r 4r 5r 6r 7r 8r 9r 10r", "1b 1g 1y 2b 2g 2y 3b 3g 3y 4b", "12b 12r", phases="4,5")
    game.play("0 draw")
    player = make_player("phase10", "sharp", Random(1))
    move = player.choose(game.view(0))
    assert move.verb == "lay"
    reason = player.why(game.view(0), str(move))
    assert reason is not None
    assert reason.details["left"] == 1, "only the twelve"


def test_sharp_takes_what_will_fit_when_its_complete_phase_lies() -> None:
    game = table_with("1r 2r 3r 4r 5r 6r 7r 11r 11b 12g", "1b 1g 1y 2b 2g 2y 3b 3g 3y 4b", "8b 12r", phases="4,5")
    assert choices("sharp", game.view(0)) == {"0 take"}


# -- master ----------------------------------------------------------------------------------------------------------

RIVALS = "1b 1g 1y 2b 2g 2y 4b 4g 7y 10b"


def fit(phase: str, cards: str) -> int:
    """How many of some cards will be gone when a phase lies."""
    rules = Rules.read({"phases": phase})
    return fits(rules.contracts[0]).count(rules.deck.read(cards) or [])


@pytest.mark.parametrize(
    ("phase", "cards", "gone"),
    [
        ("1", "3r 3b 3g 3y 9r 9b 1r 12r", 6),  # the fourth three will be hit
        ("1", "3r 3b 3g 3y 9r 9b * 12r !", 7),
        ("4", "3b 4y 5g 6r 7y 8y 10g 11g 1g", 8),  # ten and eleven, once the nine is there
        ("2", "5r 5b 5g 5y 6r 7r 8r 9y 12r", 8),  # one five is the beginning of the run
        ("8", "1r 2r 3r 4r 5r 6r 7r 8r 9r 12b", 9),
        ("10", "3r 3b 3g 3y 3r 9r 9b 9g 9y 12r", 9),
    ],
)
def test_what_fits_a_phase_is_counted(phase: str, cards: str, gone: int) -> None:
    assert fit(phase, cards) == gone


def test_master_keeps_what_will_fit_when_its_phase_lies() -> None:
    """Two sets of three: the fourth three brings them no nearer, but it can be hit once they lie."""
    game = table_with("3r 3b 3g 3y 9r 9b 6g 7y 8r 11b", RIVALS, "2r 12y", phases="1,2")
    game.play("0 draw")
    thrown = choices("master", game.view(0))
    assert not any(f"3{colour}" in move or "9" in move for move in thrown for colour in "rbgy")


def test_master_takes_what_only_fills_its_hand_where_little_helps() -> None:
    """Sets of five and two miss one nine; the third three will be hit when they lie."""
    game = table_with("9r 9b 9g 9y 3r 3b 6g 7y 8r 11b", RIVALS, "3g 12y", phases="9,10")
    assert choices("sharp", game.view(0)) == {"0 draw"}
    assert choices("master", game.view(0)) == {"0 take"}
    reason = make_player("phase10", "master", Random(1)).why(game.view(0), "0 take")
    assert reason is not None
    assert reason.key == "take-fills"
    assert reason.details["fit"] == 7


def test_master_says_what_it_keeps() -> None:
    game = table_with("3r 3b 3g 3y 9r 9b 6g 7y 8r 11b", RIVALS, "2r 12y", phases="1,2")
    game.play("0 draw")
    player = make_player("phase10", "master", Random(1))
    reason = player.why(game.view(0), str(player.choose(game.view(0), Budget(samples=1))))
    assert reason is not None
    assert reason.key == "discard-fits"
    assert reason.details["fit"] == 6


def test_master_remembers_the_whole_round() -> None:
    """B took a nine and has thrown away five other cards since: B still wants nines, and no twelves."""
    game = table_with(
        "3r 3b 3g 4r 4b 9b 8y 9g 6g 12y",
        "9y 1r 2b 5r 5y 7r 8r 10r 11r 12r",
        "12b 1y 2r 7y 1b 2y 1g 8b 4g 10b",
        phases="1,2",
    )
    for mine, theirs in (("9b", "12r"), ("1y", "11r"), ("2r", "10r"), ("1b", "8r"), ("1g", "7r")):
        game.play("0 draw")
        game.play(f"0 discard {mine}")
        game.play("1 take" if mine == "9b" else "1 draw")
        game.play(f"1 discard {theirs}")
    game.play("0 draw")
    nine, twelve = game.rules.deck.read("9g 12y") or []
    player = Master(Random(1))
    assert player.danger(game.view(0), nine) > 2 * player.danger(game.view(0), twelve)


@pytest.mark.parametrize("budget", [Budget(samples=1), Budget(milliseconds=1), Budget(samples=5000)])
def test_master_keeps_to_its_budget(budget: Budget) -> None:
    game = table_with("3r 3b 3g 3y 9r 9b 6g 7y 8r 11b", RIVALS, "2r 12y", phases="1,2")
    game.play("0 draw")
    player = Master(Random(1))
    player.choose(game.view(0), budget)
    hands = len(player.guessed[0].wants)
    assert 0 < hands <= min(budget.samples or MOST, MOST)


# -- all of them -----------------------------------------------------------------------------------------------------


def hinted_games() -> list[Phase10]:
    settings: list[dict[str, Any]] = [{}, {"variants": ["free_order", "knocking"]}, {"variants": ["fixed_rounds"]}]
    return [
        Phase10(Rules.read({"phases": "1,2,8", **extra}), ["A", "B", "C"], chance=Seeded(seed), dealer=0)
        for seed, extra in enumerate(settings)
    ]


@pytest.mark.parametrize("name", SITTING)
def test_every_decision_has_its_reason_in_both_languages(name: str) -> None:
    for game in hinted_games():
        player = make_player("phase10", name, Random(3))
        while not game.over:
            seat = game.table.knockers()[0] if game.table.window else game.turn
            view = game.view(seat)
            move = answer(player, view)
            told(player, view, move)
            if game.table.window:
                game.close_window()
            else:
                game.play(move)


def answer(player: Player, view: View) -> str:
    """What a player does, or lets pass, after little thought."""
    return BOARD.choose(player, view) if view.table.window else str(player.choose(view, FEW))


def told(player: Player, view: View, move: str) -> None:
    """The reason for a move can be told, and its chances are chances."""
    reason = player.why(view, move)
    assert reason is not None, move
    assert 0 <= int(reason.details.get("chance", 0)) <= 100
    for language in LANGUAGES:
        assert "{" not in reason.sentence(say(language))


def quick(name: str) -> Callable[[Random], Player]:
    """What makes a player of this name, who does not think long."""
    return lambda rng: Master(rng, samples=6) if name == "master" else make_player("phase10", name, rng)


@pytest.mark.parametrize("name", ["easy", *STRONG])
def test_whole_games_with_random_settings(name: str) -> None:
    """All end, all moves are legal, the records verify."""
    for seed in range(1000 if LONG else 4):
        check_play(Phase10Kit(), quick(name), Random(f"{name} {seed}"), every=50)


# -- easy ------------------------------------------------------------------------------------------------------------


def test_easy_overlooks_what_helps_but_never_what_completes_its_phase() -> None:
    rivals = "1b 1g 1y 2b 2g 2y 4b 4g 4y 10b"
    helps = table_with("3r 3b 7r 8b 9r 11b 12y 6g 5g 1r", rivals, "3g 12r")
    assert choices("easy", helps.view(0), times=40) == {"0 take", "0 draw"}
    completes = table_with("3r 3b 3g 9r 9b 8r 11b 12y 6g 5g", rivals, "9g 12r")
    assert choices("easy", completes.view(0), times=40) == {"0 take"}


def test_easy_throws_away_anything_that_it_does_not_need_but_no_wild() -> None:
    game = table_with("3r 3b 3g 9r 9b * 11b 12y 6g 1r", "1b 1g 1y 2b 2g 2y 4b 4g 4y 10b", "8g 12r", phases="5,6")
    game.play("0 draw")
    thrown = choices("easy", game.view(0), times=60)
    assert "0 discard *" not in thrown
    assert len(thrown) > 3


# -- levels ----------------------------------------------------------------------------------------------------------


def test_every_level_is_a_player_with_a_name_a_sentence_and_a_strength() -> None:
    found = levels("phase10")
    assert [level.player for level in found] == [name for name in PLAYERS["phase10"] if name in SITTING]
    for level in found:
        assert level.low < level.wins < level.high
        assert level.pairs >= 100
        for language in LANGUAGES:
            words = say(language)
            assert level.name(words) != level.player
            assert str(level.pairs) in level.strength(words).replace(".", "").replace(",", "")
            assert level.sentence(words)
    assert [level.wins for level in found] == sorted(level.wins for level in found)
