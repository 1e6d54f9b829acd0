"""What `zehn bench` measures of the phase card game: kernel, step, copy, worlds and whole games."""

from collections.abc import Callable
from random import Random

from zehn.arena.measure import GAMES, Measure, Work, calls
from zehn.games.chance import Seeded
from zehn.games.phase10 import Phase10, Rules
from zehn.players import PLAYERS, play_game
from zehn.players.phase10.random_moves import RandomMoves
from zehn.players.phase10.rollouts import Rollouts, copies


def measures() -> dict[str, Measure]:
    """Everything that is measured; the name is its path in the figures."""
    rules = Rules()
    found = {f"kernel.{name}": measure for name, measure in _kernel(rules).items()}
    found |= {f"engine.{name}": measure for name, measure in _engine(rules).items()}
    for name in ("greedy", "steady"):
        for seats in (2, 4, 6):
            found[f"games_per_second.{name}.{seats}"] = Measure(_games(rules, name, seats), GAMES, is_time=False)
    found["games_per_second_inside"] = Measure(_games_inside(rules), GAMES, is_time=False)
    found["decisions_per_second.inside"] = Measure(_decisions_inside(rules), is_time=False)
    found["decisions_per_second.from_python"] = Measure(_decisions_from_python(rules), is_time=False)
    return found


def _kernel(rules: Rules) -> dict[str, Measure]:
    """The reach of a hand: from scratch, one card in and out, wanted and spare."""
    rng = Random(1)
    hands = [rng.sample(rules.deck.cards, 10) for _ in rules.contracts]
    pairs = list(zip(rules.contracts, hands, strict=True))
    reaches = [contract.reach(cards) for contract, cards in pairs]

    def in_and_out() -> None:
        for reach in reaches:
            reach.add(5)
            reach.remove(5)

    acts: dict[str, Callable[[], object]] = {
        "reach_ns": lambda: [contract.reach(cards) for contract, cards in pairs],
        "in_and_out_ns": in_and_out,
        "wanted_ns": lambda: [reach.wanted(20) for reach in reaches],
        "spares_ns": lambda: [reach.spares(cards) for reach, (_, cards) in zip(reaches, pairs, strict=True)],
    }
    return {name: Measure(calls(act, len(pairs))) for name, act in acts.items()}


def _engine(rules: Rules) -> dict[str, Measure]:
    """A copy, a view, an imagined world, and a step (choosing and playing one move) of a four-player game."""
    game = Phase10(rules, ["A", "B", "C", "D"], chance=Seeded(7))
    worlds = game.view(0).worlds(Random(1))
    return {
        "copy_ns": Measure(calls(game.copy)),
        "copy_inside_ns": Measure(calls(lambda: copies(game, 100), 100)),
        "view_ns": Measure(calls(lambda: game.view(1))),
        "world_ns": Measure(calls(lambda: next(worlds))),
        "step_ns": Measure(_steps(rules), GAMES),
    }


def _steps(rules: Rules) -> Work:
    """Checked moves of `greedy`, deals and round ends included."""

    def moves(games: int) -> int:
        played = [_played(rules, "greedy", 4, seed) for seed in range(games)]
        return sum(len(dealt.moves) for game in played for dealt in game.history)

    return moves


def _games(rules: Rules, name: str, seats: int) -> Work:
    """Whole games, through views and checked moves."""
    return lambda games: len([_played(rules, name, seats, seed) for seed in range(games)])


def _played(rules: Rules, name: str, seats: int, seed: int) -> Phase10:
    rng = Random(seed)
    game = Phase10(rules, ["P"] * seats, chance=Seeded(seed))
    play_game(game, [PLAYERS["phase10"][name](rng) for _ in range(seats)])
    return game


def _games_inside(rules: Rules) -> Work:
    """Whole games of four greedy players, in one call that does not leave the core."""
    game = Phase10(rules, ["P"] * 4, chance=Seeded(7))
    return lambda games: len(Rollouts(["greedy"] * 4, seed=1).games(game, games))


def _decisions_inside(rules: Rules) -> Work:
    """Decisions of random playouts, whole games in one call."""
    game = Phase10(rules, ["P"] * 4, chance=Seeded(7))

    def decisions(games: int) -> int:
        rollouts = Rollouts(["random_moves"] * 4, seed=1)
        rollouts.games(game, games)
        return rollouts.decisions

    return decisions


def _decisions_from_python(rules: Rules) -> Work:
    """The same, every move chosen and played by a call of its own."""

    def decisions(games: int) -> int:
        player, made = RandomMoves(Random(1)), 0
        for seed in range(games):
            game = Phase10(rules, ["P"] * 4, chance=Seeded(seed))
            views, table = [game.watch(seat) for seat in range(4)], game.table
            while table.turn >= 0:
                game.play(player.choose(views[table.turn]))
                made += 1
        return made

    return decisions
