"""The package from Python: print, read, compare, copy, pickle, ask for help – in the build that runs."""

import ast
import copy
import os
import pickle
import pydoc
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import zehn
from zehn import build
from zehn.cards.contracts import ContractError
from zehn.games.pickling import NotPicklable
from zehn.games.settings import SettingError
from zehn.players import NoPlayer, Player, make_player, play_game
from zehn.record import read_record, replay, write_record
from zehn.rooms import room
from zehn.words import words

GAMES = ("phase10", "dice", "profisort")
SOURCE = Path(zehn.__file__).parent.parent

#: Settings under which tables look different.
SETTINGS: dict[str, list[dict[str, Any]]] = {
    "phase10": [
        {},
        {"variants": ["knocking"]},
        {"variants": ["knocking"], "knock_again": "next_discard"},
        {"variants": ["free_order"], "phases": "1,2"},
        {"phases": "8", "final_tie": "playoff"},
        {"turn_pile": "on_draw", "first_card_skip": "skips_first_player"},
    ],
    "dice": [{}, {"solo_decline": "free"}],
    "profisort": [{}, {"variants": ["draw_from_discard"]}, {"equal_groups": "distinct"}],
}

Copier = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


COPIERS: list[Copier] = [lambda thing: thing.copy(), copy.copy, copy.deepcopy, pickled]


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZEHN_LANG", "en")


def new(game: str, seed: int = 7, seats: int = 2, **rules: Any) -> Any:
    make: Any = zehn.new
    return make(game, players=["Anna", "Ben", "Cleo"][:seats], seed=seed, rules=rules)


def moves_of(game: Any, rng: Random) -> Iterator[Any]:
    """Legal moves, one after another, most of them by a player who gets somewhere."""
    bots = [make_player(game.game, "steady", Random(rng.random())) for _ in game.table.players]
    while game.turn >= 0:
        if rng.random() < 0.2:
            yield rng.choice(list(islice(game.moves(), 40)))
        else:
            yield bots[game.turn].choose(game.watch(game.turn))


def play_on(game: Any, seed: int, number: int) -> list[str]:
    """Play some moves; what was played."""
    played = []
    for move in islice(moves_of(game, Random(seed)), number):
        game.play(move)
        played.append(str(move))
    return played


@st.composite
def positions(draw: st.DrawFn) -> Any:
    """A game in any position."""
    name = draw(st.sampled_from(GAMES))
    rules = draw(st.sampled_from(SETTINGS[name]))
    game = new(name, draw(st.integers(0, 50)), draw(st.integers(2, 3)), **rules)
    play_on(game, draw(st.integers(0, 50)), draw(st.integers(0, 160)))
    return game


anywhere = settings(derandomize=True, deadline=None, max_examples=40)


# -- copies -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("copier", COPIERS, ids=["copy()", "copy.copy", "copy.deepcopy", "pickle"])
@anywhere
@given(game=positions(), seed=st.integers(0, 9))
def test_a_copy_is_equal_and_goes_its_own_way(copier: Copier, game: Any, seed: int) -> None:
    before, record = str(game), write_record(game)
    twin = copier(game)
    assert twin == game
    assert (str(twin), repr(twin), write_record(twin)) == (before, repr(game), record)
    assert [str(move) for move in islice(twin.moves(), 50)] == [str(move) for move in islice(game.moves(), 50)]
    played = play_on(twin, seed, 12)
    assert (str(game), write_record(game)) == (before, record), "the game stays as it was"
    assert play_on(game, seed, 12) == played
    assert game == twin, "the same chance, and the same moves"
    assert write_record(game) == write_record(twin)


