"""Dataclasses as plain data – what JSON knows – and back, with every limit checked; on the standard library alone.

A class that goes over the wire or into a store derives from `Wire`, which says how it looks there. The server does the
same with a faster library (`server/codec.py`), from the same classes.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, fields
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    NamedTuple,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)


class WireError(ValueError):
    """Data that is not what it should be."""


class Between(NamedTuple):
    """A limit for numbers: `Annotated[int, Between(0, 7)]`."""

    least: float
    most: float


class Longest(NamedTuple):
    """A limit for texts and lists: `Annotated[str, Longest(200)]`."""

    most: int


T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def plain(*, kw_only: bool = False) -> Callable[[type[T]], type[T]]:
    """A dataclass that nobody changes. mypy sees to that; where Python does, making one takes several times as long."""
    return dataclass(slots=True, unsafe_hash=True, kw_only=kw_only)


@plain()
class Wire:
    """How a class looks there: `TAG` under the key `TAG_KEY` tells which one it is.

    `OMITS` leaves out fields at their defaults, `STRICT` refuses keys that are not known, `KEYS` names fields whose key
    is another word.
    """

    TAG_KEY: ClassVar[str] = ""
    TAG: ClassVar[str] = ""
    OMITS: ClassVar[bool] = False
    STRICT: ClassVar[bool] = False
    KEYS: ClassVar[Mapping[str, str]] = {}


W = TypeVar("W", bound=Wire)


def is_required(field: "Field[Any]") -> bool:
    """Whether a field has no default."""
    return field.default is MISSING and field.default_factory is MISSING


def default_of(field: "Field[Any]") -> Any:
    """The default of a field."""
    return field.default if field.default_factory is MISSING else field.default_factory()


# -- out --------------------------------------------------------------------------------------------------------------


def to_plain(value: Any) -> Any:
    """A value as JSON would bring it back."""
    if isinstance(value, Wire):
        return _written(value)
    if isinstance(value, dict):
        return {str(key): to_plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple | frozenset | set):
        return [to_plain(part) for part in value]
    return value


def _written(value: Wire) -> dict[str, Any]:
    found = {value.TAG_KEY: value.TAG} if value.TAG else {}
    for field in fields(value):
        part = getattr(value, field.name)
        if not value.OMITS or is_required(field) or part != default_of(field):
            found[value.KEYS.get(field.name, field.name)] = to_plain(part)
    return found


# -- in ---------------------------------------------------------------------------------------------------------------


def from_plain(kind: type[W], value: Any) -> W:
    """A value of a class; `WireError` if it is none."""
    if not isinstance(value, dict):
        raise WireError(f"{kind.__name__} is an object")
    keys = {kind.KEYS.get(field.name, field.name): field for field in fields(kind)}
    if kind.STRICT and not value.keys() <= keys.keys():
        raise WireError(f"{kind.__name__} has no {', '.join(value.keys() - keys.keys())}")
    missing = [key for key, field in keys.items() if is_required(field) and key not in value]
    if missing:
        raise WireError(f"{kind.__name__} lacks {', '.join(missing)}")
    hints = hints_of(kind)
    return kind(**{field.name: _read(hints[field.name], value[key]) for key, field in keys.items() if key in value})


def tagged(kinds: tuple[type[W], ...], value: Any) -> W:
    """A value of one of some classes, which its tag tells."""
    tag = value.get(kinds[0].TAG_KEY) if isinstance(value, dict) else None
    for kind in kinds:
        if tag == kind.TAG:
            return from_plain(kind, value)
    raise WireError(f"no {kinds[0].TAG_KEY} {tag!r}")


_HINTS: dict[type, dict[str, Any]] = {}


def hints_of(kind: type) -> dict[str, Any]:
    """The types of a class's fields, with their limits."""
    if kind not in _HINTS:
        _HINTS[kind] = get_type_hints(kind, include_extras=True)
    return _HINTS[kind]


def _read(kind: Any, value: Any) -> Any:
    """A value as a type says it."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _limited(_read(args[0], value), args[1:])
    if origin in (Union, UnionType):
        return _read_union(args, value)
    if origin in (list, tuple, frozenset):
        return _read_list(origin, args, value)
    if origin is dict:
        return _read_dict(args, value)
    if isinstance(kind, type) and issubclass(kind, Wire):
        return from_plain(kind, value)
    return _read_simple(kind, value)


def _read_simple(kind: Any, value: Any) -> Any:
    if kind is Any:
        return value
    if kind is float and type(value) is int:
        return float(value)
    if type(value) is not kind:
        raise WireError(f"{value!r:.40} is no {getattr(kind, '__name__', kind)}")
    return value


def _read_union(kinds: tuple[Any, ...], value: Any) -> Any:
    """None, or the one type that is not."""
    if value is None and NoneType in kinds:
        return None
    (kind,) = (kind for kind in kinds if kind is not NoneType)
    return _read(kind, value)


def _read_list(origin: Any, kinds: tuple[Any, ...], value: Any) -> Any:
    if not isinstance(value, list | tuple):
        raise WireError(f"{value!r:.40} is no list")
    if origin is tuple and kinds[-1] is not ...:
        if len(kinds) != len(value):
            raise WireError(f"{value!r:.40} has not {len(kinds)} parts")
        return tuple(_read(kind, part) for kind, part in zip(kinds, value, strict=True))
    return origin(_read(kinds[0], part) for part in value)


def _read_dict(kinds: tuple[Any, ...], value: Any) -> Any:
    if not isinstance(value, dict):
        raise WireError(f"{value!r:.40} is no object")
    return {_read_key(kinds[0], key): _read(kinds[1], part) for key, part in value.items()}


def _read_key(kind: Any, key: Any) -> Any:
    """JSON knows only texts as keys."""
    try:
        return kind(key) if kind is int else _read(kind, key)
    except ValueError as error:
        raise WireError(f"{key!r:.40} is no number") from error


def _limited(value: Any, limits: tuple[Any, ...]) -> Any:
    for limit in limits:
        if isinstance(limit, Between) and not limit.least <= value <= limit.most:
            raise WireError(f"{value} is not between {limit.least} and {limit.most}")
        if isinstance(limit, Longest) and len(value) > limit.most:
            raise WireError(f"longer than {limit.most}")
    return value
