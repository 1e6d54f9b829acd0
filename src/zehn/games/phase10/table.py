"""What everybody at the table sees: piles, groups, skips, whose turn it is, the score.

Nothing secret is in here, so a view may hold a table as it is. What changes with every turn is copied with the table:
`discards_row`, `sizes_row`, `known_row`, `since_row` and `moves`. `groups`, `laid_row` and `open` change with a lay or
a hit: copies share them until then. All else is never changed, only replaced, so copies share it.
"""

from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from zehn.cards.contracts import Contract
from zehn.cards.deck import row_of
from zehn.cards.groups import Group
from zehn.cards.notation import Move
from zehn.cards.rows import Row, i64, vec
from zehn.games.phase10.rules import Rules
from zehn.games.values import TableValue
from zehn.refusals import Refusal

#: What the table waits for: a draw, the rest of a turn (P10-06), a knock for the last discard or the next player who
#: draws (P10-V3b), the turned pile that chance still owes (P10-09), nothing after a round. The first three are the
#: parts of a turn that moves belong to (`notation.PART_OF`).
DRAW: Final = 0
PLAY: Final = 1
KNOCK: Final = 2
TURN: Final = 3
OVER: Final = 4


#: The factor of the seat in `Table.known_row`: more than any kind.
SEAT: Final = 256


@mypyc_attr(acyclic=True, free_list_len=1)
class RoundScore:
    """One finished round: what everyone wrote down, and the phase each laid (0: none). Never changed."""

    __slots__ = ("laid_row", "points_row")

    def __init__(self, points_row: Row, laid_row: Row) -> None:
        self.points_row = points_row
        self.laid_row = laid_row

    @property
    def points(self) -> tuple[int, ...]:
        """What everyone wrote down."""
        return tuple(self.points_row)

    @property
    def laid(self) -> tuple[int, ...]:
        """The phase that each laid; 0: none."""
        return tuple(self.laid_row)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RoundScore) and self.points == other.points and self.laid == other.laid

    def __hash__(self) -> int:
        return hash((self.points, self.laid))


