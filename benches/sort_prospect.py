"""What `master` expects at Profi-Sort, for `players/profisort/prospect.toml`: fitted to rounds that are played here.

python benches/sort_prospect.py [GAMES] [SEED]

Players who cling to their tasks more or less, and move at random now and then, play each other. `done`: by how many
points somebody who has done a task, and their opponent has not, gets ahead in all later rounds, bonuses included (least
squares over the standings before every round). With these prices every round has a value: its points, the bonuses
struck in it and the tasks used up by both. `laid` and all that the race of `expectation.py` needs are fitted to that
value, from every hand at the end of a turn.
"""

import sys
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from zehn.cards.notation import Move
from zehn.games.chance import Seeded
from zehn.games.profisort import ProfiSort, Rules, View
from zehn.games.profisort.table import RoundScore
from zehn.kernel.sorting import Sorting
from zehn.players.profisort import Master, Sharp
from zehn.players.profisort.ahead import Ahead
from zehn.players.profisort.expectation import Expectation
from zehn.players.profisort.prospect import Prospect, figures
from zehn.players.profisort.sharp import Thrown, Way
from zehn.players.profisort.steady import Aim

Numbers = npt.NDArray[np.float64]
RULES = Rules()
NUMBERS = [task.number for task in RULES.contracts]
NEED = np.array([task.need for task in RULES.tasks])
JOKERS = np.array([task.jokers for task in RULES.tasks])
POOLED = np.array([any(form.word in ("any", "colour") for form in task.forms) for task in RULES.tasks])
#: Points more that a task is worth to the players of a game; None is `sharp`.
EAGER = (None, -16.0, -8.0, 0.0, 8.0, 16.0)
#: How often something else is done: a discard, a way to lay, sitting out an ace, giving one.
WRONG = 0.06
#: Rows of one round have one outcome.
ALIKE = 12.0
#: What a row holds besides what every task misses and how many unseen cards help it.
NAMES = ["behind", "laid", "size", "points", "few", "held", "open_ace", "turns", "done_me", "done_other", "value"]


class Wanderer(Sharp):
    """`sharp` that makes mistakes on purpose."""

    def discard(self, view: View, aims: list[Aim]) -> Move:
        kinds = sorted(set(view.cards))
        if self.rng.random() < WRONG:
            return view.table.rules.notation.discard[view.seat][self.rng.choice(kinds)]
        return super().discard(view, aims)

    def waits(self, view: View, way: Way) -> bool:
        return super().waits(view, way) if self.rng.random() > 2 * WRONG else bool(way.left) and self.rng.random() < 0.5

    def sits(self, view: View) -> bool:
        return super().sits(view) != (self.rng.random() < 2 * WRONG)

    def give(self, view: View, aims: list[Aim]) -> Move | None:
        return super().give(view, aims) if self.rng.random() > 2 * WRONG else None


class WanderingMaster(Wanderer, Master):
    """`master` in a hurry, to whom tasks are worth more or less than they are."""

    eager = 0.0

    def expectation(self, view: View) -> Expectation:
        prospect = Prospect(view)
        prospect.brings = {number: value + self.eager for number, value in prospect.brings.items()}
        return prospect

    def ahead(self, view: View, thrown: list[Thrown]) -> dict[int, Ahead]:
        return {}


def wanderer(rng: Random) -> Wanderer:
    """Somebody to play."""
    eager = rng.choice(EAGER)
    if eager is None:
        return Wanderer(rng)
    player = WanderingMaster(rng)
    player.eager = eager
    return player


# -- rounds ------------------------------------------------------------------------------------------------------------


def played(seed: int) -> tuple[ProfiSort, list[tuple[int, int, list[float], tuple[Any, ...]]]]:
    """A game, and every hand at the end of a turn: (round, seat, row, tasks laid by both)."""
    game = ProfiSort(RULES, ["A", "B"], chance=Seeded(seed))
    players, views = [wanderer(Random(f"{seed} {seat}")) for seat in (0, 1)], [game.watch(0), game.watch(1)]
    table, rows = game.table, []
    while table.turn >= 0:
        seat, number = table.turn, len(table.standing.scores)
        move = players[seat].choose(views[seat])
        game.play(move)
        if move.verb in ("discard", "sit") and len(table.standing.scores) == number and table.turn >= 0:
            rows.append((number, seat, row_of(views[seat]), (table.laid[seat], table.laid[1 - seat])))
    return game, [row for row in rows if row[2]]


def row_of(view: View) -> list[float]:
    """What a seat knows at the end of its turn; nothing with an own ace in hand."""
    table, seat = view.table, view.seat
    if any(map(RULES.is_ace, view.cards)):
        return []
    other, done = 1 - seat, table.standing.done
    expectation, sorting = Expectation(view), Sorting.of(RULES.sorter, view.cards)
    row: list[float] = [bool(table.laid[other]), bool(table.laid[seat]), len(view.cards)]
    row += [sum(RULES.points[kind] for kind in view.cards), table.sizes[other]]
    row += [bool(table.received[seat]), bool(table.received[other]), table.turns / 2]
    row += [sum(1 << NUMBERS.index(number) for number in done[who]) for who in (seat, other)]
    places = range(len(RULES.tasks))
    missing = [sorting.missing(place) for place in places]
    outs = [
        expectation.outs(sorting.wants(place)) / expectation.total if missing[place] <= 3 else 0 for place in places
    ]
    return [*row, 0.0, *missing, *outs]


