"""The files of deploy/ and the page about them: as far as the tools at hand can tell, they are right."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address, ip_network
from pathlib import Path
from urllib.parse import parse_qs

import pytest
import yaml  # type: ignore[import-untyped]

from zehn.server.table_manager import TableManager

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "host" / "deployment.md").read_text(encoding="utf-8")
INSTRUCTIONS = {"ARG", "FROM", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "ENV", "HEALTHCHECK", "STOPSIGNAL",
                "ENTRYPOINT", "CMD"}  # fmt: skip


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not installed")


def run(*command: str | Path) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
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


@pytest.mark.parametrize("unit", ["zehn.service", "zehn@.service"])
def test_the_units_give_zehn_little_and_let_it_do_less(unit: str) -> None:
    said = dict(
        line.split("=", 1) for line in (DEPLOY / unit).read_text().splitlines() if re.match("[A-Z][A-Za-z]*=", line)
    )
    for limit in ("MemoryHigh", "MemoryMax", "TasksMax", "CPUWeight", "LimitNOFILE"):
        assert re.fullmatch(r"\d+[MG]?", said[limit]), limit
    assert (said["DynamicUser"], said["ProtectSystem"], said["NoNewPrivileges"]) == ("yes", "strict", "yes")
    assert (said["UMask"], said["StateDirectoryMode"], said["CapabilityBoundingSet"]) == ("0077", "0700", "")


@needs("systemd-analyze")
@pytest.mark.parametrize("unit", ["zehn.service", "zehn@.service"])
def test_systemd_finds_the_units_safe(unit: str, tmp_path: Path) -> None:
    if "--offline" not in run("systemd-analyze", "--help"):
        pytest.skip("this systemd judges only units that run")
    here = tmp_path / unit.replace("@", "@8011")
    here.write_text((DEPLOY / unit).read_text())
    run("systemd-analyze", "security", "--offline=yes", "--threshold=25", here)


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


HADOLINT = Path(sys.executable).parent / "hadolint"


@pytest.mark.skipif(not HADOLINT.exists(), reason="hadolint is not installed: it has no wheel for this system")
def test_hadolint_finds_no_fault_with_the_image() -> None:
    assert run(HADOLINT, DEPLOY / "Dockerfile") == ""


def compose() -> list[str] | None:
    """Docker's program that reads compose files, with an engine or without."""
    for command in (["docker", "compose"], ["docker-compose"]):
        if shutil.which(command[0]):
            known = subprocess.run([*command, "version"], capture_output=True, check=False)
            if known.returncode == 0:
                return command
    return None


@pytest.mark.skipif(compose() is None, reason="docker compose is not installed")
def test_docker_compose_understands_its_file(tmp_path: Path) -> None:
    """Its first version, which Debian 12 has, does not know that a whole can have a name."""
    command = compose()
    assert command is not None
    file = tmp_path / "compose.yaml"
    file.write_text(re.sub("(?m)^name: zehn$", "", (DEPLOY / "compose.yaml").read_text()))
    told = os.environ | {"POSTGRES_PASSWORD": "secret", "ZEHN_NAME": "zehn.example"}
    done = subprocess.run([*command, "--file", file, "config"], capture_output=True, text=True, env=told, check=False)
    assert done.returncode == 0, done.stderr
    read = yaml.safe_load(done.stdout)["services"]
    assert set(read) == set(SERVICES)
    assert read["zehn1"]["command"][-1] == "postgresql://zehn:secret@database/zehn"
    assert read["zehn2"]["read_only"] is True


