import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PROTOCOL, type Outgoing } from "../protocol";
import { waitBefore } from "./backoff";
import { Outbox } from "./outbox";
import { socketAddress, TableSocket, type Line } from "./socket";

describe("waiting before another attempt", () => {
  it("grows, has an end, and differs from page to page", () => {
    expect(waitBefore(0, 1)).toBe(400);
    expect(waitBefore(3, 1)).toBe(3200);
    expect(waitBefore(30, 1)).toBe(8000);
    expect(waitBefore(3, 0)).toBe(1600);
  });
});

describe("the outbox", () => {
  it("gives every message an id of its own and its reply to whoever asked", async () => {
    const outbox = new Outbox("page");
    const first = outbox.add({ type: "redo", seq: 1 });
    const second = outbox.add({ type: "redo", seq: 1 });
    expect(first.message.id).not.toBe(second.message.id);

    outbox.settle({ type: "done", id: second.message.id, seq: 2 });
    outbox.settle({ type: "refused", id: first.message.id, reason: { id: "server-too-fast" } });

    expect((await second.reply)?.type).toBe("done");
    expect((await first.reply)?.type).toBe("refused");
  });

  it("keeps answers over a lost line and forgets the rest", async () => {
    const outbox = new Outbox("page");
    const answer = outbox.add({ type: "answer", seq: 4, seat: 0, key: "done" });
    const look = outbox.add({ type: "look", at: 3 });

    outbox.lose();

    expect(await look.reply).toBeNull();
    expect(outbox.answers).toEqual([answer.message]);
  });
});

describe("the address of a socket", () => {
  it("is the page's own host", () => {
    const page = { protocol: "https:", host: "play.example" } as Location;
    expect(socketAddress(page, "tab", "", "cs")).toBe("wss://play.example/ws/tab?language=cs");
    expect(socketAddress({ ...page, protocol: "http:" }, "tab", "to/ken", "en")).toBe(
      "ws://play.example/ws/tab?language=en&watch=to%2Fken",
    );
  });
});

/** A line that the test holds the other end of. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: { id: string; type: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string; type: string });
  }

  close(): void {
    this.readyState = 3;
  }

  welcome(protocol = PROTOCOL): void {
    this.readyState = FakeSocket.OPEN;
    this.onmessage?.({ data: JSON.stringify({ type: "welcome", protocol }) });
  }

  say(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

describe("the socket of a table", () => {
  const listeners = new Map<string, () => void>();
  let lines: Line[];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("addEventListener", (kind: string, listener: () => void) => listeners.set(kind, listener));
    vi.stubGlobal("removeEventListener", (kind: string) => listeners.delete(kind));
    FakeSocket.all = [];
    lines = [];
    socket = new TableSocket("ws://here/ws/tab", { message: () => undefined, line: (line) => lines.push(line) });
  });

  afterEach(() => {
    socket.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const latest = (): FakeSocket => FakeSocket.all.at(-1)!;

  it("is open once it has been welcomed", () => {
    expect(lines).toEqual(["connecting"]);
    latest().welcome();
    expect(lines.at(-1)).toBe("open");
  });

  it.each([
    [PROTOCOL, 0],
    [PROTOCOL + 1, 1],
  ])("has its page loaded again when the server is of another release", async (protocol, times) => {
    const reload = vi.fn();
    vi.stubGlobal("location", { pathname: "/table/tab", reload });
    vi.stubGlobal("fetch", () => Promise.resolve({ ok: true }));

    latest().welcome(protocol);
    await vi.advanceTimersByTimeAsync(0);

    expect(reload).toHaveBeenCalledTimes(times);
  });

  it("comes back, and sends an answer again under the same id until it is done", async () => {
    latest().welcome();
    const reply = socket.send({ type: "answer", seq: 7, seat: 0, key: "done" });
    const { id } = latest().sent[0]!;

    latest().break();
    expect(lines.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    latest().welcome();
    expect(latest().sent.map((message) => message.id)).toEqual([id]);

    latest().say({ type: "done", id, seq: 8 });
    await expect(reply).resolves.toMatchObject({ type: "done", seq: 8 });
    latest().break();
    vi.advanceTimersByTime(1000);
    latest().welcome();
    expect(latest().sent).toEqual([]);
  });

  it("keeps an answer that was given while the line was lost", () => {
    latest().welcome();
    latest().break();
    void socket.send({ type: "answer", seq: 7, seat: 0, key: "done" });
    vi.advanceTimersByTime(1000);
    latest().welcome();
    expect(latest().sent.map((message) => message.type)).toEqual(["answer"]);
  });

  it("says at once when the browser knows that the line is gone, and returns with it", () => {
    latest().welcome();
    listeners.get("offline")!();
    expect(lines.at(-1)).toBe("lost");
    listeners.get("online")!();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("does not come back where there is no seat or no table", () => {
    latest().break(4403);
    expect(lines.at(-1)).toBe("refused");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
