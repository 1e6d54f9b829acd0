"""Learning environments: the games behind the interfaces that researchers know.

`common` turns a game into a sequence of decisions; each game's room numbers its moves and defines what a seat observes.
`pettingzoo`, `gymnasium` and `openspiel` are interfaces to that; each needs a package that the extra `rl` installs. The
page is docs/python/environments.md.
"""
