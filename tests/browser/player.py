"""Somebody who plays in the browser: by clicks, or by keys alone."""

from typing import Literal

from playwright.sync_api import Locator, Page, expect

Hands = Literal["mouse", "keys"]


class Person:
    """Plays what the buttons offer, as anybody would who does not think long."""

    def __init__(self, page: Page, hands: Hands = "mouse", german: bool = False) -> None:
        self.page, self.hands = page, hands
        self.next = "Nächster Durchgang" if german else "Next round"
        self.over = "Das Spiel ist zu Ende" if german else "The game is over"
        self.turns = 0

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def whole_game(self, most: int = 400) -> None:
        for _ in range(most):
            if self.step() == "over":
                return
        raise AssertionError("the game does not end")

    def step(self) -> str:
        """One thing to do, whatever it is."""
        page = self.page
        what = page.wait_for_function(
            """([next, over]) => {
                const title = document.querySelector('dialog h2')?.textContent ?? ''
                if (title.includes(over)) return 'over'
                const buttons = [...document.querySelectorAll('dialog footer button')]
                if (buttons.some((button) => button.textContent.includes(next))) return 'next'
                if (document.querySelector('dialog')) return false
                const keys = [...document.querySelectorAll('.bar kbd')].map((key) => key.textContent)
                return keys.includes('K') ? 'knock' : keys.includes('D') ? 'draw'
                    : keys.includes('L') ? 'lay' : document.querySelector('.status.asked') ? 'play' : false
            }""",
            arg=[self.next, self.over],
        ).json_value()
        {"next": self.go_on, "draw": self.draw, "lay": self.lay, "play": self.play, "knock": self.knock}.get(
            str(what), lambda: None
        )()
        return str(what)

    def mark(self) -> str:
        """How many entries the table has, to wait for another one."""
        return str(self.page.locator(".table").get_attribute("data-seq"))

    def until_changed(self, mark: str) -> None:
        self.page.wait_for_function("mark => document.querySelector('.table')?.dataset.seq !== mark", arg=mark)

    def go_on(self) -> None:
        button = self.page.locator("dialog footer").get_by_role("button", name=self.next)
        if self.hands == "keys":
            button.focus()
            self.press("Enter")
        else:
            button.click()
        button.wait_for(state="detached")

    def draw(self) -> None:
        mark = self.mark()
        self.act("D")
        self.until_changed(mark)
        self.turns += 1

    def lay(self) -> None:
        mark = self.mark()
        self.ask("L")
        proposal = self.page.locator("dialog .proposal").first
        if proposal.count():
            if self.hands == "keys":
                proposal.focus()
                self.press("Enter")
            else:
                proposal.click()
        self.until_changed(mark)

    def play(self) -> None:
        """Hit what fits; else discard the first card that is not useful, or skip somebody."""
        cards = self.page.locator(".hand button")
        useless = [number for number in range(cards.count()) if not cards.nth(number).locator(".mark").count()]
        mark, place = self.mark(), useless[-1] if useless else cards.count() - 1
        fits = self.page.locator(".hand button:has(.mark)")
        laid = not self.button("A").count()
        self.choose(fits.first if laid and fits.count() else cards.nth(place))
        if self.button("H").count():
            self.hit()
        elif self.button("S").count():
            self.act("S")
            whom = self.page.locator("dialog .choices button").first
            whom.focus()
            self.press("Enter")
        else:
            self.act("X")
        self.until_changed(mark)

    def ask(self, key: str) -> None:
        """Act; either that was all, or there is a dialog with a choice."""
        mark = self.mark()
        self.act(key)
        self.page.wait_for_function(
            "mark => document.querySelector('dialog') || document.querySelector('.table')?.dataset.seq !== mark",
            arg=mark,
        )

    def hit(self) -> None:
        """Hit; where there are several targets, the first one is good enough."""
        self.ask("H")
        target = self.page.locator("dialog .choices button").first
        if target.count():
            target.focus()
            self.press("Enter")

    def choose(self, card: Locator) -> None:
        if card.get_attribute("aria-pressed") == "true":
            return
        if self.hands == "keys":
            self.press("j")
            wanted = card.get_attribute("id")
            self.press("Home")
            for _ in range(15):
                if self.page.evaluate("document.activeElement.id") == wanted:
                    break
                self.press("ArrowRight")
            self.press("Enter")
        else:
            self.page.mouse.click(*self.seen_at(card))
        expect(card).to_have_attribute("aria-pressed", "true")

    def seen_at(self, card: Locator) -> tuple[float, float]:
        """Where a card of the fan is not covered by its neighbours: there must be such a place, to tap on."""
        x, y = card.evaluate(
            """async card => {
                await Promise.all(card.closest('.hand').getAnimations({subtree: true}).map(one => one.finished))
                const box = card.getBoundingClientRect()
                for (let x = box.left + 4; x < box.right; x += 4)
                    for (let y = box.top + 8; y < box.bottom; y += 8)
                        if ([[0, 0], [6, 0], [0, 6], [6, 6]].every(([dx, dy]) =>
                            card.contains(document.elementFromPoint(x + dx, y + dy)))) return [x + 3, y + 3]
                return [-1, -1]
            }"""
        )
        assert x >= 0, "a card is wholly covered"
        return x, y

    def drag(self, card: Locator, to: Locator) -> None:
        """A card of the hand, in a bow, onto something that lies elsewhere."""
        (x, y), place = self.seen_at(card), to.bounding_box()
        assert place
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 20, y - 90, steps=4)
        self.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
        self.page.mouse.up()

    def button(self, key: str) -> Locator:
        """The button of the bar that this key stands on."""
        return self.page.locator(f'.bar button:has(kbd:text-is("{key}"))')

    def act(self, key: str) -> None:
        if self.hands == "keys":
            self.press(key.lower())
        else:
            self.button(key).click()

    def knock(self) -> None:
        mark = self.mark()
        self.act("W")
        self.until_changed(mark)
