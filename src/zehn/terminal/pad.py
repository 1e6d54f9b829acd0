"""The pad at a prompt: it asks for each player in turn, and understands a few commands."""

from collections.abc import Callable, Sequence
from typing import Any

from zehn.pad.common.pad import Pad
from zehn.pad.common.paper import as_csv, paper
from zehn.refusals import RECORD, Refused, ZehnError
from zehn.words import Words


class PadPrompt:
    """Asks, writes, and saves after every entry. `ask` gives the next line; it raises EOFError at the end."""

    def __init__(
        self,
        pad: Pad,
        words: Words,
        save: Callable[[], None],
        *,
        ask: Callable[[str], str] = input,
        tell: Callable[[str], None] = print,
    ) -> None:
        self.pad = pad
        self.words = words
        self.save = save
        self.ask = ask
        self.tell = tell
        self.leaving = False

    def run(self) -> None:
        """Until somebody leaves."""
        self._help()
        while not self.leaving:
            if self.pad.over:
                self._line(">")
            else:
                self._round(None)

    def _round(self, number: int | None) -> None:
        """One round, the next one or one once more: an answer for each player; a command breaks it off."""
        asked = self.pad.asked(number)
        scores: list[Any] = [None] * len(asked)
        for seat, hints in enumerate(asked):
            if hints is not None:
                score = self._score(seat, hints)
                if score is None:
                    return
                scores[seat] = score
        place = len(self.pad.rounds) if number is None else number
        started = number is None and bool(self.pad.rounds) and None in self.pad.rounds[-1]
        if self.pad.rules.secret_hands:  # a round of cards is written down at once, also for who is not in a playoff
            scores = [score or {} for score in scores]
        self._add({"round": place - started, "scores": scores})

    def _score(self, seat: int, hints: dict[str, Any]) -> dict[str, Any] | None:
        """What somebody types for a player; None after a command."""
        while True:
            hint = self.pad.book.keeper.hint(hints, self.words)
            text = self._next(self.words("pad-ask", player=self.pad.players[seat], hint=hint) + " ")
            if self.leaving or self._command(text):
                return None
            score = self.pad.book.keeper.read_line(text, hints)
            if score is not None:
                return score
            self.tell(self.words("pad-not-read"))

    def _line(self, prompt: str) -> None:
        text = self._next(f"{prompt} ")
        if not self.leaving and text and not self._command(text):
            self.tell(self.words("pad-not-read"))

    def _next(self, prompt: str) -> str:
        try:
            return self.ask(prompt).strip()
        except EOFError:
            self.leaving = True
            return ""

    # -- commands -----------------------------------------------------------------------------------------------

    def _command(self, text: str) -> bool:
        """Carry out a command; false if it is none."""
        word, _, rest = text.partition(" ")
        act = self._acts().get(word.lower())
        if act is None:
            return False
        try:
            act(rest.strip())
        except (Refused, ZehnError) as error:
            self._refuse(error)
        return True

    def _acts(self) -> dict[str, Callable[[str], None]]:
        return {
            "help": lambda _: self._help(),
            "show": lambda _: self._show(),
            "csv": lambda _: self.tell(as_csv(self.pad, self.words)),
            "quit": lambda _: self._leave(),
            "undo": lambda _: self._undo(),
            "fix": self._fix,
            "names": lambda rest: self._add({"players": [name.strip() for name in rest.split(",")]}),
            "deal": self._deal,
            "may": self._may,
        }

    def _help(self) -> None:
        self.tell(self.words(f"pad-help-{self.pad.kind}") + "\n" + self.words("pad-help-commands"))

    def _leave(self) -> None:
        self.leaving = True

    def _show(self) -> None:
        self.tell(paper(self.pad, self.words))

    def _undo(self) -> None:
        self.pad.undo()
        self.save()
        self._show()

    def _fix(self, text: str) -> None:
        if text.isdecimal() and 0 < int(text) <= len(self.pad.rounds):
            self.tell(self.words("pad-again", round=int(text)))
            self._round(int(text) - 1)
        else:
            self.tell(self.words("pad-not-read"))

    def _deal(self, name: str) -> None:
        seat = self._seat(name)
        if seat >= 0:
            self._add({"dealer": seat})

    def _may(self, text: str) -> None:
        name, _, cards = text.partition(" ")
        seat = self._seat(name)
        if seat >= 0:
            found = self.pad.may_lay(seat, {"cards": cards})
            for line in answers(found, self.words):
                self.tell(line)

    def _seat(self, name: str) -> int:
        """The seat of a name, or of its beginning."""
        found = [seat for seat, one in enumerate(self.pad.players) if name and one.lower().startswith(name.lower())]
        if len(found) != 1:
            self.tell(self.words("pad-not-read"))
        return found[0] if len(found) == 1 else -1

    def _add(self, entry: dict[str, Any]) -> None:
        try:
            self.pad.add(entry)
        except (Refused, ZehnError) as error:
            self._refuse(error)
        else:
            self.save()
            self._show()

    def _refuse(self, error: ZehnError) -> None:
        if isinstance(error, Refused):
            refusal = error.refusal.named(self.pad.players)
            clause = "" if refusal.clause == RECORD else f"{refusal.clause}: "
            self.tell(clause + refusal.sentence(self.words))
        else:
            self.tell(error.text(self.words))


def answers(found: dict[str, Any], words: Words) -> Sequence[str]:
    """What the referee says."""
    if "points" in found:
        return [words("pad-yes-dice", phase=found["phase"], points=found["points"])]
    groups = " · ".join(" ".join(group) for group in found["groups"])
    if "others" in found:
        first = words("pad-yes-task", task=found["phase"], groups=groups)
    else:
        first = words("pad-yes", phase=found["phase"], groups=groups)
    return [first, *([words("pad-rest", cards=" ".join(found["rest"]))] if found["rest"] else [])]