def standings(game: ProfiSort) -> list[tuple[list[int], float]]:
    """Before every round: who has done which task (1, -1, 0), and how far the first one gets ahead from then on."""
    standing, rows = game.table.standing, []
    done, totals = [set[int](), set[int]()], [0, 0]
    for score in standing.scores:
        ahead = [(number in done[0]) - (number in done[1]) for number in NUMBERS]
        later = [standing.totals[seat] - totals[seat] for seat in (0, 1)]
        struck = [RULES.bonus_without_joker * len(done[seat] & {*standing.jokerless[seat]}) for seat in (0, 1)]
        rows.append((ahead, float(later[1] - later[0] - struck[0] + struck[1])))
        for seat in (0, 1):
            done[seat].update(score.laid[seat])
            totals[seat] += score.points[seat]
    return rows[1:]


def value_of(game: ProfiSort, score: RoundScore, seat: int, laid: tuple[Any, ...], prices: Numbers) -> float:
    """What a round came to for a seat, from a moment on in which both had laid these tasks."""
    value = float(score.points[1 - seat] - score.points[seat])
    for who, before, sign in ((seat, laid[0], 1), (1 - seat, laid[1], -1)):
        later = [number for number in score.laid[who] if number not in before]
        struck = sum(number in game.table.standing.jokerless[who] for number in later)
        value += sign * (RULES.bonus_without_joker * struck + sum(prices[NUMBERS.index(number)] for number in later))
    return value


# -- fits --------------------------------------------------------------------------------------------------------------


def least_squares(columns: Numbers, wanted: Numbers, weight: float) -> Numbers:
    """Coefficients, drawn towards nothing a little."""
    square = columns.T @ columns + weight * np.eye(columns.shape[1])
    return np.asarray(np.linalg.solve(square, columns.T @ wanted), float)


def after_laying(rows: dict[str, Numbers], behind: bool) -> None:
    """Print what a round is worth after laying, by the cards in hand, and what a card of the other changes."""
    chosen = (rows["laid"] > 0) & (rows["behind"] == behind)
    sizes = [(rows["size"][chosen] == size).astype(float) for size in range(1, 7)]
    few = rows["few"][chosen] - (3 if behind else 10)
    found = least_squares(np.stack([*sizes, few], 1), rows["value"][chosen], 1.0)
    print(
        f"laid {'behind' if behind else 'first'} from one card on", found[:-1].round(1), "by a card", found[-1].round(2)
    )


def starting() -> dict[str, float]:
    """The parameters of the race as they are now; chances are logarithms."""
    race, lost, chance, end = (figures()[name] for name in ("race", "lost", "chance", "end"))
    start = {f"race.first.{size}": value for size, value in enumerate(race["first"])}
    start |= {f"race.behind.{size}": value for size, value in enumerate(race["behind"])}
    start |= {"race.behind_card": race["behind_card"], "race.jokerless": race["jokerless"]}
    start |= {f"lost.{name}": value for name, value in lost.items()}
    start |= {f"log shares.{n}": np.log(chance["shares"][n]) for n in (1, 2, 3)}
    start |= {f"log pooled.{n}": np.log(chance["pooled"][n]) for n in (2, 3)}
    start |= {f"log times.{place}": np.log(chance["times"][task.text]) for place, task in enumerate(RULES.tasks)}
    start |= {f"end.{name}": end[name] for name in ("afar", "turns", "tasks", "few")}
    start |= {f"log near.{size}": np.log(end["near"][size]) for size in range(1, 7)}
    return start | {"log held_up": np.log(end["held_up"])}


def trust(name: str) -> float:
    """How far a parameter may be off before it is hard to believe."""
    if name.startswith(("race.first", "race.behind.")):
        return 6.0
    if name in ("lost.first", "lost.behind"):
        return 15.0
    return {"race.behind_card": 1.5, "end.turns": 0.03, "end.tasks": 0.06, "lost.first_point": 0.1}.get(name, 0.3)


