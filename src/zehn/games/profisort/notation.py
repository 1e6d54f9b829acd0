"""The moves of Profi-Sort as texts: also `give As 1`, `sit As`, `repeat 4 …`, `redeal`, `keep`."""

from zehn.cards.deck import Deck
from zehn.cards.groups import Spread
from zehn.cards.notation import GROUP_NAME, NUMBER, Move, Notation, read_head

BARE = ("draw", "take", "redeal", "keep")


class SortNotation(Notation):
    """Reads and makes the moves of Profi-Sort."""

    def __init__(self, deck: Deck, seats: int = 3) -> None:
        super().__init__(deck, seats)
        self.redeal = tuple(Move(deck, seat, "redeal") for seat in range(seats))
        self.keep = tuple(Move(deck, seat, "keep") for seat in range(seats))

    def repeat(self, seat: int, number: int, spreads: list[Spread]) -> Move:
        """The repetition of a task (SORT-13)."""
        return Move(self.deck, seat, "repeat", number=number, spreads=spreads)

    def give(self, seat: int, kind: int, to: int) -> Move:
        """An ace for an opponent (SORT-17)."""
        return Move(self.deck, seat, "give", cards=(kind,), to=to)

    def sit(self, seat: int, kind: int) -> Move:
        """A received ace in place of a turn (SORT-19)."""
        return Move(self.deck, seat, "sit", cards=(kind,))

    def hit_with(self, seat: int, kinds: tuple[int, ...], group: int) -> Move:
        """Several cards at once (SORT-09)."""
        return Move(self.deck, seat, "hit", cards=kinds, group=group)

    def read(self, text: str) -> Move | None:
        """The move that a text means; None if it cannot be read."""
        seat, verb, words = read_head(text)
        if seat < 0:
            return None
        match verb, words:
            case verb, [] if verb in BARE:
                return Move(self.deck, seat, verb)
            case (("discard" | "sit"), [card]) if card in self.deck.kind_of:
                return Move(self.deck, seat, verb, cards=(self.deck.kind_of[card],))
            case "give", [card, to] if card in self.deck.kind_of and NUMBER.fullmatch(to):
                return self.give(seat, self.deck.kind_of[card], int(to))
            case "hit", [cards, group, *end]:
                return self._read_hit(seat, cards, group, end)
            case "lay", [number, *groups]:
                return self._read_lay(seat, number, groups)
            case "repeat", [number, *groups]:
                lay = self._read_lay(seat, number, groups)
                return lay and self.repeat(seat, lay.number, lay.spreads)
        return None

    def _read_hit(self, seat: int, card: str, group: str, end: list[str]) -> Move | None:
        kinds = tuple([self.deck.kind_of.get(name, -1) for name in card.split(",")])
        name = GROUP_NAME.fullmatch(group)
        if -1 in kinds or not name or end not in ([], ["low"], ["high"]):
            return None
        return Move(self.deck, seat, "hit", cards=kinds, group=int(name[1]), end="".join(end))
