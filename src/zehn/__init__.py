"""Zehn: in ten phases to victory.

>>> import zehn
>>> game = zehn.new("phase10", players=["Anna", "Ben"], seed=7)
>>> game.turn
1
>>> game.play("1 draw")
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, overload

from zehn import build, rooms  # before all others: it chooses their build
from zehn.cards.notation import Move
from zehn.games.chance import Chance, Script, Seeded
from zehn.games.dice import DiceGame
from zehn.games.making import make_game, read_rules
from zehn.games.phase10 import Phase10, View
from zehn.games.profisort import ProfiSort
from zehn.games.settings import SettingError
from zehn.games.sheets import SheetError
from zehn.refusals import Refusal, Refused

__version__ = "0.1.0"
__all__ = [
    "Chance", "DiceGame", "Move", "Phase10", "ProfiSort", "Refusal", "Refused", "Script", "Seeded", "SettingError",
    "SheetError", "View", "build", "new",
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
        raise ValueError(f"no game {game!r}; there are {', '.join(rooms.games())}")
    if chance is None:
        chance = Seeded(new_seed() if seed is None else seed)
    agreed = read_rules(game, rules or {})
    refusal = agreed.conflict() or agreed.wrong_players(players)
    if refusal is not None:
        raise Refused(refusal)
    if not 0 <= dealer < len(players):
        raise ValueError(f"no seat {dealer} for the dealer; there are {len(players)}, counted from 0")
    return make_game(agreed, players, chance=chance, dealer=dealer)


def new_seed() -> int:
    """A seed from the system's entropy."""
    import secrets

    return secrets.randbits(63)
