"""`starboard serve`: the table in the browser."""

from __future__ import annotations

import webbrowser
from typing import Annotated

import typer

DATABASE = "sqlite:///starboard.db"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8123,
    db: Annotated[str, typer.Option(help="The database: sqlite:///PATH.")] = DATABASE,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser window.")] = False,
) -> None:
    """Serve the lobby and the tables until stopped."""
    import uvicorn

    from starboard.server.app import Server
    from starboard.server.store import open_store

    server = Server(open_store(db))
    address = f"http://{host}:{port}/"
    typer.echo(f"Starboard is at {address} (stop with Ctrl-C)", err=True)
    if open_browser:
        webbrowser.open(address)
    uvicorn.run(
        server.app,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws_max_size=64 * 1024,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=5,
    )
