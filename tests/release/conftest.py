"""One build of everything, and each of the files installed into an environment of its own."""

import pytest

from released import KINDS, Clone, Files, Installed, why_not


@pytest.fixture(scope="session")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    if why_not():
        pytest.skip(why_not())
    return Clone(tmp_path_factory.mktemp("clone"))


@pytest.fixture(scope="session")
def printed(clone: Clone) -> str:
    """Everything is built once; this is what scripts/release says about it."""
    return clone.release(*KINDS)


@pytest.fixture(scope="session")
def files(clone: Clone, printed: str) -> Files:
    return Files(clone.dist)


@pytest.fixture(scope="session", params=["sdist", "pure", "compiled"])
def kind(request: pytest.FixtureRequest) -> str:
    if request.param not in KINDS:
        pytest.skip("the core is not compiled here")
    return str(request.param)


@pytest.fixture(scope="session")
def installed(kind: str, files: Files, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    plain = {"ZEHN_PLAIN": "1"} if kind == "sdist" else {}  # compiling is what the compiled wheel shows
    return Installed(tmp_path_factory.mktemp(kind), files.file(kind), **plain)
