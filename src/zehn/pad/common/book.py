"""What the entries of a pad say: who plays by which rules, and the scores that hold now.

The first entry begins the pad; every other one has a single key that tells what it does: `round` (with `scores`),
`remove`, `players`, `dealer`, `rules`, `undo`. Any entry may have a time, `at`.
"""

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from zehn.games.making import read_rules
from zehn.pad.common.keeper import Keeper, Scores, is_count, keeper, refused
from zehn.refusals import Refused
from zehn.rooms import games

Entry = Mapping[str, Any]

#: What fits a pad: far more than any game has.
MOST_ENTRIES, MOST_ROUNDS, LONGEST_NAME, LATEST = 5000, 400, 40, 1 << 53

#: What an entry may do besides beginning the pad.
ACTS = ("round", "remove", "players", "dealer", "rules", "undo")


@dataclass(frozen=True, slots=True)
class Book:
    """The pad as it is written now: nothing is counted yet."""

    game: str
    players: tuple[str, ...]
    rules: Any
    dealer: int
    rounds: tuple[Scores, ...] = ()

    @property
    def keeper(self) -> Keeper[Any]:
        """Who counts this game."""
        return keeper(self.game)


def begun(entry: Entry) -> Book:
    """The book after the first entry of a pad."""
    game = entry.get("game")
    if game not in games("pad"):
        raise refused("record-game", games=", ".join(games("pad")))
    _known_keys(entry, ("format", "game", "players", "rules", "dealer", "at"))
    players = _names(entry.get("players"))
    book = Book(str(game), players, _rules(str(game), entry.get("rules", {}), players), 0)
    return replace(book, dealer=_seat(book, entry.get("dealer", 0)))


def applied(book: Book, entry: Entry) -> Book:
    """The book after another entry, except `undo`."""
    (act,) = [key for key in ACTS if key in entry]
    value = entry[act]
    _known_keys(entry, (act, "scores", "at") if act == "round" else (act, "at"))
    match act:
        case "round":
            return _scored(book, value, entry.get("scores"))
        case "remove":
            number = _round(book, value, len(book.rounds) - 1)
            return replace(book, rounds=(*book.rounds[:number], *book.rounds[number + 1 :]))
        case "players":
            return _renamed(book, _names(value))
        case "dealer":
            return replace(book, dealer=_seat(book, value))
    return replace(book, rules=_rules(book.game, value, book.players))


def read_all(entries: Sequence[Entry], hidden: Container[int] = ()) -> Book:
    """The book that all entries make, those that were taken back left out; `hidden`: as if these were not there."""
    gone = undone(entries, hidden)
    book = begun(entries[0])
    for number, entry in enumerate(entries[1:], 1):
        if number not in gone and number not in hidden and "undo" not in entry:
            book = applied(book, entry)
    return book


def undone(entries: Sequence[Entry], hidden: Container[int] = ()) -> set[int]:
    """The numbers of the entries that were taken back; what takes something back can be taken back as well."""
    gone: set[int] = set()
    for number in range(len(entries) - 1, 0, -1):
        if "undo" in entries[number] and number not in gone and number not in hidden:
            gone.add(entries[number]["undo"])
    return gone


def check_act(entry: object, entries: Sequence[Entry]) -> Entry:
    """An entry that does one thing that there is to do."""
    if not isinstance(entry, Mapping) or len([key for key in ACTS if key in entry]) != 1:
        raise refused("pad-entry", acts=", ".join(ACTS))
    if "at" in entry and not is_count(entry["at"], LATEST):
        raise refused("record-type", name="at", type="number")
    if len(entries) >= MOST_ENTRIES:
        raise refused("pad-full", most=MOST_ENTRIES)
    if "undo" in entry:
        _known_keys(entry, ("undo", "at"))
        if not is_count(entry["undo"]) or not 0 < entry["undo"] < len(entries) or entry["undo"] in undone(entries):
            raise refused("pad-undo")
    return entry


# -- the parts of an entry --------------------------------------------------------------------------------------------


def _known_keys(entry: Mapping[str, Any], known: Sequence[str], within: str = "") -> None:
    strange = next((key for key in entry if key not in known), None)
    if strange is not None:
        raise refused("pad-key", name=(within + str(strange))[:60])


def _names(value: object) -> tuple[str, ...]:
    """Names that tell people apart."""
    if not isinstance(value, Sequence) or isinstance(value, str) or not all(isinstance(name, str) for name in value):
        raise refused("record-type", name="players", type="texts")
    names = tuple(" ".join(name.split()) for name in value)
    if any(not 0 < len(name) <= LONGEST_NAME or not name.isprintable() for name in names):
        raise refused("pad-name", most=LONGEST_NAME)
    if len({name.casefold() for name in names}) < len(names):
        raise refused("pad-name-twice")
    return names


def _rules(game: str, settings: object, players: Sequence[str]) -> Any:
    if not isinstance(settings, Mapping):
        raise refused("record-type", name="rules", type="object")
    rules = read_rules(game, settings)
    refusal = rules.conflict() or rules.wrong_players(players)
    if refusal is not None:
        raise Refused(refusal)
    return rules


def _renamed(book: Book, players: tuple[str, ...]) -> Book:
    """Other names; others in number only before the first round."""
    if len(players) != len(book.players) and book.rounds:
        raise refused("pad-players-late")
    refusal = book.rules.wrong_players(players)
    if refusal is not None:
        raise Refused(refusal)
    return replace(book, players=players, dealer=book.dealer if book.dealer < len(players) else 0)


def _seat(book: Book, value: object) -> int:
    if not is_count(value) or not isinstance(value, int) or value >= len(book.players):
        raise refused("pad-seat", most=len(book.players) - 1)
    return value


def _round(book: Book, value: object, most: int) -> int:
    if not is_count(value) or not isinstance(value, int) or value > most:
        raise refused("pad-round", rounds=len(book.rounds))
    return value


def _scored(book: Book, value: object, scores: object) -> Book:
    """A round's scores; None leaves what is written there."""
    number = _round(book, value, min(len(book.rounds), MOST_ROUNDS - 1))
    if not isinstance(scores, Sequence) or len(scores) != len(book.players) or not any(s is not None for s in scores):
        raise refused("pad-scores", players=len(book.players))
    for seat, score in enumerate(scores):
        _check_score(book, seat, score)
    old: Scores = book.rounds[number] if number < len(book.rounds) else [None] * len(book.players)
    merged = tuple(was if score is None else score for was, score in zip(old, scores, strict=True))
    return replace(book, rounds=(*book.rounds[:number], merged, *book.rounds[number + 1 :]))


def _check_score(book: Book, seat: int, score: object) -> None:
    if score is None:
        return
    if not isinstance(score, Mapping):
        raise refused("record-type", name=f"scores[{seat}]", type="object")
    _known_keys(score, book.keeper.keys, f"scores[{seat}].")
    wrong = book.keeper.wrong_score(score)
    if wrong:
        raise refused("pad-score", name=f"scores[{seat}].{wrong}", player=book.players[seat])
