"""Moves as texts: `1 discard 7r`, `0 lay 2 5r,5b,* 8r,9g,*,11b`. The format: docs/record.md."""

import re
from typing import Any, Final

from mypy_extensions import mypyc_attr

from zehn import rooms
from zehn.cards.deck import Deck
from zehn.cards.groups import Spread
from zehn.cards.rows import i64
from zehn.refusals import RECORD, Refusal, Refused, ZehnError, unreadable

NUMBER = re.compile(r"0|[1-9][0-9]?")
GROUP_NAME = re.compile(r"g(0|[1-9][0-9]?)")
ENDS = ("low", "high")

#: No move is longer: eleven cards with names of six characters fit easily.
LONGEST = 200

#: How many parsed moves are shared, and how long they may be.
MOST_KNOWN: Final = 1000
SHORT: Final = 30

#: The part of a turn that a verb belongs to: its beginning, the time between two turns; all others are for the rest.
BEGINNING: Final = 0
REST: Final = 1
BETWEEN: Final = 2

#: Some verbs as numbers, which are compared faster; all others are `OTHER`.
OTHER: Final = 0
DRAWS: Final = 1
TAKES: Final = 2
KNOCKS: Final = 3
LAYS: Final = 4
HITS: Final = 5
DISCARDS: Final = 6
SKIPS: Final = 7
ACT_OF: Final = {
    "draw": DRAWS, "take": TAKES, "knock": KNOCKS, "lay": LAYS, "hit": HITS, "discard": DISCARDS, "skip": SKIPS
}  # fmt: skip
PART_OF: Final = [REST, BEGINNING, BEGINNING, BETWEEN, REST, REST, REST, REST]

#: What a move without groups has; never changed.
NO_SPREADS: Final[list[Spread]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Move:
    """One move. What a verb does not need keeps its empty value; `str()` gives the move's text.

    `cards` are the kinds hit or discarded, `kind` is the first of them, `number` the phase or task, `spreads` its
    groups, `group` the number of the group that is hit, `end` the end named for a wild on a run, `to` the seat
    concerned; `act` is the verb as a number, `part` tells when in a turn it can be made.
    """

    act: i64
    seat: i64
    kind: i64
    part: i64
    number: i64
    group: i64
    to: i64

    __slots__ = (
        "_text", "act", "cards", "deck", "end", "group", "kind", "number", "part", "seat", "spreads", "to", "verb",
    )  # fmt: skip

    def __init__(
        self,
        deck: Deck,
        seat: int,
        verb: str,
        *,
        cards: tuple[int, ...] = (),
        number: int = -1,
        spreads: list[Spread] = NO_SPREADS,
        group: int = -1,
        end: str = "",
        to: int = -1,
    ) -> None:
        self.deck = deck
        self.seat = seat
        self.verb = verb
        self.act = act = ACT_OF.get(verb, OTHER)
        self.part = PART_OF[act]
        self.cards = cards
        self.kind = cards[0] if cards else -1
        self.number = number
        self.spreads = spreads
        self.group = group
        self.end = end
        self.to = to
        self._text = ""

    def __str__(self) -> str:
        if not self._text:
            self._text = " ".join([f"{self.seat} {self.verb}", *self._arguments()])
        return self._text

    def _arguments(self) -> list[str]:
        names = self.deck.names
        words = [str(self.number)] if self.number >= 0 else []
        words += [write_spread(self.deck, spread) for spread in self.spreads]
        words += [",".join([names[kind] for kind in self.cards])] if self.cards else []
        words += [f"g{self.group}"] if self.group >= 0 else []
        words += [self.end] if self.end else []
        return words + ([str(self.to)] if self.to >= 0 else [])

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and str(self) == str(other))

    def __hash__(self) -> int:
        return hash(str(self))

    def __copy__(self) -> "Move":
        return self  # never changed

    def __deepcopy__(self, memo: dict[int, Any]) -> "Move":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        spreads = [(spread.cards, spread.at) for spread in self.spreads]
        return move_of, (
            self.deck,
            self.seat,
            self.verb,
            self.cards,
            self.number,
            spreads,
            self.group,
            self.end,
            self.to,
        )

    @staticmethod
    def read(text: str, game: str = "") -> "Move":
        """The move of a game that a text means; raises `Refused` if it cannot be read.

        Without a game the text must mean the same in all games that can read it: `1 draw`, `1 discard 7r`. A game with
        custom cards reads its moves itself: `game.read(text)`.
        """
        if game and game not in rooms.games():
            raise ZehnError("game-unknown", name=game, games=", ".join(rooms.games()))
        names = (game,) if game else rooms.games()
        moves = {name: rooms.room("games", name).RULES.read({}).read_move(text) for name in names}
        return _only_one(names[0], text, {name: move for name, move in moves.items() if move is not None})


def _only_one(game: str, text: str, found: dict[str, Move]) -> Move:
    """The one move that a text means in some games; one without cards is the same in all of them."""
    if not found:
        raise Refused(unreadable(game, text))
    moves = list(found.values())
    if len(moves) > 1 and (moves[0].cards or moves[0].spreads):
        raise Refused(Refusal(RECORD, "move-of-several-games", move=text[:60], games=", ".join(found)))
    return moves[0]


