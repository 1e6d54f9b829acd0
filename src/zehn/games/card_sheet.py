"""The sheet of a card game: deck, deal, points and contracts."""

from collections.abc import Callable
from typing import Any, ClassVar

from zehn.cards.contracts import Contract, ContractError, read_contract
from zehn.cards.deck import SKIP, WILD, Deck
from zehn.games.sheet import Data, Sheet, SheetError, entries, whole


class CardSheet(Sheet):
    """A deck, how many cards are dealt, what each card costs, and the contracts."""

    keys: ClassVar = (*Sheet.keys, "deal", "deck", "points")
    tables: ClassVar = (*Sheet.tables, "deal", "deck")

    def read(self, data: Data) -> None:
        self.deal = whole(data["deal"], "cards", "deal", least=1, most=20)
        self.deck = _deck(data["deck"])
        self.points = _points(entries(data, "points"), self.deck)
        self.contracts = self.read_contracts(data)
        left = 2 + min(self.deck.counts[self.deck.skip], self.most)
        if len(self.deck.cards) < self.most * self.deal + left:
            details = {"cards": len(self.deck.cards), "players": self.most, "each": self.deal, "left": left}
            raise SheetError("deck", "sheet-few-cards", details=details)

    def read_contracts(self, data: Data) -> tuple[Contract, ...]:
        """The contracts, whatever the game calls them."""
        return read_contracts(entries(data, "phases"), self.deck, most=self.deal)


def _names(table: Data, name: str, *, most: int) -> list[str]:
    names: Any = table[name]
    good = isinstance(names, list) and all(isinstance(entry, str) and 0 < len(entry) <= 3 for entry in names)
    if not good or not 1 <= len(names) <= most or len(set(names)) < len(names):
        raise SheetError(f"deck.{name}", "sheet-names", details={"most": most})
    return list(names)


def _deck(table: Data) -> Deck:
    """The deck that a sheet describes (P10-02, SORT-01): values in colours, copies of each, wilds and skips."""
    values, colours = _names(table, "values", most=20), _names(table, "colours", most=8)
    taken = set("*!@, ")
    if any(taken & set(name) for name in values + colours):
        raise SheetError("deck", "sheet-signs")
    if any(not value.isalnum() or colour[0].isdigit() for value in values for colour in colours):
        raise SheetError("deck", "sheet-signs")
    if len({value + colour for value in values for colour in colours}) < len(values) * len(colours):
        raise SheetError("deck", "sheet-signs")
    return Deck(
        values,
        colours,
        copies=whole(table, "copies", "deck", least=1, most=8),
        wilds=whole(table, "wilds", "deck", least=0, most=30),
        skips=whole({"skips": 0} | table, "skips", "deck", least=0, most=30),
        loose=whole({"loose": 0} | table, "loose", "deck", least=0, most=len(values) - 1),
    )


def _points(rows: list[Data], deck: Deck) -> tuple[int, ...]:
    """What each kind costs (P10-32); every card of the deck must have its points."""
    points: dict[int, int] = {}
    for place, entry in enumerate(rows):
        key = f"points[{place}]"
        for name in entry:
            if name not in ("cards", "points", "clause"):
                raise SheetError(f"{key}.{name}", "sheet-unknown-key")
        cost = whole(entry, "points", key, least=0, most=1000)
        for kind in _kinds_between(entry.get("cards"), deck, key):
            points[kind] = cost
    for kind in range(deck.kinds):
        if deck.counts[kind] and kind not in points:
            raise SheetError("points", "sheet-no-points", details={"card": deck.names[kind]})
    return tuple(points.get(kind, 0) for kind in range(deck.kinds))


def _kinds_between(text: Any, deck: Deck, key: str) -> list[int]:
    """The kinds of `1-9`, `5`, `!` or `*`."""
    if text in (WILD, SKIP):
        return [deck.wild if text == WILD else deck.skip]
    first, _, last = str(text).partition("-")
    if first not in deck.values or (last or first) not in deck.values:
        raise SheetError(f"{key}.cards", "sheet-cards")
    between = range(deck.values.index(first), deck.values.index(last or first) + 1)
    if not between:
        raise SheetError(f"{key}.cards", "sheet-cards")
    return [kind for kind in range(deck.naturals) if deck.value_of[kind] in between]


def read_contracts(
    rows: list[Data], deck: Deck, *, most: int, where: str = "phases", kind: Callable[..., Contract] = Contract
) -> tuple[Contract, ...]:
    """The contracts of a sheet, numbered from 1 where they name no number, ascending; `where` is their key."""
    contracts = []
    for place, entry in enumerate(rows):
        key = f"{where}[{place}]"
        number = whole({"number": place + 1} | entry, "number", key, least=1, most=99)
        for name in entry:
            if name not in ("number", "contract", "clause", "name"):
                raise SheetError(f"{key}.{name}", "sheet-unknown-key")
        try:
            contracts.append(read_contract(number, str(entry.get("contract", "")), deck, most=most, kind=kind))
        except ContractError as error:
            raise SheetError(f"{key}.contract", error.key, details=error.details) from error
    numbers = [contract.number for contract in contracts]
    if numbers != sorted(set(numbers)):
        raise SheetError(where, "sheet-phase-order")
    return tuple(contracts)
