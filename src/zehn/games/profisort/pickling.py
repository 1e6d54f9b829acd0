"""Pickles of Profi-Sort: nothing that can be found again."""

from typing import Any

from zehn.games.chance import Chance
from zehn.games.pickling import Reduced, checked, groups_of, moves_of, parts_of
from zehn.games.profisort.engine import Dealt, ProfiSort
from zehn.games.profisort.hand import Hand
from zehn.games.profisort.rules import Rules
from zehn.games.profisort.table import Table

#: The fields of a table that do not follow from others or the rules.
FIELDS = (
    "after", "again", "asked", "dealer", "discards", "ending", "given", "known", "laid", "pile", "received", "round",
    "sizes", "standing", "step", "turn", "turns",
)  # fmt: skip

State = dict[str, Any]


def reduce_table(table: Table) -> Reduced:
    """A table as plain data."""
    state: State = {name: getattr(table, name) for name in FIELDS}
    state["groups"] = parts_of(table.groups, table.rules.contracts)
    state["moves"] = [str(move) for move in table.moves]
    return make_table, (table.rules, table.players, state)


def make_table(rules: Rules, players: tuple[str, ...], state: State) -> Table:
    """The table from plain data."""
    table = Table(rules, players, 0)
    for name in FIELDS:
        setattr(table, name, state[name])
    table.put(groups_of(state["groups"], rules.contracts))
    table.open = [table.still_open(seat) for seat in range(len(players))]
    table.moves = moves_of(rules, state["moves"])
    return table


def reduce_game(game: ProfiSort) -> Reduced:
    """A game as plain data."""
    dealt = [(dealt.dealer, dealt.deck, [str(move) for move in dealt.moves]) for dealt in game.history]
    return make_game, (game.table, game.hands, game.pile, dealt, checked(game.chance))


def make_game(table: Table, hands: list[Hand], pile: list[int], dealt: list[Any], chance: Chance) -> ProfiSort:
    """The game again; its running round notes the moves of the table."""
    game = ProfiSort.imagined(table, hands, pile, chance)
    game.history = [Dealt(dealer, deck, moves_of(table.rules, texts)) for dealer, deck, texts in dealt]
    if game.history:
        game.history[-1] = game.history[-1].copy(table.moves)
    return game
