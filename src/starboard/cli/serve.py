"""`starboard serve`: the table in the browser."""

from __future__ import annotations

import gc
import socket
import sys
import webbrowser
from typing import Annotated

import typer

from starboard.core.errors import StarboardError

DATABASE = "sqlite:///starboard.db"
SWITCH_SECONDS = 0.001
"""How long the thread that stores waits at most for the one that plays."""
YOUNG_OBJECTS = 20_000
"""New objects before the collector looks at them: what a table keeps is not garbage, and there is much of it."""


class CannotListen(StarboardError):
    """The address cannot be used; says why."""


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 for any that is free.")] = 8123,
    db: Annotated[str, typer.Option(help="The database: sqlite:///PATH.")] = DATABASE,
    site: Annotated[
        list[str] | None,
        typer.Option(help="The address people use, such as https://games.example, if a proxy stands in front."),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser window.")] = False,
) -> None:
    """Serve the lobby and the tables until stopped."""
    import uvicorn

    import starboard
    from starboard.server.app import Server, client_folder
    from starboard.server.logs import set_up_logs
    from starboard.server.protocol import MOST_BYTES
    from starboard.server.store import open_store

    set_up_logs()
    for name in starboard.GAMES:
        starboard.game(name)
    listening = _listen(host, port)
    server = Server(open_store(db), sites=site or (), client=client_folder())
    address = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}/"
    typer.echo(f"Starboard is at {address} (stop with Ctrl-C)", err=True)
    if open_browser:
        webbrowser.open(address)
    config = uvicorn.Config(
        server.app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=5,
    )
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, 20, 20)
    uvicorn.Server(config).run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    """A socket that takes connections from now on, so that a browser opened next finds somebody."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as problem:
        raise CannotListen(f"cannot listen on {host} port {port}: {problem}") from None
    listening.setblocking(False)
    return listening
