"""A Ray cluster for tests: two nodes on this machine, one processor each, protected by a token as docs/arena.md shows.

The nodes are found at two addresses of loopback (Ray takes 127.0.0.1 to mean another one). They listen to everybody,
and the token keeps everybody else out.
"""

import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from mortals import free_port

RAY = Path(sys.executable).parent / "ray"
NODES = ("127.0.0.2", "127.0.0.3")
SETTINGS = ("--num-cpus=1", "--object-store-memory=80000000", "--disable-usage-stats", "--include-log-monitor=false",
            "--block")  # fmt: skip
STARTED = "Ray runtime started"


class Cluster:
    """`environ` is what somebody needs who wants to use it, `wrong` the same with another token."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.nodes: list[subprocess.Popen[str]] = []
        self.address = f"{NODES[0]}:{free_port()}"
        self.environ = self._with_token("token") | {"RAY_ADDRESS": self.address}
        self.wrong = self._with_token("other") | {"RAY_ADDRESS": self.address}

    def _with_token(self, name: str) -> dict[str, str]:
        token = self.folder / name
        token.touch(mode=0o600)
        token.write_text(secrets.token_hex(32))
        told = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN_PATH": str(token), "RAY_USAGE_STATS_ENABLED": "0"}
        path = os.pathsep.join(filter(None, sys.path))  # for the bots of this folder
        return os.environ | told | {"PYTHONPATH": path}

    def start(self) -> None:
        port = self.address.rpartition(":")[2]
        self._node("--head", f"--port={port}", "--include-dashboard=false", f"--temp-dir={self.folder}/ray")
        self._node(f"--address={self.address}")

    def _node(self, *arguments: str) -> None:
        """One node; it knows by ZEHN_NODE which one it is, and so does everything that runs on it."""
        ip = NODES[len(self.nodes)]
        environ = self.environ | {"ZEHN_NODE": ip, "ZEHN_MET": str(self.folder)}
        command = [str(RAY), "start", *arguments, *SETTINGS, f"--node-ip-address={ip}"]
        node = subprocess.Popen(
            command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
        )
        self.nodes.append(node)
        assert node.stdout is not None
        said = list[str]()
        for line in node.stdout:
            said.append(line)
            if STARTED in line:
                return
        raise AssertionError("".join(said))

    def met(self) -> set[str]:
        """The nodes on which bots of `arena_bots:Meeting` have played."""
        return {path.name.removeprefix("met-") for path in self.folder.glob("met-*")}

    def end(self) -> None:
        for node in self.nodes:
            node.terminate()
        for node in self.nodes:
            with suppress(subprocess.TimeoutExpired):
                node.wait(300)
            with suppress(ProcessLookupError):
                os.killpg(node.pid, signal.SIGKILL)
            node.communicate()


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Two nodes, until the end. Ray's sockets need a short path."""
    found = Cluster(Path(tempfile.mkdtemp(prefix="zehn-ray-")))
    try:
        found.start()
        yield found
    finally:
        found.end()
        shutil.rmtree(found.folder, ignore_errors=True)
