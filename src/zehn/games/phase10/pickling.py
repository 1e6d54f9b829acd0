"""Pickles of the phase card game: rows as lists, and nothing that can be found again."""

from typing import Any

from zehn.cards.deck import row_of
from zehn.games.chance import Chance
from zehn.games.phase10.engine import Dealt, Phase10
from zehn.games.phase10.hand import Hand
from zehn.games.phase10.rules import Rules
from zehn.games.phase10.table import RoundScore, Standing, Table
from zehn.games.pickling import Reduced, checked, groups_of, moves_of, parts_of

#: The fields of a table that do not follow from others, the rules or the players.
FIELDS = (
    "after", "barred", "dealer", "ending", "first_lost", "knocked", "lost", "pile", "playing", "playoff", "round",
    "skips", "step", "turn", "turning", "turnings", "turns",
)  # fmt: skip
ROWS = ("discards_row", "known_row", "laid_row", "since_row", "sizes_row")

State = dict[str, Any]


def reduce_hand(hand: Hand) -> Reduced:
    """A hand as plain data."""
    return make_hand, (hand.cards, list(hand.drawn))


def make_hand(cards: list[int], drawn: list[int]) -> Hand:
    """The hand from plain data."""
    return Hand(row_of(list(cards)), row_of(list(drawn)))


def reduce_table(table: Table) -> Reduced:
    """A table as plain data."""
    state: State = {name: getattr(table, name) for name in FIELDS}
    state["rows"] = {name: list(getattr(table, name)) for name in ROWS}
    state["open"] = [[contract.number for contract in contracts] for contracts in table.open]
    state["groups"] = parts_of(table.groups, table.rules.contracts)
    state["moves"] = [str(move) for move in table.moves]
    state["standing"] = _written(table.standing)
    return make_table, (table.rules, table.players, state)


def make_table(rules: Rules, players: tuple[str, ...], state: State) -> Table:
    """The table from plain data."""
    table = Table(rules, players, 0)
    table.only(state["playing"])
    for name in FIELDS:
        setattr(table, name, state[name])
    for name, row in state["rows"].items():
        setattr(table, name, row_of(list(row)))
    numbered = {contract.number: contract for contract in rules.contracts}
    table.open = [tuple([numbered[number] for number in numbers]) for numbers in state["open"]]
    table.groups = groups_of(state["groups"], rules.contracts)
    table.find_takes()
    table.moves = moves_of(rules, state["moves"])
    table.standing = _standing(*state["standing"])
    return table


def _written(standing: Standing) -> tuple[Any, ...]:
    scores = [(score.points, score.laid) for score in standing.scores]
    return standing.stage, standing.totals, scores, standing.winners, standing.done


def _standing(stage: Any, totals: Any, scores: Any, winners: Any, done: Any) -> Standing:
    rounds = tuple([RoundScore(row_of(list(points)), row_of(list(laid))) for points, laid in scores])
    return Standing(row_of(list(stage)), row_of(list(totals)), rounds, winners, done)


def reduce_game(game: Phase10) -> Reduced:
    """A game as plain data."""
    past = game.past if game.past is None else [_dealt(dealt) for dealt in game.past]
    dealt = (list(game.stack), list(game.deck_row), game.turned, past)
    return make_game, (game.table, game.hands, dealt, checked(game.chance))


def _dealt(dealt: Dealt) -> tuple[Any, ...]:
    return dealt.dealer, dealt.deck, dealt.turned, [str(move) for move in dealt.moves]


def make_game(table: Table, hands: list[Hand], dealt: tuple[Any, ...], chance: Chance) -> Phase10:
    """The game from plain data."""
    stack, deck, turned, past = dealt
    game = Phase10.imagined(table, hands, row_of([]), chance)
    game.stack, game.deck_row, game.turned = row_of(list(stack)), row_of(list(deck)), turned
    game.past = past if past is None else tuple([_dealt_again(table.rules, *parts) for parts in past])
    return game


def _dealt_again(rules: Rules, dealer: int, deck: list[int], turned: Any, texts: list[str]) -> Dealt:
    return Dealt(dealer, row_of(list(deck)), turned, moves_of(rules, texts))