def test_the_image_is_built_from_what_is_there() -> None:
    text = re.sub(r"\\\n", " ", (DEPLOY / "Dockerfile").read_text())
    lines = [line.split() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    assert {line[0] for line in lines} <= INSTRUCTIONS
    assert next(line[0] for line in lines if line[0] != "ARG") == "FROM"
    for line in lines:
        if line[0] == "COPY" and not line[1].startswith("--from"):
            for source in line[1:-1]:
                assert (ROOT / source).exists(), source
    (entry,) = [line for line in text.splitlines() if line.startswith("ENTRYPOINT")]
    (port,) = re.findall(r"(?m)^EXPOSE (\d+)$", text)
    assert f'"--port", "{port}"' in entry


def test_the_image_builds_the_client_from_all_that_it_is_made_of() -> None:
    """The client carries the engine along, so it needs more than its own sources."""
    stage = (DEPLOY / "Dockerfile").read_text().split("FROM ")[1]
    copied = {source for line in re.findall(r"(?m)^COPY (.*)$", stage) for source in line.split()[:-1]}
    (made_of,) = re.findall(r"(?m)^client_sources=\((.*)\)$", (ROOT / "scripts" / "setup").read_text())
    for source in re.findall(r'\$root"?/([\w/]+)', made_of):
        assert any(Path(source).is_relative_to(one) for one in copied), source


def test_the_image_is_built_from_what_was_checked() -> None:
    """No tool without a hash, no image that cannot be pinned, and nobody is root."""
    text = re.sub(r"\\\n", " ", (DEPLOY / "Dockerfile").read_text())
    for command in re.findall(r"pip (?:install|wheel)[^&\n]*", text):
        assert "--require-hashes" in command or "--no-index" in command, command
        assert "--only-binary :all:" in command or "--no-index" in command, command
    assert "--no-build-isolation" in text
    assert set(re.findall(r"(?m)^FROM (\S+)", text)) == {"${NODE_IMAGE}", "${PYTHON_IMAGE}"}
    (user,) = re.findall(r"(?m)^USER (\S+)$", text)
    assert int(user) > 0


COMPOSED = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
SERVICES = COMPOSED["services"]


def test_the_composed_services_know_each_other() -> None:
    for service in SERVICES.values():
        assert set(service.get("depends_on", ())) <= set(SERVICES)
        assert set(service["networks"]) <= set(COMPOSED["networks"])
        for place, _, _ in (volume.partition(":") for volume in service.get("volumes", ())):
            assert (DEPLOY / place).is_file() if place.startswith(".") else place in COMPOSED["volumes"]
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
    for named in SERVICES["proxy"]["environment"]["ZEHN_PROCESSES"].split():
        assert named.removesuffix(":8010") in SERVICES


@pytest.mark.parametrize("name", SERVICES)
def test_a_composed_service_may_do_little(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == "proxy" else [])
    assert {"mem_limit", "pids_limit", "healthcheck", "security_opt"} <= set(service)
    assert ("ports" in service) == (name == "proxy")


def test_only_the_proxy_says_who_clients_are() -> None:
    (front,) = COMPOSED["networks"]["front"]["ipam"]["config"]
    proxy = SERVICES["proxy"]["networks"]["front"]["ipv4_address"]
    assert ip_address(proxy) in ip_network(front["subnet"])
    for name in ("zehn1", "zehn2"):
        assert SERVICES[name]["environment"]["FORWARDED_ALLOW_IPS"] == proxy
    assert SERVICES["database"]["networks"] == ["back"]
    assert COMPOSED["networks"]["back"]["internal"] is True


def test_the_proxies_hide_figures_and_wait_for_nobody() -> None:
    """`/metrics/` leads to the figures, too."""
    nginx, caddy = (DEPLOY / "nginx.conf").read_text(), (DEPLOY / "Caddyfile").read_text()
    assert re.search(r"location \^~ /metrics \{\s+allow 127\.0\.0\.1;\s+deny all;", nginx)
    assert re.search(r"@figures path /metrics /metrics/\*\s+respond @figures 403", caddy)
    assert "client_max_body_size 5m;" in nginx
    assert "max_size 5MB" in caddy
    for timeout in ("client_header_timeout", "client_body_timeout"):
        assert re.search(rf"{timeout} \d+s;", nginx)
    for timeout in ("read_header", "read_body"):
        assert re.search(rf"{timeout} \d+s", caddy)


def images() -> dict[str, str]:
    """The images by tag, as the files name them."""
    named = re.findall(r"(?m)^ARG (\w+)=(\S+)$", (DEPLOY / "Dockerfile").read_text())
    named += re.findall(r"\$\{(\w+_IMAGE):-(.*)\}", (DEPLOY / "compose.yaml").read_text())
    assert len(set(named)) == len(dict(named)), "two tags for one image"
    return dict(named)


@pytest.mark.parametrize("answer", ["example/image@sha256:" + "0123456789abcdef" * 4, "", "<no value>", "a@sha256:12"])
def test_images_are_pinned_to_what_an_engine_says(tmp_path: Path, answer: str) -> None:
    engine, file = tmp_path / "engine", tmp_path / "images.env"
    engine.write_text(f"#!/bin/sh\necho '{answer}'\n")
    engine.chmod(0o755)
    command, env = [ROOT / "scripts" / "pin-images", file], os.environ | {"DOCKER": str(engine)}
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=env)
    if "abcdef" in answer:
        assert done.returncode == 0, done.stderr
        pins = dict(line.split("=", 1) for line in file.read_text().splitlines())
        assert pins == {name: f"{image}@{answer.partition('@')[2]}" for name, image in images().items()}
    else:
        assert done.returncode == 1
        assert "no digest for" in done.stderr
        assert not file.exists()


