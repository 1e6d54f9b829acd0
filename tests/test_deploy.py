"""The files of deploy/ and the page about them: as far as the tools at hand can tell, they are right."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from zehn.server.hall import Hall

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "deployment.md").read_text(encoding="utf-8")
INSTRUCTIONS = {"FROM", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "ENV", "HEALTHCHECK", "STOPSIGNAL",
                "ENTRYPOINT", "CMD"}  # fmt: skip


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not installed")


def run(*command: str | Path) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@needs("systemd-analyze")
@pytest.mark.parametrize("unit", ["zehn.service", "zehn@.service"])
def test_systemd_understands_the_units(unit: str, tmp_path: Path) -> None:
    text = (DEPLOY / unit).read_text().replace("/opt/zehn/.venv/bin/zehn", sys.executable)
    text = re.sub("(?m)^Documentation=.*$", "", text)
    here = tmp_path / unit.replace("@", "@8011")
    here.write_text(text)
    assert run("systemd-analyze", "verify", "--man=no", "--recursive-errors=no", here) == ""


def test_the_units_call_zehn_as_it_wants_to_be_called() -> None:
    from zehn.cli import app

    for unit in DEPLOY.glob("*.service"):
        (line,) = re.findall("(?m)^ExecStart=(.*)$", unit.read_text())
        words = line.replace("${ZEHN_WORKERS}", "2").replace("%i", "8011").split()[1:]
        command, bound, _ = app.parse_args(words)
        assert command.__name__ == "serve"
        assert bound.arguments["port"] in (8010, 8011)


def test_the_proxies_files_are_balanced_and_end_their_lines() -> None:
    for line in (DEPLOY / "nginx.conf").read_text().splitlines():
        said = line.partition("#")[0].strip()
        assert not said or said[-1] in ";{}", line
    for name in ("nginx.conf", "Caddyfile"):
        text = (DEPLOY / name).read_text()
        assert text.count("{") == text.count("}")


@needs("nginx")
@needs("openssl")
def test_nginx_understands_its_file(tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "cert.pem"
    run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=zehn.example", "-keyout", key,
        "-out", certificate)  # fmt: skip
    text = (DEPLOY / "nginx.conf").read_text()
    text = text.replace("/etc/ssl/zehn/fullchain.pem", str(certificate)).replace("/etc/ssl/zehn/privkey.pem", str(key))
    text = text.replace("listen 80;", "listen 127.0.0.1:0;").replace("listen 443 ", "listen 127.0.0.1:0 ")
    whole = f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {text} }}"
    (tmp_path / "nginx.conf").write_text(re.sub(r"127\.0\.0\.1:0\b", _port, whole))
    run("nginx", "-t", "-p", tmp_path, "-c", tmp_path / "nginx.conf")


def _port(_: object) -> str:
    from mortals import free_port

    return f"127.0.0.1:{free_port()}"


@needs("caddy")
def test_caddy_understands_its_file() -> None:
    assert '"reverse_proxy"' in run("caddy", "adapt", "--config", DEPLOY / "Caddyfile", "--adapter", "caddyfile")


def test_the_image_is_built_from_what_is_there() -> None:
    text = re.sub(r"\\\n", " ", (DEPLOY / "Dockerfile").read_text())
    lines = [line.split() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    assert {line[0] for line in lines} <= INSTRUCTIONS
    assert lines[0][0] == "FROM"
    for line in lines:
        if line[0] == "COPY" and not line[1].startswith("--from"):
            for source in line[1:-1]:
                assert (ROOT / source).exists(), source
    (entry,) = [line for line in text.splitlines() if line.startswith("ENTRYPOINT")]
    (port,) = re.findall(r"(?m)^EXPOSE (\d+)$", text)
    assert f'"--port", "{port}"' in entry


def test_the_composed_services_know_each_other() -> None:
    composed = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = composed["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        assert {volume.partition(":")[0] for volume in service.get("volumes", ())} <= set(composed["volumes"])
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
    for named in re.findall(r"--to (\w+):8010", services["proxy"]["command"]):
        assert named in services


def test_a_server_is_pinned_as_everything_is() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"(?m)^[a-z0-9-]+==\S+", (ROOT / "requirements" / name).read_text()))

    assert pins("server.txt") < pins("all.txt")
    assert any(pin.startswith("psycopg-binary==") for pin in pins("server.txt"))


def test_the_page_names_every_file() -> None:
    for file in DEPLOY.iterdir():
        if file.suffix != ".dockerignore":
            assert f"(../deploy/{file.name})" in PAGE, file.name


async def test_the_figures_of_the_page_exist(tmp_path: Path) -> None:
    from prometheus_client import generate_latest

    hall = await Hall.build(f"sqlite:///{tmp_path / 'a.db'}")
    told = generate_latest(hall.figures.registry).decode()
    await hall.close()
    for figure in set(re.findall(r"`(zehn_\w+)`", PAGE)):
        assert f"# HELP {figure.removesuffix('_total')}" in told, figure
