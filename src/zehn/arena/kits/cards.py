"""What the kits of all card games share."""

from collections.abc import Iterable, Sequence

from zehn.arena.kits.kit import Kit
from zehn.arena.outcome import Outcome
from zehn.cards.notation import Move
from zehn.games.card_game import C


class CardKit(Kit[C]):
    """A deck, hands, two piles and groups on the table."""

    def cards(self, game: C) -> list[int]:
        """Hands, both piles, groups, and what only this game has."""
        table = game.table
        cards: list[int] = [kind for hand in game.hands for kind in hand.cards] + game.pile + table.discards
        cards += [kind for group in table.groups for kind in group.cards]
        return cards + self.others(game)

    def others(self, game: C) -> list[int]:
        """The cards in other places."""
        return []

    def whole(self, game: C) -> list[int]:
        return list(game.rules.deck.cards)

    def moves(self, game: C) -> Iterable[Sequence[Move]]:
        return [dealt.moves for dealt in game.history]

    def outcome(self, game: C, turns: int | None) -> Outcome:
        """The same as the result says, but faster."""
        standing = game.table.standing
        return Outcome(standing.winners, standing.totals, standing.done, len(standing.scores), turns)
