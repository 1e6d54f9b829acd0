"""The other end of the wire: sit at a live table from Python, by hand or with a bot.

    place = await make_table("http://localhost:8010", "phase10", "Anna", bots=["steady"], chairs=2)
    async with Client("http://localhost:8010", place["table"], [place["token"]]) as client:
        await client.request("start")
        await play(client, make_player("phase10", "steady", Random()))

A client knows no rules. It reconnects by itself, promises a nonce of its own before every deal, and its witness checks
afterwards that the cards were those of seed and nonces: `client.verdicts` has a verdict for every round.
"""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from zehn.players import Player
from zehn.server.tokens import claimed_seat
from zehn.tables.boards import board_of
from zehn.tables.plain import from_plain
from zehn.tables.witness import UNFAIR, Verdict, Witness

Message = dict[str, Any]

#: Seconds between two attempts to connect again: they grow up to the last.
PAUSES = (0.05, 0.1, 0.1, 0.2, 0.2, 0.3, 0.5, 0.5, 1.0)


class RefusedByTable(Exception):
    """The table refused something: `clause` and `key` say what, `text` is a sentence."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message['clause']}: {message['text']}")
        self.message = message
        self.clause: str = message["clause"]
        self.key: str = message["key"]


class ConnectionLost(Exception):
    """The connection broke before the answer arrived: check the state after reconnecting."""


# -- HTTP -----------------------------------------------------------------------------------------------------------


async def make_table(address: str, game: str, name: str, **wishes: Any) -> Message:
    """Make a table and take its first chair; wishes are `rules`, `chairs`, `bots`, `options`."""
    place: Message = await _ask(f"{address}/api/tables", {"game": game, "name": name} | wishes)
    return place


async def take_chair(address: str, code: str, name: str, seat: int | None = None) -> Message:
    """Take a chair at a table."""
    place: Message = await _ask(f"{address}/api/tables/{code}/seats", {"name": name, "seat": seat})
    return place


async def change_rules(address: str, code: str, token: str, rules: Message, options: Message) -> Message:
    """Change rules and options before a game, with the host's token; the table besides the game."""
    body = {"token": token, "rules": rules, "options": options}
    table: Message = await _ask(f"{address}/api/tables/{code}/rules", body)
    return table


async def fetch(address: str, path: str) -> Any:
    """The answer of a route."""
    return await _ask(f"{address}{path}", None)


async def _ask(url: str, body: object) -> Any:
    return await asyncio.to_thread(_ask_now, url, body)


def _ask_now(url: str, body: object) -> Any:
    sent = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(url, sent, {"Content-Type": "application/json"}), timeout=30) as answer:
            return json.load(answer)
    except HTTPError as error:
        with error:
            raise RefusedByTable(json.load(error)) from error


# -- the socket -----------------------------------------------------------------------------------------------------