class Registry(ThreadingHTTPServer):
    """A registry as the OCI's distribution API describes it: whoever comes without a token is sent to fetch one."""

    def __init__(self, manifests: Mapping[str, bytes], claim: str = "") -> None:
        super().__init__(("127.0.0.1", 0), Answers)
        self.url = f"http://127.0.0.1:{self.server_port}"
        self.manifests, self.claim = manifests, claim
        self.asked: list[str] = []


class Answers(BaseHTTPRequestHandler):
    server: Registry

    def do_GET(self) -> None:
        path, _, query = self.path.partition("?")
        place = path.removeprefix("/v2/").replace("/manifests/", ":")
        scope = f"repository:{place.partition(':')[0]}:pull"
        if path == "/token":
            self.tell(200, json.dumps({"token": parse_qs(query)["scope"][0]}).encode())
        elif self.headers["Authorization"] != f"Bearer {scope}":
            challenge = f'Bearer realm="{self.server.url}/token",service="here",scope="{scope}"'
            self.tell(401, b"{}", ("WWW-Authenticate", challenge))
        elif place in self.server.manifests and "image.index" in self.headers["Accept"]:
            self.server.asked.append(place)
            body = self.server.manifests[place]
            self.tell(200, body, ("Docker-Content-Digest", self.server.claim or digest(body)))
        else:
            self.tell(404, b"{}")

    def tell(self, status: int, body: bytes, *headers: tuple[str, str]) -> None:
        self.send_response(status)
        for name, value in (*headers, ("Content-Length", str(len(body)))):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None: ...


def digest(body: bytes) -> str:
    return f"sha256:{hashlib.sha256(body).hexdigest()}"


@contextmanager
def registry(manifests: Mapping[str, bytes], claim: str = "") -> Iterator[Registry]:
    with Registry(manifests, claim) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def library() -> dict[str, bytes]:
    """A manifest for every image that we start from."""
    return {f"library/{image}": json.dumps({"schemaVersion": 2, "for": image}).encode() for image in images().values()}


def pinned_at(url: str, file: Path) -> subprocess.CompletedProcess[str]:
    command: list[str | Path] = [sys.executable, ROOT / "scripts" / "pin-images", file, "--registry", url]
    env = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=env)


def test_images_are_pinned_to_what_a_registry_sends(tmp_path: Path) -> None:
    """The digest is that of the bytes that came, over a registry that gives nothing without a token."""
    file, manifests = tmp_path / "images.env", library()
    with registry(manifests) as server:
        done = pinned_at(server.url, file)
    assert done.returncode == 0, done.stderr
    pins = dict(line.split("=", 1) for line in file.read_text().splitlines())
    assert pins == {name: f"{image}@{digest(manifests[f'library/{image}'])}" for name, image in images().items()}
    assert sorted(server.asked) == sorted(manifests)


