"""The reverse proxies of deploy/ as real processes with TLS, before a real `zehn serve`: all on ports of loopback.

Only what belongs to a machine is changed in the files: ports, the certificate (signed by itself), the processes behind
it. Of the two processes that the files name only one is there: the proxy has to find it.
"""

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from http.client import HTTPResponse, HTTPSConnection
from pathlib import Path

from mortals import free_port
from places import ROOT

DEPLOY = ROOT / "deploy"
NAME = "zehn.example"
PROXIES = ("nginx", "caddy")

#: Seconds for a program to be ready: machines that test are busy ones.
PATIENCE = 120


def program(name: str) -> str | None:
    return shutil.which(name, path=os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin")))


def missing(*names: str) -> str:
    """Why there can be no proxy; empty if there can."""
    if sys.platform != "linux":
        return "the clients of these tests have addresses that only Linux gives away"
    lacking = [name for name in (*names, "openssl") if program(name) is None]
    return f"{', '.join(lacking)} is not installed (./test does that when root runs it on Debian)" if lacking else ""


@dataclass(frozen=True)
class Certificate:
    """A certificate that signs itself, for the site's name."""

    file: Path
    key: Path

    @classmethod
    def make(cls, folder: Path) -> "Certificate":
        made = cls(folder / "cert.pem", folder / "key.pem")
        command = [
            "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}",
            "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(made.key), "-out", str(made.file),
        ]  # fmt: skip
        subprocess.run(command, check=True, capture_output=True)
        return made


class Site:
    """A proxy on a port, and Zehn behind it."""

    def __init__(self, folder: Path) -> None:
        self.certificate, self.log = Certificate.make(folder), folder / "zehn.log"
        self.port, self.behind, self.away = free_port(), free_port(), free_port()
        self.address = f"https://{NAME}:{self.port}"

    def ask(self, path: str, body: object = None, *, client: str = "127.0.0.1", **headers: str) -> tuple[int, bytes]:
        """Status and answer to somebody with this address."""
        trusted = ssl.create_default_context(cafile=self.certificate.file)
        wire = trusted.wrap_socket(
            socket.create_connection(("127.0.0.1", self.port), 60, (client, 0)), server_hostname=NAME
        )
        connection = HTTPSConnection(NAME, self.port)
        connection.sock = wire
        sent = None if body is None else json.dumps(body)
        try:
            connection.request(
                "GET" if sent is None else "POST", path, sent, {"Content-Type": "application/json"} | headers
            )
            answer: HTTPResponse = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def limits_reached(self) -> set[tuple[str, str]]:
        """What Zehn's log says about limits: which, and by which address."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return {(line["what"], line["address"]) for line in lines if line["event"] == "limit reached"}


@contextmanager
def site(proxy: str, folder: Path) -> Iterator[Site]:
    """Zehn behind this proxy, until the end."""
    found, log = Site(folder), folder / f"{proxy}.log"
    with ExitStack() as stack:
        stack.enter_context(_zehn(folder, found))
        running = stack.enter_context(_running(command(proxy, folder, found), log))
        _wait(running, log, lambda: _listens(found.port))
        if proxy == "caddy":  # until it knows which process is away, it tries that one, too
            _wait(running, log, lambda: f'"host":"127.0.0.1:{found.away}"' in log.read_text())
        yield found


@contextmanager
def _zehn(folder: Path, here: Site) -> Iterator[None]:
    """As the units of systemd start it."""
    config = folder / "zehn.toml"
    config.write_text("[limits]\ntables = { burst = 3, per_minute = 0.001 }\n")
    told = {"ZEHN_CONFIG": str(config), "ZEHN_HOSTS": NAME, "FORWARDED_ALLOW_IPS": "127.0.0.1", "ZEHN_LOG": "info"}
    serve = [sys.executable, "-c", "from zehn.cli import main; main()", "serve", "--host", "127.0.0.1"]
    serve += ["--port", str(here.behind), "--store", str(folder / "tables.db")]
    with _running(serve, here.log, told) as running:
        _wait(running, here.log, lambda: _listens(here.behind))
        yield


@contextmanager
def _running(command: list[str], log: Path, told: dict[str, str] | None = None) -> Iterator["subprocess.Popen[bytes]"]:
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env=os.environ | (told or {}))
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait(process: "subprocess.Popen[bytes]", log: Path, ready: Callable[[], bool]) -> None:
    """Until a program is ready."""
    until = time.monotonic() + PATIENCE
    while not ready():
        assert process.poll() is None, log.read_text()
        assert time.monotonic() < until, log.read_text()
        time.sleep(0.02)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def command(proxy: str, folder: Path, here: Site, *, check: bool = False) -> list[str]:
    """What starts a proxy with its file, or has it check the file."""
    found = program(proxy)
    assert found is not None
    file = folder / f"{proxy}.conf"
    file.write_text(_nginx(folder, here) if proxy == "nginx" else _caddy(here))
    if proxy == "nginx":
        return [found, *(["-t"] if check else []), "-p", str(folder), "-c", str(file)]
    return [found, "validate" if check else "run", "--config", str(file), "--adapter", "caddyfile"]


def _nginx(folder: Path, here: Site) -> str:
    """The file as nginx includes it, with all that nginx writes in the folder."""
    text = (DEPLOY / "nginx.conf").read_text()
    text = replaced(text, "/etc/ssl/zehn/fullchain.pem", str(here.certificate.file))
    text = replaced(text, "/etc/ssl/zehn/privkey.pem", str(here.certificate.key))
    text = replaced(text, "listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = replaced(text, "listen 443 ", f"listen 127.0.0.1:{here.port} ")
    text = replaced(text, "127.0.0.1:8011", f"127.0.0.1:{here.away}")
    text = replaced(text, "127.0.0.1:8012", f"127.0.0.1:{here.behind}")
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    writing = "".join(f"{place}_temp_path {folder}/{place}; " for place in places)
    whose = "" if os.geteuid() else "user root; "
    return (
        f"{whose}daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log stderr; "
        f"events {{}} http {{ access_log off; {writing}\n{text}\n}}"
    )


def _caddy(here: Site) -> str:
    """The file with a certificate of our own: no authority, no ports below 1024, no page of settings."""
    text = (DEPLOY / "Caddyfile").read_text()
    text = replaced(text, "{\n\tservers {", "{\n\tadmin off\n\tauto_https disable_redirects\n\tservers {")
    own = f"{NAME}:{here.port} {{\n\tbind 127.0.0.1\n\ttls {here.certificate.file} {here.certificate.key}"
    text = replaced(text, "{$ZEHN_NAME:zehn.example} {", own)
    processes = f"127.0.0.1:{here.away} 127.0.0.1:{here.behind}"
    text, count = re.subn(r"\{\$ZEHN_PROCESSES:[^}]*\}", processes, text)
    assert count == 1
    return text


def replaced(text: str, old: str, new: str) -> str:
    """With something else in its place, which must be there."""
    assert text.count(old) == 1, old
    return text.replace(old, new)
