"""A whole table played by calling functions of `zehn.tables`: `python -S -I table_alone.py SRC GAME`.

It prints the names of all modules that came from elsewhere than the standard library and `src`, and what was played.
"""

import json
import secrets
import sys
from random import Random

sys.path.insert(0, sys.argv[1])

from zehn.refusals import Refused
from zehn.tables import clock, views
from zehn.tables import entries as e
from zehn.tables import protocol as p
from zehn.tables.plain import from_plain, to_plain
from zehn.tables.requests import bind, check_pass, create, deal, decide, join, legal
from zehn.tables.retelling import retell
from zehn.tables.rules import agreed
from zehn.tables.seating import Seating
from zehn.tables.table import BETWEEN, OVER, PLAYING, Table
from zehn.tables.witness import Witness

GAME = sys.argv[2]
CHANCE = Random(7)


def token(nbytes: int | None = None) -> str:
    """Seeds and nonces that are the same every time."""
    return CHANCE.randbytes(nbytes or 32).hex()


secrets.token_hex = secrets.token_urlsafe = token

#: As short as a game of each kind can be.
RULES: dict[str, dict[str, object]] = {
    "phase10": {"phases": "1,2", "variants": ["knocking"]},
    "dice": {},
    "profisort": {"first_to": 3},
}
EVERYBODY = views.People(frozenset((0, 1)), 1)
played: dict[str, int] = {}


def add(table: Table, entries: list[e.AnyEntry]) -> None:
    """Store entries – as text and back, as a store would – and play them."""
    for entry in entries:
        text = json.dumps(to_plain(entry))
        table.apply(e.read(json.loads(text)), 1_700_000_000_000 + table.seq)
        rows.append(text)
        played[entry.TAG] = played.get(entry.TAG, 0) + 1
    for seat, witness in enumerate(witnesses):
        told = to_plain(views.update(table, witness.seq, [seat], EVERYBODY))
        witness.take(told["state"], told["entries"], to_plain(views.sheet(table)), [seat])


def ask(table: Table, who: int, **request: object) -> None:
    """A request as it would come in as text."""
    add(table, decide(table, [who], p.read(json.loads(json.dumps(request))), EVERYBODY.connected))


def refusal(table: Table, who: int, **request: object) -> str:
    """Why a request is refused."""
    try:
        ask(table, who, **request)
    except Refused as refused:
        return refused.refusal.key
    return ""


def bot_move(table: Table, seat: int, level: str = "steady") -> str:
    """What a bot does that was shown what its seat was shown, and nothing else."""
    board, game = table.board, table.game
    assert game is not None
    state = from_plain(board.state_type, to_plain(board.public_state(game)))
    hand = from_plain(board.hand_type, to_plain(board.hand(game.watch(seat))))
    view = board.view(table.rules, table.names, seat, state, hand, board.moves(game))
    return board.choose(board.players[level](Random(table.seq)), view)


def deal_round(table: Table) -> None:
    """Promise, bind, reveal."""
    shown = views.table_state(table, (), 0)
    for seat in (0, 1):
        ask(table, seat, type="ready", seat=seat, promise=witnesses[seat].promise(shown.commitment, seat))
    if not table.bound:
        add(table, bind())
    for seat in (0, 1):
        for own, nonce in witnesses[seat].reveals(to_plain(views.table_state(table, (), 0))):
            ask(table, own, type="reveal", seat=own, nonce=nonce)
    if table.phase == BETWEEN:
        add(table, deal(table))


def move(table: Table) -> None:
    """Whatever comes next in a round."""
    asked = table.asked()
    for seat in (0, 1):
        json.dumps(to_plain(views.state(table, [seat], EVERYBODY)))
    if table.window() is not None:
        check_pass(table, [asked[0]], p.Wave(question=table.question, seat=asked[0]))
        add(table, [e.Closed()])
        return
    seat = asked[0]
    add(table, [e.Moved(legal(table, bot_move(table, seat)))])
    if table.back and "undo" not in played and table.phase == PLAYING:
        ask(table, seat, type="undo", seat=seat, question=table.question)


def play(table: Table) -> None:
    """A whole game."""
    rounds = 0
    while table.phase != OVER:
        if table.phase == BETWEEN:
            rounds += 1
            deal_round(table)
        move(table)
    played["rounds"] = rounds


witnesses = [Witness(), Witness()]
rows: list[str] = []
seating: Seating[object] = Seating(table := Table("ALONE2"))  # type: ignore[type-var]
rules = agreed(GAME, RULES[GAME], 3).written()
add(table, create(GAME, rules, 3, e.Options(pace=0, clock=20), "Anna"))
add(table, join(table, None, "Ben"))
ask(table, 0, type="bot", seat=2, level="steady")
ask(table, 0, type="say", seat=0, text="Hallo!")
ask(table, 0, type="start")
presence = clock.Presence(frozenset((0, 1)), seating.away, 0.0, frozenset, lambda: 0.0)
due = clock.due(table, presence, put_away=60.0)
assert due is not None
assert due.what in (clock.DEAL, clock.BIND)
assert refusal(table, 1, type="pause") == "host-only"
play(table)
page = to_plain(retell(table.code, 0, table.records[0], 0))
assert page["proven"]
ask(table, 0, type="rematch")
ask(table, 1, type="leave", seat=1)
again = Table.replay(table.code, [(0, e.read(json.loads(row))) for row in rows])
assert (again.seq, again.phase, again.names) == (table.seq, table.phase, table.names)
verdicts = [verdict.what for witness in witnesses for verdict in witness.verdicts]

foreign = [
    name
    for name, module in sorted(sys.modules.items())
    if name.partition(".")[0] not in sys.stdlib_module_names
    and name != "__main__"
    and not (getattr(module, "__file__", None) or sys.argv[1]).startswith(sys.argv[1])
]
print(json.dumps({"foreign": foreign, "played": played, "verdicts": verdicts}))