@pytest.mark.parametrize("copier", COPIERS, ids=["copy()", "copy.copy", "copy.deepcopy", "pickle"])
@anywhere
@given(game=positions())
def test_a_copy_of_a_view_stays_as_it_was(copier: Copier, game: Any) -> None:
    for seat in range(len(game.table.players)):
        view = game.watch(seat)
        twin, before = copier(view), str(view)
        assert twin == view
        assert (str(twin), repr(twin)) == (before, repr(view))
        assert [*twin.moves()] == [*view.moves()]
        play_on(game, 1, 3)
        assert str(twin) == before


@anywhere
@given(game=positions())
def test_an_imagined_game_can_be_copied_too(game: Any) -> None:
    world = next(game.view(0).worlds(Random(3)))
    for copier in COPIERS:
        assert copier(world) == world


#: What a table has that is found again when it is unpickled, or written in a way of its own.
FOUND_AGAIN = {
    "phase10": {
        "dealt",
        "following",
        "groups",
        "moves",
        "open",
        "players",
        "rivals",
        "rules",
        "shares",
        "standing",
        "takes",
    },
    "dice": {"moves", "players", "rules"},
    "profisort": {"at_once", "groups", "moves", "open", "players", "rules", "takes"},
}


@pytest.mark.parametrize("game", GAMES)
def test_no_part_of_a_table_is_forgotten(game: str) -> None:
    """Who gives a table a new part has to say what becomes of it in a pickle."""
    tree = ast.parse(build.source_of(f"zehn.games.{game}.table").read_text(encoding="utf-8"))
    (table,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Table"]
    (slots,) = [node.value for node in table.body if isinstance(node, ast.Assign) and "__slots__" in ast.dump(node)]
    written = import_module(f"zehn.games.{game}.pickling")
    fields = {*written.FIELDS, *getattr(written, "ROWS", ())}
    assert set(ast.literal_eval(slots)) == fields | FOUND_AGAIN[game]


def test_what_is_pickled_together_stays_together() -> None:
    for name in GAMES:
        game = new(name)
        twin, watched = pickled((game, game.watch(0)))
        assert twin.table is watched.table


def test_somebodys_own_sheet_is_pickled_with_the_game() -> None:
    sheet = {"game": "phase10", "phases": [{"number": 1, "contract": "2*set(2)"}], "deal": {"cards": 7}}
    game = new("phase10", sheet=sheet)
    play_on(game, 1, 20)
    assert pickled(game) == game
    assert pickled(game).rules.written() == game.rules.written()


def test_a_chance_that_cannot_be_pickled_is_told() -> None:
    class Mine(zehn.Seeded):
        """Nobody can import a class of a function."""

    for name in GAMES:
        make: Any = zehn.new
        game = make(name, players=["Anna", "Ben"], chance=Mine(1))
        with pytest.raises(NotPicklable, match="its chance, Mine, cannot"):
            pickle.dumps(game)
        assert copy.copy(game) == game


def test_a_script_can_be_pickled() -> None:
    game = zehn.new("dice", players=["Anna"], chance=zehn.Script())
    assert pickled(game) == game


# -- moves --------------------------------------------------------------------------------------------------------


@anywhere
@given(game=positions())
def test_moves_are_values(game: Any) -> None:
    moves = list(islice(game.moves(), 60))
    for move in moves:
        for twin in (zehn.Move.read(str(move), game.game), game.read(str(move)), pickled(move), copy.deepcopy(move)):
            assert twin == move
            assert hash(twin) == hash(move)
            assert repr(twin) == f"Move('{move}')"
            assert twin in game.moves()
            assert game.why_not(twin) is None
    assert len(set(moves)) == len(moves)


@pytest.mark.parametrize("game", GAMES)
def test_legal_moves_are_a_collection(game: str) -> None:
    played = new(game)
    moves = played.moves()
    assert len(moves) == len([*moves]) > 0
    assert moves
    assert next(iter(moves)) in moves
    assert str(next(iter(moves))) in moves
    assert "2 draw" not in moves
    assert 7 not in moves
    play_game(played, [make_player(game, "steady", Random(1)) for _ in range(2)])
    assert not played.moves()
    assert len(played.moves()) == 0


def test_throws_are_counted_and_not_listed() -> None:
    game = zehn.new("dice", players=["Anna"], chance=zehn.Script())
    assert len(game.moves()) == 6**10
    assert repr(game.moves()).endswith(" …>")


def test_a_text_is_read_without_a_game_where_it_means_one_thing() -> None:
    assert zehn.Move.read("1 draw") == zehn.Move.read("1 draw", "profisort")
    assert zehn.Move.read("1 discard 7r").deck is new("phase10").rules.deck
    assert zehn.Move.read("1 discard Ks").deck is new("profisort").rules.deck
    assert zehn.Move.read("0 keep 0,3").seat == 0
    with pytest.raises(zehn.Refused, match="several games: phase10, profisort"):
        zehn.Move.read("1 discard *")
    assert zehn.Move.read("1 discard *", "phase10").kind == new("phase10").rules.deck.wild


@pytest.mark.parametrize("text", ["", "draw", "1 jump", "1 discard 99r", "1 draw " + "x" * 300])
def test_what_cannot_be_read_is_refused(text: str) -> None:
    for read in (zehn.Move.read, *(new(name).read for name in GAMES), *(new(name).view(0).read for name in GAMES)):
        with pytest.raises(zehn.Refused, match="cannot be read as a move"):
            read(text)
    with pytest.raises(zehn.ZehnError, match="no game “chess”; there are phase10, dice"):
        zehn.Move.read(text, "chess")


# -- texts --------------------------------------------------------------------------------------------------------


@anywhere
@given(game=positions())
def test_a_view_prints_what_its_seat_knows_and_nothing_else(game: Any) -> None:
    if game.game == "dice" or game.over:
        return
    for seat in range(len(game.table.players)):
        view = game.view(seat)
        for world in islice(view.worlds(Random(5)), 3):
            assert str(world.view(seat)) == str(view)
            assert repr(world.view(seat)) == repr(view)
        for other, line in enumerate(str(view).splitlines()[-len(game.table.players) :]):
            cards = line.partition(" points  ")[2].rpartition("] ")[2].split()
            assert len(cards) == view.table.sizes[other]
            assert ("?" in cards) == (other != seat and len(cards) > len(view.table.known[other]))
        assert str(view.hand) in str(view)


@anywhere
@given(game=positions())
def test_a_game_prints_all_hands(game: Any) -> None:
    text = str(game)
    assert text.splitlines()[0].startswith(game.game)
    assert "\n" not in repr(game)
    assert repr(game).startswith(f"<{type(game).__name__} ")
    for seat, name in enumerate(game.table.players):
        assert f"{seat}  {name}" in text
        if game.game != "dice":
            assert str(game.view(seat).hand) in text
    assert text.count("\n> ") == (game.turn >= 0)


PHASE10 = """\
phase10, round 0, seat 1 to play
pile 86, discards 1, top 12r
  0  Anna  phase 1  0 points  2g 3b 4g 4g 7g 7y 8b 10b 11g !
> 1  Ben   phase 1  0 points  1b 2r 4b 6r 7b 9b 9b 10r 10b 12b *"""


def test_how_a_table_is_printed() -> None:
    script = "2r 2g 4b 3b 6r 4g 7b 4g 9b 7g 9b 7y 10r 8b 10b 10b 12b 11g * ! 12r 1b"
    game = zehn.new("phase10", players=["Anna", "Ben"], chance=zehn.Script(script))
    game.play("1 draw")
    assert str(game) == PHASE10
    assert str(game.view(0)).splitlines()[3] == "> 1  Ben   phase 1  0 points  ? ? ? ? ? ? ? ? ? ? ?"
    assert str(game.view(1).hand) == "1b 2r 4b 6r 7b 9b 9b 10r 10b 12b *"


# -- names --------------------------------------------------------------------------------------------------------


@anywhere
@given(game=positions())
def test_names_are_those_of_the_kinds(game: Any) -> None:
    view = game.view(0)
    if game.game == "dice":
        rolls = [str(move) for move in game.table.moves if move.verb == "roll"]
        assert not view.dice or rolls[-1].endswith(" roll " + ",".join(view.dice))
        assert sum(1 << die for die in view.kept) == view.table.kept
        return
    deck = game.rules.deck
    assert view.hand.names == deck.write(sorted(view.cards)).split()
    assert view.discards == [deck.names[kind] for kind in view.table.discards]
    assert view.groups == [[deck.names[kind] for kind in group.cards] for group in view.table.groups]
    assert sum(1 << deck.kind_of[name] for name in view.fitting) == view.table.takes
    assert set(view.wanted) <= set(deck.names)


def test_what_is_wanted_brings_a_phase_nearer() -> None:
    game = new("phase10")
    view = game.view(1)
    (reach,) = view.reaches()
    assert view.wanted == [name for kind, name in enumerate(game.rules.deck.names) if reach.wanted(kind)]
    assert view.skipped == []


# -- errors -------------------------------------------------------------------------------------------------------


def no_game() -> None:
    make: Any = zehn.new
    make("chess", players=["Anna"])


ERRORS: list[tuple[type[zehn.ZehnError], Callable[[], Any], str]] = [
    (zehn.Refused, lambda: new("phase10").play("1 discard 7r"), "P10-06: First draw a card"),
    (SettingError, lambda: new("phase10", colour="red"), "colour"),
    (zehn.SheetError, lambda: new("phase10", sheet={"game": "phase10", "phases": []}), "phases: "),
    (zehn.RecordError, lambda: replay(read_record({})), "RECORD: "),
    (zehn.RecordError, lambda: replay(read_record(illegal())), "P10-06: "),
    (ContractError, lambda: contract("huh"), "huh"),
    (NoPlayer, lambda: make_player("phase10", "nobody", Random(1)), "no bot “nobody”; choose from random, easy"),
    (zehn.ZehnError, no_game, "There is no game “chess”; there are phase10, dice, profisort"),
    (zehn.ZehnError, lambda: zehn.players("chess"), "no game “chess”"),
    (zehn.ZehnError, lambda: zehn.new("phase10", players=["A", "B"], dealer=2), "no seat 2 for the dealer"),
]


def illegal() -> dict[str, Any]:
    record = write_record(new("phase10"))
    record["rounds"][0]["moves"] = ["1 discard 7r"]
    return record


def contract(text: str) -> None:
    from zehn.cards.contracts import read_contract

    read_contract(1, text, new("phase10").rules.deck, most=10)


@pytest.mark.parametrize(("kind", "fails", "says"), ERRORS)
def test_every_error_is_a_sentence(
    kind: type[zehn.ZehnError], fails: Callable[[], Any], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(zehn.ZehnError) as caught:
        fails()
    error = caught.value
    assert type(error) is kind
    assert isinstance(error, ValueError)
    assert says in str(error)
    assert str(error).endswith(".")
    for twin in (pickled(error), copy.copy(error)):
        assert (type(twin), str(twin)) == (kind, str(error))
    monkeypatch.setenv("ZEHN_LANG", "de")
    assert str(error) == error.text(words("de")) != error.text(words("en"))


# -- what there is ------------------------------------------------------------------------------------------------


def test_games_and_players_can_be_asked_for() -> None:
    assert zehn.games() == GAMES
    assert zehn.players("phase10") == ("random", "easy", "greedy", "steady", "sharp", "master")
    for game in zehn.games():
        for player in zehn.players(game):
            assert isinstance(make_player(game, player, Random(1)), Player)


@pytest.mark.parametrize("module", ["zehn", "zehn.players", "zehn.record"])
def test_everything_public_is_there(module: str) -> None:
    package = sys.modules[module]
    for name in package.__all__:
        assert getattr(package, name) is not None


@pytest.mark.parametrize("game", GAMES)
def test_every_player_is_public_in_its_room(game: str) -> None:
    players = room("players", game)
    assert {player.__name__ for player in players.PLAYERS.values()} <= set(players.__all__)


def test_the_package_starts_without_players_and_has_them_when_asked() -> None:
    code = "import sys, zehn; assert 'zehn.players' not in sys.modules; print(zehn.players('dice'), zehn.record.FORMAT)"
    assert "racer" in run(code)
    assert "has no attribute 'huh'" in run("import zehn\ntry: zehn.huh\nexcept AttributeError as error: print(error)")


HELP = [
    zehn.Phase10, zehn.Phase10.play, zehn.Phase10.moves, zehn.Phase10.turn, zehn.Phase10.copy, zehn.DiceGame.play,
    zehn.ProfiSort.play, zehn.View.worlds, zehn.Move, zehn.Move.read, zehn.Moves, zehn.Seeded, zehn.new,
    type(new("dice").view(0)).why_not,
]  # fmt: skip


@pytest.mark.parametrize("thing", HELP)
def test_help_tells_something(thing: Any) -> None:
    assert pydoc.getdoc(thing), thing


def test_help_of_play_is_what_the_source_says() -> None:
    assert "raises `Refused` with the clause if it is not legal" in pydoc.plain(pydoc.render_doc(zehn.Phase10.play))
    assert "hands and draw pile" in pydoc.getdoc(zehn.Phase10)
    assert "The seat that draws next" in pydoc.getdoc(zehn.Phase10.turn)


def documented(module: str) -> Iterator[tuple[Any, str]]:
    """Everything of a module that has a docstring in the source, and that docstring."""
    found = import_module(module)
    for node in ast.parse(build.source_of(module).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            thing = getattr(found, node.name)
            yield thing, ast.get_docstring(node) or ""
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and not inner.name.startswith("__"):
                    yield getattr(thing, inner.name), ast.get_docstring(inner) or ""


HOT = [module for module in build.MODULES if module.startswith(("zehn.cards", "zehn.games"))]


@pytest.mark.parametrize("module", HOT)
def test_every_docstring_is_there(module: str) -> None:
    """mypyc leaves them out, and `setup.py` puts them in, but for classes that stay plain Python inside."""
    for thing, text in documented(module):
        assert not text or pydoc.getdoc(thing) in (text, "mypyc filler docstring"), thing


# -- both builds --------------------------------------------------------------------------------------------------


def run(code: str, *arguments: str, **environ: str) -> str:
    base = {name: value for name, value in os.environ.items() if name != "ZEHN_PLAIN"}
    env = base | {"PYTHONPATH": str(SOURCE), "ZEHN_LANG": "en"} | environ
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], env=env, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


WRITE = """
import pickle, sys, zehn
from random import Random
from zehn.players import make_player
games = []
for name in zehn.games():
    game = zehn.new(name, players=["Anna", "Ben"], seed=3)
    for number in range(30):
        game.play(make_player(name, "steady", Random(number)).choose(game.watch(game.turn)))
    games += [game, game.view(0), next(iter(game.moves()))]
pickle.dump(games, open(sys.argv[1], "wb"))
print(*map(str, games), sep="\\n")
"""

READ = """
import pickle, sys
things = pickle.load(open(sys.argv[1], "rb"))
print(*map(str, things), sep="\\n")
"""


@pytest.mark.skipif(not build.built(), reason="nothing is compiled from these sources")
@pytest.mark.parametrize(("one", "other"), [("1", ""), ("", "1")])
def test_one_build_reads_what_the_other_wrote(one: str, other: str, tmp_path: Path) -> None:
    file = str(tmp_path / "games.pickle")
    assert run(WRITE, file, ZEHN_PLAIN=one) == run(READ, file, ZEHN_PLAIN=other)
