"""The examples of the printed rules: every card, group and sum in them comes from the sheet in force."""

from collections.abc import Iterator

from zehn.cards.contracts import Contract
from zehn.cards.groups import Form, Group, Run
from zehn.games import samples
from zehn.games.phase10.rules import Rules
from zehn.games.rulebook import form_words, joined, kind_of, kinds_of
from zehn.words import Words

#: Rounds of the score sheet for three players: `out` goes out, `laid` keeps few cards, `none` and `dear` all of them.
PAD = (
    ("out", "laid", "dear"),
    ("laid", "none", "out"),
    ("out", "laid", "none"),
    ("laid", "out", "laid"),
    ("out", "none", "laid"),
)


def groups(rules: Rules, words: Words) -> str:
    """One group of each kind that is asked for."""
    found = [(form, samples.group(form)) for form in _firsts(rules)]
    return "; ".join([_called(form, group, words) for form, group in found if group])


def _called(form: Form, group: Group, words: Words) -> str:
    return words("rules-example-group", group=form_words(form, 1, words), cards=samples.shown(group, words))


def _firsts(rules: Rules) -> Iterator[Form]:
    """The first group of each kind among the phases."""
    for kind in kinds_of(rules.contracts):
        form = _first(rules, kind)
        if form:
            yield form


def _first(rules: Rules, kind: str) -> Form | None:
    """The first group of a kind among the phases."""
    forms = [form for contract in rules.contracts for form in contract.forms]
    if kind == "suited":
        return None
    return next((form for form in forms if kind_of(form) == kind), None)


def run(rules: Rules, words: Words) -> str:
    """The lowest and the highest run of the longest one that is asked for, and one that does not go."""
    runs = [form for contract in rules.contracts for form in contract.forms if isinstance(form, Run)]
    runs = [form for form in runs if form.size < rules.deck.plain]
    if not runs:
        return ""
    form, values = runs[0], rules.deck.values[: rules.deck.plain]
    around = [values[-2], values[-1], *values[: max(form.size - 2, 1)]]
    return words(
        "rules-example-run",
        run=form_words(form, 1, words),
        low="-".join(values[: form.size]),
        high="-".join(values[-form.size :]),
        around="-".join(around),
    )


def lay(rules: Rules, words: Words) -> str:
    """A player who draws the card that was missing."""
    contract = rules.contracts[0]
    found = samples.lay(contract)
    if not found:
        return ""
    drawn = found[0].cards[-1]
    hand = [kind for group in found for kind in group.cards]
    hand.remove(drawn)
    return words(
        "rules-example-lay-free" if rules.free_order else "rules-example-lay",
        name=words("rules-name-1"),
        phase=contract.number,
        hand=_aloud(rules, found, hand, words),
        drawn=_aloud(rules, found, [drawn], words),
        groups=joined([samples.shown(group, words) for group in found], words),
    )


def _aloud(rules: Rules, found: list[Group], kinds: list[int], words: Words) -> str:
    """Cards one by one, with their colours where the groups ask for them."""
    plain = all(group.form.word in ("set", "any") or _is_plain_run(group.form) for group in found)
    name = samples.value_name if plain else samples.card_name
    return ", ".join([name(rules.deck, kind, words) for kind in sorted(kinds)])


def _is_plain_run(form: Form) -> bool:
    return isinstance(form, Run) and not form.suited


def further(rules: Rules, words: Words) -> str:
    """What may be laid along with a phase: the one with most kinds of groups, among them the first."""
    contract = max(rules.contracts, key=lambda one: len({form.word for form in one.forms}))
    fits = list(_open(contract, words))
    return words("rules-example-further", phase=contract.number, fits=joined(fits, words)) if fits else ""


def _open(contract: Contract, words: Words) -> Iterator[str]:
    """The groups of a lay with what fits to them: a card at each end of a run; colour groups take too many to name."""
    for group in samples.lay(contract):
        values, cards = samples.fitting(group), samples.shown(group, words)
        if values and isinstance(group.form, Run):
            ends = [words("rules-example-end", value=value) for value in values]
            yield words("rules-example-ends", cards=cards, values=joined(ends, words))
        elif 0 < len(values) <= 3:
            yield words("rules-example-fits", cards=cards, values=joined(values, words, "list-or"))


