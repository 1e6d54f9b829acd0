"""The own hand: cards that can be selected, with the useful ones marked."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from zehn.cards.deck import Deck
from zehn.terminal.common.faces import called, face, sign
from zehn.terminal.common.flow import Block, Flow
from zehn.words import Words, words

#: The keys that select the first cards.
DIGITS = "1234567890"

USEFUL = "●"
SELECTED = "▲"


class Held(NamedTuple):
    """A card as it is shown."""

    kind: int
    useful: bool


class Hand(Flow):
    """Cards side by side; a cursor, and any number of them selected. Small cards where large ones need two rows."""

    gap = 1

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.deck: Deck | None = None
        self.say: Words = words("en")
        self.card_width = 0
        self.held: list[Held] = []
        self.chosen: list[bool] = []
        self.cursor = 0

    def hold(self, deck: Deck, held: Sequence[Held], say: Words, *, fresh: int = -1) -> None:
        """Show these cards; what was selected stays so. `fresh` is a kind that just came: the cursor goes there."""
        selected = self.selected
        self.deck, self.say = deck, say
        self.card_width = 2 + max([len(called(deck, kind, say)) for kind in range(deck.kinds)])
        self.held = list(held)
        self.chosen = [False] * len(held)
        for place, card in enumerate(held):
            if card.kind in selected:
                selected.remove(card.kind)
                self.chosen[place] = True
        kinds = [card.kind for card in held]
        self.cursor = kinds.index(fresh) if fresh in kinds else min(self.cursor, max(0, len(held) - 1))
        self.refresh(layout=True)

    @property
    def selected(self) -> list[int]:
        """The kinds that are selected, from left to right."""
        return [card.kind for card, chosen in zip(self.held, self.chosen, strict=True) if chosen]

    def select(self, kinds: Sequence[int]) -> None:
        """Select just these."""
        rest = list(kinds)
        for place, card in enumerate(self.held):
            self.chosen[place] = card.kind in rest
            if self.chosen[place]:
                rest.remove(card.kind)
                self.cursor = place
        self.refresh()

    def toggle(self, place: int) -> None:
        """Select a card, or no longer."""
        if place < len(self.held):
            self.chosen[place] = not self.chosen[place]
            self.cursor = place
            self.refresh()

    def step(self, step: int) -> None:
        """Move the cursor."""
        if self.held:
            self.cursor = (self.cursor + step) % len(self.held)
            self.refresh()

    def blocks_for(self, width: int) -> list[Block]:
        cards = [self._card(place, small=False) for place in range(len(self.held))]
        if sum([card.width + self.gap for card in cards]) - self.gap > width:
            return [self._card(place, small=True) for place in range(len(self.held))]
        return cards

    def _card(self, place: int, *, small: bool) -> Block:
        assert self.deck is not None
        card, deck = self.held[place], self.deck
        value, colour = sign(deck, card.kind, self.say)
        style = face(deck, card.kind)
        width = self.card_width
        if small:
            lines = [Text(called(deck, card.kind, self.say).center(width), style)]
        else:
            lines = [Text(f" {value}".ljust(width), style), Text(f"{colour} ".rjust(width), style)]
        return Block((self._key(place, width), *lines, self._mark(place, width)), str(place))

    def _key(self, place: int, width: int) -> Text:
        """The line above a card: its key, or where the cursor is."""
        key = DIGITS[place] if place < len(DIGITS) else " "
        if place == self.cursor and self.has_class("active"):
            return Text(f"›{key}‹".center(width), "bold reverse")
        return Text(key.center(width), "dim")

    def _mark(self, place: int, width: int) -> Text:
        """The line below a card: selected or not, useful or not."""
        mark = (SELECTED if self.chosen[place] else "") + (USEFUL if self.held[place].useful else "")
        return Text(mark.center(width), "bold")
