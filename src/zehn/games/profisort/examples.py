"""The examples of the printed rules of Profi-Sort: cards, sums and tasks come from the sheet in force."""

from collections.abc import Iterator

from zehn.cards.contracts import Contract
from zehn.cards.groups import Form
from zehn.games import samples
from zehn.games.profisort.forms import FullRows, Quartet, Twins
from zehn.games.profisort.pad import ROMAN
from zehn.games.profisort.rules import Rules
from zehn.games.profisort.tasks import Task
from zehn.games.profisort.wording import of_suits, ranks
from zehn.games.rulebook import joined
from zehn.words import Words

#: Cards left in hand in five rounds, by player: so many low cards, court cards, aces and jokers.
LEFT = (
    ((3, 1, 0, 0), (0, 0, 0, 0), (6, 2, 1, 0)),
    ((0, 0, 0, 0), (4, 1, 0, 1), (2, 0, 0, 0)),
    ((5, 3, 1, 0), (1, 0, 1, 0), (0, 0, 0, 0)),
    ((1, 1, 0, 0), (0, 0, 0, 0), (3, 2, 0, 1)),
    ((0, 0, 0, 0), (2, 2, 0, 0), (1, 0, 0, 0)),
)


def of_task(task: Contract, words: Words) -> str:
    """A lay of a task."""
    shown = [samples.shown(group, of_suits(words), ranks(words)) for group in samples.lay(task)]
    return joined(shown, words)


def joker(rules: Rules, words: Words) -> str:
    """A run or a set with a joker, and what laying it without one would strike."""
    for task in rules.tasks:
        if task.jokers:
            group = samples.group(task.forms[0])
            mixed = samples.with_wild(group) if group else None
            if mixed:
                return words(
                    "sort-example-joker", task=task.number, cards=samples.shown(mixed, of_suits(words), ranks(words))
                )
    return ""


def added(rules: Rules, words: Words) -> Iterator[str]:
    """How the groups grow that grow in a way of their own (SORT-09)."""
    for task, form in growing(rules):
        group = samples.group(form, 0.2)
        if group is None:
            continue
        more = _suits(group.cards, form) if isinstance(form, Quartet) else _other(form)
        if more:
            cards, new = (_cards(kinds, task, words) for kinds in (group.cards, more))
            yield words("sort-example-added", cards=cards, more=new, task=task.number)


def growing(rules: Rules) -> Iterator[tuple[Task, Form]]:
    """The groups that grow in a way of their own, each once a task."""
    for task in rules.tasks:
        forms = {type(form): form for form in task.forms if isinstance(form, FullRows | Twins | Quartet)}
        yield from [(task, form) for form in forms.values()]


def _suits(cards: tuple[int, ...], form: Quartet) -> tuple[int, ...]:
    """Two cards that may be added to a quartet: its lowest and its highest rank, each in another suit."""
    width = len(form.deck.colours)
    chosen = [min(cards), max(cards)]
    return tuple([kind - kind % width + (kind + 1) % width for kind in chosen]) if width > 1 else ()


def _other(form: Form) -> tuple[int, ...]:
    """Another group of the same form, of another rank."""
    group = samples.group(form, 0.8)
    return group.cards if group else ()


def _cards(kinds: tuple[int, ...], task: Task, words: Words) -> str:
    return ", ".join([samples.card_name(task.deck, kind, of_suits(words), ranks(words)) for kind in kinds])


def two_at_once(rules: Rules, words: Words) -> str:
    """Two tasks that some cards would do both (SORT-07)."""
    fours = next((task for task in rules.tasks if isinstance(task.forms[0], FullRows)), None)
    sets = next((task for task in rules.tasks if task.forms[0].word == "set" and task.forms[0].size >= 4), None)
    if fours is None or sets is None:
        return ""
    return words("sort-example-two", task=sets.number, other=fours.number)


def cost(rules: Rules, words: Words) -> str:
    """What a hand costs, with an ace that was received."""
    deck, width = rules.deck, len(rules.deck.colours)
    kinds = [2 * width, (deck.plain - 1) * width, *([rules.first_ace] if rules.first_ace < deck.naturals else [])]
    kinds += [deck.wild] if deck.counts[deck.wild] else []
    return words(
        "rules-example-cost",
        name=words("rules-name-2"),
        cards=joined([samples.value_name(deck, kind, of_suits(words), ranks(words)) for kind in kinds], words),
        sum=" + ".join([str(rules.points[kind]) for kind in kinds]),
        points=sum([rules.points[kind] for kind in kinds]),
    )


def scores(rules: Rules, words: Words) -> Iterator[str]:
    """The score list after five rounds: `short name / points`, then `points of the round / total`; who deals next."""
    seats = min(rules.sheet.most, len(LEFT[0]))
    names = [words(f"rules-name-{seat + 1}") for seat in range(seats)]
    totals = [0] * seats
    yield words("sort-example-scores", names=joined(names, words), first=names[0])
    for number, line in enumerate(LEFT):
        points = [_left(rules, left) for left in line[:seats]]
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        before = points if number else [name[0] for name in names]
        cells = [f"{one} / {total}" for one, total in zip(before, totals, strict=True)]
        yield f"{' · '.join(cells)} · {ROMAN[(number + 1) % seats]}"


def _left(rules: Rules, left: tuple[int, int, int, int]) -> int:
    """The points of so many low cards, high cards, aces and jokers."""
    deck, width = rules.deck, len(rules.deck.colours)
    ace = rules.first_ace if rules.first_ace < deck.naturals else 0
    kinds = (0, (deck.plain - 1) * width, ace, deck.wild if deck.counts[deck.wild] else 0)
    return sum([count * rules.points[kind] for count, kind in zip(left, kinds, strict=True)])


def final(rules: Rules, words: Words) -> str:
    """How open bonus points turn a game (SORT-24)."""
    bonus = rules.bonus_without_joker or rules.bonus_pairs
    if not bonus:
        return ""
    low, high = 5 * bonus, 6 * bonus
    details = {"first": words("rules-name-1"), "second": words("rules-name-2"), "low": low, "high": high}
    return words("sort-example-final", open=3 * bonus, few=bonus, sum=low + 3 * bonus, other=high + bonus, **details)
