"""The dice game in words: faces, what happened, who won."""

from collections.abc import Iterable

from zehn.cards.notation import Move
from zehn.games.dice.dice import COLOUR_OF, COLOURS, DECK, FIRST_WILD
from zehn.terminal.common.wording import Voice
from zehn.terminal.dice.match import DiceMatch, Event


def called(match: DiceMatch, seat: int, say: Voice) -> str:
    """A player's name; one person without a name is called "you" in every language."""
    return say("t-you") if match.is_me(seat) and say.unnamed else match.table.players[seat]


def faces_text(faces: Iterable[int], say: Voice) -> str:
    """Some faces in words."""
    texts = []
    for face in faces:
        colour = COLOURS[COLOUR_OF[face]]
        wild = face >= FIRST_WILD
        value = "" if wild else DECK.values[DECK.value_of[face]]
        texts.append(say("d-wild", colour=colour) if wild else say("d-face", value=value, colour=colour))
    return ", ".join(texts)


def event_text(match: DiceMatch, event: Event, say: Voice) -> str:
    """What happened, as a sentence."""
    details = dict(event.details)
    faces = details.pop("faces", None)
    if isinstance(faces, list):
        details |= {"faces": faces_text(faces, say), "count": len(faces)}
    if event.seat >= 0:
        who = "me" if match.is_me(event.seat) else "other"
        details |= {"who": who, "name": match.table.players[event.seat]}
    return say(event.key, **details)


def hint_text(match: DiceMatch, move: Move, say: Voice) -> str:
    """A hint in words."""
    dice = getattr(move, "dice", ())
    if move.verb == "keep" and not dice:
        return say("d-hint-keep-none")
    faces = faces_text([match.table.faces[die] for die in dice], say)
    return say(f"d-hint-{move.verb}", faces=faces, points=match.table.points())


def verdict(match: DiceMatch, say: Voice) -> str:
    """Who won, and by which rule (DICE-14)."""
    table = match.table
    winner = table.winners[0]
    column, phases = table.columns[winner], len(match.rules.phases)
    if table.alone:
        return say("d-won-alone", points=column.total)
    if len(table.winners) > 1:
        names = ", ".join([called(match, seat, say) for seat in table.winners])
        return say("d-won-together", names=names, points=column.total)
    done = [other for other in table.columns if len(other.phases) == phases]
    equal = [other for other in done if other.total == column.total]
    key = "d-won-best" if len(equal) > 1 else "d-won-only" if len(done) == 1 else "d-won-most"
    highest = max([noted.points for noted in column.phases])
    who = "me" if match.is_me(winner) else "other"
    name = called(match, winner, say)
    return say(key, who=who, name=name, points=column.total, highest=highest, phases=phases)
