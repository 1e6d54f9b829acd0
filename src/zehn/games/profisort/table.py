"""What everybody at the table sees: piles, groups, received aces, whose turn it is, the sheets and the score.

Nothing secret is in here, so a view may hold a table as it is. Lists are copied with the table; tuples,
groups and the standing are never changed, only replaced, so copies share them.
"""

from typing import Final, NamedTuple

from zehn.cards.groups import Group
from zehn.cards.notation import Move
from zehn.games.profisort.rules import Rules
from zehn.games.profisort.tasks import Task
from zehn.games.values import TableValue
from zehn.refusals import Refusal

#: A question for a new deal (SORT-03), the steps of a turn (SORT-04), the end with task 15 (SORT-13), after a round.
ASK: Final = 0
DRAW: Final = 1
PLAY: Final = 2
FINISH: Final = 3
OVER: Final = 4


class RoundScore(NamedTuple):
    """One finished round: what everyone wrote down, the tasks each laid, and who dealt."""

    points: tuple[int, ...]
    laid: tuple[tuple[int, ...], ...]
    dealer: int


class Standing(NamedTuple):
    """How the game stands: tasks done and jokerless bonuses struck change with a lay, the rest with a round."""

    done: tuple[tuple[int, ...], ...]
    jokerless: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    scores: tuple[RoundScore, ...] = ()
    winners: tuple[int, ...] = ()


class Table(TableValue):
    """The public side of a game.

    `turn` is the seat that is asked, draws next or plays now; `after` the seat whose turn ended last. `open` are
    the tasks that each seat has not done; `laid` those it laid in this round. `takes` is the mask of the kinds that
    fit some group by themselves, `at_once` the numbers of groups that take several cards at once (SORT-09).
    `received` are the open aces of each seat, `given` holds (giver, receiver) of this round (SORT-18). `known` are
    the cards of each hand that everybody saw being taken up. `asked` are the seats that were asked for a new deal
    (SORT-03), `again` means that the same dealer deals again.
    """

    __slots__ = (
        "after", "again", "asked", "at_once", "dealer", "discards", "ending", "given", "groups", "known", "laid",
        "moves", "open", "pile", "players", "received", "round", "rules", "sizes", "standing", "step", "takes", "turn",
        "turns",
    )  # fmt: skip

    def __init__(self, rules: Rules, players: tuple[str, ...], dealer: int, *, like: "Table | None" = None) -> None:
        """An empty table before a game; or a copy of another, `like`."""
        if like is not None:
            self._resemble(like)
            return
        seats = len(players)
        self.rules = rules
        self.players = players
        self.round = -1
        self.dealer = (dealer - 1) % seats
        self.again = False
        self.standing = Standing(((),) * seats, ((),) * seats, (0,) * seats)
        self.open = [rules.tasks] * seats
        self.clear()

    def clear(self) -> None:
        """An empty table, before the cards are dealt."""
        seats = len(self.players)
        self.step = OVER
        self.turn = self.after = -1
        self.asked: tuple[int, ...] = ()
        self.discards: list[int] = []
        self.pile = 0
        self.groups: list[Group] = []
        self.takes = 0
        self.at_once: tuple[int, ...] = ()
        self.sizes = [0] * seats
        self.laid: list[tuple[int, ...]] = [()] * seats
        self.received: list[tuple[int, ...]] = [()] * seats
        self.given: tuple[tuple[int, int], ...] = ()
        self.known: list[tuple[int, ...]] = [()] * seats
        self.turns = 0
        self.moves: list[Move] = []
        self.ending: Refusal | None = None

    def open_round(self) -> None:
        """SORT-02: the next round, with the next dealer; or the same one again (SORT-03)."""
        self.clear()
        self.round += 1
        if not self.again:
            self.dealer = self.following(self.dealer)
        self.again = False

    def copy(self) -> "Table":
        """An independent copy."""
        return Table(self.rules, self.players, self.dealer, like=self)

    def _resemble(self, other: "Table") -> None:
        """Become like another table."""
        self.rules, self.players, self.round, self.dealer = other.rules, other.players, other.round, other.dealer
        self.again, self.standing, self.open = other.again, other.standing, other.open[:]
        self.step, self.turn, self.after, self.asked = other.step, other.turn, other.after, other.asked
        self.discards, self.pile, self.groups = other.discards[:], other.pile, other.groups[:]
        self.takes, self.at_once, self.sizes, self.laid = other.takes, other.at_once, other.sizes[:], other.laid[:]
        self.received, self.given, self.known = other.received[:], other.given, other.known[:]
        self.turns, self.moves, self.ending = other.turns, other.moves[:], other.ending

    def _state(self) -> list[object]:
        return [
            self.after, self.again, self.asked, self.at_once, self.dealer, self.discards, self.ending, self.given,
            self.groups, self.known, self.laid, self.moves, self.pile, self.players, self.received, self.round,
            self.sizes, self.standing, self.step, self.takes, self.turn, self.turns,
        ]  # fmt: skip

    @property
    def over(self) -> bool:
        """Whether the game has its winners."""
        return bool(self.standing.winners)

    @property
    def top(self) -> int:
        """The top card of the discard pile, -1 if there is none."""
        return self.discards[-1] if self.discards else -1

    def put(self, groups: list[Group]) -> None:
        """The groups on the table, as they lie now."""
        self.groups = groups
        takes = 0
        for group in groups:
            takes |= group.takes
        self.takes = takes
        self.at_once = tuple([number for number, group in enumerate(groups) if group.form.at_once > 1])

    def following(self, seat: int) -> int:
        """The next seat clockwise (SORT-04)."""
        return (seat + 1) % len(self.players)

    def order(self) -> list[int]:
        """All seats in the order of play, from the one after the dealer (SORT-02)."""
        seats = len(self.players)
        return [(self.dealer + step) % seats for step in range(1, seats + 1)]

    def opponents(self, seat: int) -> list[int]:
        """All other seats, clockwise."""
        seats = len(self.players)
        return [(seat + step) % seats for step in range(1, seats)]

    def receivers(self, seat: int) -> list[int]:
        """The opponents to whom a seat may still give an ace in this round (SORT-18)."""
        if self.rules.one_ace and any(giver == seat for giver, _ in self.given):
            return []
        return [other for other in self.opponents(seat) if (seat, other) not in self.given]

    def discardable(self, seat: int) -> tuple[int, ...]:
        """The received aces that a seat may discard in a normal turn (SORT-19)."""
        return self.received[seat] if self.rules.discard_received and self.step == PLAY else ()

    def still_open(self, seat: int) -> tuple[Task, ...]:
        """The tasks with groups of their own that a seat has not done (SORT-06)."""
        done = self.standing.done[seat]
        return tuple([task for task in self.rules.tasks if task.number not in done])

    def repeatable(self, seat: int) -> tuple[Task, ...]:
        """The tasks that a seat could repeat now (SORT-13): none without that task, or once it is done."""
        repeat, done = self.rules.repeat, self.standing.done[seat]
        if repeat is None or repeat.number in done:
            return ()
        return tuple([task for task in self.rules.tasks if task.number in done])
