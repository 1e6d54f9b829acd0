"""What the terminal knows without a screen: plans, proposals, composed lays, blocks of text, the story, the verdict."""

from random import Random

import pytest
from rich.text import Text

import zehn
from zehn.cards.contracts import read_contract
from zehn.cards.deck import Deck, row_of
from zehn.cards.groups import Fault, Run, Spread
from zehn.games.chance import Script
from zehn.games.phase10 import Rules, View
from zehn.games.phase10.table import RoundScore, Table
from zehn.terminal.common.faces import face, painted, small
from zehn.terminal.common.flow import BREAK, Block, arrange, drawn, word
from zehn.terminal.common.wording import Voice
from zehn.terminal.phase10.composing import arranged
from zehn.terminal.phase10.match import Ask, Match
from zehn.terminal.phase10.plan import in_order, marks, plan_of, proposals
from zehn.terminal.phase10.wording import verdict
from zehn.words import words

RULES = Rules.read({})
DECK = RULES.deck


def view_of(hand: str, *, draws: bool = True, **rules: object) -> View:
    """A view of the seat that begins, with this hand."""
    own = hand.split()
    other = [name for name in DECK.names if name not in own and name not in "!*"][: len(own)]
    deck = " ".join([card for pair in zip(own, other, strict=True) for card in pair])
    game = zehn.new("phase10", players=["Anna", "Ben"], chance=Script(deck), rules=rules)
    if draws:
        game.play("1 draw")
    return game.view(1)


def test_the_plan_names_the_useful_cards() -> None:
    view = view_of("4r 4b 8r 8b * 1g 2y 12r 11g 9y", draws=False, phases="1")
    plan = plan_of(view)
    assert (plan.contract, plan.missing) == (view.table.open[1][0], 1)
    assert sorted(DECK.write(plan.useful).split()) == sorted(["4r", "4b", "8r", "8b", "*"])
    assert DECK.write(in_order(view, "phase", plan)).split()[-1] == "12r"
    shown = in_order(view, "value", plan)
    useful = [DECK.names[kind] for kind, mark in zip(shown, marks(shown, plan), strict=True) if mark]
    assert useful == ["4r", "4b", "8r", "8b", "*"]


def test_proposals_take_along_what_fits_and_leave_a_card() -> None:
    view = view_of("4r 4b 4g 8r 8b 8g 8y 12r * !", phases="1")
    best, *others = proposals(view)
    assert str(best).startswith("1 lay 1 4r,4b,4g 8r,8b,8g,8y")
    assert all(view.why_not(move) is None for move in others)
    assert not proposals(view_of("1r 2b 4g 8r 8b 5g 9y 12r 11y !", phases="1"))


@pytest.mark.parametrize("number", range(1, 11))
def test_every_proposal_is_legal(number: int) -> None:
    rng = Random(number)
    found = 0
    for _ in range(60):
        cards = rng.sample(DECK.cards, 8) + [DECK.wild] * 2
        rng.shuffle(cards)
        own = DECK.write(cards).split()
        if own.count("*") > 5:
            continue
        view = view_of(DECK.write(cards), phases=str(number))
        moves = proposals(view)
        found += len(moves)
        assert all(view.why_not(move) is None for move in moves)
        assert bool(moves) == (plan_of(view).missing == 0)
    assert found or number in (5, 6, 10)


@pytest.mark.parametrize(
    ("cards", "turn", "laid"),
    [
        ("9g 8r * 11b", 0, "8r 9g * 11b"),
        ("8r 9g * 10b", 0, "8r 9g 10b *"),
        ("8r 9g * 10b", 1, "* 8r 9g 10b"),
        ("12r 11g * *", 0, "* * 11g 12r"),
        ("2r 1g * *", 5, "1g 2r * *"),
        ("10r 11g * *", 0, "* 10r 11g *"),
        ("10r 11g * *", 1, "* * 10r 11g"),
    ],
)
def test_wilds_of_a_run_stand_where_they_are_wanted(cards: str, turn: int, laid: str) -> None:
    spread = arranged(Run(DECK, 4), DECK.read(cards) or [], turn)
    assert DECK.write(spread.cards) == laid
    assert not isinstance(Run(DECK, 4).read(spread), Fault)


