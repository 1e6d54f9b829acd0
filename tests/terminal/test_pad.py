"""The pad at a prompt: answers, corrections, commands, and what it refuses."""

from pads import FIVE_ROUNDS, PEOPLE, five_rounds
from zehn.pad import Pad, new
from zehn.terminal.pad import PadPrompt
from zehn.words import say


def typed(pad: Pad, *lines: str) -> tuple[str, int]:
    """What is told when somebody types these lines and then leaves, and how often the file was written."""
    told: list[str] = []
    saved: list[int] = []
    rest = iter(lines)

    def ask(prompt: str) -> str:
        told.append(prompt)
        line = next(rest, None)
        if line is None:
            raise EOFError
        return line

    PadPrompt(pad, say("en"), lambda: saved.append(len(pad.entries)), ask=ask, tell=told.append).run()
    return "\n".join(told), len(saved)


def test_five_rounds_typed_line_by_line() -> None:
    pad = new("phase10", PEOPLE)
    told, saved = typed(pad, *[line for lines in FIVE_ROUNDS for line in lines])
    assert (pad.totals, saved) == ((35, 170, 125, 230), 5)
    assert "Horst deals the next round." in told


def test_corrections_and_commands() -> None:
    pad = five_rounds()
    lines = [
        "fix 1",
        *FIVE_ROUNDS[0][:3],
        "75",
        "names Michi, Horst, Petra, Thomas",
        "deal petra",
        "undo",
        "csv",
        "quit",
    ]
    told, saved = typed(pad, *lines)
    assert (pad.totals, pad.players[0], saved) == ((35, 170, 125, 235), "Michi", 4)
    assert "Total,35,170,125,235" in told


def test_what_cannot_be_is_refused_and_asked_again() -> None:
    pad = new("phase10", ["Anna", "Ben"])
    told, saved = typed(pad, "what", "x out", "x out", "x out", "85")
    assert (pad.totals, saved) == ((0, 85), 1)
    assert "P10-31: Only one player can go out" in told
    assert "This answer cannot be read" in told


def test_the_referee_answers() -> None:
    cards = new("phase10", ["Anna", "Ben"])
    told, _ = typed(cards, "may Anna 7r 7b 7g 4r 4b 4g 1r", "may ben 7r", "may Cleo 7r")
    assert "Yes, that is phase 1: 4r 4b 4g · 7r 7b 7g" in told
    assert "Left over: 1r" in told
    assert "P10-16: These cards do not make phase 1: 5 cards are missing." in told
    told, _ = typed(new("dice", ["Anna"]), "may Anna 9 9 9 9 5 4 * 2 9 *")
    assert "Yes, phase 1 is worth 45 points." in told
    told, _ = typed(new("profisort", ["Anna", "Ben"]), "may Anna 7s 7h 7d 7c", "help")
    assert "Yes, that is task 3" in told


def test_dice_turn_by_turn() -> None:
    pad = new("dice", ["Anna", "Ben"])
    typed(pad, "9,9,9,9,5,4,*,2,9,*", "-", "47", "fix 1", "45", "44")
    assert pad.totals == (92, 44)


def test_a_playoff_asks_those_who_play() -> None:
    pad = new("phase10", ["Anna", "Ben", "Cleo"], rules={"edition": "compact", "phases": "1,2"})
    told, _ = typed(
        pad, "x 5", "x out", "85", "x out", "x 5", "x 10", "x", "x", "x", "undo", "show", "nonsense", "quit"
    )
    assert told.count("(playoff)") >= 2
    assert "P10-36" in told
