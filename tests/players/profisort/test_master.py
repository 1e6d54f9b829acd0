"""`master` of Profi-Sort: what it sees a draw ahead is true, it can tell it, and it ends a game only to win it."""

from itertools import combinations
from random import Random

import pytest

from sort_tables import played, table, with_done
from zehn.games.chance import Seeded
from zehn.games.profisort import ProfiSort, Rules, View
from zehn.games.profisort.table import PLAY
from zehn.kernel.sorting import Sorting
from zehn.players import Budget
from zehn.players.profisort import Master, Sharp
from zehn.players.profisort.ahead import Draws
from zehn.players.profisort.expectation import Expectation
from zehn.players.profisort.prospect import Prospect, figures
from zehn.words import say


def before_a_discard(seed: int) -> View:
    """Somewhere in a game of `sharp`, with a card drawn and nothing laid."""
    game, player = ProfiSort(Rules(), ["A", "B"], chance=Seeded(seed)), Sharp(Random(seed))
    for _ in range(40 + seed):
        game.play(player.choose(game.view(game.turn)))
    while not has_to_discard(game):
        game.play(player.choose(game.view(game.turn)))
    return game.view(game.turn)


def has_to_discard(game: ProfiSort) -> bool:
    seat, table = game.turn, game.table
    return table.step == PLAY and not table.laid[seat] and not any(map(game.rules.is_ace, game.hands[seat].cards))


@pytest.mark.parametrize("seed", range(3))
def test_what_a_draw_brings_is_what_trying_it_brings(seed: int) -> None:
    """Every pair of cards is thrown away, before and after every draw, from a hand that is counted from scratch."""
    view = before_a_discard(seed)
    expectation = Prospect(view)
    thrown = Sharp.thrown(Master(Random(1)), view)[:4]
    draws = Draws(view, expectation, {one.kind: one.value for one in thrown})
    kinds = [one.kind for one in thrown]
    for drawn, _ in draws.wanted(kinds)[:6]:
        assert draws.after(drawn, kinds) == pytest.approx(tried(view, expectation, draws, drawn))
    assert all(0 <= one.helping <= expectation.total for one in draws.looked(kinds, Budget()).values())


def test_it_tries_no_more_draws_than_it_may() -> None:
    view = before_a_discard(1)
    thrown = Sharp.thrown(Master(Random(1)), view)[:4]
    draws, kinds = Draws(view, Prospect(view), {one.kind: one.value for one in thrown}), [one.kind for one in thrown]
    likely = [number for _, number in draws.wanted(kinds)]
    assert len(likely) > 1

    def helping(budget: Budget) -> int:
        return max(one.helping for one in draws.looked(kinds, budget).values())

    assert helping(Budget()) > likely[0]
    assert helping(Budget(samples=1)) <= likely[0]
    assert helping(Budget(samples=0)) == helping(Budget(milliseconds=0)) == 0


def tried(view: View, expectation: Expectation, draws: Draws, drawn: int) -> dict[int, float]:
    points, best, done = view.table.rules.points, dict(draws.plain), set()
    for kind, plain in draws.plain.items():
        sorting = sorted_without(view, drawn, kind)
        complete = [aim.worth for aim in draws.aims if not sorting.missing(aim.place)]
        if complete and complete[0] > plain:
            best[kind] = complete[0]
            done.add(kind)
    for pair in combinations(draws.plain, 2):
        held = sum(points[kind] for kind in view.cards) + points[drawn] - sum(points[kind] for kind in pair)
        value = expectation.promise(sorted_without(view, drawn, *pair), draws.aims, held).value
        for kind in set(pair) - done:
            best[kind] = max(best[kind], value)
    return best


def sorted_without(view: View, drawn: int, *gone: int) -> Sorting:
    cards = [*view.cards, drawn]
    for kind in gone:
        cards.remove(kind)
    return Sorting.of(view.table.rules.sorter, cards)


def test_master_tells_how_many_cards_help() -> None:
    told = []
    for seed in range(4):
        view, player = before_a_discard(seed), Master(Random(seed))
        move = str(player.choose(view))
        reason = player.why(view, move)
        if reason is not None and reason.key == "sort-ahead":
            kind = view.table.rules.deck.kind_of[move.rsplit(maxsplit=1)[-1]]
            found = player.ahead(view, Sharp.thrown(player, view))
            assert reason.details["outs"] == found[kind].helping
            assert 0 < found[kind].helping <= view.unseen().total() == reason.details["unseen"]
            told.append(reason.sentence(say("de")))
    assert told
    assert all("noch nicht gesehen" in text for text in told)


def last_task(mine: int, theirs: int) -> str:
    """What `master` does with its last task in hand, at this score."""
    game = with_done(table("9s 9h 9d 9c 2s 4h 6d 8c Js Kh", "", talon="Qd", rules={"tasks": "3,10"}), 0, 10)
    game.table.standing = game.table.standing._replace(totals=(mine, theirs))
    return str(Master(Random(1)).choose(played(game, "0 draw").view(0)))


def test_master_ends_a_game_that_it_wins_and_none_that_it_loses() -> None:
    assert last_task(100, 500).startswith("0 lay 3")
    assert last_task(500, 100).startswith("0 discard")


def test_a_lead_counts_what_tasks_will_bring_and_bonuses() -> None:
    view = table("", "").view(0)
    assert Prospect(view).lead == 0
    ahead = with_done(table("", ""), 0, 3).view(0)
    assert Prospect(ahead).lead == figures()["done"]["set(4,mixed) nowild"]
    ahead.table.standing = ahead.table.standing._replace(totals=(30, 70))
    assert Prospect(ahead).lead == figures()["done"]["set(4,mixed) nowild"] + 40
