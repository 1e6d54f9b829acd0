"""Several people write on one pad: what an entry means now that was made on an older state of it.

Everybody numbers entries alike. Who writes says how many entries they had seen (`since`) and which of the later ones
are their own. Nothing in the same place may have changed meanwhile; what is there already is not written twice.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from zehn.pad.common.book import Book, Entry, check_act, read_all, undone
from zehn.pad.common.keeper import Scores, is_count, refused
from zehn.pad.common.pad import Pad
from zehn.refusals import Refused

#: What removes rounds, so that those after them move up.
_REMOVES = ("remove", "undo")


def write(pad: Pad, entry: object, since: int, own: Collection[int] = ()) -> Pad | None:
    """The pad with an entry of somebody who had seen `since` entries and wrote `own` after them; None if all that it
    says is there already. Raises `Refused` if somebody else was faster, or if it cannot be.
    """
    if since < len(pad.entries) and _is_taken_back(pad, entry):
        return None
    wanted = _merged(pad, check_act(entry, pad.entries), since, frozenset(own))
    if wanted is None:
        return None
    written = pad.copy()
    written.add(wanted)
    return written


def _is_taken_back(pad: Pad, entry: object) -> bool:
    """Whether an entry takes back what somebody else has taken back already."""
    return isinstance(entry, Mapping) and is_count(entry.get("undo")) and entry["undo"] in undone(pad.entries)


def _merged(pad: Pad, entry: Entry, since: int, own: frozenset[int]) -> Entry | None:
    """The entry as it has to be written now."""
    unseen = [number for number in range(max(since, 1), len(pad.entries)) if number not in own]
    if any(_is_repeated(entry, pad.entries[number]) for number in unseen):
        return None
    if not unseen:
        return entry
    try:
        before = read_all(pad.entries, frozenset(unseen))
    except Refused:  # what they wrote themselves rests on what others wrote
        before = None
    merge = next((merge for act, merge in _MERGERS.items() if act in entry), None)
    return merge(entry, pad, before, [pad.entries[number] for number in unseen]) if merge else entry


def _is_repeated(entry: Entry, written: Entry) -> bool:
    """Whether an entry came twice, because its sender could not know that it had arrived."""
    if "at" not in entry or {**entry, "scores": 0} != {**written, "scores": 0}:
        return False
    scores, stored = entry.get("scores", []), written.get("scores", [])
    if not isinstance(scores, list) or len(scores) != len(stored):
        return False
    return all(there in (None, score) for score, there in zip(scores, stored, strict=True))


# -- each kind of entry ------------------------------------------------------------------------------------------------


def _scores(entry: Entry, pad: Pad, before: Book | None, later: Sequence[Entry]) -> Entry | None:
    """Cells of a round that nobody else has touched."""
    number, scores = entry["round"], entry.get("scores")
    if not isinstance(number, int) or not isinstance(scores, list) or len(scores) != len(pad.players):
        return entry  # the pad says what is wrong with it
    if before is None or _have_moved(pad, later) or number > len(pad.rounds):
        raise refused("pad-moved")
    was, now = _cells(before, number), _cells(pad.book, number)
    left = [None if score == there else score for score, there in zip(scores, now, strict=True)]
    for seat, score in enumerate(left):
        if score is not None and now[seat] != was[seat]:
            raise refused("pad-meanwhile", round=number + 1, player=pad.players[seat])
    return {**entry, "scores": left} if any(score is not None for score in left) else None


def _cells(book: Book, number: int) -> Scores:
    return tuple(book.rounds[number]) if 0 <= number < len(book.rounds) else (None,) * len(book.players)


def _have_moved(pad: Pad, later: Sequence[Entry]) -> bool:
    """Whether a round may have another number now."""
    return any("remove" in entry or ("undo" in entry and _removes(pad, entry["undo"])) for entry in later)


def _removes(pad: Pad, number: int) -> bool:
    return any(act in pad.entries[number] for act in _REMOVES)


def _remove(entry: Entry, pad: Pad, before: Book | None, later: Sequence[Entry]) -> Entry:
    """A round that is still as it was."""
    number = entry["remove"]
    if before is None or _have_moved(pad, later) or not isinstance(number, int):
        raise refused("pad-moved")
    if _cells(before, number) != _cells(pad.book, number):
        raise refused("pad-changed")
    return entry


def _players(entry: Entry, pad: Pad, before: Book | None, later: Sequence[Entry]) -> Entry | None:
    """Names that nobody else has changed; those that somebody has stay changed."""
    names, was, now = entry["players"], before.players if before else pad.players, pad.players
    if not isinstance(names, list) or not len(names) == len(was) == len(now):
        return _whole(entry, was == now, names == list(now))
    merged = [there if name == then else name for name, then, there in zip(names, was, now, strict=True)]
    for name, then, there in zip(merged, was, now, strict=True):
        if there not in (then, name):
            raise refused("pad-changed")
    return None if merged == list(now) else {**entry, "players": merged}


def _dealer(entry: Entry, pad: Pad, before: Book | None, later: Sequence[Entry]) -> Entry | None:
    return _whole(entry, before is not None and before.dealer == pad.book.dealer, entry["dealer"] == pad.book.dealer)


def _rules(entry: Entry, pad: Pad, before: Book | None, later: Sequence[Entry]) -> Entry | None:
    now = pad.rules.written()
    return _whole(entry, before is not None and before.rules.written() == now, entry["rules"] == now)


def _whole(entry: Entry, as_it_was: bool, there_already: bool) -> Entry | None:
    """Something that is changed as a whole."""
    if there_already:
        return None
    if not as_it_was:
        raise refused("pad-changed")
    return entry


_MERGERS: Final[dict[str, Callable[[Entry, Pad, Book | None, Sequence[Entry]], Entry | None]]] = {
    "round": _scores, "remove": _remove, "players": _players, "dealer": _dealer, "rules": _rules,
}  # fmt: skip
