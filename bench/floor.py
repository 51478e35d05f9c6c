"""What this machine does to a server that does nothing but work: the floor under the figures of `load.py`.

    python bench/floor.py --rate 500 --work 1.2

Messages come at an even rate, each is worked on for so many milliseconds of processor time and sent back. A machine to
itself answers nearly all of them in that time; where a host takes its processors away now and then, the slowest one in
a hundred waits for them, whatever the server is.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import socket
import statistics
import sys
import time

LINES = 50
"""Connections the messages are spread over."""
TICK = 0.001
"""Seconds between two looks whether a message is due."""


def serve(listening: socket.socket, work: float) -> None:
    """Work on every message for so many seconds of processor time, and send it back."""

    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while message := await reader.readline():
            until = time.process_time() + work
            while time.process_time() < until:
                pass
            writer.write(message)

    async def listen() -> None:
        await (await asyncio.start_server(echo, sock=listening)).serve_forever()

    asyncio.run(listen())


async def waits(port: int, rate: float, seconds: float) -> list[float]:
    """The seconds until each message was back."""
    found: list[float] = []

    async def send(line: tuple[asyncio.StreamReader, asyncio.StreamWriter], turn: asyncio.Lock) -> None:
        async with turn:
            start = time.perf_counter()
            line[1].write(b"message\n")
            await line[0].readline()
            found.append(time.perf_counter() - start)

    lines = [(await asyncio.open_connection("127.0.0.1", port), asyncio.Lock()) for _ in range(LINES)]
    begun = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for count in range(int(rate * seconds)):
            while time.perf_counter() < begun + count / rate:
                await asyncio.sleep(TICK)
            group.create_task(send(*lines[count % LINES]))
    for (_, writer), _ in lines:
        writer.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how steadily this machine works.")
    parser.add_argument("--rate", type=float, default=500, help="messages a second")
    parser.add_argument("--work", type=float, default=1.2, help="milliseconds of processor time for each")
    parser.add_argument("--seconds", type=float, default=12, help="for how long")
    args = parser.parse_args()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = multiprocessing.get_context("fork").Process(target=serve, args=(listening, args.work / 1000))
        server.start()
        try:
            found = asyncio.run(waits(listening.getsockname()[1], args.rate, args.seconds))
        finally:
            server.terminate()
            server.join()
    hundredths = [1000 * wait for wait in statistics.quantiles(found, n=100)]
    print(f"{len(found)} messages, {args.work} ms of work each, {args.rate:.0f} a second")
    print(f"  p50 {hundredths[49]:.2f} ms, p99 {hundredths[98]:.2f} ms, most {1000 * max(found):.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
