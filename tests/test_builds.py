"""One source, two builds: plain Python and the compiled core play the same games, and an edit is never overlooked."""

import ast
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from random import Random

import pytest

import zehn
from zehn import build
from zehn.cards import notation
from zehn.cards.deck import row_of
from zehn.cards.groups import Placement
from zehn.games.card_sheet import CardSheet
from zehn.games.chance import Seeded, mixed
from zehn.games.phase10 import Phase10, Rules, table
from zehn.games.sheets import own_sheet
from zehn.kernel.counted import CountedContract, can_be_counted
from zehn.kernel.lanes import NarrowLanes
from zehn.kernel.reach import CompiledContract
from zehn.kernel.templates import all_templates
from zehn.players import PLAYERS, Budget, play_game
from zehn.players.phase10.greedy import Greedy
from zehn.players.phase10.random_moves import RandomMoves
from zehn.players.phase10.rollouts import Rollouts, play_on

LONG = bool(os.environ.get("ZEHN_LONG"))
SOURCE = Path(zehn.__file__).parent.parent
RULES = Rules()

needs_compiled = pytest.mark.skipif(not build.built(), reason="nothing is compiled from these sources")

#: Plays games of all kinds and prints every move of every game.
GAMES = """
import sys, zehn
from random import Random
from zehn.players import PLAYERS, Budget, play_game
from zehn.players.phase10.rollouts import Rollouts
for seed in range(int(sys.argv[1])):
    for variants in [], ["knocking"], ["free_order"], ["fixed_rounds"]:
        for name, seats in ("greedy", 4), ("steady", 3), ("random", 2):
            game = zehn.new("phase10", players=["P"] * seats, seed=seed, rules={"variants": variants})
            rng = Random(seed)
            play_game(game, [PLAYERS["phase10"][name](rng) for _ in range(seats)])
            print(name, variants, [[str(move) for move in dealt.moves] for dealt in game.history], game.result())
    for variants, seats in ([], 2), ([], 3), (["free_order"], 2), (["fixed_rounds"], 2):
        game = zehn.new("phase10", players=["P"] * seats, seed=seed, rules={"variants": variants, "phases": "2,4,8"})
        rng = Random(seed)
        play_game(game, [PLAYERS["phase10"]["master"](rng) for _ in range(seats)], Budget(samples=24))
        print("master", variants, [[str(move) for move in dealt.moves] for dealt in game.history], game.result())
    game = zehn.new("phase10", players=["P"] * 4, seed=seed)
    for policy in "greedy", "random_moves":
        print(policy, Rollouts([policy] * 4, seed).rounds(game, 20))
    print([world.pile for world, _ in zip(game.view(1).worlds(Random(seed)), range(3))])
    for kind, name, seats in ("profisort", "steady", 2), ("profisort", "greedy", 3), ("dice", "steady", 3):
        game = zehn.new(kind, players=["P"] * seats, seed=seed)
        rng = Random(seed)
        play_game(game, [PLAYERS[kind][name](rng) for _ in range(seats)])
        rounds = game.history if kind == "dice" else [dealt.moves for dealt in game.history]
        print(kind, name, [[str(move) for move in moves] for moves in rounds], game.result())
"""


