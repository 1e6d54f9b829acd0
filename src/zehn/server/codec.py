"""The dataclasses of `tables` as JSON, by msgspec: the same texts as `tables.plain` would make and read, only faster.

msgspec writes dataclasses by itself. What it does not do for them – tags, fields left out at their defaults, other
keys, limits – it does for its own structs: for every class that asks for one of these, one is made from its fields.
"""

from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import reduce
from operator import attrgetter, or_
from typing import Annotated, Any, TypeVar, get_args, get_origin

from msgspec import NODEFAULT, Meta, Struct, defstruct, field, json
from msgspec.structs import asdict

from zehn.tables import entries as e
from zehn.tables import protocol as p
from zehn.tables.pads import PAD_REQUESTS, PadRequest
from zehn.tables.plain import Between, Longest, Wire, default_of, hints_of, is_required

W = TypeVar("W", bound=Wire)

_encode = json.Encoder().encode


def encode(value: Any) -> bytes:
    """A value as JSON."""
    form = _FORMS.get(type(value))
    return _encode(as_struct(value) if form is None else form(value))


# -- out --------------------------------------------------------------------------------------------------------------

_Form = Callable[[Any], Any]
_FORMS: dict[type, _Form] = {}


def as_struct(value: Any) -> Any:
    """What msgspec writes as a value has to look: itself, or a struct in its place."""
    kind = type(value)
    form = _FORMS.get(kind)
    if form is None:
        form = _FORMS[kind] = _form_of(kind)
    return form(value)


def _same(value: Any) -> Any:
    return value


def _form_of(kind: type) -> _Form:
    if kind is list:
        return lambda value: [as_struct(part) for part in value]
    if not issubclass(kind, Wire) or not _is_special(kind):
        return _same
    names = [field.name for field in fields(kind)]
    make, deep = struct_of(kind), _deep_places(kind)
    parts = _parts_of(names)
    if not deep:
        return lambda value: make(*parts(value))

    def convert(value: Any) -> Any:
        found = list(parts(value))
        for place in deep:
            found[place] = as_struct(found[place])
        return make(*found)

    return convert


def _parts_of(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """The fields of a value, in their order."""
    if not names:
        return lambda value: ()
    get = attrgetter(*names)
    return get if len(names) > 1 else lambda value: (get(value),)


def _is_special(kind: type[Wire]) -> bool:
    """Whether msgspec would write a class, or something in it, in another way."""
    return bool(kind.TAG or kind.OMITS or kind.KEYS) or bool(_deep_places(kind))


def _deep_places(kind: type[Wire]) -> tuple[int, ...]:
    """The places of fields that can hold something special."""
    hints = hints_of(kind)
    return tuple(place for place, field in enumerate(fields(kind)) if _may_be_special(hints[field.name]))


def _may_be_special(hint: Any) -> bool:
    if hint is Any:
        return True
    if isinstance(hint, type) and issubclass(hint, Wire):
        return _is_special(hint)
    return get_origin(hint) is not dict and any(map(_may_be_special, get_args(hint)))


# -- structs ----------------------------------------------------------------------------------------------------------


_STRUCTS: dict[type, type[Struct]] = {}


def struct_of(kind: type[Wire]) -> type[Struct]:
    """A struct that is written and read as a class wants to be."""
    if kind not in _STRUCTS:
        _STRUCTS[kind] = _make_struct(kind)
    return _STRUCTS[kind]


def _make_struct(kind: type[Wire]) -> type[Struct]:
    hints = hints_of(kind)
    return defstruct(
        kind.__name__,
        [(each.name, _with_limits(hints[each.name]), _field(each)) for each in fields(kind)],
        tag_field=kind.TAG_KEY or None,
        tag=kind.TAG or None,
        omit_defaults=kind.OMITS,
        forbid_unknown_fields=kind.STRICT,
        rename=dict(kind.KEYS) or None,
        kw_only=issubclass(kind, p.Request),  # they begin with the id, which has a default
        frozen=True,
    )


def _field(each: Any) -> Any:
    if is_required(each):
        return field(default=NODEFAULT)
    default = default_of(each)
    return field(default_factory=type(default)) if isinstance(default, list | dict) else field(default=default)


def _with_limits(hint: Any) -> Any:
    """A type with its limits in the words of msgspec."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        limits = tuple(map(_meta, args[1:]))
        return Annotated[(_with_limits(args[0]), *limits)]
    return list.__class_getitem__(_with_limits(args[0])) if origin is list else hint


def _meta(limit: Any) -> Meta:
    if isinstance(limit, Between):
        return Meta(ge=limit.least, le=limit.most)
    assert isinstance(limit, Longest)
    return Meta(max_length=limit.most)


# -- in ---------------------------------------------------------------------------------------------------------------


def _reader(kinds: tuple[type[W], ...]) -> Callable[[bytes | str], W]:
    """Reads a value of one of some classes, which its tag tells; raises `MsgspecError`."""
    decode = json.Decoder(reduce(or_, [struct_of(kind) for kind in kinds])).decode
    makers: dict[type, Callable[[Any], W]] = {struct_of(kind): _maker(kind) for kind in kinds}

    def read(text: bytes | str) -> W:
        struct = decode(text)
        return makers[type(struct)](struct)

    return read


def _maker(kind: type[W]) -> Callable[[Any], W]:
    return lambda struct: kind(**asdict(struct))


read_entry: Callable[[bytes | str], e.AnyEntry] = _reader(get_args(e.AnyEntry))


def read_rows(rows: Iterable[tuple[int, bytes | str]]) -> list[tuple[int, e.AnyEntry]]:
    """Entries as a store holds them, with their times."""
    return [(at, read_entry(body)) for at, body in rows]


read_request: Callable[[bytes | str], p.AnyRequest] = _reader(get_args(p.AnyRequest))
read_pad_request: Callable[[bytes | str], PadRequest] = _reader(PAD_REQUESTS)
_read_number = json.Decoder(struct_of(p.Numbered)).decode


def read_number(text: bytes | str) -> int:
    """The id of an invalid request."""
    return int(attrgetter("id")(_read_number(text)))
