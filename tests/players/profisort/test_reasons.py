"""What a hint of Profi-Sort says: the reasons of `steady` are true, and can be told in both languages."""

from random import Random

from sort_tables import table
from zehn.games.chance import Seeded
from zehn.games.profisort import ProfiSort, Rules, View
from zehn.players.profisort import Steady
from zehn.words import LANGUAGES, say


def check(player: Steady, view: View, move: str) -> str:
    reason = player.why(view, move)
    assert reason is not None, move
    for lang in LANGUAGES:
        assert "{" not in reason.sentence(say(lang))
    details = dict(reason.details)
    place = view.table.rules.place_of.get(int(details.get("task", 0)), -1)
    if reason.key == "sort-draw":
        helping = [kind for kind in view.unseen() if view.sorting().wanted(place, kind)]
        assert details["outs"] == sum(view.unseen()[kind] for kind in helping)
    if reason.key == "sort-discard-spare":
        assert view.sorting().spare(place, view.table.rules.deck.kind_of[str(details["card"])])
    return reason.key


def test_reasons_are_true_and_can_be_told() -> None:
    told: set[str] = set()
    for seed in range(5):
        rules = Rules.read({"variants": ["draw_from_discard"]} if seed % 2 else {})
        game = ProfiSort(rules, ["A", "B", "C"], chance=Seeded(seed))
        player = Steady(Random(3))
        for _ in range(500):
            if game.over:
                break
            view = game.view(game.turn)
            move = str(player.choose(view))
            told.add(check(player, view, move))
            reason, before = player.why(view, move), game.result()["struck"][view.seat]
            game.play(move)
            if reason is not None and reason.key == "sort-lay":
                assert game.result()["struck"][view.seat] - before == reason.details["points"]
    assert told >= {"sort-draw", "sort-lay", "sort-hit", "sort-give", "sort-discard-ace", "sort-discard-spare"}


def test_three_aces_have_a_reason_too() -> None:
    game = table("As Ah Ad 9s 9h 9d 9c", "", talon="Kh")
    assert check(Steady(Random(1)), game.view(0), "0 keep") == "sort-keep"
    assert check(Steady(Random(1)), game.view(0), "0 redeal") == "sort-redeal"
