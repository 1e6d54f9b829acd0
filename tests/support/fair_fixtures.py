"""What clients of honest and of cheating servers were told, for the tests of the browser's witness.

PYTHONPATH=src:tests:tests/support python tests/support/fair_fixtures.py     writes web/tests/fair_fixtures.json anew
"""

import asyncio
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cheats
from live_house import House, house, turn
from places import ROOT
from zehn.server.client import Client
from zehn.tables import entries as e

PLACE = ROOT / "web" / "tests" / "fair_fixtures.json"

SHORT = {"phases": "10", "turn_limit": 6}
LONG = {"phases": "10", "turn_limit": 92}
LATE = LONG | {"turn_pile": "on_draw"}
SORT = {"first_to": 1, "tasks": "1,2"}

#: What is kept of a state: all that a witness looks at.
TABLE = ("commitment", "promises", "bound", "proof", "left", "phase", "number")
GAME = ("round", "dealer", "playing", "pile", "turning", "throws")


class Taped(Client):
    """A client that keeps what it was told."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.tape: list[dict[str, Any]] = []

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] in ("welcome", "update") and not self.verdicts:
            self.tape.append({"entries": [trimmed(entry) for entry in message["entries"]], "state": state(message)})
        super()._take(message)


def trimmed(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key != "at"}


def state(message: dict[str, Any]) -> dict[str, Any]:
    whole = message["state"]
    game = whole["game"]
    shown = None
    if game:
        shown = {key: game[key] for key in GAME if key in game} | {"seats": [{} for _ in game["seats"]]}
        shown["discards"] = game.get("discards", [])[-2:]
        if shown.get("turning"):
            shown["turning"] = {key: shown["turning"][key] for key in ("count", "cards")}
    you = [{"seat": you["seat"], "hand": you["hand"] and {"cards": you["hand"].get("cards")}} for you in whole["you"]]
    table = {key: whole["table"][key] for key in TABLE}
    return {"seq": whole["seq"], "table": table, "game": shown, "you": you}


async def taped(here: House, game: str, rules: dict[str, Any]) -> Taped:
    code, tokens = await here.table(
        "Anna", "Ben", game=game, rules=rules, bots=[] if rules in (LONG, LATE) else ["steady"]
    )
    anna = Taped(here.address, code, tokens[:1])
    ben = await here.join(code, tokens[1])
    await here.stack.enter_async_context(anna)
    await anna.request("start")
    for client in (anna, ben):
        await client.until(lambda c=client: c.state["table"]["phase"] == "playing")  # type: ignore[misc]
    if rules in (LONG, LATE):
        while not anna.verdicts:
            await turn([anna, ben])
    else:
        await cheats.a_round([anna, ben], game)
    return anna


def told(name: str, anna: Taped) -> dict[str, Any]:
    verdict = anna.verdicts[0]
    sheet = {key: anna.sheet[key] for key in ("deck", "dice", "deal", "tasks") if key in anna.sheet}
    nonces = {deal.commitment: deal.nonces for deal in anna.witness.deals.values() if deal.nonces}
    return {
        "name": name, "code": anna.state["table"]["code"], "sheet": sheet, "seats": anna.seats, "nonces": nonces,
        "verdict": verdict.what, "why": verdict.why, "messages": anna.tape,
    }  # fmt: skip


def bend(kind: type, trick: cheats.Trick) -> Callable[[pytest.MonkeyPatch], None]:
    return lambda patch: cheats.bend(patch, kind, trick)


def crooked(made: type[cheats.Crooked]) -> Callable[[pytest.MonkeyPatch], None]:
    return lambda patch: cheats.crooked(patch, made)


Case = tuple[str, str, dict[str, Any], Callable[[pytest.MonkeyPatch], None]]

CASES: list[Case] = [
    ("honest phase cards", "phase10", SHORT, lambda _: None),
    ("honest Profi-Sort", "profisort", SORT, lambda _: None),
    ("honest dice", "dice", {}, lambda _: None),
    ("honest turned pile", "phase10", LONG, lambda _: None),
    ("honest pile that is turned late", "phase10", LATE, lambda _: None),
    ("adds a nonce", "phase10", SHORT, bend(e.Dealt, cheats.add_nonce)),
    ("drops the nonces", "phase10", SHORT, bend(e.Dealt, cheats.drop_nonces)),
    ("drops the promises", "phase10", SHORT, bend(e.Bound, cheats.drop_promises)),
    ("swaps the seed", "phase10", SHORT, bend(e.Dealt, cheats.swap_seed)),
    ("swaps a nonce", "phase10", SHORT, bend(e.Dealt, cheats.swap_nonce)),
    ("swaps a promise", "phase10", SHORT, bend(e.Dealt, cheats.swap_promise)),
    ("goes back to version 1", "phase10", SHORT, bend(e.Dealt, cheats.forget_version)),
    ("seals again", "phase10", SHORT, cheats.reseal),
    ("deals other phase cards", "phase10", SHORT, crooked(cheats.Crooked)),
    ("deals other cards of Profi-Sort", "profisort", SORT, crooked(cheats.Crooked)),
    ("throws other dice", "dice", {}, crooked(cheats.Crooked)),
    ("turns another pile", "phase10", LONG, crooked(cheats.CrookedPile)),
]


async def case(folder: Path, name: str, game: str, rules: dict[str, Any]) -> dict[str, Any]:
    async with house(folder) as here:
        return told(name, await taped(here, game, rules))


def write() -> None:
    cases = []
    for name, game, rules, bent in CASES:
        with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
            bent(patch)
            cases.append(asyncio.run(case(Path(folder), name, game, rules)))
    PLACE.write_text("[\n" + ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases) + "\n]\n")


if __name__ == "__main__":
    write()