class Client:
    """A connection to a table that comes back when it breaks. `state` is always the newest one.

    Where several servers have the table, several addresses can be named: after a break the next one is tried.
    """

    def __init__(
        self, address: str | list[str], code: str, tokens: list[str], *, lang: str = "en", ready: bool = True
    ) -> None:
        addresses = [address] if isinstance(address, str) else address
        self.urls = [f"ws{each.removeprefix('http')}/api/tables/{code}/socket" for each in addresses]
        self.hello: Message = {"type": "hello", "tokens": tokens, "lang": lang}
        self.ready = ready
        self.state: Message = {}
        self.sheet: Message = {}
        self.seats: list[int] = []
        self.entries: list[Message] = []
        self.heard: list[Message] = []
        self.moves: list[str] = []
        self.connections = 0
        self.witness = Witness()
        self.refusal: Message | None = None
        self.signed_out = False
        self._saw_deal = False
        self._sent: set[tuple[str, str, int]] = set()
        self._news = asyncio.Condition()
        self._waiting: dict[int, asyncio.Future[Message]] = {}
        self._last_id = 0
        self._failures = 0
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._error: Exception | None = None

    async def __aenter__(self) -> "Client":
        self._task = asyncio.create_task(self._stay_or_tell())
        await self.until(lambda: bool(self.state) or self.refusal is not None)
        if self.refusal:
            await self.close()
            raise RefusedByTable(self.refusal)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave the connection; the chair stays taken."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._socket:
            await self._socket.close()

    async def until(self, true: Callable[[], bool], *, seconds: float = 60) -> None:
        """Wait until a condition holds. An error that ended the listening is raised here."""
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(lambda: self._error is not None or true())
        if self._error:
            raise self._error

    async def request(self, type: str, **fields: Any) -> Message:
        """Send a request and wait for its answer; raises a refusal."""
        while (reply := await self._asked(type, fields)).get("key") == "too-fast":
            await asyncio.sleep(0.2)
        if reply["type"] == "refused":
            raise RefusedByTable(reply)
        return reply

    async def _asked(self, type: str, fields: Message) -> Message:
        self._last_id += 1
        number, socket = self._last_id, self._socket
        if socket is None:
            raise ConnectionLost
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            await socket.send(json.dumps({"type": type, "id": number} | fields))
            return await answer
        except ConnectionClosed as error:
            raise ConnectionLost from error
        finally:
            self._waiting.pop(number, None)

    async def answer(self, move: str) -> Message:
        """Answer the current question."""
        return await self.request("answer", question=self.state["question"], move=move)

    # -- listening --------------------------------------------------------------------------------------------

    async def _stay_or_tell(self) -> None:
        """Listen until an error that reconnecting cannot fix; everybody who waits for an answer gets it."""
        try:
            await self._stay()
        except Exception as error:
            self._break_off()
            async with self._news:
                self._error = error
                self._news.notify_all()

    async def _stay(self) -> None:
        """Connect, listen, connect again."""
        while not self.refusal and not self.signed_out:
            try:
                async with connect(self.urls[0], compression=None, max_size=2**22, open_timeout=10) as self._socket:
                    await self._listen(self._socket)
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError):
                pass
            self._break_off()
            self.urls.append(self.urls.pop(0))
            await asyncio.sleep(PAUSES[min(self._failures, len(PAUSES) - 1)])
            self._failures += 1

    async def _listen(self, socket: ClientConnection) -> None:
        since = self.state["seq"] - 1 if self.state else -1
        await socket.send(json.dumps(self.hello | {"since": since}))
        self.connections += 1
        async for text in socket:
            message = json.loads(text)
            async with self._news:
                self._take(message)
                self._news.notify_all()
            if self.state:
                await self._get_ready(socket)

    def _take(self, message: Message) -> None:
        self.heard = [*self.heard[-99:], message]
        if message["type"] == "welcome":
            self.sheet, self.seats = message["sheet"], message["seats"]
            self._failures = 0
        elif "sheet" in message:
            self.sheet = message["sheet"]
        self.signed_out |= message["type"] == "bye" and message["why"] == "renewed"
        if message.get("state"):
            self.state = message["state"]
        elif message["type"] == "refused" and not self.state:
            self.refusal = message
        if message["type"] == "renewed":
            self._replace_token(message["seat"], message["token"])
        self._follow(message.get("entries", []))
        if message.get("state"):
            self.witness.take(self.state, message.get("entries", []), self.sheet, self.seats)
        waiting = self._waiting.get(message.get("re", 0))
        if waiting and not waiting.done():
            waiting.set_result(message)

    def _replace_token(self, seat: int, token: str) -> None:
        """The old token may be invalid: show the new one after reconnecting."""
        others = [other for other in self.hello["tokens"] if claimed_seat(other) != seat]
        self.hello["tokens"] = [*others, token]

    def _follow(self, entries: list[Message]) -> None:
        """Keep the moves of the current round; none if this client has not seen it from its deal on."""
        self.entries += entries
        for entry in entries:
            match entry["what"]:
                case {"kind": "dealt"}:
                    self._saw_deal, self.moves = True, []
                case {"kind": "move", "move": move}:
                    self.moves += [move] if self._saw_deal else []
                case {"kind": "undo", "count": count}:
                    del self.moves[-count:]
        if self.entries and self.entries[-1]["seq"] + 1 < self.state["seq"]:
            self._saw_deal, self.moves = False, []

    def _break_off(self) -> None:
        self._socket = None
        self._sent.clear()
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(ConnectionLost())
                waiting.exception()

    # -- the fair shuffle -------------------------------------------------------------------------------------

    @property
    def verdicts(self) -> list[Verdict]:
        """The verdicts on the shuffles so far."""
        return self.witness.verdicts

    @property
    def fair(self) -> list[bool]:
        """Whether no round so far was unfair."""
        return [verdict.what != UNFAIR for verdict in self.verdicts]

    def receipt(self) -> Message:
        """What this client saw of the latest game: `zehn verify FILE --receipt` compares a record with it."""
        return self.witness.receipt(self.state["table"]["code"], self.seats)

    async def _get_ready(self, socket: ClientConnection) -> None:
        """Promise a nonce for every deal, and reveal it when the promises are closed."""
        table = self.state["table"]
        asked = [you["seat"] for you in self.state["you"] if (you["ask"] or {}).get("kind") == "ready"]
        for seat in asked if self.ready else []:
            await self._send_once(socket, "ready", seat, promise=self.witness.promise(table["commitment"], seat))
        for seat, nonce in self.witness.reveals(table):
            await self._send_once(socket, "reveal", seat, nonce=nonce)

    async def _send_once(self, socket: ClientConnection, type: str, seat: int, **fields: str) -> None:
        """Send a message for the coming deal, once per connection."""
        key = (type, self.state["table"]["commitment"], seat)
        if key not in self._sent:
            self._sent.add(key)
            await socket.send(json.dumps({"type": type, "seat": seat} | fields))


# -- bots from outside ----------------------------------------------------------------------------------------------


def asked(client: Client) -> list[Message]:
    """The seats of a client that have a move to choose now."""
    return [you for you in client.state["you"] if you["ask"] and you["ask"]["kind"] != "ready"]


def choice(client: Client, player: Player, you: Message) -> str:
    """What a player does on a seat, given what the table has shown it; empty: it lets a window pass."""
    table = client.state["table"]
    board = board_of(table["game"])
    rules = board.rules(client.sheet["rules"])
    names = [chair["name"] for chair in table["chairs"]]
    state, hand = from_plain(board.state_type, client.state["game"]), from_plain(board.hand_type, you["hand"])
    return board.choose(player, board.view(rules, names, you["seat"], state, hand, client.moves))


async def play(client: Client, player: Player) -> None:
    """Let a player play all seats of a client until the game is over."""
    while client.state["table"]["phase"] != "over":
        question = client.state["question"]
        for you in asked(client):
            await _act(client, you, choice(client, player, you), question)
        await client.until(
            lambda question=question: (  # type: ignore[misc]
                client.state["question"] != question or client.state["table"]["phase"] == "over"
            ),
            seconds=600,
        )


async def _act(client: Client, you: Message, move: str, question: int) -> None:
    """Answer or let the window pass. If another player was faster or the connection broke, the state shows it."""
    with suppress(RefusedByTable, ConnectionLost):
        if move:
            await client.request("answer", question=question, move=move)
        else:
            await client.request("wave", question=question, seat=you["seat"])
