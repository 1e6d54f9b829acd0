"""Sentences about the phase cards that several screens need."""

from collections.abc import Sequence

from rich.text import Text

from zehn.cards.contracts import Contract
from zehn.cards.deck import Deck
from zehn.cards.groups import Spread
from zehn.cards.notation import Move
from zehn.games.phase10 import Rules
from zehn.games.phase10.table import Table
from zehn.terminal.common.faces import row
from zehn.terminal.common.wording import Voice
from zehn.terminal.phase10.story import ME, person
from zehn.words import Words


def names(table: Table, say: Voice) -> list[str]:
    """The players' names; a person without a name is called "you" in every language."""
    return [say("t-you") if seat == ME and say.unnamed else name for seat, name in enumerate(table.players)]


def contract_text(contract: Contract, say: Words) -> str:
    """What a phase asks for."""
    from zehn.games.rulebook import contract_words

    return contract_words(contract, say)


def rules_text(rules: Rules, say: Words, *, width: int) -> str:
    """The whole rulebook of the rules in force."""
    from zehn.games.rulebook import rulebook

    return rulebook(rules, say, width=width)


def groups_text(deck: Deck, spreads: Sequence[Spread], say: Words) -> Text:
    """The groups of a lay, in colours."""
    texts = []
    for spread in spreads:
        text = row(deck, spread.cards, say)
        texts.append(text.append(f"@{spread.at}") if spread.at else text)
    return Text("   ").join(texts)


def hint_text(move: Move | None, table: Table, say: Words) -> str:
    """The advised move in words."""
    if move is None:
        return say("t-hint-let-go")
    card = move.deck.write(move.cards) or (move.deck.names[table.top] if table.discards else "")
    return say(
        f"t-hint-{move.verb}",
        card=card,
        phase=move.number,
        groups=" · ".join([move.deck.write(spread.cards) for spread in move.spreads]),
        group=f"g{move.group}",
        end=move.end or "none",
        name=table.players[move.to] if move.to >= 0 else "",
    )


def verdict(table: Table, say: Voice) -> str:
    """Who won, and why (P10-35, P10-36, P10-V1, P10-V4)."""
    standing = table.standing
    first = standing.winners[0]
    called = names(table, say)
    details = {
        "who": person(first),
        "name": called[first],
        "names": ", ".join([called[seat] for seat in standing.winners]),
        "points": standing.totals[first],
        "phase": table.rules.contracts[-1].number,
    }
    return say(f"t-won-{_reason(table)}", **details)


def _reason(table: Table) -> str:
    """The reason for a win, in one word."""
    standing, rules = table.standing, table.rules
    if table.playoff:
        return "playoff"
    if len(standing.winners) > 1:
        return "together"
    if rules.fixed_rounds:
        return "rounds"
    finished = [done for done in standing.done if len(done) == len(rules.contracts)]
    if len(finished) > 1:
        return "fewest"
    return "all" if rules.free_order else "alone"
