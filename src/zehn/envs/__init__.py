"""Learning environments: the games behind the doors that researchers know.

`common` is a game as a row of decisions; each game's room says which number means which move and what a seat observes.
`pettingzoo`, `gymnasium` and `openspiel` are doors to that; each needs a package that the extra `rl` installs.
The page is docs/python/environments.md.
"""
