"""What a seat of Profi-Sort observes."""

from zehn.envs.common.observation import Observation
from zehn.envs.profisort.actions import GROUPS, SEATS, places_of
from zehn.games.profisort import Rules, View
from zehn.games.profisort.table import ASK, DRAW, FINISH, PLAY

#: The kinds of groups, as the sheet calls them.
FORMS = ("set", "run", "colour", "twin", "any", "rainbow", "each")

STEPS = {ASK: 0, DRAW: 1, PLAY: 2, FINISH: 3}


class SortObservation(Observation):
    """Own cards, unseen cards, piles, tasks, seats, groups: all that a view knows, seats counted from the observing
    one.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules = rules
        self.numbers = [task.number for task in rules.contracts]
        self.bonuses = [task.number for task in rules.tasks]
        for name in ("hand", "unseen", "discards", "top", "wanted", "fits"):
            self.field(name, rules.deck.names)
        self.field("missing", self.bonuses)
        self.field("step", ["redeal", "draw", "play", "finish"])
        self.field("table", ["pile", "round", "turns"])
        for seat in range(SEATS):
            self.field(f"seat {seat}", ["plays", "dealer", "turn", "cards", "points", "given"])
            self.field(f"seat {seat} done", self.numbers)
            self.field(f"seat {seat} laid", self.numbers)
            self.field(f"seat {seat} jokerless", self.bonuses)
            self.field(f"seat {seat} known", rules.deck.names)
            self.field(f"seat {seat} received", rules.deck.names)
        for place in range(GROUPS):
            self.field(f"group {place}", [*FORMS, "owner", "low", "high", "cards"])

    def write(self, view: View, row: bytearray) -> None:
        table, deck = view.table, self.rules.deck
        self.count(row, "hand", view.cards)
        unseen = view.unseen()
        self.put(row, "unseen", [unseen[kind] for kind in range(deck.kinds)])
        self.count(row, "discards", table.discards)
        if table.top >= 0:
            self.mark(row, "top", table.top)
        self.mark_all(row, "fits", table.takes)
        self._write_tasks(view, row)
        if table.step in STEPS:
            self.mark(row, "step", STEPS[table.step])
        self.put(row, "table", [table.pile, table.round, table.turns])
        for seat in range(len(table.players)):
            self._write_seat(view, seat, row)
        self._write_groups(view, row)

    def _write_tasks(self, view: View, row: bytearray) -> None:
        """How many cards are missing for each task, and which cards help with those that are not done."""
        sorting, place_of, wants = view.sorting(), self.rules.place_of, 0
        self.put(row, "missing", [sorting.missing(place_of[number]) for number in self.bonuses])
        for task in view.table.open[view.seat]:
            wants |= sorting.wants(place_of[task.number])
        self.mark_all(row, "wanted", wants)

    def _write_seat(self, view: View, seat: int, row: bytearray) -> None:
        """Points are counted in fives; `given`: this seat got an ace from the observing one in this round (SORT-18)."""
        table, standing = view.table, view.table.standing
        field = f"seat {(seat - view.seat) % len(table.players)}"
        marks = [1, seat == table.dealer, seat == table.turn, table.sizes[seat]]
        self.put(row, field, [*marks, standing.totals[seat] // 5, (view.seat, seat) in table.given])
        for number in standing.done[seat]:
            self.mark(row, f"{field} done", self.numbers.index(number))
        for number in table.laid[seat]:
            self.mark(row, f"{field} laid", self.numbers.index(number))
        for number in standing.jokerless[seat]:
            self.mark(row, f"{field} jokerless", self.bonuses.index(number))
        self.count(row, f"{field} known", table.known[seat])
        self.count(row, f"{field} received", table.received[seat])

    def _write_groups(self, view: View, row: bytearray) -> None:
        table, seats = view.table, len(view.table.players)
        for group, place in zip(table.groups, places_of(table, view.seat), strict=True):
            if place < GROUPS:
                kind = [0] * len(FORMS)
                kind[FORMS.index(group.form.word)] = 1
                owner = (group.owner - view.seat) % seats
                self.put(row, f"group {place}", [*kind, owner, group.low + 1, group.high + 1, len(group.cards)])
