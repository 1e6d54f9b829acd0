"""The pad itself: entries, and what follows from them."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

from zehn.games.game import Game
from zehn.pad.common.book import Book, Entry, applied, begun, check_act, read_all, undone
from zehn.pad.common.keeper import Fault, Score, Scores
from zehn.refusals import Refusal, Refused

FORMAT = "zehn-pad/1"


def new(game: str, players: Sequence[str], *, rules: Mapping[str, Any] | None = None, dealer: int = 0) -> "Pad":
    """A new pad; raises `Refused`, `SettingError` or `SheetError` if nobody can play like that."""
    return Pad({"game": game, "players": list(players), "rules": dict(rules or {}), "dealer": dealer})


class Pad:
    """A pad of one game. `entries` are all that was ever written, `faults` what does not fit (any more)."""

    def __init__(self, first: Entry) -> None:
        self.entries: list[Entry] = [{"format": FORMAT, **first}]
        self.book: Book = begun(self.entries[0])
        self.table, self.faults = _counted(self.book, frozenset())

    @classmethod
    def replayed(cls, entries: Sequence[Entry]) -> "Pad":
        """The pad of entries that were all checked when they were written."""
        pad = cls(entries[0])
        pad.entries, pad.book = list(entries), read_all(entries)
        pad.table, pad.faults = _counted(pad.book, frozenset())
        return pad

    def copy(self) -> "Pad":
        """Another pad with the same entries, to be written on."""
        other = copy(self)
        other.entries = list(self.entries)
        return other

    def add(self, entry: object) -> None:
        """Write an entry; raises `Refused` with a clause if it is impossible, and writes nothing then."""
        checked = check_act(entry, self.entries)
        book: Book = read_all([*self.entries, checked]) if "undo" in checked else applied(self.book, checked)
        fresh = _fresh(checked)
        table, faults = _counted(book, fresh)
        for fault in faults:
            if (fault.round, fault.seat) in fresh or (fault.seat < 0 and fault.round == checked.get("round")):
                raise Refused(fault.refusal)
        self.entries.append(checked)
        self.book, self.table, self.faults = book, table, faults

    # -- writing ----------------------------------------------------------------------------------------------

    def enter(self, scores: Sequence[Score | None]) -> None:
        """Write a round: what each player did; None for those who have not been there yet."""
        started = bool(self.rounds) and None in self.rounds[-1]
        self.add({"round": len(self.rounds) - started, "scores": list(scores)})

    def correct(self, round: int, seat: int, score: Score) -> None:
        """Change what one player did in a round."""
        self.add({"round": round, "scores": [score if seat == place else None for place in range(len(self.players))]})

    def undo(self) -> None:
        """Take back the last entry that counts."""
        gone = undone(self.entries)
        counts = [n for n, entry in enumerate(self.entries) if n and n not in gone and "undo" not in entry]
        self.add({"undo": counts[-1] if counts else 0})

    # -- what follows -----------------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        """The name of the game."""
        return self.book.game

    @property
    def players(self) -> tuple[str, ...]:
        """The names."""
        return self.book.players

    @property
    def rules(self) -> Any:
        """The rules in force."""
        return self.book.rules

    @property
    def rounds(self) -> tuple[Scores, ...]:
        """What is written down for each round."""
        return self.book.rounds

    @property
    def totals(self) -> tuple[int, ...]:
        """The points that each has."""
        return self.book.keeper.totals(self.table)

    @property
    def done(self) -> tuple[tuple[int, ...], ...]:
        """The phases or tasks that each has done."""
        return self.book.keeper.done(self.table)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; nobody while the game lasts."""
        return self.book.keeper.winners(self.table)

    @property
    def over(self) -> bool:
        """Whether the game has its winners."""
        return bool(self.winners)

    @property
    def dealer(self) -> int:
        """Who deals next, in the dice game who throws; -1 after the game."""
        return self.book.keeper.dealer(self.table)

    def asked(self, round: int | None = None) -> list[dict[str, Any] | None]:
        """What can be entered for each seat: in the next round, or in one that is to be corrected."""
        if round is None:
            return self.book.keeper.next_scores(self.table)
        return self.book.keeper.asked_in(self.book.rules, self.players, self.book.dealer, self.rounds, round)

    def result(self) -> dict[str, Any]:
        """The result, as a record holds it."""
        return self.book.keeper.result(self.table)

    def look(self) -> Game:
        """A game in which all this has happened, to look at."""
        return self.book.keeper.game(self.table)

    def may_lay(self, seat: int, asked: Mapping[str, Any]) -> dict[str, Any]:
        """The referee: what some cards or dice are good for; raises `Refused` with the clause."""
        return self.book.keeper.may_lay(self.table, seat, asked)

    def on_table(self, laid: Sequence[Mapping[str, Any]]) -> list[dict[str, Any] | Refusal]:
        """The referee: for each phase that lies (`seat`, `phase`, `groups` as texts) its groups and what fits them, or
        why it cannot lie there; raises `Refused` if all of it together cannot be.
        """
        return self.book.keeper.on_table(self.table, laid)

    @property
    def chances(self) -> list[float] | None:
        """How likely each seat is to win against equals; None where nobody knows, and after the game."""
        alone = len(self.players) == 1
        return None if self.over or alone else self.book.keeper.chances(self.table)

    @property
    def doubt(self) -> int:
        """By how many percentage points these chances are off, on average."""
        return self.book.keeper.doubt

    def __repr__(self) -> str:
        state = "over" if self.over else f"{len(self.rounds)} rounds"
        return f"<Pad {self.kind} {', '.join(self.players)}: {state}, {self.totals}>"


def _fresh(entry: Entry) -> frozenset[tuple[int, int]]:
    """What an entry enters: rounds and seats."""
    scores = entry.get("scores", ()) if "round" in entry else ()
    return frozenset((entry["round"], seat) for seat, score in enumerate(scores) if score is not None)


def _counted(book: Book, fresh: frozenset[tuple[int, int]]) -> tuple[Any, list[Fault]]:
    """The table on which a book has been counted, and what does not fit."""
    table = book.keeper.begin(book.rules, book.players, book.dealer)
    return table, book.keeper.count(table, book.rounds, fresh)