@mypyc_attr(acyclic=True, free_list_len=1)
class Standing:
    """How the game stands. It is never changed: at the end of a round, and with a lay in free order (P10-V4), another
    one takes its place.

    `stage` counts the phases that each seat has behind it, `totals` are all its points. Which phases those are (`done`)
    is computed from the scores on demand, unless it was given.
    """

    __slots__ = ("_done", "scores", "stage_row", "totals_row", "winners")

    def __init__(
        self,
        stage_row: Row,
        totals_row: Row,
        scores: tuple[RoundScore, ...] = (),
        winners: tuple[int, ...] = (),
        done: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        self.stage_row = stage_row
        self.totals_row = totals_row
        self.scores = scores
        self.winners = winners
        self._done = done

    @property
    def done(self) -> tuple[tuple[int, ...], ...]:
        """The phases that each has laid, in the order of their numbers."""
        if not self._done:
            rounds = [score.laid for score in self.scores]
            self._done = tuple(
                [tuple(sorted({laid[seat] for laid in rounds if laid[seat]})) for seat in range(len(self.stage_row))]
            )
        return self._done

    @property
    def stage(self) -> tuple[int, ...]:
        """How many phases each has behind it."""
        return tuple(self.stage_row)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points that each has."""
        return tuple(self.totals_row)

    def but(
        self,
        *,
        done: tuple[tuple[int, ...], ...] | None = None,
        totals_row: Row | None = None,
        scores: tuple[RoundScore, ...] | None = None,
        winners: tuple[int, ...] | None = None,
    ) -> "Standing":
        """The same, but for what is named."""
        return Standing(
            self.stage_row,
            self.totals_row if totals_row is None else totals_row,
            self.scores if scores is None else scores,
            self.winners if winners is None else winners,
            self._done if done is None else done,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Standing) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def _parts(self) -> tuple[object, ...]:
        return self.stage, self.done, self.totals, self.scores, self.winners


class Turning(NamedTuple):
    """The last turning of the pile (P10-09): what the new pile held, how many cards of each hand nobody else knew."""

    cards: tuple[int, ...]
    unknown: tuple[int, ...]


@mypyc_attr(acyclic=True, free_list_len=1)
class Table(TableValue):
    """The public side of a game.

    Whose turn it is: `turn` is the seat that draws next or plays now, `after` the seat whose turn ended last, `lost`
    the seats in between that lost their turn. `rivals` are the other seats that take part, clockwise from each seat,
    `following` is the first of them, and `dealt` has for each dealer those who get cards, in order.

    What is on the table: `discards` with the top card last, the number of cards in the `pile` and in each hand
    (`sizes`), the `groups`, and the phase that each seat has laid in this round (`laid`, 0: none). `open` are the
    phases that each seat may still lay in this round. `takes` is the mask of the kinds that fit some group. `skips`
    has a bit for each seat with a skip before it.

    What everybody knows of the hands: `known` are cards that others saw being taken up, kept as seat * `SEAT` + kind.
    `turning` is the last of `turnings` turnings of the pile, `since` is what happened after it.

    Who may knock (P10-V3a, either reading): `knocked` is the seat that may not do so again before its own turn (-1:
    none), `barred` has a bit for each seat that may not for the next discard of another seat, nor for the present one
    while its window is open.

    `shares` tells whether `groups`, `laid` and `open` may also belong to a copy: replace them before a change.
    """

    __slots__ = (
        "after", "barred", "dealer", "dealt", "discards_row", "ending", "first_lost", "following", "groups", "knocked",
        "known_row", "laid_row", "lost", "moves", "open", "pile", "players", "playing", "playoff", "rivals", "round",
        "rules", "shares", "since_row", "sizes_row", "skips", "standing", "step", "takes", "turn", "turning",
        "turnings", "turns",
    )  # fmt: skip

    round: i64
    dealer: i64
    step: i64
    turn: i64
    after: i64
    knocked: i64
    barred: i64
    pile: i64
    turns: i64
    turnings: i64
    playing: tuple[int, ...]
    rivals: list[list[int]]
    following: Row
    dealt: list[Row]

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
        self.playoff = False
        self._seat(tuple(range(seats)))
        self.standing = Standing(vec[i64]([0] * seats), vec[i64]([0] * seats))
        self.clear()

    def clear(self) -> None:
        """An empty table, before the cards are dealt."""
        seats = len(self.players)
        self.step = OVER
        self.turn = self.after = self.knocked = -1
        self.barred = 0
        self.lost: tuple[int, ...] = ()
        self.first_lost = False
        self.discards_row = vec[i64]()
        self.pile = 0
        self.groups: list[Group] = []
        self.takes = 0
        self.sizes_row = vec[i64]([0] * seats)
        self.laid_row = vec[i64]([0] * seats)
        self.open = [self._open_to(seat) for seat in range(seats)]
        self.shares = False
        self.skips = 0
        self.known_row = vec[i64]()
        self.turns = 0
        self.moves: list[Move] = []
        self.turning: Turning | None = None
        self.turnings = 0
        self.since_row = vec[i64]()
        self.ending: Refusal | None = None

    def open_round(self) -> None:
        """P10-04: the next round, with the next dealer to the left."""
        self.clear()
        self.round += 1
        self.dealer = (self.dealer + 1) % len(self.players)

    def copy(self) -> "Table":
        """An independent copy."""
        return Table(self.rules, self.players, self.dealer, like=self)

    def _resemble(self, other: "Table") -> None:
        """Become like another table. At most three fields a line: for four, Python makes a tuple, which is slow."""
        self.rules, self.players = other.rules, other.players
        self.round, self.dealer = other.round, other.dealer
        self.playing, self.playoff, self.standing = other.playing, other.playoff, other.standing
        self.step, self.turn = other.step, other.turn
        self.after, self.knocked = other.after, other.knocked
        self.barred, self.lost, self.first_lost = other.barred, other.lost, other.first_lost
        self.discards_row, self.pile = other.discards_row[:], other.pile
        self.groups, self.takes = other.groups, other.takes
        self.sizes_row, self.laid_row, self.open = other.sizes_row[:], other.laid_row, other.open
        self.shares = other.shares = True
        self.following, self.rivals, self.dealt = other.following, other.rivals, other.dealt
        self.skips, self.known_row = other.skips, other.known_row[:] if len(other.known_row) else vec[i64]()
        self.turns, self.moves = other.turns, other.moves[:]
        self.turning, self.turnings = other.turning, other.turnings
        self.since_row = other.since_row[:] if len(other.since_row) else vec[i64]()
        self.ending = other.ending

    def _state(self) -> list[object]:
        return [
            self.after, self.barred, self.dealer, self.discards, self.ending, self.first_lost, self.groups,
            self.knocked, self.known, self.laid, self.lost, self.moves, self.open, self.pile, self.players,
            self.playing, self.playoff, self.rivals, self.round, self.since, self.sizes, self.skips, self.standing,
            self.step, self.takes, self.turn, self.turning, self.turnings, self.turns,
        ]  # fmt: skip

    @property
    def over(self) -> bool:
        """Whether the game has its winners."""
        return bool(self.standing.winners)

    @property
    def window(self) -> bool:
        """Whether the last discard can be knocked for (P10-V3b)."""
        return self.step == KNOCK

    @property
    def waiting(self) -> bool:
        """Whether chance still owes a turned pile (P10-09)."""
        return self.step == TURN

    @property
    def discards(self) -> list[int]:
        """The discard pile as it is now, its top card last."""
        return list(self.discards_row)

    @property
    def sizes(self) -> list[int]:
        """How many cards each seat holds."""
        return list(self.sizes_row)

    @property
    def laid(self) -> list[int]:
        """The phase that each seat has laid in this round; 0: none."""
        return list(self.laid_row)

    @property
    def known(self) -> tuple[tuple[int, ...], ...]:
        """The cards of each hand that everybody saw being taken up."""
        known: list[list[int]] = [[] for _ in self.players]
        for card in self.known_row:
            known[card // SEAT].append(card % SEAT)
        return tuple([tuple(kinds) for kinds in known])

    @property
    def since(self) -> tuple[tuple[int, int], ...]:
        """The seats that drew (-1) or showed a card that nobody knew (its kind) since the pile was turned, in order."""
        return tuple([(int(event // SEAT), int(event % SEAT) - 1) for event in self.since_row])

    def is_known(self, seat: i64) -> bool:
        """Whether everybody knows a card in the hand of a seat."""
        first = seat * SEAT
        return any(first <= card < first + SEAT for card in self.known_row)

    @property
    def top(self) -> int:
        """The top card of the discard pile, -1 if there is none."""
        return self.discards_row[-1] if len(self.discards_row) else -1

    def lay_down(self, seat: i64, number: i64, groups: list[Group]) -> None:
        """A seat lays its phase and cannot lay another in this round. Its groups stay apart on the table (P10-19)."""
        if self.shares:
            self._own()
        for group in groups:
            self.groups.append(group)
            self.takes |= group.takes
        self.laid_row[seat] = number
        self.open[seat] = ()

    def _own(self) -> None:
        """Make rows and lists this table's own, not shared with a copy."""
        self.laid_row, self.open = self.laid_row[:], self.open[:]
        self.groups, self.shares = self.groups[:], False

    def grow(self, number: i64, grown: Group) -> None:
        """A group takes a card and is replaced by the longer one. Groups only ever grow: a wild stays where it was laid
        (P10-22).
        """
        if self.shares:
            self._own()
        before = self.groups[number].takes
        self.groups[number] = grown
        if grown.takes != before:
            self.find_takes()

    def only(self, seats: tuple[int, ...]) -> None:
        """From now on only these seats play: a playoff (P10-36)."""
        self.playoff = True
        self._seat(seats)

    def _seat(self, seats: tuple[int, ...]) -> None:
        """Who takes part, and who comes after whom (P10-06, P10-36)."""
        self.playing = seats
        everyone = range(len(self.players))
        self.rivals = [
            [other for other in (*everyone[seat + 1 :], *everyone[:seat]) if other in seats] for seat in everyone
        ]
        self.following = row_of([others[0] for others in self.rivals])
        self.dealt = [row_of([*self.rivals[seat], *[seat] * (seat in seats)]) for seat in everyone]

    def find_takes(self) -> None:
        """Recompute `takes`."""
        takes = 0
        for group in self.groups:
            takes |= group.takes
        self.takes = takes

    def _open_to(self, seat: int) -> tuple[Contract, ...]:
        """The phases that a seat may lay in this round (P10-15, P10-V4)."""
        rules = self.rules
        if self.playoff:
            return rules.alone[-1]
        if rules.free_order:
            return tuple(contract for contract in rules.contracts if contract.number not in self.standing.done[seat])
        stage = self.standing.stage_row[seat]
        return rules.alone[stage] if stage < len(rules.alone) else ()

    def opponents(self, seat: int) -> list[int]:
        """All other seats that take part, clockwise."""
        return self.rivals[seat]

    def all_skipped(self, seat: int) -> bool:
        """Whether every opponent has a skip before them (P10-30)."""
        return all(self.skips >> other & 1 for other in self.opponents(seat))

    def knockers(self) -> tuple[int, ...]:
        """Who may knock for the top discard now, clockwise from the next (P10-V3, P10-V3a)."""
        if not self.window:
            return ()
        return tuple(seat for seat in self.opponents(self.after) if not self.bars(seat))

    def bars(self, seat: i64) -> bool:
        """Whether a seat has just knocked and may not again (P10-V3a)."""
        return seat == self.knocked or self.barred >> seat & 1 == 1

    def bar(self, seat: i64) -> None:
        """A seat knocks and may not do so again at once (P10-V3a); each reading has a field of its own."""
        if self.rules.barred_once:
            self.bar_only(self.after)
            self.barred |= 1 << int(seat)
        else:
            self.knocked = seat

    def bar_only(self, seat: i64) -> None:
        """This seat has discarded: that lifts the ban of every other seat (P10-V3a)."""
        self.barred &= 1 << int(seat)
