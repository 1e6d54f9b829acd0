"""Records of Profi-Sort."""

from collections.abc import Mapping
from typing import Any, ClassVar

from zehn.games.profisort import ProfiSort, Rules
from zehn.games.profisort.table import OVER, Table
from zehn.record.decks import wrong_deck
from zehn.record.phase10 import Recorded
from zehn.record.scribe import Record, Round, Scribe
from zehn.record.shapes import NUMBER, TEXT
from zehn.rules.refusals import Refusal


class ProfiSortScribe(Scribe[ProfiSort]):
    """Dealer and deck of each round; a deal that is dealt again (SORT-03) is a round that ends with `redeal`."""

    game: ClassVar = "profisort"
    early: ClassVar = "SORT-21"
    late: ClassVar = "SORT-23"
    keys: ClassVar = {"dealer": NUMBER, "deck": TEXT}

    def rules(self, settings: Mapping[str, Any]) -> Rules:
        return Rules.read(settings)

    def wrong(self, record: Record) -> Refusal | None:
        rules: Rules = record.rules
        return rules.conflict() or rules.wrong_players(record.players)

    def start(self, record: Record) -> ProfiSort:
        dealer = record.rounds[0].dealer if record.rounds else 0
        return ProfiSort(record.rules, record.players, chance=Recorded(), dealer=dealer)

    def round_over(self, game: ProfiSort) -> bool:
        return game.table.step == OVER

    def open_round(self, game: ProfiSort, round: Round) -> Refusal | None:
        refusal = _wrong_dealer(game.table, round.dealer) or wrong_deck(game.rules.deck, round.deck, "SORT-01")
        if refusal is None:
            assert isinstance(game.chance, Recorded)
            game.chance.rounds.append(round)
            game.go_on()
        return refusal

    def rounds(self, game: ProfiSort) -> list[dict[str, Any]]:
        if len(game.history) <= game.table.round:
            raise ValueError("an imagined game has no record")
        write = game.rules.deck.write
        return [
            {"dealer": dealt.dealer, "deck": write(dealt.deck), "moves": [str(move) for move in dealt.moves]}
            for dealt in game.history
        ]


def _wrong_dealer(table: Table, dealer: int) -> Refusal | None:
    """SORT-02: the first dealer is any seat, then they take turns; SORT-03: who deals again is the same."""
    seats = len(table.players)
    if not 0 <= dealer < seats:
        return Refusal("SORT-02", "dealer-nobody", most=str(seats - 1))
    expected = table.dealer if table.again else table.following(table.dealer)
    if dealer == expected:
        return None
    if table.again:
        return Refusal("SORT-03", "dealer-again", seat=str(expected))
    return Refusal("SORT-02", "dealer-other", seat=str(expected))
