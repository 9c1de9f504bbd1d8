"""`casusbelli serve`: the tables in the browser, for oneself and for friends."""

from __future__ import annotations

import ipaddress
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from casusbelli.cli.errors import Fail
from casusbelli.cli.options import Lang
from casusbelli.cli.sitting import data_folder
from casusbelli.cli.words import say

PORT = 8640
HERE = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", help=say("help-host"))]
Port = Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help=say("help-port"))]
Database = Annotated[str, typer.Option("--database", metavar="URL", help=say("help-database"), show_default=False)]
BaseUrl = Annotated[str, typer.Option("--base-url", metavar="URL", help=say("help-base-url"), show_default=False)]
Rate = Annotated[float, typer.Option("--rate", metavar="N", min=0, help=say("help-rate"))]


def database_file() -> Path:
    """Where the tables are kept when nobody says otherwise: in the user's data folder."""
    return data_folder().parent / "server.db"


def serve(
    host: Host = HERE,
    port: Port = PORT,
    database: Database = "",
    base_url: BaseUrl = "",
    rate: Rate = 20.0,
    lang: Lang = "",
) -> None:
    """Serve tables to browsers until it is interrupted."""
    from casusbelli.server.run import BadDatabase, prepare, run
    from casusbelli.server.settings import Settings

    if base_url and not base_url.startswith(("http://", "https://")):
        raise Fail(say("bad-base-url", url=base_url))
    settings = Settings(database=database or _default_database(), base_url=base_url, rate=rate)
    try:
        prepare(settings)
    except BadDatabase as wrong:
        raise Fail(say("bad-database", why=str(wrong))) from None
    listening = _listening(host, port)
    _announce(host, listening.getsockname()[1], base_url)
    status = run(settings, listening)
    if status:
        raise Fail(say("server-failed"), status)


def alone() -> None:
    """`casusbelli` without a command: the server where somebody sits there, else what to type."""
    if not (sys.stdout.isatty() and sys.stdin.isatty()):
        return print(say("alone-without-terminal"))
    return serve()


def _default_database() -> str:
    file = database_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    return str(file)


def _listening(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises Fail where that cannot be."""
    try:
        return _bound(*socket.getaddrinfo(host, port, proto=socket.IPPROTO_TCP)[0])
    except OSError as wrong:
        raise Fail(say("cannot-listen", address=f"{host}:{port}", why=wrong.strerror or "")) from None


def _bound(family: int, kind: int, protocol: int, _name: str, address: Any) -> socket.socket:
    """A listening socket with its protocol named, so that asyncio sends small answers without delay. Raises OSError."""
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, os.name == "posix")
        listening.bind(address)
        listening.listen(1024)
    except OSError:
        listening.close()
        raise
    return listening


def _announce(host: str, port: int, base_url: str) -> None:
    """Say where to look, and open the browser where somebody sits."""
    local = f"http://{'localhost' if host in EVERYWHERE else host}:{port}/"
    print(say("serving", url=base_url or local))
    if host in EVERYWHERE and not base_url:
        print(say("serving-friends", url=f"http://{lan_address()}:{port}/"))
    print(say("serving-stop"), flush=True)
    if sys.stdout.isatty() and not os.environ.get("CASUSBELLI_NO_BROWSER"):
        webbrowser.open(base_url or local)


def lan_address() -> str:
    """The address of this machine in its own network, as far as it can be told."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return socket.gethostname()
    return address if not ipaddress.ip_address(address).is_unspecified else socket.gethostname()
