"""The site of the documentation: what scripts/docs puts into it, and the faults that it finds.

./test builds the whole site and checks it; here are the parts.
"""

import re
import runpy
from importlib import import_module
from pathlib import Path
from pkgutil import resolve_name

import pytest

from places import ROOT

DOCS = runpy.run_path(str(ROOT / "scripts" / "docs"), run_name="docs")
PUBLIC = ("zehn", "zehn.analysis", "zehn.pad", "zehn.players", "zehn.record")
INDEX = "<a href='page.html#here'>on</a><img src='cat.png'><script src='a/b.js'></script><a href='a'>folder</a>"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    for name, text in {
        "index.html": INDEX,
        "page.html": "<h2 id='here'>Here</h2><a href='index.html'>back</a><a href='https://example.org/'>elsewhere</a>",
        "cat.png": "",
        "a/b.js": "",
        "a/index.html": "",
        "style.css": "p { background: url(cat.png) }",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_a_site_whose_links_lead_somewhere_has_no_faults(site: Path) -> None:
    assert DOCS["faults"](site) == []


@pytest.mark.parametrize(
    ("file", "text", "fault"),
    [
        (
            "index.html",
            INDEX.replace("page.html", "pgae.html"),
            "index.html refers to pgae.html#here: there is no such file",
        ),
        ("index.html", INDEX.replace("#here", "#her"), "refers to page.html#her: there is no such place on the page"),
        ("index.html", INDEX.replace("cat", "dog"), "index.html refers to dog.png: there is no such file"),
        ("index.html", INDEX.replace("a/b", "//cdn.example/b"), "index.html loads //cdn.example/b.js from elsewhere"),
        ("style.css", "@import 'https://fonts.example/x';", "style.css loads https://fonts.example/x from elsewhere"),
    ],
)
def test_a_fault_is_found(site: Path, file: str, text: str, fault: str) -> None:
    (site / file).write_text(text, encoding="utf-8")
    assert [one for one in DOCS["faults"](site) if one.endswith(fault)]


def test_the_switch_leads_to_the_same_page_in_the_other_language(site: Path) -> None:
    for name in ("de/page.html", "de/index.html"):
        (site / name).parent.mkdir(exist_ok=True)
        (site / name).write_text("", encoding="utf-8")
    switch = '<a href="x" hreflang="en"><a href="y" hreflang="de">'
    for page, english, german in (
        ("page.html", "page.html", "de/page.html"),
        ("a/index.html", "index.html", "../de/index.html"),
        ("de/page.html", "../page.html", "page.html"),
    ):
        led = DOCS["with_switch"](site, site / page, switch)
        assert led == f'<a href="{english}" hreflang="en"><a href="{german}" hreflang="de">'


def test_a_link_leads_to_the_place_of_the_site(tmp_path: Path) -> None:
    stage = DOCS["Stage"](tmp_path)
    for file, written, led in (
        ("docs/rules/phase10.md", "[a](sheets.md#b)", "[a](sheets.md#b)"),
        ("docs/rules/phase10.md", "[a](../de/rules/phase10.md)", "[a](../de/rules/phase10.html)"),
        ("docs/de/rules/phase10.md", "[a](../../record.md#b)", "[a](../../record.html#b)"),
        ("docs/index.md", "[a](../ARCHITECTURE.md)", "[a](architecture.md)"),
        ("ARCHITECTURE.md", "![a](docs/pictures/layers.svg)", "![a](pictures/layers.svg)"),
        ("docs/host/limits.md", "[a](../../deploy/Caddyfile)", "[a](../files/deploy-Caddyfile.md)"),
        ("docs/index.md", "```\n[a](nowhere.md)\n```\n", "```\n[a](nowhere.md)\n```\n"),
    ):
        assert stage.linked(file, written) == led
    assert "reverse_proxy" in (tmp_path / "en/pages/files/deploy-Caddyfile.md").read_text(encoding="utf-8")


def test_a_link_that_leads_nowhere_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=re.escape("docs/index.md links to nowhere.md")):
        DOCS["Stage"](tmp_path).linked("docs/index.md", "[a](nowhere.md)")


@pytest.mark.parametrize("language", DOCS["LANGUAGES"])
def test_every_page_is_in_the_navigation(language: str, tmp_path: Path) -> None:
    stage = DOCS["Stage"](tmp_path)
    stage.fill()
    pages = tmp_path / language / "pages"
    named = re.findall(r'"([\w/-]+\.md)"', (ROOT / "docs" / "site" / f"{language}.toml").read_text(encoding="utf-8"))
    there = [page.relative_to(pages).as_posix() for page in pages.rglob("*.md")]
    assert sorted(named) == sorted(page for page in there if not page.startswith("files/"))


def documented() -> set[str]:
    """What the pages of the reference are about."""
    pages = (ROOT / "docs" / "python" / "api").glob("*.md")
    return {name for page in pages for name in re.findall(r"^::: ([\w.]+)$", page.read_text(encoding="utf-8"), re.M)}


def test_the_reference_has_every_public_name() -> None:
    # packages that can be called, and a function that is called like its module: the pages have them under other names
    elsewhere = {"zehn.games", "zehn.players", "zehn.analysis.review"}
    for module in PUBLIC:
        names = {f"{module}.{name}" for name in import_module(module).__all__}
        assert names <= documented() | elsewhere


@pytest.mark.parametrize("name", sorted(documented()))
def test_what_the_reference_names_is_there(name: str) -> None:
    resolve_name(name)
