"""Whether what one client saw of a table's shuffles can be true. docs/fairness.md lists the checks.

A witness gets every message of the table. It makes the client's nonces, says when they may be revealed, remembers what
the client saw, and judges each round as soon as its proof arrives.
"""

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from zehn.games.fair import Proof, promise_of, read_proof
from zehn.tables.mirror import Mirror, Step

Message = dict[str, Any]

#: Verdicts: all agrees, with the own nonces in it; dealt without them; another device of the seat gave one; not seen
#: from the beginning; and what can only be fraud.
PROVEN, AWAY, OTHER_DEVICE, UNSEEN, UNFAIR = "proven", "away", "other-device", "unseen", "unfair"

FORMAT = "zehn-receipt/1"


class Verdict(NamedTuple):
    """The verdict on a round (-1: its number was not seen) of a game, and why it is unfair: `proof-broken`,
    `seed-changed`, `promises-dropped`, `promises-changed`, `nonce-dropped` or `cards-other`.
    """

    game: int
    round: int
    what: str
    why: str = ""


class Deal:
    """A coming deal, known by its commitment. `nonces` are the own ones, `promised` the own seats whose promise the
    table has taken, `shown` the closed list of promises, `acknowledged` the own seats whose nonce it has taken.
    """

    def __init__(self, commitment: str) -> None:
        self.commitment = commitment
        self.nonces: dict[int, str] = {}
        self.promised: set[int] = set()
        self.acknowledged: set[int] = set()
        self.shown: list[str] | None = None


class Watched:
    """A round that was seen from its deal on; `false`: what was found wrong before it was dealt."""

    def __init__(self, number: int, deal: Deal, false: str) -> None:
        self.number = number
        self.deal = deal
        self.false = false
        self.steps: list[Step] = []

    def receipt(self) -> Message:
        """What only this client can know of the round, to be compared with a record."""
        own = {str(seat): nonce for seat, nonce in self.deal.nonces.items() if seat in self.deal.acknowledged}
        known = {"round": self.number, "commitment": self.deal.commitment, "promises": self.deal.shown, "nonces": own}
        return known | self._dealt() | self._fallen()

    def _dealt(self) -> Message:
        """The hands and the first card, if they were seen before anybody moved."""
        first = self.steps[0] if self.steps else None
        if first is None or len(first.whats) > 1:
            return {}
        hands = {str(seat): hand["cards"] for seat, hand in first.hands.items() if "cards" in hand}
        return {"hands": hands, "open": list(first.game.get("discards", []))}

    def _fallen(self) -> Message:
        """Cards drawn, by how many were drawn before in the round; throws, by how many there were in the game."""
        draws: list[Any] = []
        throws: list[Any] = []
        drawn = 0
        for step in self.steps:
            moves = [(what["move"].split(" "), what.get("card", "")) for what in step.whats if what["kind"] == "move"]
            fallen = [words[2] for words, _ in moves if words[1] == "roll"]
            throws += [[step.game["throws"] - len(fallen) + place, faces] for place, faces in enumerate(fallen)]
            for words, card in moves:
                draws += [[drawn, card]] if card else []
                drawn += words[1] == "draw"
        return {"draws": draws, "throws": throws}


