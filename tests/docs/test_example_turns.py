"""The turns that the pages of docs/learn tell are legal, and end as they are drawn there."""

import runpy

import pytest

import zehn
from places import ROOT

DRAWN = runpy.run_path(str(ROOT / "scripts" / "learn-pictures"))
WRITTEN: dict[str, str] = DRAWN["CARDS"] | DRAWN["DICE"]
PICTURES: dict[str, str] = DRAWN["pictures"]()


def row(name: str) -> str:
    """The cards of a picture as a game prints them."""
    return " ".join(WRITTEN[name].split())


def dealt(game: str, bens: str, *then: str) -> zehn.Game:
    """Ben begins with these cards, Anna holds those of the picture; then what lies on the draw pile."""
    hands = zip(bens.split(), row(f"{game}-hand").split(), strict=True)
    deck = [card for pair in hands for card in pair] + list(then)
    return zehn.new(game, players=["Anna", "Ben"], chance=zehn.Script(" ".join(deck)))


def played(game: zehn.Game, *moves: str) -> str:
    for move in moves:
        game.play(move)
    return str(game)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_up_to_date(name: str) -> None:
    file = ROOT / "docs" / "pictures" / "learn" / name
    assert file.read_text(encoding="utf-8") == PICTURES[name], "run scripts/learn-pictures"


def test_the_turn_of_the_phase_cards() -> None:
    game = dealt("phase10", "8r 8g 8y 11r 11b 11y 1r 3g 4y 6b", "10g", "10b", "5b")
    played(game, "1 draw", "1 lay 1 8r,8g,8y 11r,11b,11y", "1 discard 10b")
    told = played(game, "0 draw", "0 lay 1 5r,5g,5b 9r,9y,9b")
    five, nine = WRITTEN["phase10-lay"].split("  ")
    assert f"g2 set {five}\ng3 set {nine}\n" in told
    told = played(game, "0 hit 11g g1", "0 hit * g3", "0 discard 12r")
    eight, eleven = row("phase10-table").split(" 11r")
    assert f"g0 set {eight}\ng1 set 11r{eleven}\n" in told
    assert f"g3 set {row('phase10-nines')}\n" in told
    assert f"phase (1)  0 points  {row('phase10-left')}\n" in told


def test_the_turn_of_profi_sort() -> None:
    game = dealt("profisort", "5s 5h 5c 9c 9d 9c Qs Qh Qd 8c", "6c", "4d")
    played(game, "1 draw", "1 lay 2 5s,5h,5c 9c,9d,9c Qs,Qh,Qd", "1 discard 6c", "0 draw", "0 lay 4 2d,3d,4d,5d,6d,7d")
    told = played(game, "0 hit 9s g1", "0 hit 9h g1", "0 give As 1", "0 discard Kc")
    groups = WRITTEN["profisort-table"].split("  ")
    assert "".join(f"g{place} set {group}\n" for place, group in enumerate(groups)) in told
    assert f"g3 run {row('profisort-lay')}\n" in told
    assert f"done 4  0 points  {row('profisort-left')}\n" in told


def test_the_turn_of_the_dice() -> None:
    throws = [row(f"dice-{name}").replace(" ", ",") for name in ("first", "second", "third")]
    game = zehn.new("dice", players=["Anna"], chance=zehn.Script(throws=throws))
    first = row("dice-first").split()
    assert {first[die] for die in (0, 2, 4, 7)} == set(row("dice-kept").split())
    played(game, "0 keep 0,2,4,7")
    assert "0 score" in game.moves()
    told = played(game, "0 keep 0,1,2,3,4,7,8", "0 score")
    assert "51 points" in told
    assert sum(int(die[:-1]) for die in row("dice-scored").split()) == 51
