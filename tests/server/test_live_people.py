"""People at a table: tokens that end and can be taken back, hands that stay secret, names that tell people apart."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from live_house import House, house
from zehn.server.client import RefusedByTable, change_rules, make_table, take_chair
from zehn.server.keeping import DAY, Keeping
from zehn.server.tokens import LENGTH, Held, Tokens, claimed_seat, new_code, read_code
from zehn.tables import entries as e
from zehn.tables.names import clean, distinct, look_alike


async def refusal(asking: Any) -> str:
    with pytest.raises(RefusedByTable) as refused:
        await asking
    return refused.value.key


# -- codes and tokens -------------------------------------------------------------------------------------------------


def test_codes_have_seven_signs_and_older_ones_are_read() -> None:
    assert len(new_code()) == LENGTH == 7
    assert [read_code(text) for text in (" abcdefg ", "ABCDEF", "ABCDE", "ABCDEFGH", "ABCDE0")] == [
        "ABCDEFG",
        "ABCDEF",
        "",
        "",
        "",
    ]


def test_a_token_ends_and_is_replaced_before() -> None:
    time = 1_000_000.0
    tokens = Tokens("secret", life=100, clock=lambda: time)
    token = tokens.write(Held("ABCDEFG", 3, 7))
    assert (tokens.read(token), claimed_seat(token)) == (Held("ABCDEFG", 3, 7), 3)
    time += 51
    assert tokens.read(token) == Held("ABCDEFG", 3, 7, aging=True)
    time += 50
    assert tokens.read(token) is None
    assert Tokens("secret", life=0).read(token) == Held("ABCDEFG", 3, 7)
    assert Tokens("another").read(token) is None


def test_a_token_of_an_older_version_never_ends_by_itself() -> None:
    tokens = Tokens("secret", life=1, clock=lambda: 1e12)
    assert tokens.read(str(tokens.undated.dumps(["ABCDEF", 0, 1]))) == Held("ABCDEF", 0, 1, aging=True)
    for rubbish in ([], ["ABCDEF", 0], "text", None):
        assert tokens.read(str(tokens.undated.dumps(rubbish))) is None
        assert tokens.read(str(tokens.signer.dumps(rubbish))) is None


async def test_an_old_token_is_refused_and_an_aging_one_replaced(tmp_path: Path) -> None:
    async with house(tmp_path, keeping=Keeping(token_days=10)) as here:
        code, (token,) = await here.table("Anna")
        tokens = here.manager.tokens
        start = tokens.clock()
        tokens.clock = lambda: start + 6 * DAY
        anna = await here.join(code, token)
        await anna.until(lambda: anna.hello["tokens"] != [token])
        tokens.clock = lambda: start + 11 * DAY
        assert await refusal(here.join(code, token)) == "token-wrong"
        assert (await here.join(code, *anna.hello["tokens"])).seats == [0]


async def test_a_seat_signs_out_its_other_devices(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, (anna, ben) = await here.table("Anna", "Ben")
        phone, tablet, both = await here.join(code, anna), await here.join(code, anna), await here.join(code, anna, ben)
        friend = await here.join(code, ben)
        assert await refusal(friend.request("renew", seat=0)) == "seat-not-yours"
        answer = await phone.request("renew", seat=0)
        assert (answer["type"], answer["seat"]) == ("renewed", 0)
        for gone in (tablet, both):
            await gone.until(lambda gone=gone: gone.signed_out)  # type: ignore[misc]
            assert gone.heard[-1] == {"type": "bye", "why": "renewed", "again": False}
        assert await refusal(here.join(code, anna)) == "token-wrong"
        assert (await here.join(code, answer["token"])).seats == [0]
        await phone.request("say", seat=0, phrase="hello")
        await friend.until(lambda: friend.entries[-1]["what"]["kind"] == "said")
        assert [entry["what"] for entry in friend.entries if entry["what"]["kind"] == "renewed"] == [
            {"kind": "renewed", "seat": 0}
        ]
        assert not any(answer["token"] in str(message) for message in friend.heard)
        assert phone.hello["tokens"] == [answer["token"]]


async def test_a_seat_stays_signed_out_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, (old, ben) = await here.table("Anna", "Ben")
        shared = await here.join(code, old, ben)
        new = (await shared.request("renew", seat=0))["token"]
        assert sorted(shared.hello["tokens"]) == sorted([new, ben])
    async with house(tmp_path) as here:
        assert await refusal(here.join(code, old)) == "token-wrong"
        assert (await here.join(code, new, ben)).seats == [0, 1]


async def test_answers_with_a_token_are_kept_by_nobody(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        place = await make_table(here.address, "phase10", "Anna")

        def ask(path: str, body: bytes) -> str | None:
            asked = Request(here.address + path, body, {"Content-Type": "application/json"})
            with urlopen(asked, timeout=300) as answer:
                return str(answer.headers["Cache-Control"])

        seats = f"/api/tables/{place['table']}/seats"
        assert await asyncio.to_thread(ask, "/api/tables", b'{"game": "dice", "name": "Ben"}') == "no-store"
        assert await asyncio.to_thread(ask, seats, b'{"name": "Cleo"}') == "no-store"


# -- hands stay secret ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["phase10", "profisort"])
async def test_nobody_takes_over_a_hand_in_the_middle_of_a_round(tmp_path: Path, game: str) -> None:
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna", "Ben", "Cleo", game=game, options={"rest": 600})
        anna, ben, cleo = [await here.join(code, token, ready=False) for token in tokens]
        await anna.request("start")
        await anna.until(lambda: anna.state["table"]["phase"] == "playing")
        await anna.request("remove", seat=1)
        await cleo.request("leave", seat=2)
        await ben.until(lambda: ben.state["you"] == [])
        for seat in (1, 2, None):
            assert await refusal(take_chair(here.address, code, "Host again", seat)) == "chair-in-round"
        await round_over(here, code)
        again = await take_chair(here.address, code, "Ben once more", 1)
        assert (await here.join(code, again["token"])).seats == [1]


async def round_over(here: House, code: str) -> None:
    """Let a bot sit in for the last one, too, and wait until the round is over."""
    live = here.manager.open[code]
    await live.append(lambda: [e.StoodIn(0, "steady")])
    async with asyncio.timeout(300):
        while live.table.phase == "playing":
            await asyncio.sleep(0.05)


async def test_dice_have_no_hand_to_hide(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, _ = await here.started("Anna", "Ben", game="dice")
        await anna.request("remove", seat=1)
        assert (await take_chair(here.address, anna.state["table"]["code"], "Cleo"))["seat"] == 1


async def test_a_table_that_all_have_left_can_be_taken_again(tmp_path: Path) -> None:
    """Nobody's bots would ever end its round."""
    async with house(tmp_path) as here:
        (anna,) = await here.started("Anna", bots=["steady"], chairs=2)
        code = anna.state["table"]["code"]
        await anna.request("leave", seat=0)
        assert (await take_chair(here.address, code, "Anna", 0))["seat"] == 0
        assert await refusal(take_chair(here.address, code, "Ben")) == "table-full"
        assert await refusal(take_chair(here.address, code, "Ben", 1)) == "chair-in-round"


