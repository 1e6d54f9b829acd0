"""Learning environments: the games behind the doors that researchers know.

`common` is a game as a row of decisions, `phase10`, `dice` and `profisort` say which number means which move and what a
seat observes. `pettingzoo` and `gymnasium` are doors to that; each needs its own package, which the extra `rl`
installs. The page is docs/python/environments.md.
"""