def move_of(
    deck: Deck,
    seat: int,
    verb: str,
    cards: tuple[int, ...],
    number: int,
    spreads: list[tuple[tuple[int, ...], str]],
    group: int,
    end: str,
    to: int,
) -> Move:
    """A move from plain data."""
    laid = [Spread(kinds, at) for kinds, at in spreads]
    return Move(deck, seat, verb, cards=cards, number=number, spreads=laid, group=group, end=end, to=to)


class Notation:
    """Reads and makes the moves of one deck; simple moves are made once and shared."""

    def __init__(self, deck: Deck, seats: int = 8) -> None:
        self.deck = deck
        self.draw = [Move(deck, seat, "draw") for seat in range(seats)]
        self.take = [Move(deck, seat, "take") for seat in range(seats)]
        self.knock = [Move(deck, seat, "knock") for seat in range(seats)]
        self.discard = [
            [Move(deck, seat, "discard", cards=(kind,)) for kind in range(deck.kinds)] for seat in range(seats)
        ]
        self.skip = [[Move(deck, seat, "skip", to=to) for to in range(seats)] for seat in range(seats)]
        self.hits: list[list[Move | None]] = [[] for _ in range(seats)]
        self.known: dict[str, Move] = {}

    def lay(self, seat: int, number: int, spreads: list[Spread]) -> Move:
        """A lay of a whole contract."""
        return Move(self.deck, seat, "lay", number=number, spreads=spreads)

    def hit(self, seat: i64, kind: i64, group: i64, end: str = "") -> Move:
        """A hit: made once, and shared."""
        hits, kinds = self.hits[seat], self.deck.kinds
        place = group * (kinds + 1) + (kinds if end == "high" else kind)  # only for a wild an end is named
        while len(hits) <= place:
            hits.append(None)
        move = hits[place]
        if move is None or move.end != end or move.kind != kind:
            move = hits[place] = self._hit(seat, kind, group, end)
        return move

    def _hit(self, seat: i64, kind: i64, group: i64, end: str = "") -> Move:
        return Move(self.deck, seat, "hit", cards=(kind,), group=group, end=end)

    def read(self, text: str) -> Move | None:
        """The move that a text means; None if it cannot be read."""
        seat, verb, words = read_head(text)
        if seat < 0:
            return None
        match verb, words:
            case (("draw" | "take" | "knock"), []):
                return Move(self.deck, seat, verb)
            case "discard", [card] if card in self.deck.kind_of:
                return Move(self.deck, seat, verb, cards=(self.deck.kind_of[card],))
            case "skip", [to] if NUMBER.fullmatch(to):
                return Move(self.deck, seat, verb, to=int(to))
            case "hit", [card, group, *end]:
                return self._read_hit(seat, card, group, end)
            case "lay", [number, *groups]:
                return self._read_lay(seat, number, groups)
        return None

    def read_once(self, text: str) -> Move | None:
        """The same; equal moves share one object, up to a limit."""
        move = self.known.get(text)
        if move is None:
            move = self.read(text)
            if move is not None and len(text) <= SHORT:
                if len(self.known) >= MOST_KNOWN:
                    self.known.clear()
                self.known[text] = move
        return move

    def _read_hit(self, seat: int, card: str, group: str, end: list[str]) -> Move | None:
        name = GROUP_NAME.fullmatch(group)
        if card not in self.deck.kind_of or not name or end not in ([], ["low"], ["high"]):
            return None
        return self._hit(seat, self.deck.kind_of[card], int(name[1]), *end)

    def _read_lay(self, seat: int, number: str, groups: list[str]) -> Move | None:
        spreads = [read_spread(self.deck, group) for group in groups]
        if not NUMBER.fullmatch(number) or not spreads or None in spreads:
            return None
        return self.lay(seat, int(number), [spread for spread in spreads if spread])


def read_head(text: str) -> tuple[int, str, list[str]]:
    """Seat, verb and the other words of a move; seat -1 if there is no such thing."""
    words = text.split() if len(text) <= LONGEST else []
    if len(words) < 2 or not NUMBER.fullmatch(words[0]):
        return -1, "", []
    return int(words[0]), words[1], words[2:]


def seat_of(text: str) -> int | None:
    """The seat that an unreadable move names, if it names one."""
    seat = read_head(text + " ?")[0]
    return seat if seat >= 0 else None


def read_spread(deck: Deck, text: str) -> Spread | None:
    """The cards of a group: `8r,*,10g,11b` or `*,*,*@7` (a value, a colour or, for twins, a card)."""
    body, sign, at = text.partition("@")
    kinds = [deck.kind_of.get(name, -1) for name in body.split(",")]
    if -1 in kinds or (sign and at not in deck.values and at not in deck.colours and at not in deck.kind_of):
        return None
    return Spread(tuple(kinds), at)


def write_spread(deck: Deck, spread: Spread) -> str:
    """The text of a group's cards."""
    body = ",".join([deck.names[kind] for kind in spread.cards])
    return f"{body}@{spread.at}" if spread.at else body