def run(code: str, *arguments: str, source: Path = SOURCE, **environ: str) -> str:
    base = {name: value for name, value in os.environ.items() if name != "ZEHN_PLAIN"}
    command = [sys.executable, "-c", code, *arguments]
    env = base | {"PYTHONPATH": str(source)} | environ
    done = subprocess.run(command, env=env, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@needs_compiled
def test_equal_seeds_give_equal_games() -> None:
    seeds = "40" if LONG else "2"
    plain = run(GAMES, seeds, ZEHN_PLAIN="1").splitlines()
    compiled = run(GAMES, seeds).splitlines()
    assert len(plain) > 20
    for one, other in zip(plain, compiled, strict=True):
        assert one == other


SHOWN = "from zehn import build; import zehn.kernel.lanes as lanes; print(build.BUILD, lanes.__file__.endswith('.py'))"


@needs_compiled
def test_the_environment_asks_for_plain_python() -> None:
    assert run(SHOWN).split() == ["compiled", "False"]
    assert run(SHOWN, ZEHN_PLAIN="1").split() == ["plain", "True"]


@needs_compiled
def test_an_edit_takes_effect_at_once(tmp_path: Path) -> None:
    shutil.copytree(SOURCE / "zehn", tmp_path / "zehn", ignore=shutil.ignore_patterns("__pycache__", "static"))
    assert run(SHOWN, source=tmp_path).split() == ["compiled", "False"]
    with (tmp_path / "zehn" / "kernel" / "lanes.py").open("a") as file:
        file.write("EDITED = 'yes'\n")
    assert run(SHOWN + "; print(lanes.EDITED)", source=tmp_path).split() == ["plain", "True", "yes"]


#: Plays a short game with every player, where `librt` cannot be imported: PyPy and WebAssembly have none.
WITHOUT_LIBRT = """
import sys
sys.modules["librt"] = sys.modules["librt.vecs"] = None
import zehn
from random import Random
from zehn import build
from zehn.players import PLAYERS, Budget, play_game
SHORT = {"phase10": {"phases": "2,8"}, "dice": {}, "profisort": {"tasks": "4,7,8", "first_to": 1}}
for game, players in PLAYERS.items():
    for name, make in players.items():
        played = zehn.new(game, players=["A", "B"], seed=1, rules=SHORT[game])
        play_game(played, [make(Random(seat)) for seat in range(2)], Budget(samples=8), longest=400)
        print(build.BUILD, game, name, played.over)
"""


@pytest.mark.xdist_group("dice")  # one process solves the game for all
def test_every_player_plays_where_librt_is_missing() -> None:
    rows = [line.split() for line in run(WITHOUT_LIBRT).splitlines()]
    assert [row[:3] for row in rows] == [["plain", game, name] for game in PLAYERS for name in PLAYERS[game]]
    unfinished = {row[2] for row in rows if row[3] == "False"}
    assert unfinished <= {"random"}, "the others get there in time"


def _lets_inherit(node: ast.ClassDef) -> bool:
    """A protocol is an ordinary class in both builds."""
    protocol = any(ast.unparse(base) == "Protocol" for base in node.bases)
    return protocol or any("mypyc_attr" in ast.unparse(note) for note in node.decorator_list)


def test_only_classes_that_allow_it_are_inherited_from() -> None:
    """A compiled class refuses heirs that are not compiled, unless it says `allow_interpreted_subclasses`."""
    hot = {build.source_of(module) for module in build.MODULES}
    closed = {
        node.name
        for file in hot
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and not _lets_inherit(node)
    }
    for file in set((SOURCE / "zehn").rglob("*.py")) - hot:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        imported = {
            name.asname or name.name: name.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module in build.MODULES
            for name in node.names
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                heirs = {imported.get(ast.unparse(base)) for base in node.bases} & closed
                assert not heirs, f"{node.name} in {file}"


def test_hot_classes_have_no_keywords() -> None:
    """mypyc silently forgets keywords in the head of a class, such as the tag of a message."""
    for module in build.MODULES:
        for node in ast.walk(ast.parse(build.source_of(module).read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.ClassDef) and node.keywords), f"{node.name} in {module}"


def test_a_build_that_is_not_complete_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "folder", lambda: tmp_path)
    suffix = EXTENSION_SUFFIXES[0]
    for name in (*build.MODULES, build.LIBRARY):
        (tmp_path / (name + suffix)).touch()
    assert build.built() == {}
    (tmp_path / build.DONE).touch()
    assert set(build.built()) == {*build.MODULES, build.LIBRARY}
    (tmp_path / (build.LIBRARY + suffix)).unlink()
    assert build.built() == {}


@pytest.mark.parametrize("number", range(10))
def test_words_count_like_big_integers(number: int) -> None:
    pytest.importorskip("librt.vecs")
    from zehn.kernel.packed import PackedLanes

    rules, options = RULES, placements(number)
    templates = all_templates(rules.deck, options, wild=True)
    check_alike(number, PackedLanes(rules.deck, options, templates, wild=True))


@pytest.mark.parametrize("number", [0, 6, 7, 8, 9])
def test_pools_are_counted_like_lanes(number: int) -> None:
    """Also the order of the layouts is the same: what `greedy` lays never changes."""
    options = placements(number)
    assert can_be_counted(RULES.deck, options, wild=True)
    check_alike(number, CountedContract(RULES.deck, options, wild=True))


def placements(number: int) -> list[list[Placement]]:
    return [form.placements() for form in RULES.contracts[number].forms]


def check_alike(number: int, kernel: CompiledContract) -> None:
    """A kernel answers every question like the one with big integers."""
    rules, rng, options = RULES, Random(number), placements(number)
    narrow = NarrowLanes(rules.deck, options, all_templates(rules.deck, options, wild=True), wild=True)
    for _ in range(200 if LONG else 8):
        cards = rng.sample(rules.deck.cards, 14)
        hand, rest = cards[:10], cards[10:]
        one, other = narrow.reach(hand), kernel.reach(hand)
        for kind in [*rest, *hand[:6]]:
            start = rng.randrange(10)
            assert (one.held, one.missing, one.wants()) == (other.held, other.missing, other.wants())
            assert one.spares(hand) == other.spares(hand)
            if one.missing:
                row, costs = row_of(hand), rules.points_row
                assert one.dearest_spare(row, costs, start) == other.dearest_spare(row, costs, start)
            assert list(one.layouts(hand)) == list(other.layouts(hand))
            assert not one.missing or one.wanted(kind) == other.wanted(kind)
            if kind in rest:
                hand = [*hand, kind]
                one.add(kind)
                other.add(kind)
            else:
                hand.remove(kind)
                one.remove(kind)
                other.remove(kind)


def test_words_shuffle_like_plain_python() -> None:
    pytest.importorskip("librt.vecs")
    from zehn.games.shuffling import sorted_by_noise

    rng = Random(4)
    for number in (0, 1, 2, 50, 108):
        things, noise = rng.choices(range(50), k=number), rng.randbytes(4 * number)
        keys = [int.from_bytes(noise[4 * place : 4 * place + 4], "little") for place in range(number)]
        order = sorted((key & 0x3FFFFF00, thing) for key, thing in zip(keys, things, strict=True))
        assert list(sorted_by_noise(row_of(things), noise)) == mixed(things, noise) == [thing for _, thing in order]


def test_a_rollout_leaves_the_game_as_it_is() -> None:
    game = zehn.new("phase10", players=["P"] * 3, seed=5)
    before = game.copy()
    for policy in ("greedy", "random_moves"):
        rollouts = Rollouts([policy] * 3, seed=1)
        played = rollouts.round(game)
        assert len(played.table.standing.scores) == 1
        assert played.table.round == 0, "nobody deals another round"
        assert rollouts.game(game).over
        assert game == before
        assert Rollouts([policy] * 3, 7).rounds(game, 5) == Rollouts([policy] * 3, 7).rounds(game, 5)
    with pytest.raises(ValueError, match="clever"):
        Rollouts(["clever"], 1)


@pytest.mark.parametrize("settings", [{}, {"variants": ["knocking"]}, {"variants": ["free_order"]}, {"go_out": "any"}])
@pytest.mark.parametrize("policy", [Greedy, RandomMoves])
def test_a_playout_is_what_would_be_chosen(policy: type[Greedy], settings: dict[str, object]) -> None:
    """Move by move from one's own copy: what is laid without being written down is what `choose` would lay."""
    for seed in range(20 if LONG else 3):
        one, other = [Phase10(Rules(None, settings), ["P"] * 3, chance=Seeded(seed)) for _ in range(2)]
        play_game(one, [policy(Random(seed + seat)) for seat in range(3)])
        moves = play_on(other, [policy(Random(seed + seat)) for seat in range(3)])
        assert (one.result(), one.pile, one.table.discards) == (other.result(), other.pile, other.table.discards)
        assert (one.table.groups, one.table.sizes) == (other.table.groups, other.table.sizes)
        assert moves == sum(move.verb != "knock" for dealt in one.history for move in dealt.moves)


@pytest.mark.parametrize("module", build.MODULES)
def test_no_compiled_module_waits(module: str) -> None:
    """What mypyc makes of `async def` raises exceptions again that were caught around an `await` long ago."""
    tree = ast.parse(build.source_of(module).read_text())
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef)]


