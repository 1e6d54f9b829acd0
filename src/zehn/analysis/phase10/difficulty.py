"""How hard a phase is: how often it is dealt, how many cards a fresh hand lacks, and how many turns it takes.

Hands are dealt from the deck and measured by the kernel. For the turns, the real engine plays a round in which every
seat has this phase, draws, takes and discards as `steady` does, and stops counting when it could lay. Nobody lays, so
nobody goes out, and no seat is cut off before it is ready. The same seed gives the same figures on every machine.
"""

import hashlib
from collections.abc import Iterator
from random import Random
from typing import Final, cast

from zehn.analysis.phases import MOST_TURNS, PhaseFigures
from zehn.cards.contracts import Contract
from zehn.cards.notation import Move
from zehn.games.card_sheet import CardSheet
from zehn.games.chance import Seeded
from zehn.games.phase10 import Phase10, Rules, View
from zehn.games.phase10.table import OVER, PLAY
from zehn.games.sheets import own_sheet
from zehn.players.phase10.steady import Steady

#: How many play: with more, there are more discards to take, but only the one before each seat counts.
SEATS: Final = 2


def difficulty(sheet: CardSheet, contract: Contract, *, hands: int, rounds: int, seed: int) -> PhaseFigures:
    """The figures of a phase of a sheet, from so many dealt hands and rounds."""
    own, rules = _seed_of(seed, contract), _rules_with(sheet, contract)
    missing = list(_missing(sheet, contract, hands, Random(own)))
    turns = [turn for number in range(rounds) for turn in _turns(rules, own + number)]
    slow = sum(turn >= MOST_TURNS for turn in turns)
    return PhaseFigures(
        contract.number,
        contract.text,
        missing.count(0) / len(missing),
        sum(missing) / len(missing),
        sum(turns) / len(turns) if turns else 0.0,
        slow / len(turns) if turns else 0.0,
    )


def _seed_of(seed: int, contract: Contract) -> int:
    """A phase has the same figures wherever it stands in a sheet."""
    return int.from_bytes(hashlib.sha256(f"{seed} {contract.text}".encode()).digest()[:5], "big")


def _rules_with(sheet: CardSheet, contract: Contract) -> Rules:
    """The rules of a sheet whose only phase is this one."""
    own = (sheet.own or {"game": sheet.game}) | {"phases": [{"contract": contract.text}]}
    own["rules"] = {name: value for name, value in own.get("rules", {}).items() if name not in ("phases", "variants")}
    return Rules(cast("CardSheet", own_sheet(own)), {"turn_limit": None})


def _missing(sheet: CardSheet, contract: Contract, hands: int, rng: Random) -> Iterator[int]:
    """How many cards dealt hands lack."""
    cards = list(sheet.deck.cards)
    for _ in range(hands):
        yield int(contract.reach(rng.sample(cards, sheet.deal)).missing)


def _turns(rules: Rules, seed: int) -> list[int]:
    """After how many of its turns each seat could lay, in one round."""
    game = Phase10(rules, [str(seat) for seat in range(SEATS)], chance=Seeded(seed))
    seats = [_Seat(game, seat, Random(seed + seat)) for seat in range(SEATS)]
    while game.table.step != OVER and any(not seat.needed for seat in seats):
        seats[game.table.turn].act()
    return [seat.needed or MOST_TURNS for seat in seats]


class _Seat:
    """A seat that collects for the phase; `needed`: after how many turns it could lay, 0 while it cannot."""

    def __init__(self, game: Phase10, seat: int, rng: Random) -> None:
        self.game, self.view = game, game.watch(seat)
        self.player = Steady(rng)
        self.needed = self.turns = 0

    def act(self) -> None:
        """One move."""
        if self.game.table.step != PLAY:
            self.game.make(self.player.choose(self.view))
            return
        self.turns += 1
        move = _discard(self.view) if self.needed else self.player.choose(self.view)
        if move.verb == "lay" or (self.turns >= MOST_TURNS and not self.needed):
            self.needed = self.turns
            move = _discard(self.view)
        self.game.make(move)


def _discard(view: View) -> Move:
    """Any card is put away: this seat has shown what it can."""
    deck, notation = view.table.rules.deck, view.table.rules.notation
    kind = next((kind for kind in view.cards if kind != deck.skip), deck.skip)
    return notation.discard[view.seat][kind]
