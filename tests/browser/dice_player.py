"""Somebody who plays dice in the browser: by taps, or by keys alone."""

from player import Hands
from playwright.sync_api import Page


class DicePerson:
    """Keeps what fits, throws, and scores as soon as that can be done."""

    def __init__(self, page: Page, hands: Hands = "mouse") -> None:
        self.page, self.hands = page, hands
        self.throws = 0

    def whole_game(self, most: int = 400) -> None:
        for _ in range(most):
            if self.step() == "over":
                return
        raise AssertionError("the game does not end")

    def step(self) -> str:
        """One thing to do, whatever it is."""
        what = self.page.wait_for_function(
            """() => {
                if (document.querySelector('dialog .verdict')) return 'over'
                const keys = [...document.querySelectorAll('.bar kbd')].map((key) => key.textContent)
                return keys.includes('S') ? 's' : keys.includes('T') ? 't' : keys.includes('X') ? 'x' : false
            }"""
        ).json_value()
        if what == "t":
            self.throw(choose=bool(self.page.locator("[data-die]").count()))
        elif what != "over":
            self.act(str(what))
        return str(what)

    def throw(self, *, choose: bool = False) -> None:
        """Throw, after what fits has been set aside; two entries come of it then."""
        self.throws += 1
        if choose:
            self.page.keyboard.press("a")
        self.act("t")

    def act(self, key: str) -> None:
        """The button of the bar that this key stands on, until the table has done what it says."""
        button = self.page.locator(f'.bar button:has(kbd:text-is("{key.upper()}"))')
        button.wait_for()
        mark = self.page.locator(".table[data-question]").get_attribute("data-question")
        if self.hands == "keys":
            self.page.keyboard.press(key)
        else:
            button.click()
        self.page.wait_for_function(
            """mark => document.querySelector('.table')?.dataset.question !== mark
                && !document.querySelector('.bar.busy')""",
            arg=mark,
        )
