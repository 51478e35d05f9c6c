"""`starboard serve`: the table in the browser."""

from __future__ import annotations

import errno
import os
import socket
import sys
import webbrowser
from contextlib import ExitStack, closing, suppress
from typing import Annotated

import typer

from starboard.core.errors import StarboardError

PORT = 8123
PORTS_TRIED = 20
BOT_PAUSE = 2.5
"""What the reading of a sentence takes; whoever has read it lets bots go on."""
DATABASE = "sqlite:///starboard.db"
EVERYWHERE = ("0.0.0.0", "::")
"""To listen on these is to listen on every address of this machine."""
SOMEWHERE = "192.0.2.1"
"""An address that is nobody's, as documents use it."""
SWITCH_SECONDS = 0.001
"""How long the thread that stores waits at most for the one that plays."""


class CannotListen(StarboardError):
    """The address cannot be used; says why."""


class PortTaken(CannotListen):
    """Another program listens there."""


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            help=f"The port to listen on; 0 for any that is free. [default: {PORT}, or the next free one]",
        ),
    ] = None,
    db: Annotated[
        str, typer.Option(help="The database: sqlite:///PATH, or postgresql://..., which several servers may share.")
    ] = DATABASE,
    site: Annotated[
        list[str] | None,
        typer.Option(help="The address people use, such as https://games.example, if a proxy stands in front."),
    ] = None,
    bot_pause: Annotated[
        float,
        typer.Option(
            min=0,
            max=10,
            help="Seconds a bot waits at most for each thing that happened, while somebody watches.",
        ),
    ] = BOT_PAUSE,
    workers: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=64,
            help="How many processes play the tables; 0: the one with the sockets. [default: one for each core]",
        ),
    ] = None,
    peer_address: Annotated[
        str,
        typer.Option(
            metavar="HOST:PORT",
            help="Where other servers on the same PostgreSQL database reach this one. "
            "[default: this machine, and the port after the one for people]",
        ),
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser window.")] = False,
) -> None:
    """Serve the lobby and the tables until stopped."""
    import uvicorn

    from starboard.server import lobby
    from starboard.server.app import Server, client_folder
    from starboard.server.garbage import set_old_aside
    from starboard.server.logs import set_up_logs
    from starboard.server.socket import serving
    from starboard.server.store import open_store

    allow_many_files()
    lobby.prepare()
    workers = usual_workers() if workers is None else workers
    with ExitStack() as closing_down:
        nursery: Nursery | None = None
        if workers:
            from starboard.server.nursery import Nursery

            nursery = closing_down.enter_context(closing(Nursery()))  # before there is a thread or a socket
        set_up_logs()  # it has a thread
        listening = closing_down.enter_context(closing(listen(host, port)))
        store = closing_down.enter_context(closing(open_store(db)))
        peer: socket.socket | None = None
        if store.sharing is not None:
            peer, peer_address = listen_to_servers(host, listening.getsockname()[1], peer_address)
            closing_down.enter_context(closing(peer))
        server = Server(
            store,
            sites=site or (),
            client=client_folder(),
            bot_pause=bot_pause,
            nursery=nursery,
            workers=workers,
            peer=peer,
            peer_address=peer_address,
        )
        here, *elsewhere = addresses(host, listening.getsockname()[1])
        with suppress(OSError):  # what cannot be said is no reason not to serve
            typer.echo(f"Starboard is at {here} - open this address in a browser; Ctrl-C stops the server.", err=True)
            for address in [*elsewhere, *(site or ())]:
                typer.echo(f"Others reach it at {address}", err=True)
        if open_browser:
            webbrowser.open(here)
        config = serving(server.app, timeout_keep_alive=5, timeout_graceful_shutdown=5)
        sys.setswitchinterval(SWITCH_SECONDS)
        set_old_aside()
        uvicorn.Server(config).run(sockets=[listening])


def allow_many_files() -> None:
    """Every connection is a file to the system, which lets a program have a thousand or so unless it asks for more."""
    with suppress(ImportError, OSError, ValueError):  # elsewhere there is no such bound, or it is as high as it gets
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def usual_workers() -> int:
    """A process with tables for each core, where processes can be forked."""
    if sys.platform == "win32":
        return 0
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else (os.cpu_count() or 1)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that takes connections from now on, so that a browser opened next finds somebody.

    Without a port it is our usual one, or the next that is free.
    """
    if port is not None:
        return _listen(host, port)
    for usual in range(PORT, PORT + PORTS_TRIED):
        with suppress(PortTaken):
            return _listen(host, usual)
    return _listen(host, PORT)


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            raise PortTaken(f"port {port} of {host} is in use; choose another one with --port") from None
        raise CannotListen(f"cannot listen on {host} port {port}: {problem}") from None
    listening.setblocking(False)
    return listening


def listen_to_servers(host: str, port: int, wanted: str) -> tuple[socket.socket, str]:
    """A socket for other servers, and the address at which they reach it: as wanted, or beside the port for people.
    Where that is always the same, a server that is started again has its tables back at once."""
    if not wanted:
        try:
            listening = _listen(host, min(port + 1, 65535))
        except PortTaken:
            listening = _listen(host, 0)
        own = _own_addresses() if host in EVERYWHERE else [host]
        return listening, _at(own[0] if own else "localhost", listening.getsockname()[1])
    name, _, number = wanted.rpartition(":")
    if not (name and number.isascii() and number.isdigit() and 0 < int(number) < 65536):
        raise CannotListen(f"expected an address like games-1.example:8124, got '{wanted}'")
    try:
        return _listen(name.strip("[]"), int(number)), wanted
    except PortTaken:
        raise PortTaken(f"port {number} of {name} is in use; choose another one with --peer-address") from None
    except CannotListen:  # others know it by an address that this machine does not have
        return _listen(EVERYWHERE[0], int(number)), wanted


def addresses(host: str, port: int) -> list[str]:
    """What to open in a browser: on this machine first, then on others if it listens to them."""
    if host in EVERYWHERE:
        return [_address("localhost", port), *(_address(own, port) for own in _own_addresses())]
    return [_address(host, port)]


def _address(host: str, port: int) -> str:
    return f"http://{_at(host, port)}/"


def _at(host: str, port: int) -> str:
    return f"{f'[{host}]' if ':' in host else host}:{port}"


def _own_addresses() -> list[str]:
    """The address of this machine in its network, if it has one. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((SOMEWHERE, 9))
        except OSError:
            return []
        return [probe.getsockname()[0]]
