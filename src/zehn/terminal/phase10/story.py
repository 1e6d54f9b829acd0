"""What happened at the table, kept as facts and told in any language."""

from collections.abc import Sequence
from typing import NamedTuple

from zehn.cards.notation import Move
from zehn.words import Words

#: The person's seat.
ME = 0


class Act(NamedTuple):
    """One thing that a player did in a turn: the key of its words and what they speak of."""

    key: str
    details: dict[str, object]


class Turn(NamedTuple):
    """All that a player did in one turn, in order."""

    seat: int
    acts: list[Act]

    def tell(self, players: Sequence[str], words: Words) -> str:
        who = person(self.seat)
        name = words("t-you") if who == "me" else players[self.seat]
        return f"{name} " + ", ".join([words(act.key, who=who, **act.details) for act in self.acts])


class Note(NamedTuple):
    """Something that a rule made happen, to a seat where there is one."""

    key: str
    seat: int
    details: dict[str, object]

    def tell(self, players: Sequence[str], words: Words) -> str:
        return words(self.key, who=person(self.seat), name=players[self.seat], **self.details)


def person(seat: int) -> str:
    """Whether words speak to the person (`me`) or of another player."""
    return "me" if seat == ME else "other"


class Story:
    """The log of a game: turns and notes, oldest first."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = tuple(players)
        self.entries: list[Turn | Note] = []

    def note(self, key: str, seat: int = -1, **details: object) -> None:
        """Write down that something happened."""
        self.entries.append(Note(f"t-note-{key}", seat, details))

    def act(self, move: Move, *, card: str = "") -> None:
        """Write down a move; `card` is the card that came into the hand with it, where it may be told."""
        act = self._act(move, card)
        last = self.entries[-1] if self.entries else None
        if isinstance(last, Turn) and last.seat == move.seat and move.verb not in ("draw", "take", "knock"):
            last.acts.append(act)
        else:
            self.entries.append(Turn(move.seat, [act]))

    def _act(self, move: Move, card: str) -> Act:
        verb = f"t-act-{move.verb}"
        match move.verb:
            case "draw":
                return Act(f"{verb}-card" if card else verb, {"card": card})
            case "take" | "knock":
                return Act(verb, {"card": card})
            case "lay":
                groups = " · ".join([move.deck.write(spread.cards) for spread in move.spreads])
                return Act(verb, {"phase": move.number, "groups": groups})
            case "skip":
                return Act(verb, {"to": person(move.to), "name": self.players[move.to]})
        return Act(verb, {"card": move.deck.write(move.cards), "group": f"g{move.group}"})

    def tell(self, words: Words, *, most: int = 200) -> list[str]:
        """The latest entries as sentences."""
        return [entry.tell(self.players, words) for entry in self.entries[-most:]]
