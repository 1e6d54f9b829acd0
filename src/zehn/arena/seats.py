"""One game of a match, with foreign bots under guard: whatever they do, the match continues."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from zehn.arena.match import Match
from zehn.arena.outcome import ENDLESS, Foul, Outcome, outcome
from zehn.cards.notation import Move
from zehn.games.game import Game
from zehn.players import PLAYERS, Budget, MakePlayer, Player, play_game, player_class
from zehn.players.common.guests import Guest, read_answer
from zehn.refusals import Refusal, Refused

Answer = TypeVar("Answer")

#: How much is kept of what a bot printed or raised.
LONGEST_TEXT = 200


class Watch(Protocol):
    """Watches how long a bot thinks. A worker's parent can kill the whole process: see `watchdog`."""

    def begin(self, deal: int, arrangement: int, seat: int, limit: float) -> None: ...
    def end(self) -> None: ...


class Unwatched:
    """No watch: bots may think as long as they like."""

    def begin(self, deal: int, arrangement: int, seat: int, limit: float) -> None: ...
    def end(self) -> None: ...


class Place(Protocol):
    """Where a bot thinks: which game of which match, on which seat."""

    def __call__(self, think: Callable[[], Answer]) -> Answer: ...


class Guarded(Player):
    """A foreign bot: it gets snapshots, so that it cannot change the game, and its fouls are caught on the spot."""

    def __init__(self, make: Callable[[], Player], game: Game, seat: int, at: Place) -> None:
        self.game = game
        self.seat = seat
        self.at = at
        self.bot = at(make)
        self.asked: Callable[..., Any] = self.bot.says if isinstance(self.bot, Guest) else self.bot.choose
        super().__init__(self.bot.rng)

    def choose(self, view: Any, budget: Budget | None = None) -> Move:
        mine: Any = self.game.view(self.seat)
        said = self.at(lambda: self.asked(mine, budget))
        try:
            move = read_answer(view, said)
        except Refused as refused:
            raise self._illegal(said, refused.refusal) from refused
        refusal = view.why_not(move)
        if refusal is not None:
            raise self._illegal(said, refusal)
        return move

    def _illegal(self, said: object, refusal: Refusal) -> Foul:
        return Foul(self.seat, "illegal", move=str(said)[:LONGEST_TEXT], **_written(refusal))

    def knocks(self, view: Any) -> bool:
        mine: Any = self.game.view(self.seat)
        return self.at(lambda: self.bot.knocks(mine))


def _written(refusal: Refusal) -> dict[str, Any]:
    """A refusal in a form that a worker can send."""
    details = {name: value if isinstance(value, int) else str(value) for name, value in refusal.details.items()}
    return {"clause": refusal.clause, "key": refusal.key, "details": details}


def is_guest(match: Match, bot: str) -> bool:
    """Whether a bot is not one of ours."""
    return bot not in PLAYERS[match.game]


def any_guest(match: Match) -> bool:
    """Whether a foreign bot plays, which may have to be stopped."""
    return any(is_guest(match, bot) for bot in match.entrants)


class Table:
    """The seats of a match: knows how its bots are made, and plays its games one by one."""

    def __init__(self, match: Match, watch: Watch) -> None:
        self.match = match
        self.watch = watch
        self.makers: list[MakePlayer] = [player_class(match.game, bot) for bot in match.bots]
        self.guarded = [is_guest(match, bot) for bot in match.bots]

    def play(self, deal: int, arrangement: int, seating: Sequence[int], *, count_turns: bool = True) -> Outcome | Foul:
        """One game of a deal."""
        game, ours = self.match.new_game(deal), self.match.our_stream(deal)
        try:
            players = [
                self._guest(game, deal, arrangement, seat, place) if self.guarded[place] else self.makers[place](ours)
                for seat, place in enumerate(seating)
            ]
            play_game(game, players, self.match.budget, longest=self.match.longest)
        except Foul as foul:
            return foul
        except Exception as error:  # one of our own players: the one to move has failed
            return Foul(max(game.turn, 0), "crash", error=_told(error))
        return outcome(game, count_turns=count_turns) if game.over else Foul(-1, ENDLESS)

    def _guest(self, game: Game, deal: int, arrangement: int, seat: int, place: int) -> Player:
        """A foreign bot, watched while it thinks."""
        rng, make = self.match.stream(deal, place), self.makers[place]

        def at(think: Callable[[], Answer]) -> Answer:
            self.watch.begin(deal, arrangement, seat, self.match.limit)
            try:
                return think()
            except (Exception, SystemExit, KeyboardInterrupt) as error:
                raise Foul(seat, "crash", error=_told(error)) from error
            finally:
                self.watch.end()

        return Guarded(lambda: make(rng), game, seat, at)


def _told(error: BaseException) -> str:
    """Why a bot failed, in one line."""
    try:
        return " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_TEXT]
    except Exception:  # an error that cannot even say what it is
        return type(error).__name__