@pytest.mark.parametrize("variants", [[], ["knocking"], ["free_order"], ["knocking", "free_order"]])
def test_random_moves_are_legal_and_of_every_kind(variants: list[str]) -> None:
    """The engine checks every move; what is seen here is that none of the verbs is forgotten."""
    rng, verbs = Random(3), set()
    for seed in range(20 if LONG else 2):
        game = zehn.new("phase10", players=["P"] * 3, seed=seed, rules={"variants": variants})
        play_game(game, [RandomMoves(rng) for _ in range(3)])
        verbs |= {move.verb for dealt in game.history for move in dealt.moves}
    expected = {"draw", "take", "lay", "hit", "discard", "skip"} | ({"knock"} if "knocking" in variants else set())
    assert verbs == expected


@pytest.mark.parametrize("name", ["greedy", "steady", "sharp", "master"])
def test_a_deck_may_have_more_kinds_than_a_word_has_bits(name: str) -> None:
    deck = {"values": [str(number) for number in range(1, 21)], "colours": list("rbgyopqs"), "wilds": 12}
    points = [{"cards": cards, "points": 5} for cards in ("1-20", "!", "*")]
    sheet = own_sheet({"game": "phase10", "deck": deck | {"copies": 2, "skips": 4}, "points": points})
    assert isinstance(sheet, CardSheet)
    assert sheet.deck.kinds > 64
    new = Phase10(Rules(sheet, {"phases": "1,5,8"}), ["A", "B", "C"], chance=Seeded(3))
    assert Rollouts(["greedy", "random_moves", "greedy"], 1).game(new).over
    play_game(new, [PLAYERS["phase10"][name](Random(1)) for _ in range(3)], Budget(samples=24))
    assert new.over


def test_what_the_table_waits_for_are_the_parts_of_a_turn() -> None:
    """The numbers stand twice, because mypyc makes constants of plain numbers only."""
    assert (table.DRAW, table.PLAY, table.KNOCK) == (notation.BEGINNING, notation.REST, notation.BETWEEN)
