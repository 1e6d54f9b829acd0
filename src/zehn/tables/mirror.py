"""A game played again from what one client was told: the cards must come from the proofs, and look as they were shown.

During a round nobody but the table knows its seed, so what was shown is kept until the proof is there. Then the table's
own engine plays the round again, and every state that was shown must be the one that comes out.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from zehn.games.fair import Proof
from zehn.refusals import Refused
from zehn.tables import entries as e
from zehn.tables.plain import to_plain
from zehn.tables.table import PLAYING, Table

Told = Mapping[str, Any]

#: What a game that is played again may stumble over, if its cards are not those that were shown.
STUMBLES = (Refused, LookupError, ValueError, AssertionError)


class Step(NamedTuple):
    """Some entries of a round, and what was shown after them: to all, to each own seat, and the cards counted."""

    whats: Sequence[Told]
    game: Told
    hands: Mapping[int, Told]
    left: Sequence[Sequence[str]] | None


class Mirror:
    """A table that holds nothing but the game, seen from its start."""

    def __init__(self, game: str, rules: dict[str, Any], names: Sequence[str], dealer: int) -> None:
        self.table = Table("")
        self.table.apply(e.Created(game, rules, len(names), e.Options()), 0)
        for seat, name in enumerate(names):
            self.table.apply(e.Botted(seat, "", name), 0)
        self.table.apply(e.Started(dealer), 0)

    def agrees(self, proof: Proof, steps: Sequence[Step]) -> bool:
        """Play a round by its proof; whether everything looks as it was shown."""
        try:
            self._deal(proof)
            return all(self._follows(step) for step in steps)
        except STUMBLES:
            return False

    def _deal(self, proof: Proof) -> None:
        entries: list[e.AnyEntry] = [e.Sealed(proof.seed)]
        if proof.promises is not None:
            entries += [e.Promised(seat, promise) for seat, promise in enumerate(proof.promises) if promise]
            entries.append(e.Bound())
        entries += [e.Nonce(seat, proof.nonces[seat]) for seat in proof.seats]
        for entry in [*entries, e.Dealt()]:
            self.table.apply(entry, 0)

    def _follows(self, step: Step) -> bool:
        return all(self._plays(what) for what in step.whats) and self._looks(step)

    def _plays(self, what: Told) -> bool:
        """Do what an entry says; False if dice fell that the proof does not know."""
        if what["kind"] == "dealt":
            return True
        entry = e.read(what)
        assert isinstance(entry, e.Moved | e.Closed | e.Undone)
        if isinstance(entry, e.Moved) and not self._falls(entry.move):
            return False
        self.table.apply(entry, 0)
        return True

    def _falls(self, move: str) -> bool:
        seat, verb = move.split(" ")[:2]
        return verb != "roll" or self.table.board.written(self.table.game, f"{seat} roll") == move

    def _looks(self, step: Step) -> bool:
        table = self.table
        game, board = table.game, table.board
        assert game is not None
        if not _same(to_plain(board.public_state(game)), step.game):
            return False
        if not all(_same(to_plain(board.hand(game.watch(seat))), hand) for seat, hand in step.hands.items()):
            return False
        return table.phase == PLAYING or step.left is None or board.left(game) == step.left


def _same(mine: Any, shown: Any) -> bool:
    """Whether two states agree. A server of another version may show things that are not known here."""
    if isinstance(mine, dict) and isinstance(shown, dict):
        return all(_same(mine[key], shown[key]) for key in mine if key in shown)
    if isinstance(mine, list) and isinstance(shown, list):
        return len(mine) == len(shown) and all(_same(*pair) for pair in zip(mine, shown, strict=True))
    return bool(mine == shown)
