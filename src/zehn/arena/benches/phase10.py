"""What `zehn bench` measures of the phase card game: kernel, step, copy, worlds and whole games."""

from collections.abc import Callable
from random import Random

from zehn.arena.measure import GAMES, Measure, Work, calls
from zehn.games.chance import Seeded
from zehn.games.phase10 import Phase10, Rules
from zehn.players import PLAYERS, play_game
from zehn.players.phase10.fast_round import DRAW, TAKE
from zehn.players.phase10.random_moves import RandomMoves
from zehn.players.phase10.rollouts import Rollouts, copies
from zehn.players.phase10.round_search import Option, RoundSearch, round_search


def measures() -> dict[str, Measure]:
    """Everything that is measured; the name is its path in the figures."""
    rules = Rules()
    found = {f"kernel.{name}": measure for name, measure in _kernel(rules).items()}
    found |= {f"engine.{name}": measure for name, measure in _engine(rules).items()}
    for name in ("greedy", "steady"):
        for seats in (2, 4, 6):
            found[f"games_per_second.{name}.{seats}"] = Measure(_games(rules, name, seats), GAMES, is_time=False)
    found["games_per_second_inside"] = Measure(_games_inside(rules, 4), GAMES, is_time=False)
    found["decisions_per_second.inside"] = Measure(_decisions_inside(rules), is_time=False)
    found["decisions_per_second.from_python"] = Measure(_decisions_from_python(rules), is_time=False)
    return found


def growth() -> dict[str, dict[int, dict[str, Measure]]]:
    """What is measured of growth: costs by what grows and how large it is."""
    return {
        "players": {players: _costs(Rules(), players) for players in range(2, 7)},
        "phases": {phases: _costs(_with_phases(phases), 4) for phases in (5, 10, 30)},
        "cards": {108 * times: _costs(_with_decks(times), 4) for times in (1, 2)},
        "worlds": {worlds: {"decision": Measure(_decision(worlds))} for worlds in (50, 100, 200, 400)},
    }


def _with_phases(number: int) -> Rules:
    """Rules with so many phases: those of the game, again and again."""
    texts = [contract.text for contract in Rules().contracts]
    phases = [{"number": place + 1, "contract": texts[place % len(texts)]} for place in range(number)]
    return Rules.read({"sheet": {"game": "phase10", "phases": phases}})


def _with_decks(times: int) -> Rules:
    """Rules with all cards so many times."""
    counts = {name: times * Rules().sheet.data["deck"][name] for name in ("copies", "wilds", "skips")}
    return Rules.read({"sheet": {"game": "phase10", "deck": counts}})


def _costs(rules: Rules, seats: int) -> dict[str, Measure]:
    """A whole game of `greedy` inside the core, an imagined world, a round in outline."""
    game = Phase10(rules, ["P"] * seats, chance=Seeded(7))
    worlds = game.view(0).worlds(Random(1))
    return {
        "game": Measure(_games_inside(rules, seats), GAMES),
        "world": Measure(calls(lambda: next(worlds))),
        "outline": Measure(_outlines(game)),
    }


def _search(game: Phase10, seed: int) -> RoundSearch:
    """A search of the seat whose turn it is, with a world imagined."""
    view, table = game.view(game.turn), game.table
    search = round_search(view, table.open[game.turn][0], dict.fromkeys(table.rivals[game.turn]), seed)
    assert search is not None
    search.imagine()
    return search


def _outlines(game: Phase10) -> Work:
    """Rounds in outline, as the search plays them to the end, in several worlds."""
    rounds = [_search(game, seed).fast for seed in range(GAMES)]

    def play() -> None:
        for fast in rounds:
            fast.play(game.turn, DRAW, 0)

    return calls(play, GAMES)


def _decision(worlds: int) -> Work:
    """Decisions between the two ways to begin a turn, in so many worlds each."""
    search = _search(Phase10(Rules(), ["P"] * 4, chance=Seeded(7)), 1)
    draw, take = Option(DRAW, 0, 0.0, 1.0), Option(TAKE, 0, 0.0, 1.0)
    return calls(lambda: search.compare(draw, [take], worlds))


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
        "outline_ns": Measure(_outlines(game)),
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


def _games_inside(rules: Rules, seats: int) -> Work:
    """Whole games of greedy players, in one call that does not leave the core."""
    game = Phase10(rules, ["P"] * seats, chance=Seeded(7))
    return lambda games: len(Rollouts(["greedy"] * seats, seed=1).games(game, games))


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