def test_wilds_alone_are_named() -> None:
    wilds = [DECK.wild] * 4
    assert arranged(Run(DECK, 4), wilds, 8).at == "9"
    assert arranged(Run(DECK, 4), wilds, 9).at == "1"
    form = read_contract(8, "colour(4)", DECK, most=10).forms[0]
    assert arranged(form, wilds, 2) == Spread(tuple(wilds), "g")
    assert arranged(form, [DECK.kind_of["7r"], DECK.wild]).at == ""


def test_blocks_flow_like_words() -> None:
    two = Block((Text("ab"), Text("cd")), "two")
    spots = arrange([word("xxx"), two, word("yyyy"), BREAK, word("z")], 8)
    assert [(spot.column, spot.line) for spot in spots] == [(0, 0), (4, 0), (0, 2), (0, 3)]
    assert [line.plain for line in drawn(spots, 8)] == ["xxx ab", "    cd", "yyyy", "z"]
    assert spots[1].holds(5, 1)
    assert not spots[1].holds(6, 1)


def test_every_colour_has_a_face_of_its_own() -> None:
    deck = Deck(["1", "2"], list("rbgyacde"), copies=2, wilds=2, skips=2)
    faces = {face(deck, kind) for kind in range(8)} | {face(deck, deck.skip), face(deck, deck.wild)}
    assert len(faces) == 10


def test_cards_in_a_sentence_are_painted() -> None:
    text = painted(DECK, "Ben nimmt 7r, legt Phase 12: 12b * (9g)", words("de"))
    assert [text.plain[span.start : span.end] for span in text.spans] == ["7r", "12b", "*", "9g"]


def test_colours_have_the_letters_of_the_language() -> None:
    yellow = DECK.kind_of["7y"]
    assert painted(DECK, "7y, 7g", words("de")).plain == "7ge, 7g"
    assert painted(DECK, "7y, 7g", words("en")).plain == "7y, 7g"
    assert (small(DECK, yellow, words("de")).plain, small(DECK, yellow, words("en")).plain) == (" 7ge ", " 7y ")


def over(rules: dict[str, object], done: tuple[tuple[int, ...], ...], winners: tuple[int, ...]) -> Table:
    table = Table(Rules.read(rules), ("Anna", "Ben", "Cleo"), 0)
    scores = (RoundScore(row_of([0, 5, 10]), row_of([1, 1, 0])),)
    table.standing = table.standing.but(done=done, totals_row=row_of([5, 5, 10]), winners=winners, scores=scores)
    return table


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_verdict_says_why(lang: str) -> None:
    say = Voice(lang)
    one: dict[str, object] = {"phases": "1"}
    told = [
        verdict(over(one, ((), (1,), ()), (1,)), say),
        verdict(over(one, ((1,), (1,), ()), (1,)), say),
        verdict(over(one, ((1,), (1,), ()), (0, 1)), say),
        verdict(over({"variants": ["fixed_rounds"]}, ((), (), ()), (1,)), say),
        verdict(over({"phases": "1", "variants": ["free_order"]}, ((), (1,), ()), (1,)), say),
    ]
    playoff = over(one, ((1,), (1,), ()), (1,))
    playoff.only((0, 1))
    told.append(verdict(playoff, say))
    assert len(set(told)) == 6
    assert all("Ben" in sentence for sentence in told)
    assert "Anna, Ben" in told[2]


def test_bots_alone_finish_a_playoff_without_the_person() -> None:
    """The person is not among the tied: nothing is asked, and the game still ends."""
    rules = Rules.read({"phases": "1", "edition": "compact", "turn_limit": 6})
    for seed in range(200):
        match = Match(rules, ["Anna", "Ben", "Cleo"], ["greedy", "greedy"], seed=seed)
        for _ in range(20_000):
            match.pad_seen = True
            if match.ask is Ask.OVER:
                break
            _act(match)
        assert match.table.over
        if match.table.playoff and 0 not in match.table.playing:
            assert any("Stechen" in line for line in match.story.tell(Voice("de")))
            return
    raise AssertionError("no such tie in these games")


def _act(match: Match) -> None:
    """The person plays badly: draws and discards, never lays."""
    notation = match.rules.notation
    if match.ask is Ask.DRAW:
        match.play(notation.draw[0])
    elif match.ask is Ask.PLAY:
        discards = [notation.discard[0][kind] for kind in match.me.cards]
        skips = [notation.skip[0][seat] for seat in (1, 2)]
        move = next(move for move in (*discards, *skips) if match.why_not(move) is None)
        assert match.play(move) is None
    else:
        match.advance()