class Witness:
    """What one client has seen, and its verdicts."""

    def __init__(self) -> None:
        self.verdicts: list[Verdict] = []
        self.deals: dict[str, Deal] = {}
        self.deal: Deal | None = None
        self.round: Watched | None = None
        self.rounds: list[Watched] = []
        self.mirror: Mirror | None = None
        self.cut: tuple[Watched, Mirror] | None = None
        self.game = 0
        self.seq = -1
        self._dealt = 0
        self._false = ""
        self._owed: Deal | None = None
        self._judged: set[str] = set()

    # -- the own nonces ---------------------------------------------------------------------------------------

    def promise(self, commitment: str, seat: int) -> str:
        """The promise of a nonce for the deal with this commitment; always the same one for a seat."""
        nonces = self.deals.setdefault(commitment, Deal(commitment)).nonces
        return promise_of(nonces.setdefault(seat, secrets.token_urlsafe(24)))

    def reveals(self, table: Message) -> list[tuple[int, str]]:
        """The own nonces that may be revealed now: the promises are closed."""
        deal = self.deals.get(table["commitment"])
        if deal is None or not table.get("bound") or deal.shown is None:
            return []
        due = [(seat, nonce) for seat, nonce in deal.nonces.items() if seat not in deal.acknowledged]
        return [(seat, nonce) for seat, nonce in due if _at(deal.shown, seat) == promise_of(nonce)]

    def receipt(self, code: str, seats: Sequence[int]) -> Message:
        """What this client saw of the latest game, to be compared with its record."""
        seen = [watched.receipt() for watched in self.rounds if watched.number >= 0]
        return {"format": FORMAT, "table": code, "game": self.game, "seats": list(seats), "rounds": seen}

    # -- what the table tells ---------------------------------------------------------------------------------

    def take(self, state: Message, entries: Sequence[Message], sheet: Message, seats: Sequence[int]) -> None:
        """A message of the table, with its state."""
        first = self.seq < 0
        whats: list[Message] = []
        for entry in entries:
            if entry["seq"] != self.seq + 1:
                self._lose()
            self.seq = entry["seq"]
            what = entry["what"] | ({"card": entry["card"]} if "card" in entry else {})
            if self._happens(what, state, sheet):
                whats = [what] if what["kind"] == "dealt" else [*whats, what]
        if self.seq != state["seq"] - 1:
            self._lose()
            self.seq = state["seq"] - 1
        self._look(state, whats)
        self._judge(state, seats, first=first)

    def _lose(self) -> None:
        """The client missed something: whatever needs every entry is now unknown, but what it saw stays true."""
        if self.round and self.mirror:
            self.cut = self.round, self.mirror
        self.deal, self.round, self.mirror = None, None, None
        self._dealt, self._false, self._owed = -1, "", None
        for deal in self.deals.values():
            deal.promised.clear()

    def _happens(self, what: Message, state: Message, sheet: Message) -> bool:
        """Take in an entry; whether it concerns the cards."""
        match what:
            case {"kind": "started", "dealer": dealer}:
                names = [chair["name"] for chair in state["table"]["chairs"]]
                self.mirror = Mirror(state["table"]["game"], sheet["rules"], names, dealer)
                self._dealt, self.rounds, self.game = 0, [], state["table"]["number"]
            case {"kind": "sealed", "commitment": commitment}:
                self._seal(commitment)
            case {"kind": "promised" | "nonce" | "bound" | "left"} if self.deal:
                _bind(self.deal, what)
            case {"kind": "dealt"}:
                self._begin(state)
        return what["kind"] in ("dealt", "move", "closed", "undo")

    def _seal(self, commitment: str) -> None:
        """A deal seals the next seed; replacing the seed of a deal that is yet to come is fraud."""
        if self.deal and (self.round is None or self.round.deal is not self.deal):
            self._false, self._owed = "seed-changed", self._owed or self.deal
        self.deal = self.deals.setdefault(commitment, Deal(commitment))

    def _begin(self, state: Message) -> None:
        if self.round:  # the proof of the last one is missing: the game cannot be replayed without it
            self.mirror = None
        number = self._dealt if self._dealt >= 0 else _number(state)
        self._dealt = number + 1 if number >= 0 else -1
        deal = self._owed or self.deal
        self.round = Watched(number, deal, self._false) if deal else None
        self._false, self._owed = "", None
        if self.round:
            self.rounds.append(self.round)

    def _look(self, state: Message, whats: Sequence[Message]) -> None:
        """What the state shows: the coming deal, and the running round."""
        table = state["table"]
        if self.deal is None or self.deal.commitment != table["commitment"]:
            self._seal(table["commitment"])
        deal, promises = self.deals[table["commitment"]], table.get("promises", [])
        deal.promised |= {seat for seat, nonce in deal.nonces.items() if _at(promises, seat) == promise_of(nonce)}
        if table.get("bound") and deal.shown is None:
            deal.shown = promises
        if self.round and state["game"]:
            hands = {you["seat"]: you["hand"] for you in state["you"] if you["hand"] is not None}
            left = table["left"] if table["proof"] else None
            self.round.steps.append(Step(whats, state["game"], hands, left))

    # -- judging ----------------------------------------------------------------------------------------------

    def _judge(self, state: Message, seats: Sequence[int], *, first: bool) -> None:
        written = state["table"]["proof"]
        if not written or written["commitment"] in self._judged:
            return
        self._judged.add(written["commitment"])
        if not first:
            what, why = self._verdict(written, seats)
            number = self.round.number if self.round else -1
            self.verdicts.append(Verdict(state["table"]["number"], number, what, why))
        self.round = None

    def _verdict(self, written: Message, seats: Sequence[int]) -> tuple[str, str]:
        proof, watched = read_proof(written), self.round
        if proof is None:
            return UNFAIR, "proof-broken"
        deal = watched.deal if watched else self.deals.get(proof.commitment)
        false = (watched.false if watched else "") or self._reused(proof) or (deal and _false(deal, proof))
        if false:
            return UNFAIR, false
        if not watched or not self.mirror:
            return (UNFAIR, "cards-other") if self._was_other(proof) else (UNSEEN, "")
        if not self.mirror.agrees(proof, watched.steps):
            self.mirror = None
            return UNFAIR, "cards-other"
        return _part(watched.deal, proof, seats), ""

    def _was_other(self, proof: Proof) -> bool:
        """Whether a round was wrong as far as the client saw it before it lost sight of the table."""
        cut, self.cut = self.cut, None
        if cut is None or cut[0].deal.commitment != proof.commitment:
            return False
        return not cut[1].agrees(proof, cut[0].steps)

    def _reused(self, proof: Proof) -> str:
        """An own promise is for one commitment and counts for no other."""
        others = [deal for deal in self.deals.values() if deal.commitment != proof.commitment]
        own = {promise_of(nonce) for deal in others for nonce in deal.nonces.values()}
        return "seed-changed" if own.intersection(proof.promises or ()) else ""


