"""The workflows of the hosted tests and releases: none of it runs here, so all of it is checked."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from released import ROOT, TOOLS, environ, run

FLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
MACHINES = [
    ("linux", "manylinux_x86_64", "x86_64"),
    ("linux", "manylinux_aarch64", "aarch64"),
    ("macos", "macosx_arm64", "arm64"),
    ("windows", "win_amd64", "AMD64"),
]


def problems(flow: Path) -> str:
    """What zizmor has to say: unpinned actions, rights too wide, texts of strangers in commands, kept passwords."""
    done = subprocess.run(
        [TOOLS / "zizmor", "--offline", "--no-progress", "--color=never", "--persona=pedantic", flow],
        env=environ(), capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.stdout if done.returncode else ""


def test_the_workflows_fit_the_schema() -> None:
    run(TOOLS / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", *FLOWS, cwd=ROOT)


def test_what_does_not_fit_the_schema_is_found(tmp_path: Path) -> None:
    wrong = tmp_path / "ci.yml"
    wrong.write_text(FLOWS[0].read_text(encoding="utf-8").replace("runs-on:", "runs-in:"), encoding="utf-8")
    run(TOOLS / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", wrong, cwd=tmp_path, code=1)


@pytest.mark.parametrize("flow", FLOWS, ids=lambda flow: flow.stem)
def test_the_workflows_are_safe(flow: Path) -> None:
    assert problems(flow) == ""


def test_what_is_not_safe_is_found(tmp_path: Path) -> None:
    place = tmp_path / ".github" / "workflows"
    shutil.copytree(ROOT / ".github" / "workflows", place)
    text = (place / "ci.yml").read_text(encoding="utf-8")
    (place / "ci.yml").write_text(re.sub(r"checkout@\w+", "checkout@main", text), encoding="utf-8")
    assert "unpinned-uses" in problems(place / "ci.yml")


@pytest.mark.parametrize(("platform", "tag", "arch"), MACHINES)
def test_a_wheel_is_built_for_every_python(platform: str, tag: str, arch: str) -> None:
    command = ("-m", "cibuildwheel", "--platform", platform, "--archs", arch, "--print-build-identifiers")
    found = run(sys.executable, *command, cwd=ROOT).split()
    assert found == [f"cp3{minor}-{tag}" for minor in (11, 12, 13, 14)]


def test_the_workflows_and_the_package_speak_of_the_same_pythons() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told = [entry.rpartition(" ")[2] for entry in project["classifiers"] if re.search(r":: 3\.\d+$", entry)]
    (tested,) = re.findall(r"python: \[(.*)\]", (FLOWS[0]).read_text(encoding="utf-8"))
    assert tested == ", ".join(f'"{number}"' for number in told)


def test_the_image_is_built_from_pinned_images(tmp_path: Path) -> None:
    """The steps as they are, with an engine that logs its arguments."""
    steps = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))["jobs"]["image"][
        "steps"
    ]
    scripts = [step["run"] for step in steps if "run" in step and "curl" not in step["run"]]
    here, engine, told = tmp_path / "checkout", tmp_path / "bin" / "docker", tmp_path / "told"
    for part in ("scripts", "deploy", "requirements"):
        shutil.copytree(ROOT / part, here / part)
    for file in ("pyproject.toml", "src/zehn/version.py", "web/package-lock.json"):
        (here / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / file, here / file)
    engine.parent.mkdir()
    engine.write_text(f'#!/bin/sh\necho "$@" >> {told}\necho "an/image@sha256:{"a1" * 32}"\n')
    engine.chmod(0o755)
    path = f"{engine.parent}:{os.environ['PATH']}"
    run("bash", "-euo", "pipefail", "-c", "\n".join(scripts), cwd=here, PATH=path)
    names = re.findall(r"(?m)^ARG (\w+_IMAGE)=(\S+)$", (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8"))
    built = told.read_text().splitlines()[-1]
    assert built.startswith("build --file deploy/Dockerfile ")
    assert names
    for name, image in names:
        assert f"--build-arg={name}={image}@sha256:{'a1' * 32}" in built
    assert (here / "zehn.cdx.json").exists()