def promised(p: dict[str, float], rows: dict[str, Numbers], prices: Numbers) -> Numbers:
    """`Expectation.promise` for all hands at once."""
    missing, outs = rows["missing"], rows["outs"]
    times = np.exp([p[f"log times.{place}"] for place in range(len(NEED))])
    chance = np.where(missing == 0, 1.0, 0.0)
    for number in (1, 2, 3):
        plain = np.exp(p[f"log shares.{number}"])
        share = plain if number == 1 else np.where(POOLED, np.exp(p[f"log pooled.{number}"]), plain) * times
        chance = np.where(missing == number, share * outs, chance)
    chance = np.where(missing == 4, np.where(POOLED, *reversed(figures()["chance"]["far"])) * times, chance)
    size, few, behind = rows["size"].astype(int), rows["few"], rows["behind"] > 0
    left = np.clip(size[:, None] - NEED, 0, 6)
    cards = (few - figures()["race"]["behind_usual"])[:, None] * np.where(left > 0, 1, 2) * p["race.behind_card"]
    first, second = (np.array([p[f"race.{who}.{n}"] for n in range(7)])[left] for who in ("first", "behind"))
    worth = np.where(behind[:, None], second + cards, first) + prices[: len(NEED)]
    worth = worth + p["race.jokerless"] * RULES.bonus_without_joker * JOKERS
    done = rows["done_me"].astype(int)[:, None] >> np.arange(len(NEED)) & 1
    chance = chance * (done == 0) * ((size - rows["held"].astype(int))[:, None] >= NEED)
    value, chances = ended(p, rows)
    order = np.argsort(-worth, axis=1)
    for worths, some in zip(np.take_along_axis(worth, order, 1).T, np.take_along_axis(chance, order, 1).T, strict=True):
        better = worths * chances > value
        value, chances = value + better * some * worths, chances + better * some
    promise: Numbers = value / chances
    return promise


def ended(p: dict[str, float], rows: dict[str, Numbers]) -> tuple[Numbers, Numbers]:
    """The chance that the other decides the round in a turn, times what that is worth; and the chance itself."""
    few, behind, points = rows["few"], rows["behind"] > 0, rows["points"] - 60
    near = np.exp([p[f"log near.{max(1, size)}"] for size in range(7)])[np.minimum(few, 6).astype(int)]
    done = np.bitwise_count(rows["done_other"].astype(int))
    afar = (
        p["end.afar"] + p["end.turns"] * (rows["turns"] - 8) + p["end.tasks"] * (done - 7) + p["end.few"] * (few < 10)
    )
    chance = np.where(behind, near, np.exp(afar)) * np.where(rows["open_ace"] > 0, np.exp(p["log held_up"]), 1)
    lost = np.where(
        behind,
        p["lost.behind"] - p["lost.behind_point"] * points,
        p["lost.first"] - p["lost.first_point"] * points,
    )
    return chance * lost, chance


def fitted(model: Callable[[dict[str, float]], Numbers], wanted: Numbers, rounds: int = 8) -> dict[str, float]:
    """Parameters by Gauss and Newton, held back where the hands tell little about them."""
    names = list(starting())
    first = np.array([starting()[name] for name in names])
    doubt = np.array([trust(name) for name in names])
    scale = ALIKE * float(wanted.var())

    def missed(values: Numbers) -> float:
        rest = wanted - model(dict(zip(names, values, strict=True)))
        return float(rest @ rest / scale + (((values - first) / doubt) ** 2).sum())

    now, damping = first.copy(), 1.0
    for _ in range(rounds):
        base = model(dict(zip(names, now, strict=True)))
        steps = np.zeros((len(wanted), len(names)))
        for place, width in enumerate(0.02 * doubt):
            moved = now.copy()
            moved[place] += width
            steps[:, place] = (model(dict(zip(names, moved, strict=True))) - base) / width
        curve = steps.T @ steps / scale + np.diag(1 / doubt**2)
        slope = steps.T @ (wanted - base) / scale - (now - first) / doubt**2
        step = np.linalg.solve(curve + damping * np.diag(np.diag(curve)), slope)
        better = missed(now + step) < missed(now)
        now, damping = (now + step, damping / 4) if better else (now, damping * 4)
    return dict(zip(names, now, strict=True))


def main(games: int = 1000, seed: int = 0) -> None:
    """Play, fit and print."""
    found = [played(seed + number) for number in range(games)]
    before = [row for game, _ in found for row in standings(game)]
    prices = least_squares(np.array([row for row, _ in before], float), np.array([late for _, late in before]), 5.0)
    for task, price in zip(RULES.contracts, prices, strict=True):
        print(f'done "{task.text}" = {price:.0f}')
    table = []
    for game, hands in found:
        for number, seat, row, laid in hands:
            row[NAMES.index("value")] = value_of(game, game.table.standing.scores[number], seat, laid, prices)
            table.append(row)
    whole, tasks = np.array(table, float), len(RULES.tasks)
    rows = {name: whole[:, place] for place, name in enumerate(NAMES)}
    rows |= {"missing": whole[:, -2 * tasks : -tasks], "outs": whole[:, -tasks:]}
    for behind in (False, True):
        after_laying(rows, behind)
    early = {name: column[rows["laid"] == 0][::3] for name, column in rows.items()}
    for name, value in fitted(lambda p: promised(p, early, prices), early["value"]).items():
        print(name.removeprefix("log "), round(float(np.exp(value)) if name.startswith("log ") else value, 4))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
