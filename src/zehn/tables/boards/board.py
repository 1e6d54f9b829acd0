"""What is specific to a game at a live table. The rest of `tables` knows no rules."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple

from mypy_extensions import mypyc_attr

from zehn.games.chance import Chance
from zehn.games.game import G
from zehn.games.making import make_game, read_rules
from zehn.games.rulebook import Paragraph
from zehn.players.common.levels import levels
from zehn.refusals import Refusal
from zehn.tables.plain import W, Wire
from zehn.words import Words


class Book(NamedTuple):
    """The rules in force in words: a title, chapters with their headings, and every phase or task by its number."""

    title: str
    chapters: list[tuple[str, list[Paragraph]]]
    phases: dict[str, str]


class Memo:
    """Parts of the last state of a table, each with what it was made from. A state holds `shown(part)` in their place:
    a server's text of it, so that it is not written again at every move. `form` gives what a server makes in place of a
    class, with the same fields, because it can write that faster.
    """

    def __init__(self, shown: Callable[[Any], Any], form: Callable[[type], Callable[..., Any]]) -> None:
        self.shown = shown
        self.form = form
        self.parts: dict[Any, tuple[Any, Any]] = {}


def form(memo: Memo | None, kind: type[W]) -> Callable[..., W]:
    """What makes a part of a state: its class, or what the server of a memo makes in its place."""
    return kind if memo is None else memo.form(kind)


def recall(memo: Memo | None, part: Any, source: Any) -> Any:
    """A part of the last state, if it was made from the same; else None."""
    known = memo.parts.get(part) if memo is not None else None
    return known[1] if known is not None and known[0] == source else None


def remember(memo: Memo | None, part: Any, source: Any, made: Any) -> Any:
    """Keep a part of a state for the next one; what a state holds in its place."""
    if memo is None:
        return made
    shown = memo.shown(made)
    memo.parts[part] = (source, shown)
    return shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(ABC, Generic[G]):
    """A game as a table sees it: set up, asked, shown. Boards hold no state of a table."""

    game: ClassVar[str]

    #: The classes that `public_state` and `hand` return, so that clients can parse them.
    state_type: ClassVar[type[Wire]]
    hand_type: ClassVar[type[Wire]]

    #: Verbs that can be taken back: they reveal no card and do not end the turn.
    undoable: ClassVar[frozenset[str]]

    #: Whether hands are secret: then nobody can take over a chair in the middle of a round.
    secret_hands: ClassVar[bool] = True

    #: A module that prepares what bots need; the server runs it once, in a process of its own, when the first table is
    #: made.
    background_job: ClassVar[str] = ""

    #: The players that can sit at this board, weakest first.
    players: ClassVar[Mapping[str, Callable[[Random], Any]]]

    #: Players that cannot sit here where only plain Python runs, as in a browser, and why: `slow`, or `tables` that
    #: there are not. docs/offline.md has the figures.
    not_on_device: ClassVar[Mapping[str, str]] = {}

    @property
    def levels(self) -> Sequence[str]:
        """The names of the players, weakest first."""
        return tuple(self.players)

    @property
    def default_level(self) -> str:
        """The level that a new table offers first: a good opponent, not the hardest one."""
        return next((level.player for level in levels(self.game) if level.default), self.levels[-1])

    # -- set up ---------------------------------------------------------------------------------------------

    def rules(self, settings: Mapping[str, Any]) -> Any:
        """The rules with these settings; raises `SettingError` or `SheetError`."""
        return read_rules(self.game, settings)

    def wrong(self, rules: Any, players: Sequence[str]) -> Refusal | None:
        """Variants that exclude each other, or too few or too many players."""
        refusal: Refusal | None = rules.conflict() or rules.wrong_players(players)
        return refusal

    def new(self, rules: Any, players: Sequence[str], *, chance: Chance, dealer: int) -> Any:
        """The game before its first deal, or dealt if chance has an answer already."""
        return make_game(rules, players, chance=chance, dealer=dealer)

    def resume(self, game: Any, chance: Chance) -> None:
        """From now on, this chance decides in a game that was replayed."""
        game.chance = chance

    @abstractmethod
    def try_out(self, rules: Any) -> None:
        """Compute once what questions need: a custom sheet may take too long for it."""

    @abstractmethod
    def sheet(self, rules: Any) -> Wire:
        """What does not change during a game: cards, contracts, points, settings in force."""

    @abstractmethod
    def book(self, rules: Any, words: Words) -> Book:
        """The rules in force, in words."""

    # -- ask ------------------------------------------------------------------------------------------------

    @abstractmethod
    def asked(self, game: G) -> Sequence[int]:
        """The seats that may act now; none between rounds."""

    @abstractmethod
    def dealt(self, game: G) -> bool:
        """Whether a round is being played."""

    def window(self, game: G) -> float | None:
        """For how many seconds several seats may act now, all but the last out of turn; None: no window."""
        return None

    def close(self, game: G) -> None:
        """Nobody acted while the window was open."""

    def why_not(self, game: G, move: str) -> Refusal | None:
        """Why a move cannot be played now: the rules of the game, and what only a table with a clock asks for."""
        return game.why_not(move)

    def play(self, game: G, move: str) -> None:
        """Play a move that is known to be legal."""
        game.play(move)

    def written(self, game: G, move: str) -> str:
        """The text of a move as the record holds it: single blanks, and what chance adds to it filled in.

        Raises `Refused` if the move names what only chance may decide.
        """
        return " ".join(move.split())

    @abstractmethod
    def question(self, view: Any) -> Wire | None:
        """All that the seat of a view may do now; None if it is not asked."""

    @abstractmethod
    def preview(self, view: Any, move: str) -> Wire | None:
        """What a legal move of a seat would leave, as far as the seat can know in advance."""

    def choose(self, player: Any, view: Any) -> str:
        """A player's answer to the question of its view; empty for none (it lets a window pass)."""
        return str(player.choose(view))

    def adviser(self, game: G) -> str:
        """The player that gives hints: the strongest one that answers at once."""
        return next((level.player for level in levels(self.game) if level.hints), self.levels[-1])

    # -- show -----------------------------------------------------------------------------------------------

    @abstractmethod
    def public_state(self, game: G, memo: Memo | None = None) -> Wire:
        """What everybody sees. A memo, one per table, allows parts of the last state to be reused."""

    @abstractmethod
    def hand(self, view: Any) -> Wire:
        """What only the seat of a view sees."""

    def hand_key(self, view: Any) -> Any:
        """A key that changes whenever `hand` does, and is faster to compute; None if there is none."""
        return None

    def left(self, game: G) -> list[list[str]]:
        """The cards counted after a round, face up."""
        return []

    def moves(self, game: G) -> list[str]:
        """The moves of the running round."""
        return [str(move) for move in game.table.moves]

    def note(self, game: G, verb: str, seat: int) -> str:
        """What the last move showed to its own seat alone."""
        return ""

    @abstractmethod
    def view(self, rules: Any, players: Sequence[str], seat: int, state: Any, hand: Any, moves: Sequence[str]) -> Any:
        """The view of a seat, rebuilt from what the seat was shown: bots get no other."""
