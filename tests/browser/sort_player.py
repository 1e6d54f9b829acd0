"""Somebody who plays Profi-Sort in the browser, by what the buttons offer."""

from player import Person
from playwright.sync_api import Locator

#: The keys of what can be done, in the order in which this person likes to do it.
WISHES = ["K", "S", "D", "E", "L", "G"]


class SortPerson(Person):
    """Lays what can be laid, goes out when that is possible, gives aces away, else hits or discards."""

    wishes = WISHES

    def step(self) -> str:
        """One thing to do, whatever it is."""
        what = self.asked()
        match what:
            case "over":
                pass
            case "next":
                self.go_on()
            case "D":
                self.draw()
            case "play":
                self.play()
            case _:
                self.press_button(what)
        return what

    def until_asked(self, wanted: str, most: int = 200) -> None:
        """Do what there is to do until this is asked for."""
        for _ in range(most):
            what = self.asked()
            if what == wanted:
                return
            assert what != "over", f"the game is over, and nobody was asked for {wanted}"
            self.step()
        raise AssertionError(f"nobody is asked for {wanted}")

    def asked(self) -> str:
        """Wait until there is something to do: the key of a button, a card to play, the next round, the end."""
        return str(
            self.page.wait_for_function(
                """([next, over, wishes]) => {
                    const title = document.querySelector('dialog h2')?.textContent ?? ''
                    if (title.includes(over)) return 'over'
                    const buttons = [...document.querySelectorAll('dialog footer button')]
                    if (buttons.some((button) => button.textContent.includes(next))) return 'next'
                    if (document.querySelector('dialog') || !document.querySelector('.status.asked')) return false
                    const keys = [...document.querySelectorAll('.bar kbd')].map((key) => key.textContent)
                    return wishes.find((key) => keys.includes(key)) ?? 'play'
                }""",
                arg=[self.next, self.over, self.wishes],
            ).json_value()
        )

    def press_button(self, key: str) -> None:
        """Do what a button offers; where it asks back, the first answer is good enough."""
        mark = self.mark()
        self.act(key)
        self.page.wait_for_function(
            "mark => document.querySelector('dialog') || document.querySelector('.table')?.dataset.seq !== mark",
            arg=mark,
        )
        answer = self.page.locator("dialog .proposal, dialog .choices button").first
        if answer.count():
            self.answer(answer)
        self.until_changed(mark)

    def answer(self, button: Locator) -> None:
        if self.hands == "keys":
            button.focus()
            self.press("Enter")
        else:
            button.click()

    def play(self) -> None:
        """Hit with a card that fits somewhere, else discard one; a table that is just changing is looked at again."""
        for _ in range(30):
            if self.played():
                return
            self.page.wait_for_timeout(100)
        raise AssertionError("no card can be hit or discarded")

    def played(self) -> bool:
        """The first useful card is hit, or the last one that is not marked as useful discarded; False if none can be.

        Towards the end of a round (SORT-13) some cards can only be hit, others only be discarded.
        """
        cards, mark = self.page.locator(".hand button"), self.mark()
        useful = [place for place in range(cards.count()) if cards.nth(place).locator(".mark").count()]
        spare = [place for place in reversed(range(cards.count())) if place not in useful]
        for place, key in [*[(place, "H") for place in useful[:1]], *[(place, "X") for place in spare + useful]]:
            self.choose(cards.nth(place))
            if self.button(key).count():
                self.hit() if key == "H" else self.act("X")
                self.until_changed(mark)
                return True
        return False
