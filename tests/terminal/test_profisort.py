"""Profi-Sort in the terminal: a whole game by typing what the hint says, and wrong lines on the way."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from places import ROOT
from zehn.games.chance import Seeded
from zehn.games.profisort import ProfiSort, Rules
from zehn.terminal.profisort.cards import pictured, typed
from zehn.terminal.profisort.lines import Talk, run, told
from zehn.words import LANGUAGES, words


class Person:
    """Asks for a hint, then types it; `before` are lines typed first."""

    def __init__(self, *before: str) -> None:
        self.lines = list(before)
        self.shown: list[str] = []
        self.asked = False

    def ask(self, prompt: str) -> str:
        if self.lines:
            return self.lines.pop(0)
        self.asked = not self.asked
        return "hint" if self.asked else self.shown[-1]

    def tell(self, text: str) -> None:
        self.shown.append(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_hints(language: str) -> None:
    person = Person("sheet", "scores", "rules", "help")
    rules = Rules.read({"first_to": 3})
    run(rules, ["Anna", "Ben"], ["greedy"], seed=4, lang=language, ask=person.ask, tell=person.tell)
    assert person.shown[-1].startswith(words(language)("talk-won", players="")[:12])


def test_a_wrong_line_is_refused_with_its_clause_and_asked_again() -> None:
    person = Person("discard Kh", "fly", "take", "quit")
    run(Rules(), ["Anna", "Ben"], ["steady"], seed=2, ask=person.ask, tell=person.tell)
    assert [line.partition(":")[0] for line in person.shown[-3:]] == ["SORT-04", "RECORD", "SORT-04"]


def test_cards_are_shown_in_the_letters_of_the_language_and_typed_as_shown() -> None:
    """In German the jack is a B and the queen a D; suits are symbols. Records keep their own letters."""
    german, english = words("de"), words("en")
    assert pictured("lay 13 8h,9h,10h,Jh,Qh,Kh", german) == "lay 13 8♥,9♥,10♥,B♥,D♥,K♥"
    assert pictured("give As 1", english) == "give A♠ 1"
    assert typed("lay 13 8♥,9h,10♥,B♥,Dh,K♥", german) == "lay 13 8h,9h,10h,Jh,Qh,Kh"
    assert typed("discard Jc", german) == typed("discard J♣", english) == "discard Jc"
    assert typed("Dh", english) == "Dh"


def test_the_whole_screen_is_german() -> None:
    person = Person("discard Dh", "quit")
    run(Rules(), ["Anna", "Ben"], ["steady"], seed=3, lang="de", ask=person.ask, tell=person.tell)
    table, refusal = person.shown[-2:]
    assert "♥" in table
    assert not re.search(r"\b(10|[2-9JQKA])[shdc]\b", table)
    assert refusal.startswith("SORT-04")
    unreadable = Person("fliegen", "quit")
    run(Rules(), ["Anna", "Ben"], ["steady"], seed=3, lang="de", ask=unreadable.ask, tell=unreadable.tell)
    assert unreadable.shown[-1].endswith("zum Beispiel so aus: 1 discard K♥.")


def test_what_bots_do_is_told_in_words() -> None:
    """Not as it is typed: in German nobody “discards”."""
    said = words("de")
    game = ProfiSort(Rules(), ["Anna", "Ben"], chance=Seeded(1))
    lines = {
        "1 draw": "Ben zieht",
        "1 discard Jh": "Ben wirft B♥ ab",
        "1 hit Jh g2": "Ben legt an: B♥ (g2)",
        "1 give As 0": "Ben gibt dir A♠",
        "1 sit As": "Ben setzt aus und legt A♠ ab",
        "1 lay 4 2h,3h,4h,5h,6h,7h": "Ben legt Aufgabe 4 aus: 2♥ 3♥ 4♥ 5♥ 6♥ 7♥",
        "1 redeal": "Ben lässt neu geben",
    }
    for text, line in lines.items():
        move = game.rules.notation.read(text)
        assert move is not None
        assert told(game.table, move, said) == f"  {line}"


def test_sort_19_a_received_ace_can_be_held_face_down() -> None:
    """Only the screen changes: it still counts, and is turned up by the same word."""
    game = ProfiSort(Rules(), ["Anna", "Ben"], chance=Seeded(1))
    game.table.received[0] = (game.rules.deck.names.index("As"),)
    said: list[str] = []
    talk = Talk(game, ["greedy"], words("de"), seed=1, ask=lambda prompt: "quit", tell=said.append)
    for _ in range(2):
        assert talk._answered("cover")
    covered, open_again = said
    assert "bekommene Asse: verdeckt" in covered
    assert "· verdeckt: A♠" in covered
    assert "bekommene Asse: A♠" in open_again
    assert "verdeckt" not in open_again


def test_the_end_of_the_input_ends_the_game() -> None:
    def ask(prompt: str) -> str:
        raise EOFError

    run(Rules(), ["Anna", "Ben"], ["steady"], seed=2, ask=ask, tell=lambda text: None)


def zehn(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    code = "from zehn.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        input=text,
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        check=False,
    )


def test_the_commands_know_the_game(tmp_path: Path) -> None:
    played = zehn("play", "profisort", "--bots", "steady", "--seed", "3", "--lang", "en", text="draw\nquit\n")
    assert played.returncode == 0, played.stderr
    assert "Your hand" in played.stdout
    book = zehn("rules", "profisort", "--lang", "de", "--rules", "first_to=5")
    assert book.returncode == 0, book.stderr
    assert "SORT-26" in book.stdout
    file = tmp_path / "a.json"
    file.write_text(json.dumps({"format": "zehn/1", "game": "profisort", "players": ["a", "b"], "rounds": []}))
    verdict = zehn("verify", str(file))
    assert json.loads(verdict.stdout)["result"]["open_bonus"] == [320, 320]