# -- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800\u2800", "\u115f", "\u1160", "\uffa0", "\u200b\u200d", "\ufeff", "\u0301\u0308", "\ufe0f",
     "\u180e", "\u202e", " \u3164 ", "\u034f", "\U000e0041", "\u00ad"],
)  # fmt: skip
async def test_names_that_nobody_sees_are_empty(name: str) -> None:
    assert clean(name) == ""


def test_nothing_invisible_survives_in_names_and_chat() -> None:
    hidden = "".join(map(chr, [*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C, 0x200B, 0x3164]))
    assert clean(f"A{hidden}nna") == "Anna"
    assert clean(f"ab{hidden}c\n\x07d", 200) == "abc d"
    assert clean("Zoë  👩 東 Ömür") == "Zoë 👩 東 Ömür"


@pytest.mark.parametrize("name", ["Аnna", "Anna\u0301", "Ann\u0430", "ΑΝΝΑ", "Ánna", "Ａnna\u0308", "An na", "Ɑnna"])
def test_look_alikes_are_found(name: str) -> None:
    assert look_alike(name, ["Ben", "Anna"]) == "Anna"


@pytest.mark.parametrize(
    ("name", "other"),
    [("Anna", "Anna"), ("ANNA", "Anna"), ("Anna 2", "Anna"), ("Neil", "Nell"), ("Hanna", "Anna"), ("Ben", "Ken")],
)
def test_names_of_their_own_are_none(name: str, other: str) -> None:
    assert look_alike(name, [other, ""]) == ""