def grown(rules: Rules, words: Words) -> str:
    """A phase of one run that further cards do not turn into a longer one (P10-V4)."""
    runs = [contract for contract in rules.contracts if len(contract.forms) == 1 and _is_plain_run(contract.forms[0])]
    longer = [(one, other) for one in runs for other in runs if one.forms[0].size < other.forms[0].size]
    if not longer:
        return ""
    one, other = longer[0]
    run = form_words(one.forms[0], 1, words)
    return words("rules-example-grown", run=run, phase=one.number, other=other.number)


def same_value(rules: Rules, words: Words) -> str:
    """How many equal cards do for two sets: `6 for 2 sets of 3`."""
    most = len(rules.deck.colours) * rules.deck.copies + rules.deck.counts[rules.deck.wild]
    found: dict[str, str] = {}
    for contract in rules.contracts:
        sets = [form for form in contract.forms if form.word == "set"]
        cards = sum(form.size for form in sets)
        if len(sets) > 1 and len({form.size for form in sets}) == 1 and cards <= most:
            found.setdefault(form_words(sets[0], len(sets), words), str(cards))
    if not found:
        return ""
    counts, ways = (joined(list(names), words, "rules-with-respect") for names in (found.values(), found))
    return words("rules-example-equal", cards=counts, sets=ways, ways=len(found))


def wilds(rules: Rules, words: Words) -> str:
    """A set and a run with a wild in them."""
    found = []
    for form in _firsts(rules):
        group = samples.group(form) if form.word in ("set", "run") else None
        mixed = samples.with_wild(group) if group else None
        if mixed:
            found.append(_called(form, mixed, words))
    return "; ".join(found)


def hit(rules: Rules, words: Words) -> str:
    """A run that grows twice at its upper end: the second card fits only because of the first."""
    plain = [form for contract in rules.contracts for form in contract.forms if _is_plain_run(form)]
    group = samples.group(plain[0], 0.3) if plain else None
    if group is None or group.high + 2 >= rules.deck.plain:
        return ""
    values = rules.deck.values
    return words(
        "rules-example-hit",
        name=words("rules-name-2"),
        other=words("rules-name-3"),
        cards=samples.shown(group, words),
        first=values[group.high + 1],
        second=values[group.high + 2],
    )


def cost(rules: Rules, words: Words) -> str:
    """What the cards left in a hand cost."""
    deck, width = rules.deck, len(rules.deck.colours)
    places = [2, 6, len(deck.values) - 2]
    kinds = [place % len(deck.values) * width for place in places]
    kinds += [kind for kind in (deck.skip, deck.wild) if deck.counts[kind]]
    return words(
        "rules-example-cost",
        name=words("rules-name-2"),
        cards=joined([samples.value_name(deck, kind, words) for kind in kinds], words),
        sum=" + ".join([str(rules.points[kind]) for kind in kinds]),
        points=sum([rules.points[kind] for kind in kinds]),
    )


def pad(rules: Rules, words: Words) -> Iterator[str]:
    """The score sheet after some rounds: the phases done, the points, and what everyone tries next."""
    rounds = PAD[: len(rules.contracts) - 1]
    rows = [_written(rules, [line[player] for line in rounds]) for player in range(len(PAD[0]))]
    if len(rounds) < 2 or rules.sheet.most < len(rows) or None in rows:
        return
    yield words("rules-example-pad", rounds=len(rounds))
    for player, row in enumerate(rows):
        done, points = row or (0, [])
        yield words(
            "rules-example-row",
            name=words(f"rules-name-{player + 1}"),
            done=", ".join([str(contract.number) for contract in rules.contracts[:done]]) or "–",
            sum=" + ".join(map(str, points)),
            points=sum(points),
            next=rules.contracts[done].number,
        )


def _written(rules: Rules, fates: list[str]) -> tuple[int, list[int]] | None:
    """Phases done and points of each round of one player; None if a phase takes all the cards that one has."""
    deck, done, points = rules.deck, 0, []
    low, high = rules.points[0], rules.points[deck.naturals - 1]
    dearest = max([cost for cost, count in zip(rules.points, deck.counts, strict=True) if count])
    for fate in fates:
        spare = rules.deal - rules.contracts[done].need
        if spare < 1:
            return None
        if fate == "out":
            points.append(0)
        elif fate == "laid":
            points.append(high + low * (min(spare, 2) - 1))
        else:
            points.append(low * (rules.deal - 2) + high + (dearest if fate == "dear" else high))
        done += fate in ("out", "laid")
    return done, points
