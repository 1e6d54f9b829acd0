"""The types of the keys in a record. JSON's `true` is not a number here, whatever Python thinks."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from zehn.refusals import RECORD, Refusal


class Shape(NamedTuple):
    """A type of JSON values: its word in sentences, and whether a value has it."""

    word: str
    fits: Callable[[Any], bool]
    optional: bool = False


def may_miss(shape: Shape) -> Shape:
    """The same shape for an optional key."""
    return shape._replace(optional=True)


def _list_of(kind: type) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and all(isinstance(entry, kind) for entry in value)


NUMBER = Shape("number", lambda value: type(value) is int)
TEXT = Shape("text", lambda value: isinstance(value, str))
TEXTS = Shape("texts", _list_of(str))
OBJECT = Shape("object", lambda value: isinstance(value, dict))
OBJECTS = Shape("objects", _list_of(dict))


def wrong_shape(entry: Mapping[str, Any], shapes: Mapping[str, Shape], *, within: str = "") -> Refusal | None:
    """The first key that is missing or has another type; unknown keys are ignored."""
    for key, shape in shapes.items():
        if key not in entry:
            if not shape.optional:
                return Refusal(RECORD, "record-missing", name=within + key)
        elif not shape.fits(entry[key]):
            return Refusal(RECORD, "record-type", name=within + key, type=shape.word)
    return None
