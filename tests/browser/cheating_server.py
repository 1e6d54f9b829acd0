"""A server whose operator deals the cards from the bottom of the deck: `python cheating_server.py HOST PORT STORE`."""

from zehn.cards.deck import Deck
from zehn.games.chance import Shuffled
from zehn.games.fair import Fair
from zehn.server import serve
from zehn.tables import table


class Crooked(Fair):
    """Another deck than seed and nonces say."""

    def deck(self, deck: Deck, *, round: int) -> Shuffled:
        honest = super().deck(deck, round=round)
        return None if honest is None else honest[::-1]


if __name__ == "__main__":
    vars(table)["Fair"] = Crooked
    serve.main()