@pytest.mark.parametrize(
    ("change", "claim", "why"),
    [
        (b'{"schemaVersion": 2}', "sha256:" + "0" * 64, "the registry says sha256:000"),
        (b'{"schemaVersion": 1}', "", "no manifest"),
        (b"<html>", "", "no digest for"),
        (b" " * 4_000_001, "", "too long for a manifest"),
        (None, "", "HTTP Error 404"),
    ],
    ids=["false claim", "old form", "no JSON", "endless", "unknown"],
)
def test_what_a_registry_cannot_vouch_for_is_not_written(
    tmp_path: Path, change: bytes | None, claim: str, why: str
) -> None:
    manifests, last = library(), f"library/{[*images().values()][-1]}"
    if change is None:
        del manifests[last]
    else:
        manifests[last] = change
    with registry(manifests, claim) as server:
        done = pinned_at(server.url, tmp_path / "images.env")
    assert done.returncode == 1
    assert why in done.stderr
    assert "nothing was written" in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_registry_is_asked_over_https_only(tmp_path: Path) -> None:
    done = pinned_at("http://images.example", tmp_path / "images.env")
    assert (done.returncode, "images.example is not https" in done.stderr) == (1, True)


def test_the_bill_of_materials_is_cyclonedx() -> None:
    text = run(sys.executable, ROOT / "scripts" / "sbom")
    assert run(sys.executable, ROOT / "scripts" / "sbom") == text
    bill = json.loads(text)
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}", bill["serialNumber"])
    every = [bill["metadata"]["component"], *bill["components"]]
    refs = [part["bom-ref"] for part in every]
    assert len(refs) == len(set(refs))
    for part in every:
        assert part["type"] in ("library", "application")
        assert re.fullmatch(r"pkg:(pypi|npm)/(%40[\w.-]+/)?[\w.-]+@[\w.%+-]+", part["purl"]), part["purl"]
        assert part["name"]
        assert part["version"]
        assert part.get("scope", "required") in ("required", "excluded")
        for each in part.get("hashes", ()):
            length = {"SHA-1": 40, "SHA-256": 64, "SHA-384": 96, "SHA-512": 128}[each["alg"]]
            assert re.fullmatch(f"[0-9a-f]{{{length}}}", each["content"])
    for entry in bill["dependencies"]:
        assert {entry["ref"], *entry["dependsOn"]} <= set(refs)


def test_the_bill_of_materials_has_every_pin_and_no_address() -> None:
    text = run(sys.executable, ROOT / "scripts" / "sbom")
    assert "://" not in text
    bill = json.loads(text)
    found = {part["purl"]: part["scope"] for part in bill["components"]}
    for file in (ROOT / "requirements").glob("*.txt"):
        for name, version in re.findall(r"(?m)^([a-z0-9-]+)==([^\s;]+)", file.read_text()):
            assert f"pkg:pypi/{name}@{version}" in found
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert sum(purl.startswith("pkg:npm/") for purl in found) >= len(lock) * 0.9
    assert any(purl.startswith("pkg:npm/svelte@") and scope == "required" for purl, scope in found.items())
    assert any(purl.startswith("pkg:pypi/pytest@") and scope == "excluded" for purl, scope in found.items())


def test_a_server_is_pinned_as_everything_is() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"(?m)^[a-z0-9-]+==\S+", (ROOT / "requirements" / name).read_text()))

    assert pins("server.txt") < pins("all.txt")
    assert pins("build.txt") < pins("all.txt")
    assert any(pin.startswith("psycopg-binary==") for pin in pins("server.txt"))
    assert [pin.partition("==")[0] for pin in pins("build.txt")] == ["setuptools"]


def test_the_page_names_every_file() -> None:
    for file in DEPLOY.iterdir():
        if file.suffix != ".dockerignore":
            assert f"(../../deploy/{file.name})" in PAGE, file.name


async def test_the_figures_of_the_page_exist(tmp_path: Path) -> None:
    from prometheus_client import generate_latest

    manager = await TableManager.build(f"sqlite:///{tmp_path / 'a.db'}")
    told = generate_latest(manager.figures.registry).decode()
    await manager.close()
    for figure in set(re.findall(r"`(zehn_\w+)`", PAGE)):
        assert f"# HELP {figure.removesuffix('_total')}" in told, figure
