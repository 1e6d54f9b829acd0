"""What people read: the reasons of `steady` are true, in both languages; refusals name people, not seats."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from live_house import house, seat_asked
from zehn.games.chance import Seeded
from zehn.games.phase10 import Phase10, Rules, View
from zehn.players.common.reasons import Reason
from zehn.players.phase10.steady import Steady
from zehn.server.client import RefusedByTable
from zehn.tables.boards.phase10.board import Phase10Board
from zehn.words import LANGUAGES, say

BOARD = Phase10Board()


def games() -> list[Phase10]:
    settings: list[dict[str, Any]] = [
        {},
        {"variants": ["free_order", "knocking"]},
        {"go_out": "any", "take_skip": True},
    ]
    return [
        Phase10(Rules.read({"phases": "1,2,8", **extra}), ["A", "B", "C"], chance=Seeded(seed), dealer=0)
        for extra in settings
        for seed in range(2)
    ]


def test_reasons_are_true_and_can_be_told() -> None:
    told: dict[str, int] = {}
    for game in games():
        player = Steady(Random(3))
        for _ in range(400):
            if game.over:
                break
            if game.table.step == 3:
                game.go_on()
            elif game.table.window:
                view = game.view(game.table.knockers()[0])
                move = BOARD.choose(player, view)
                check(player, view, move, told)
                game.close_window()
            else:
                view = game.view(game.turn)
                move = BOARD.choose(player, view)
                check(player, view, move, told)
                game.play(move)
    assert {"take-nearer", "draw-nearer", "draw-down", "lay", "hit", "discard-spare", "let-go"} <= set(told)
    assert {"skip", "skip-level"} <= set(told)


def check(player: Steady, view: View, move: str, told: dict[str, int]) -> None:
    reason = player.why(view, move)
    assert reason is not None, move
    told[reason.key] = told.get(reason.key, 0) + 1
    for lang in LANGUAGES:
        assert "{" not in reason.sentence(say(lang))
    names, table = view.table.rules.deck.kind_of, view.table
    if reason.key == "take-nearer":
        assert min(reach.missing for reach in view.reaches()) - 1 == reason.details["missing"]
    if reason.key in ("draw-nearer", "draw-alone"):
        assert any(reach.outs(view.unseen_row()) == reason.details["outs"] for reach in view.reaches())
        hidden = [size - len(table.known[seat]) for seat, size in enumerate(table.sizes) if seat != view.seat]
        assert reason.details["unseen"] == table.pile + sum(hidden)
    if "points" in reason.details:
        assert table.rules.points[names[str(reason.details["card"])]] == reason.details["points"]
    if reason.key in ("skip", "skip-level"):
        can = sorted(table.sizes[seat] for seat in range(3) if seat != view.seat and not table.skips >> seat & 1)
        assert can.count(can[0]) == 1 + (reason.key == "skip-level")
        assert reason.details.get("cards", can[0]) == can[0]


@pytest.mark.parametrize("move", ["nonsense", "0 lay x"])
def test_no_reason_for_what_is_no_move(move: str) -> None:
    game = games()[0]
    assert Steady(Random(1)).why(game.view(game.turn), move) is None


async def test_a_hint_comes_with_its_reason_and_a_refusal_with_a_name(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        clients = await here.started("Anna", "Ben")
        seat = seat_asked(clients)[1]["seat"]
        hint = await clients[seat].request("hint", seat=seat)
        assert hint["move"].startswith(f"{seat} ")
        assert hint["text"] == Reason(hint["key"], hint["details"]).sentence(say("en"))
        other = 1 - seat
        with pytest.raises(RefusedByTable) as caught:
            await clients[other].answer(f"{other} draw")
        name = ["Anna", "Ben"][seat]
        assert caught.value.message["text"] == f"It is {name}'s turn."
        assert caught.value.message["details"]["player"] == name
