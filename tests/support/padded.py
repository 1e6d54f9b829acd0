"""Games played by bots, and pads on which people write them down, also wrongly."""

from random import Random
from typing import Any

from zehn.games.game import Game
from zehn.pad import Pad, keeper
from zehn.players import Budget, make_player, play_game
from zehn.refusals import Refused
from zehn.rooms import room

#: Who plays: fast ones.
BOTS = {"phase10": "greedy", "dice": "steady", "profisort": "greedy"}

Row = list[Any]


def played(game: str, seed: int) -> Game:
    """A whole game by random rules."""
    rng = Random(seed)
    made: Game = type(room("arena.kits", game).KIT)().new(rng)
    players = [make_player(game, BOTS[game], rng) for _ in made.table.players]
    play_game(made, players, Budget(samples=1))
    assert made.over
    return made


def blank(game: Game) -> Pad:
    """The pad on which a game is written down."""
    dealer = getattr(game.history[0], "dealer", 0)
    rules = game.rules.written()
    return Pad({"game": game.game, "players": list(game.table.players), "rules": rules, "dealer": dealer})


def rounds(game: Game) -> list[Row]:
    """What people would write down."""
    return keeper(game.game).rounds_of(game)


class Scribe:
    """Writes a game down and makes mistakes, which are put right later, in any order. A mistake can make that what
    comes next seems impossible: then it is found at once.
    """

    def __init__(self, game: Game, rng: Random, wrong: float = 0.2) -> None:
        self.pad = blank(game)
        self.rng = rng
        self.wrong = wrong
        self.fixed_order = game.game == "phase10" and not game.rules.free_order
        self.mistakes: dict[int, Row] = {}
        self.made = 0

    def write(self, number: int, row: Row) -> None:
        """Write a round down."""
        if self.rng.random() < self.wrong and self._try(number, self._mistaken(number, row)):
            self.mistakes[number] = row
            self.made += 1
        elif not self._try(number, row):
            self.put_right()
            self.pad.add(self._entry(number, row))

    def _try(self, number: int, row: Row) -> bool:
        try:
            self.pad.add(self._entry(number, row))
        except Refused:
            return False
        return True

    def _entry(self, number: int, row: Row) -> dict[str, Any]:
        """An entry; whoever taps the box of a phase taps the one that is due on the pad."""
        if not self.fixed_order:
            return {"round": number, "scores": row}
        asked = self.pad.asked(number)
        boxes = [one["phases"] if one else [] for one in asked]
        scores = [
            score | {"laid": box[0]} if score.get("laid") and box else score
            for score, box in zip(row, boxes, strict=True)
        ]
        return {"round": number, "scores": scores}

    def _mistaken(self, number: int, row: Row) -> Row:
        """A round in which something is wrong: points, a cross, or who it was."""
        seats = [seat for seat, score in enumerate(row) if score is not None]
        seat, other = self.rng.choice(seats), self.rng.choice(seats)
        wrong: Row = [score if score is None else dict(score) for score in row]
        wrong[seat], wrong[other] = wrong[other], wrong[seat]
        kind = self.rng.randrange(3)
        if kind == 0 and "points" in wrong[seat]:
            wrong[seat]["points"] += self.rng.choice([-10, -5, 5, 10, 15])
        elif kind == 1 and "laid" in wrong[seat] and "points" in wrong[seat]:
            del wrong[seat]["laid"]
            wrong[seat].pop("jokerless", None)
        elif "noted" in wrong[seat]:
            wrong[seat]["noted"] = [] if wrong[seat]["noted"] else [self.rng.randrange(20, 50)]
        return wrong

    def put_right(self) -> None:
        """Correct everything, in any order; what cannot be corrected yet waits for something before it."""
        while self.mistakes:
            before = len(self.mistakes)
            for number in self.rng.sample(sorted(self.mistakes), before):
                if self._try(number, self.mistakes[number]):
                    del self.mistakes[number]
            assert len(self.mistakes) < before, self.mistakes