def _number(state: Message) -> int:
    """The number of the current round, for clients that have not seen the game from its start."""
    return int(state["game"]["round"]) if state["table"]["phase"] == "playing" else -1


def _at(promises: Sequence[str], seat: int) -> str:
    return promises[seat] if seat < len(promises) else ""


def _bind(deal: Deal, what: Message) -> None:
    """Follow what seats promise and reveal before a deal."""
    match what:
        case {"kind": "promised", "seat": seat, "promise": promise}:
            if seat in deal.nonces and promise == promise_of(deal.nonces[seat]):
                deal.promised.add(seat)
        case {"kind": "bound", "promises": promises}:
            deal.shown = promises
        case {"kind": "nonce", "seat": seat, "nonce": nonce}:
            if deal.nonces.get(seat) == nonce:
                deal.acknowledged.add(seat)
        case {"kind": "left", "seat": seat} if deal.shown is None:
            deal.promised.discard(seat)


def _false(deal: Deal, proof: Proof) -> str:
    """What in a proof contradicts what was seen before the deal."""
    if proof.commitment != deal.commitment:
        return "seed-changed"
    if proof.promises is None:
        return "promises-dropped" if deal.promised or deal.shown is not None else ""
    if deal.shown is not None and list(proof.promises) != deal.shown:
        return "promises-changed"
    if any(_at(proof.promises, seat) != promise_of(deal.nonces[seat]) for seat in deal.promised):
        return "promises-dropped"
    if any(proof.nonces[seat] != deal.nonces[seat] for seat in deal.acknowledged):
        return "nonce-dropped"
    return ""


def _part(deal: Deal, proof: Proof, seats: Sequence[int]) -> str:
    """The client's part in a shuffle that agrees."""
    if proof.promises is None or deal.shown is None:
        return UNSEEN
    own = {*seats, *deal.nonces}
    given = [seat for seat in own if proof.nonces[seat] and proof.nonces[seat] == deal.nonces.get(seat)]
    if own and len(given) == len(own):
        return PROVEN
    others = [s for s in own if proof.promises[s] and proof.promises[s] != promise_of(deal.nonces.get(s, ""))]
    return OTHER_DEVICE if own and len(others) + len(given) == len(own) else AWAY
