"""Zehn: in ten phases to victory.

>>> import zehn
>>> game = zehn.new("phase10", players=["Anna", "Ben"], seed=7)
>>> game.turn
1
>>> game.play("1 draw")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, overload

from zehn import build, rooms  # before all others: it chooses their build
from zehn.version import __version__

if TYPE_CHECKING:
    from zehn.cards.notation import Move
    from zehn.games import GamesPackage  # a package that can be called, as the next one
    from zehn.games.chance import Chance, Script, Seeded
    from zehn.games.dice import DiceGame
    from zehn.games.game import Game, Moves, Rules, View
    from zehn.games.phase10 import Phase10
    from zehn.games.profisort import ProfiSort
    from zehn.games.settings import SettingError
    from zehn.games.sheets import SheetError
    from zehn.players import PlayersPackage
    from zehn.refusals import RecordError, Refusal, Refused, ZehnError

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
    from zehn.games.chance import Seeded
    from zehn.games.making import make_game, read_rules
    from zehn.refusals import Refused, ZehnError

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


#: Where the public names are; `import zehn` starts faster without any of them.
_HOMES = {
    "zehn.cards.notation": ("Move",),
    "zehn.games.chance": ("Chance", "Script", "Seeded"),
    "zehn.games.dice": ("DiceGame",),
    "zehn.games.game": ("Game", "Moves", "Rules", "View"),
    "zehn.games.phase10": ("Phase10",),
    "zehn.games.profisort": ("ProfiSort",),
    "zehn.games.settings": ("SettingError",),
    "zehn.games.sheets": ("SheetError",),
    "zehn.refusals": ("RecordError", "Refusal", "Refused", "ZehnError"),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}
_PACKAGES = ("cards", "games", "kernel", "pad", "players", "record", "refusals", "words")


def __getattr__(name: str) -> Any:
    """A public name or package, imported when it is first used."""
    if name in _HOME:
        found = globals()[name] = getattr(import_module(_HOME[name]), name)
        return found
    if name not in _PACKAGES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(f"{__name__}.{name}")


def __dir__() -> list[str]:
    """What there is, whether or not it has been imported."""
    return sorted({*globals(), *__all__, *_PACKAGES})


def new_seed() -> int:
    """A seed from the system's entropy."""
    import secrets

    return secrets.randbits(63)
