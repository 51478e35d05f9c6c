/** The WebSocket of a table: comes back after a lost line, loses no answer and doubles none. */

import { PROTOCOL, type Outgoing } from "../protocol";
import { waitBefore } from "./backoff";
import { isReply, Outbox, type Draft, type Reply } from "./outbox";
import { renewed } from "./renewed";

export type Line = "connecting" | "open" | "lost" | "refused" | "gone";

const NO_SEAT = 4403;
const NO_TABLE = 4404;

export interface Hearing {
  message: (message: Outgoing) => void;
  line: (line: Line) => void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private attempt = 0;
  private closed = false;
  private readonly outbox = new Outbox(Math.random().toString(36).slice(2, 12));

  constructor(
    private address: string,
    private readonly hearing: Hearing,
  ) {
    addEventListener("online", this.retry);
    addEventListener("offline", this.drop);
    this.open();
  }

  /** Send a message; its reply, or null if the line was lost before one came. */
  send(draft: Draft): Promise<Reply | null> {
    const { message, reply } = this.outbox.add(draft);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else this.outbox.lose();
    return reply;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.drop);
    this.socket?.close();
  }

  private open(): void {
    clearTimeout(this.timer);
    this.hearing.line(this.attempt === 0 ? "connecting" : "lost");
    const socket = (this.socket = new WebSocket(this.address));
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Outgoing);
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private hear(message: Outgoing): void {
    if (message.type === "welcome") {
      this.attempt = 0;
      this.hearing.line("open");
      if (message.protocol !== PROTOCOL) void renewed();
    }
    if (isReply(message)) this.outbox.settle(message);
    if (message.type === "update" && message.done) this.outbox.settle({ type: "done", id: message.done, seq: message.seq });
    this.hearing.message(message);
    if (message.type === "welcome") {
      for (const answer of this.outbox.answers) this.socket?.send(JSON.stringify(answer));
    }
  }

  private lost(code: number): void {
    this.outbox.lose();
    if (this.closed) return;
    if (code === NO_SEAT || code === NO_TABLE) {
      this.hearing.line(code === NO_SEAT ? "refused" : "gone");
      return;
    }
    this.hearing.line("lost");
    this.timer = setTimeout(() => this.open(), waitBefore(this.attempt, Math.random()));
    this.attempt += 1;
  }

  /** Go on at another address, such as one for another language. */
  moveTo(address: string): void {
    if (address === this.address) return;
    this.address = address;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.outbox.lose();
    this.open();
  }

  private readonly retry = (): void => {
    const state = this.socket?.readyState;
    if (!this.closed && state !== WebSocket.OPEN && state !== WebSocket.CONNECTING) this.open();
  };

  /** The browser knows that the line is gone before the socket does. */
  private readonly drop = (): void => {
    const socket = this.socket;
    if (!socket || this.closed) return;
    this.socket = null;
    socket.close();
    this.lost(0);
  };
}

/** The address of a table's socket, from the page's own. */
export function socketAddress(page: Location, table: string, watch: string, language: string): string {
  const scheme = page.protocol === "https:" ? "wss" : "ws";
  const query = new URLSearchParams(watch ? { language, watch } : { language });
  return `${scheme}://${page.host}/ws/${encodeURIComponent(table)}?${query}`;
}