def test_digits_and_letters_that_look_alike() -> None:
    assert look_alike("B0b", ["Bob"]) == "Bob"
    assert look_alike("Pau1", ["Paul"]) == "Paul"
    assert look_alike("PauI", ["Paul"]) == "Paul"
    assert look_alike("Tirn", ["Tim"]) == "Tim"


def test_equal_names_get_a_number_whatever_their_case() -> None:
    assert distinct("anna", ["Anna", "ANNA 2"]) == "anna 3"


async def test_a_look_alike_is_refused_at_the_table(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, (token, _) = await here.table("Anna", "Ben", chairs=4)
        assert await refusal(take_chair(here.address, code, "Аnnа")) == "name-alike"
        assert await refusal(take_chair(here.address, code, "\u3164")) == "name-empty"
        assert await refusal(make_table(here.address, "phase10", "\u2800")) == "name-empty"
        anna = await here.join(code, token)
        assert await refusal(anna.request("name", seat=0, name="В\u0435n")) == "name-alike"
        await anna.request("name", seat=0, name="Аnnа")  # one's own may look like what it was
        await take_chair(here.address, code, "ben")
        await anna.until(lambda: anna.state["table"]["chairs"][2]["name"] == "ben 2")
        await anna.request("say", seat=0, text="pay \u202e001\u202c euros")
        assert anna.entries[-1]["what"]["text"] == "pay 001 euros"


async def test_bots_have_names_that_look_like_nobodys(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, (token,) = await here.table("Adа", bots=["steady"], chairs=2)
        client = await here.join(code, token)
        assert client.state["table"]["chairs"][1]["name"] == "Bruno"


# -- what the host agrees on ------------------------------------------------------------------------------------------


async def test_the_host_changes_the_rules_before_the_game_and_everybody_sees_them(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna", "Ben")
        anna, ben = [await here.join(code, token, ready=False) for token in tokens]
        sheet = {"game": "phase10", "name": "Friday", "phases": [{"contract": "set(2)"}]}
        change = partial(change_rules, here.address, code)
        assert await refusal(change(tokens[1], {"phases": "1"}, {})) == "host-only"
        assert await refusal(change("nobody", {}, {})) == "token-wrong"
        assert await refusal(change(tokens[0], {"phases": "99"}, {})) == "setting-selection"
        told = await change(tokens[0], {"sheet": sheet}, {"clock": 60})
        assert told["options"]["clock"] == 60
        await ben.until(lambda: ben.state["table"]["options"]["clock"] == 60)
        assert [phase["contract"] for phase in ben.sheet["phases"]] == ["set(2)"]
        assert ben.entries[-1]["what"]["rules"] == {"sheet": {}}
        await anna.request("start")
        assert await refusal(change(tokens[0], {}, {})) == "started-already"
        assert here.live(code).game is not None
    async with house(tmp_path) as here:
        cleo = await here.join(code, tokens[0])
        assert [phase["contract"] for phase in cleo.sheet["phases"]] == ["set(2)"]


async def test_the_others_let_a_bot_play_for_somebody_who_is_away(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.started("Anna", "Ben", options={"grace": 600})
        assert await refusal(anna.request("stand_in", seat=1)) == "not-away"
        token = ben.hello["tokens"][0]
        await ben.close()
        await anna.until(lambda: not anna.state["table"]["chairs"][1]["connected"])
        await anna.request("stand_in", seat=1)
        assert anna.state["table"]["chairs"][1]["stand_in"] == "steady"
        await here.join(anna.state["table"]["code"], token)
        await anna.until(lambda: anna.state["table"]["chairs"][1]["stand_in"] == "")
