"""What the tests of the terminal share: an app without pauses, its screen as text, a person who follows hints."""

import asyncio
from collections.abc import Sequence

from textual.pilot import Pilot

from zehn.games.chance import Chance
from zehn.games.phase10 import Rules
from zehn.terminal.common.dialogs import Choice
from zehn.terminal.phase10.app import TableApp
from zehn.terminal.phase10.match import Ask, Match
from zehn.terminal.phase10.pad_screen import PadScreen
from zehn.terminal.phase10.play_screen import PlayScreen

NAMES = ("You", "Ben", "Cleo", "David", "Emma", "Fritz")


def app_of(
    *,
    seats: int = 2,
    lang: str = "en",
    seed: int = 1,
    bot: str = "steady",
    chance: Chance | None = None,
    pause: float = 0,
    names: Sequence[str] = NAMES,
    **rules: object,
) -> TableApp:
    """A table for one person and bots that do not pause."""
    return TableApp(
        Rules.read(rules), names[:seats], [bot] * (seats - 1), seed=seed, lang=lang, pause=pause, chance=chance
    )


def text_of(pilot: Pilot[None]) -> str:
    """The front screen as text."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


def table_of(pilot: Pilot[None]) -> PlayScreen:
    """The table, whatever lies before it."""
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, PlayScreen))


def match_of(pilot: Pilot[None]) -> Match:
    """The game that is played."""
    return table_of(pilot).match


def prompt_of(pilot: Pilot[None]) -> str:
    """What the person reads."""
    return str(table_of(pilot).query_one("#prompt").render())


async def follow_hints(pilot: Pilot[None], *, until: Ask | None = None, most: int = 2000) -> None:
    """Play by keys as the hints say, to the end of the game or until something is asked."""
    for _ in range(most):
        match = match_of(pilot)
        if match.ask in (Ask.OVER, until) and pilot.app.screen is table_of(pilot):
            return
        await follow_hint(pilot)
    raise AssertionError("the game goes on and on")


async def follow_hint(pilot: Pilot[None]) -> None:
    """One step by keys: close the pad, choose the first option, or do what the hint says."""
    match, screen = match_of(pilot), pilot.app.screen
    if isinstance(screen, PadScreen):
        await pilot.press("enter")
    elif isinstance(screen, Choice):
        await pilot.press("1")
    elif match.ask is Ask.KNOCK:
        await pilot.press("k" if match.hint() else "enter")
    elif match.ask in (Ask.DRAW, Ask.PLAY):
        await pilot.press("question_mark")
        advice = table_of(pilot).advice
        assert advice is not None
        keys = {"draw": "d", "take": "t", "lay": "l", "hit": "h", "discard": "x", "skip": "exclamation_mark"}
        await pilot.press(keys[advice.verb])
    else:
        await pilot.pause()


async def rush(pilot: Pilot[None], *, until: Ask | None = None) -> None:
    """The same without keys, which is much faster."""
    for _ in range(5000):
        match, table = match_of(pilot), table_of(pilot)
        if pilot.app.screen is not table:
            await follow_hint(pilot)
        elif match.ask in (Ask.OVER, until):
            return
        elif advice := match.hint():
            assert table.do(advice)
        else:
            table.action_enter()
        await asyncio.sleep(0)
    raise AssertionError("the game goes on and on")
