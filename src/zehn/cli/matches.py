"""What `zehn arena` and `zehn conform` share: bots and options of a call, a progress bar, files for the result."""

import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from zehn.arena.match import Match
from zehn.cli.calls import Misused
from zehn.players import Budget, NoPlayer, player_class
from zehn.words import Words, say

if TYPE_CHECKING:
    from zehn.arena.running import Progress, Result
    from zehn.arena.worker_pools import WorkerPool

#: How wide a progress bar is; the largest seed; the most workers that make sense on one machine.
WIDTH = 24
MOST_SEED = 2**62
MOST_WORKERS = 256


class Unplayable(Exception):
    """A match that cannot be played: the key of the sentence that says why, and its details."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


@contextmanager
def playable() -> Iterator[None]:
    """What is wrong with a match, in our words."""
    try:
        yield
    except Unplayable as error:
        raise Misused(error.key, **error.details) from error


def read_budget(text: str | None) -> Budget | None:
    """`500`, `200ms`, or both with a comma."""
    if text is None:
        return None
    found: dict[str, int] = {}
    for part in text.split(","):
        read = re.fullmatch(r"([1-9]\d{0,8})(ms)?", part.strip(), re.ASCII)
        name = "milliseconds" if read and read[2] else "samples"
        if read is None or name in found:
            raise Unplayable("arena-wrong-budget", word=text)
        found[name] = int(read[1])
    return Budget(**found)


def read_workers(text: str | None) -> int | str:
    """`ray`, a number of processes, or as many as there are processors."""
    if text is None:
        return os.cpu_count() or 1
    if text == "ray":
        return text
    if not re.fullmatch(r"\d{1,4}", text, re.ASCII) or not 1 <= int(text) <= MOST_WORKERS:
        raise Unplayable("arena-wrong-workers", most=str(MOST_WORKERS))
    return int(text)


def new_match(
    game: str, bots: Sequence[str], rules: dict[str, Any], *, seed: int, budget: str | None, limit: float
) -> Match:
    """The match of a call, or what is wrong with it."""
    if not bots:
        raise Unplayable("arena-no-bots")
    if not 0 <= seed <= MOST_SEED:
        raise Unplayable("arena-wrong-seed", most=str(MOST_SEED))
    if not 0 < limit < 1e6:
        raise Unplayable("arena-wrong-limit")
    for bot in bots:
        find_bot(game, bot)
    return Match(game, tuple(bots), rules, seed, read_budget(budget), limit)


def find_bot(game: str, bot: str) -> Any:
    """What makes the bots of a name; raises `Unplayable`."""
    try:
        return player_class(game, bot)
    except NoPlayer as error:
        raise Unplayable(error.key, **error.details) from error


def play_match(
    match: Match, games: int, *, workers: str | None, margin: float | None, parquet: str | None, words: Words
) -> "Result":
    """Play a match, with a progress bar for people."""
    from zehn.arena.running import run
    from zehn.arena.worker_pools import WorkerLost

    if games < 1:
        raise Unplayable("arena-few-games")
    if margin is not None and not 0 < margin < 0.5:
        raise Unplayable("arena-wrong-margin")
    many = read_workers(workers)
    with _table(parquet, match) as rows:
        try:
            pool = _ray(match) if isinstance(many, str) else None
            processes = many if isinstance(many, int) else 1
            return run(match, games, workers=processes, pool=pool, margin=margin, rows=rows, progress=bar(words))
        except WorkerLost as error:
            raise Unplayable("arena-worker-lost") from error


def _ray(match: Match) -> "WorkerPool":
    """A Ray cluster as pool."""
    try:
        from zehn.arena.ray_pool import RayCrew
    except ModuleNotFoundError as error:
        raise Unplayable("arena-no-ray") from error
    try:
        return RayCrew(match)
    except Exception as error:  # whatever keeps a cluster from being reached
        raise Unplayable("arena-ray-failed", error=" ".join(str(error).split())[:200]) from error


@contextmanager
def _table(path: str | None, match: Match) -> Iterator[Callable[[Sequence[Any]], None] | None]:
    """Where the rows of all games go, if they are wanted."""
    if path is None:
        yield None
        return
    try:
        from zehn.arena.parquet import GameTable

        check_file(path)
        table = GameTable(path, match)
    except ModuleNotFoundError as error:
        raise Unplayable("arena-no-extra") from error
    try:
        yield table.add
    finally:
        table.close()


def check_file(path: str) -> None:
    """Whether a report can be written: better known before the match than after it."""
    with _writing(path), Path(path).open("a"):
        pass


@contextmanager
def _writing(path: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Unplayable("arena-cannot-write", file=path, error=error.strerror or str(error)) from error


def write_report(path: str, figures: dict[str, Any], words: Words, language: str) -> None:
    """Write the report of a match."""
    from zehn.arena.report import report

    with _writing(path):
        Path(path).write_text(report(figures, words, language=language), encoding="utf-8")


def bar(words: Words) -> "Callable[[Progress], None] | None":
    """A progress bar with the running score on standard error, if that is a terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        return None
    from zehn.arena.formatting import Teller
    from zehn.arena.intervals import wilson
    from zehn.arena.sums import WIN

    tell = Teller(words)

    def show(now: "Progress") -> None:
        sums, match = now.sums, now.sums.match
        filled = WIDTH * now.deals // now.of
        won = sums.wins[0] / WIN
        low, high = wilson(won, sums.games)
        score = f"{match.entrants[0]} {tell.percent(won / sums.games)} ± {tell.number(50 * (high - low))}"
        games = words("arena-progress", done=str(sums.games), games=str(now.of * match.arrangements))
        end = "\n" if now.deals == now.of else ""
        line = f"\r[{'#' * filled}{'.' * (WIDTH - filled)}] {games}  {score}\x1b[K"
        print(line, end=end, file=sys.stderr, flush=True)

    return show


def check_bot(game: str, bot: str, *, games: int, seed: int, lang: str | None) -> str | None:
    """Check a bot with the conformance kit; the sentence about the first thing that is wrong, or None."""
    from zehn.arena.conformance import check_choices, check_play
    from zehn.arena.kits import KITS

    make, kit, words = find_bot(game, bot), KITS[game], say(lang)
    checks: dict[str, Callable[[Random], object]] = {
        "play": lambda rng: check_play(kit, make, rng, every=29),
        "choices": lambda rng: check_choices(kit, make, rng),
    }
    for number in range(games):
        for name, check in checks.items():
            try:
                check(Random(f"{seed} {number}"))
            except Exception as error:  # somebody's bot may raise anything
                told = f"{error}" if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
                where = words(f"conform-check-{name}")
                return words("conform-failed", bot=bot, game=game, check=where, error=" ".join(told.split())[:300])
    return None
