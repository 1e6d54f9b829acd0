"""Zehn: in ten phases to victory.

>>> import zehn
>>> game = zehn.new("phase10", players=["Anna", "Ben"], seed=7)
>>> game.turn
1
>>> game.play("1 draw")
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, overload

from zehn import build, rooms  # before all others: it chooses their build
from zehn.cards.notation import Move
from zehn.games.chance import Chance, Script, Seeded
from zehn.games.dice import DiceGame
from zehn.games.game import Game, Moves, Rules, View
from zehn.games.making import make_game, read_rules
from zehn.games.phase10 import Phase10
from zehn.games.profisort import ProfiSort
from zehn.games.settings import SettingError
from zehn.games.sheets import SheetError
from zehn.refusals import RecordError, Refusal, Refused, ZehnError
from zehn.version import __version__

if TYPE_CHECKING:  # two packages that can be called
    from zehn.games import GamesPackage
    from zehn.players import PlayersPackage

    games: GamesPackage
    players: PlayersPackage

__all__ = [
    "Chance", "DiceGame", "Game", "Move", "Moves", "Phase10", "ProfiSort", "RecordError", "Refusal", "Refused", "Rules",
    "Script", "Seeded", "SettingError", "SheetError", "View", "ZehnError", "__version__", "build", "games", "new",
    "players",
]  # fmt: skip


@overload
def new(
    game: Literal["phase10"],
    *,
    players: Sequence[str],
    rules: Mapping[str, Any] | None = None,
    seed: int | None = None,
    chance: Chance | None = None,
    dealer: int = 0,
) -> Phase10: ...
@overload
def new(
    game: Literal["dice"],
    *,
    players: Sequence[str],
    rules: Mapping[str, Any] | None = None,
    seed: int | None = None,
    chance: Chance | None = None,
) -> DiceGame: ...
@overload
def new(
    game: Literal["profisort"],
    *,
    players: Sequence[str],
    rules: Mapping[str, Any] | None = None,
    seed: int | None = None,
    chance: Chance | None = None,
    dealer: int = 0,
) -> ProfiSort: ...
@overload
def new(
    game: str,
    *,
    players: Sequence[str],
    rules: Mapping[str, Any] | None = None,
    seed: int | None = None,
    chance: Chance | None = None,
    dealer: int = 0,
) -> Game: ...
def new(
    game: str,
    *,
    players: Sequence[str],
    rules: Mapping[str, Any] | None = None,
    seed: int | None = None,
    chance: Chance | None = None,
    dealer: int = 0,
) -> Any:
    """A new game, dealt. `rules` are settings as in a record; chance comes from `seed`, or is given."""
    if game not in rooms.games():
        raise ZehnError("game-unknown", name=game, games=", ".join(rooms.games()))
    if chance is None:
        chance = Seeded(new_seed() if seed is None else seed)
    agreed = read_rules(game, rules or {})
    refusal = agreed.conflict() or agreed.wrong_players(players)
    if refusal is not None:
        raise Refused(refusal)
    if not 0 <= dealer < len(players):
        raise ZehnError("dealer-unknown", seat=dealer, last=len(players) - 1)
    return make_game(agreed, players, chance=chance, dealer=dealer)


def __getattr__(name: str) -> Any:
    """The packages that `import zehn` leaves out because it starts faster without them."""
    if name not in ("players", "record"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(f"{__name__}.{name}")


def new_seed() -> int:
    """A seed from the system's entropy."""
    import secrets

    return secrets.randbits(63)
