"""Reviews: their form, their sums, what they depend on, and what they must not depend on."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import zehn
from reviewed import BUDGET, KINDS, record_of, reviewed
from zehn.analysis import review
from zehn.analysis.coach import Asked, Spot, coaching
from zehn.analysis.findings import Estimate, exact
from zehn.analysis.keeping import file_of
from zehn.analysis.marks import marks, verdict_of
from zehn.analysis.review import parts
from zehn.games.chance import Seeded
from zehn.players import make_player
from zehn.record import read_record
from zehn.refusals import RecordError, ZehnError
from zehn.words import LANGUAGES, words

pytestmark = pytest.mark.xdist_group("dice")  # one process solves the game for all

# -- the form ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_review_has_the_form_of_the_contract(kind: str) -> None:
    record, found = record_of(kind), json.loads(json.dumps(reviewed(kind).written(words("en"))))
    assert (found["format"], found["game"], found["players"]) == ("zehn-review/1", record["game"], record["players"])
    assert (found["seed"], found["budget"], found["finished"]) == (1, BUDGET, True)
    moves = [entry["moves"] for entry in record["rounds"]]
    for one in found["decisions"]:
        assert one["played"] in (moves[one["round"]][one["move"]], "")
        assert one["verdict"] in ("forced", "fine", "undecided", "inaccuracy", "mistake", "blunder")
        assert one["cost"]["low"] <= one["cost"]["mean"] <= one["cost"]["high"]
        assert all(other["move"] != one["played"] for other in one["others"])
        assert one["best"] == one["played"] or any(other["move"] == one["best"] for other in one["others"])
        assert "text" in one.get("why", {"text": ""})
    for luck in found["luck"]:
        assert luck["move"] < len(moves[luck["round"]])
    assert len(found["chances"]) == sum(map(len, moves))
    assert [seat["seat"] for seat in found["seats"]] == list(range(len(record["players"])))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "alone"])
def test_chances_are_shares_of_a_win(kind: str) -> None:
    found = reviewed(kind)
    assert found.unit == "chance"
    assert all(sum(row) == pytest.approx(1) and min(row) >= 0 for row in found.chances)
    assert all(0 <= one.value <= 1 for one in found.decisions)
    winners = record_of(kind)["result"]["winners"]
    assert [seat.result for seat in found.seats] == [
        (seat in winners) / len(winners) for seat in range(len(found.players))
    ]
    assert found.chances[-1] == [seat.result for seat in found.seats]


@pytest.mark.parametrize("kind", KINDS)
def test_every_move_that_somebody_chose_is_a_decision(kind: str) -> None:
    chosen = [
        (number, place)
        for number, entry in enumerate(record_of(kind)["rounds"])
        for place, move in enumerate(entry["moves"])
        if move.split()[1] != "roll"
    ]
    assert [(one.round, one.move) for one in reviewed(kind).decisions] == chosen


@pytest.mark.parametrize("kind", KINDS)
def test_start_and_luck_and_loss_and_the_rest_are_the_result(kind: str) -> None:
    for seat in reviewed(kind).written()["seats"]:
        total = seat["start"] + seat["luck"] - seat["loss"] + seat["remainder"]
        assert total == pytest.approx(seat["result"], abs=1e-6)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["phase10", "profisort", "dice"])
def test_reasons_can_be_said(kind: str, language: str) -> None:
    reasons = [one.why for one in reviewed(kind).decisions if one.why]
    assert reasons
    assert all(reason.sentence(words(language)) for reason in reasons)


# -- dice alone are exact -------------------------------------------------------------------------------------------


def test_alone_every_cost_is_that_of_the_solver() -> None:
    from zehn.solver.dice import solver
    from zehn.solver.values import Position

    record = record_of("alone")
    read = read_record(record)
    assert not isinstance(read, zehn.Refusal)
    solved, found = solver(read.rules), {(one.round, one.move): one for one in reviewed("alone").decisions}
    game = zehn.new("dice", players=["Anna"], rules=record["rules"], chance=zehn.Script())
    for number, entry in enumerate(record["rounds"]):
        for place, text in enumerate(entry["moves"]):
            if (number, place) in found:
                table, column = game.table, game.table.columns[0]
                phase = table.phase(0)
                assert phase is not None
                asked = Position(phase.number, column.total, 3 - table.rolls, table.faces, column.failed > 0)
                values = {f"0 {move}": value for move, value in [*solved.moves(asked, 1024), *solved._ends(asked)]}
                one = found[number, place]
                assert one.value == pytest.approx(max(values.values()), abs=1e-9)
                assert one.cost == pytest.approx(exact(max(values.values()) - values[text]), abs=1e-9)
            game.play(text)


def test_alone_luck_and_loss_explain_the_whole_result() -> None:
    (seat,) = reviewed("alone").seats
    assert seat.remainder == pytest.approx(0, abs=1e-6)
    assert seat.start != seat.result


# -- what it depends on ----------------------------------------------------------------------------------------------


def test_the_same_seed_and_budget_give_the_same_review_with_any_number_of_workers() -> None:
    one = reviewed("phase10").written()
    assert review(record_of("phase10"), budget=BUDGET, workers=2).written() == one
    assert review(record_of("phase10"), budget=BUDGET, seed=2).written() != one


def test_one_seat_alone_has_the_same_figures_as_among_all() -> None:
    alone = review(record_of("phase10"), budget=BUDGET, seat=1)
    assert alone.decisions == [one for one in reviewed("phase10").decisions if one.seat == 1]
    assert [seat.written() for seat in alone.seats] == [reviewed("phase10").seats[1].written()]


@given(kind=st.sampled_from(sorted(set(KINDS) - {"alone"})), seed=st.integers(0, 9), turns=st.integers(0, 40))
@settings(max_examples=24, deadline=None)
def test_cards_that_a_seat_cannot_see_change_no_figure_of_its_decision(kind: str, seed: int, turns: int) -> None:
    name, players, rules, _ = KINDS[kind]
    game = zehn.new(name, players=["Anna", "Ben", "Cleo"][:players], seed=seed, rules=rules)
    bots = [make_player(name, "steady", Random(seed + seat)) for seat in range(players)]
    for _ in range(turns):
        if game.turn >= 0 and not game.over:
            game.play(bots[game.turn].choose(game.view(game.turn)))
    if game.turn < 0:
        return
    seat = game.turn
    move = game.view(seat).read(str(bots[seat].choose(game.view(seat))))
    other = next(game.view(seat).worlds(Random(seed)))
    spot = Spot(game.table.round, 0, seat)
    found = [coaching(name)(Asked(budget=16)).decision(world, spot, move) for world in (game, other)]
    assert found[0] == found[1]
    assert [coaching(name)(Asked(budget=16)).meter(world, seat) for world in (game, other)] == [
        coaching(name)(Asked(budget=16)).meter(game, seat)
    ] * 2


# -- verdicts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("low", "high", "said"),
    [
        (0.0, 0.004, "fine"),
        (-0.01, 0.004, "fine"),
        (0.0, 0.006, "undecided"),
        (0.006, 0.03, "inaccuracy"),
        (0.011, 0.03, "mistake"),
        (0.021, 0.03, "blunder"),
    ],
)
def test_a_mark_is_given_only_where_it_is_certain(low: float, high: float, said: str) -> None:
    assert verdict_of(Estimate((low + high) / 2, low, high), "chance") == said


def test_marks_grow() -> None:
    for unit in ("chance", "points"):
        assert list(marks(unit).values()) == sorted(marks(unit).values())


# -- interruptions and bad input ---------------------------------------------------------------------------------------


def test_a_review_that_was_interrupted_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZEHN_CACHE", str(tmp_path))
    record = read_record(record_of("phase10"))
    assert not isinstance(record, zehn.Refusal)
    asked = Asked(budget=BUDGET)
    running = parts(record, asked, keep=True)
    next(running)
    running.close()
    with file_of(record, asked).open("a") as file:
        file.write('[1, {"decisions": [[')  # the lights went out
    looked: list[int] = []
    monkeypatch.setattr(sys.modules["zehn.analysis.review"], "look", _counted(looked))
    again = review(record, budget=BUDGET, keep=True)
    assert again.written() == reviewed("phase10").written()
    assert 0 not in looked
    assert len(looked) == len(record.rounds) - 1
    looked.clear()
    assert review(record, budget=BUDGET, keep=True).written() == again.written()
    assert not looked


def _counted(looked: list[int]) -> Any:
    from zehn.analysis.looking import look

    def counted(record: Any, number: int, asked: Asked) -> Any:
        looked.append(number)
        return look(record, number, asked)

    return counted


def test_a_cache_that_cannot_be_written_to_costs_only_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("ZEHN_CACHE", str(tmp_path / "file"))
    assert review(record_of("fixed"), budget=8, keep=True).finished


def test_an_unfinished_game_is_reviewed_as_far_as_it_was_played() -> None:
    record = record_of("phase10")
    record["rounds"][1]["moves"] = record["rounds"][1]["moves"][:3]
    record["rounds"] = record["rounds"][:2]
    del record["result"]
    found = review(record, budget=8)
    assert not found.finished
    assert sum(seat.result for seat in found.seats) == pytest.approx(1)
    assert len(found.chances) == len(record["rounds"][0]["moves"]) + 3


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"format": "zehn/9"},
        {"players": ["Anna"]},
        {"rounds": [{"dealer": 0, "deck": "1r", "moves": []}]},
        {"result": {"winners": []}},
    ],
)
def test_what_is_no_legal_record_is_refused(change: dict[str, Any]) -> None:
    record = record_of("phase10")
    with pytest.raises(RecordError):
        review(record | change, budget=8)


def test_an_illegal_move_is_refused() -> None:
    record = record_of("phase10")
    record["rounds"][0]["moves"][0] = "0 discard 1r"
    with pytest.raises(RecordError):
        review(record, budget=8)


@pytest.mark.parametrize("asked", [{"seat": 2}, {"seat": -1}, {"budget": 0}, {"budget": 10**9}])
def test_what_cannot_be_asked_for_is_refused(asked: dict[str, int]) -> None:
    with pytest.raises(ZehnError):
        review(record_of("phase10"), **asked)  # type: ignore[arg-type]


# -- the meter and the cards that help --------------------------------------------------------------------------------


def test_the_chance_meter_rises_from_turn_to_turn() -> None:
    game = zehn.new("phase10", players=["Anna", "Ben"], seed=5)
    chances = coaching("phase10")(Asked()).meter(game, 1)
    assert len(chances) == 8
    assert chances == sorted(chances)
    assert 0 < chances[-1] <= 1


def test_the_cards_that_help_are_those_of_the_kernel() -> None:
    game = zehn.new("phase10", players=["Anna", "Ben"], chance=Seeded(3))
    game.play("1 draw")
    view = game.view(1)
    for entry in coaching("phase10")(Asked()).helping(view):
        cards = [*view.cards]
        cards.remove(view.table.rules.deck.names.index(entry["discard"]))
        contract = view.table.open[1][0]
        assert entry["missing"] == contract.reach(cards).missing
        for name, count in entry["helps"].items():
            more = contract.reach([*cards, view.table.rules.deck.names.index(name)])
            assert more.missing < entry["missing"]
            assert count == view.unseen()[view.table.rules.deck.names.index(name)]
