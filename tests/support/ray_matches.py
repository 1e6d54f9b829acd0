"""Matches on the cluster that RAY_ADDRESS names: `python ray_matches.py GAMES MATCH…`, matches and results as JSON."""

import json
import sys

from zehn.arena.figures import figures
from zehn.arena.match import read_match
from zehn.arena.ray_pool import RayCrew
from zehn.arena.running import run


def main() -> None:
    for text in sys.argv[2:]:
        match = read_match(text)
        pool = RayCrew(match)
        assert pool.size == 2, pool.size
        print(json.dumps(figures(run(match, int(sys.argv[1]), pool=pool))))


if __name__ == "__main__":
    main()
