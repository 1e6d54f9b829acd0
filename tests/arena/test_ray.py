"""A match on a real Ray cluster of two nodes: the same result as on one worker, and nothing without the token."""

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from typing import Any

import pytest

from places import ROOT
from ray_cluster import NODES, Cluster, cluster
from zehn.arena.figures import figures
from zehn.arena.match import Match
from zehn.arena.running import run

pytestmark = [
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: no wheel for this Python or system"),
    pytest.mark.xdist_group("ray"),  # one cluster for all
]

SHEET: dict[str, Any] = {"sheet": {"game": "dice", "phases": [{"contract": "2*set(2)"}, {"contract": "run(5)"}]}}
ARENA = ("arena", "phase10", "steady", "greedy", "--games", "40", "--rules", "phases=first:2", "--json")
GAMES = 20


@pytest.fixture(scope="module")
def nodes() -> Iterator[Cluster]:
    with cluster() as found:
        yield found


def started(environ: Mapping[str, str], *command: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False, env=environ)


def zehn(environ: Mapping[str, str], *words: str) -> "subprocess.CompletedProcess[str]":
    return started(environ, "-c", "from zehn.cli import main; main()", *words)


def on_one(match: Match) -> Any:
    return json.loads(json.dumps(figures(run(match, GAMES, workers=1))))


def test_two_nodes_give_the_same_result_as_one_worker(nodes: Cluster) -> None:
    """With bots of our own, bots of somebody else, and one that takes its process with it; both nodes play at once."""
    meeting = Match("dice", ("arena_bots:Meeting", "random"), SHEET, limit=3600)
    matches = [meeting, *(Match("dice", (bot, "random"), SHEET) for bot in ("steady", "arena_bots:Dying"))]
    texts = [json.dumps(match.written()) for match in matches]
    done = started(nodes.environ, str(ROOT / "tests" / "support" / "ray_matches.py"), str(GAMES), *texts)
    assert done.returncode == 0, done.stderr
    assert [json.loads(line) for line in done.stdout.splitlines()] == [on_one(match) for match in matches]
    assert nodes.met() == set(NODES)


def test_the_arena_plays_on_the_cluster_that_is_named(nodes: Cluster) -> None:
    one = zehn(nodes.environ, *ARENA, "--workers", "1")
    both = zehn(nodes.environ, *ARENA, "--workers", "ray")
    assert (one.returncode, both.returncode) == (0, 0), one.stderr + both.stderr
    assert both.stdout == one.stdout


def test_nobody_plays_there_without_the_token(nodes: Cluster) -> None:
    refused = zehn(nodes.wrong, *ARENA, "--workers", "ray")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.splitlines()[-1].startswith("Ray cannot be reached")
