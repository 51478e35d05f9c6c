/** A person at a table: the state as it comes in, what they are pointing at, and what they send. */

import { fetchPrinted } from "../net/api";
import { socketAddress, TableSocket, type Line } from "../net/socket";
import type { Asked, Option, Outgoing, Past, Text, Undo, Why, Zone } from "../protocol";
import { factsOf, type TableFacts } from "./facts";
import { narrowed, pickOf, targetsOf } from "./options";
import { heard, mySeats, type TableState } from "./state";

/** Some options about one piece that only a menu can tell apart. */
export interface Menu {
  piece: string;
  options: Option[];
}

export class TableSession {
  state = $state.raw<TableState | null>(null);
  line = $state<Line>("connecting");
  past = $state.raw<Past | null>(null);
  /** Pieces picked on the way to an option that is about all of them. */
  chosen = $state.raw<string[]>([]);
  menu = $state.raw<Menu | null>(null);
  /** The option a tap has selected and the named button will play. */
  selected = $state.raw<Option | null>(null);
  hovered = $state<string | null>(null);
  why = $state.raw<Why | null>(null);
  lines = $state(false);
  /** How many answers are on their way. */
  sending = $state(0);
  /** A refusal to be read. */
  notice = $state.raw<Text | null>(null);
  printed = $state.raw<unknown>(null);
  private wantedSeat = $state<number | null>(null);

  readonly asked: Asked | null = $derived.by(() => {
    if (this.past || !this.state) return null;
    return this.state.asked.find((one) => one.seat === this.wantedSeat) ?? this.state.asked[0] ?? null;
  });
  readonly options: Option[] = $derived(narrowed(this.asked?.options ?? [], this.chosen));
  readonly targets: Map<string, Option[]> = $derived(targetsOf(this.options));
  readonly zones: Zone[] = $derived(this.past?.scene ?? this.state?.zones ?? []);
  readonly mine: number[] = $derived(mySeats(this.state?.seats ?? []));
  readonly facts: TableFacts | null = $derived(
    this.state &&
      factsOf(this.state, {
        zones: this.zones,
        asked: this.asked,
        past: this.past !== null,
        lines: this.lines,
        why: this.why,
        printed: this.printed,
      }),
  );

  private readonly socket: TableSocket;

  constructor(table: string, watch: string) {
    this.socket = new TableSocket(socketAddress(location, table, watch), {
      message: (message) => this.hear(message),
      line: (line) => (this.line = line),
    });
  }

  close(): void {
    this.socket.close();
  }

  private hear(message: Outgoing): void {
    this.state = heard(this.state, message);
    if (message.type === "welcome" || message.type === "update") this.settle();
    if (message.type === "welcome" && this.printed === null) {
      fetchPrinted<unknown>(message.game).then(
        (printed) => (this.printed = printed),
        () => undefined,
      );
    }
  }

  /** The position has changed: what was being pointed at is no more. */
  private settle(): void {
    this.chosen = [];
    this.menu = null;
    this.selected = null;
    this.why = null;
    this.notice = null;
    if (this.hovered && !this.facts?.piece(this.hovered)) this.hovered = null;
    if (this.state && document.visibilityState === "visible" && !this.state.spectator) {
      void this.socket.send({ type: "seen", seq: this.state.seq });
    }
  }

  // --- deciding ------------------------------------------------------------------------------------------------

  sitAt(seat: number): void {
    this.wantedSeat = seat;
    this.stepBack();
  }

  /** A piece was picked: one click does the obvious thing. With `gently` the option is only selected. */
  pick(piece: string, gently = false): void {
    this.why = null;
    const pick = pickOf(this.asked?.options ?? [], this.chosen, piece);
    if (pick === null) return this.ask(piece);
    if (pick.kind === "play") return gently ? this.select(pick.option) : this.answer(pick.option);
    if (pick.kind === "menu") {
      this.menu = { piece, options: pick.options };
      return;
    }
    this.menu = null;
    this.selected = null;
    const together = narrowed(this.asked?.options ?? [], [...this.chosen, piece]).length > 0;
    this.chosen = this.chosen.includes(piece) ? [] : together ? [...this.chosen, piece] : [piece];
  }

  /** Choose an option without playing it; choosing it again plays it. */
  select(option: Option): void {
    if (this.selected?.key === option.key) return this.answer(option);
    this.selected = option;
    this.menu = null;
    this.hovered = option.targets.at(-1) ?? null;
  }

  answer(option: Option): void {
    const asked = this.asked;
    if (!asked || !this.state || this.sending > 0) return;
    this.menu = null;
    this.sending += 1;
    void this.socket.send({ type: "answer", seq: this.state.seq, seat: asked.seat, key: option.key }).then((reply) => {
      this.sending -= 1;
      if (reply?.type === "refused") this.notice = reply.reason;
    });
  }

  /** Escape: close what is open, then let go of what is chosen. */
  stepBack(): void {
    if (this.why) this.why = null;
    else if (this.menu) this.menu = null;
    else if (this.selected) this.selected = null;
    else this.chosen = [];
  }

  /** Why can this not be picked? */
  ask(about: string): void {
    const seat = this.asked?.seat;
    if (seat === undefined) return;
    void this.socket.send({ type: "why-not", seat, asked: about }).then((reply) => {
      if (reply?.type === "why") this.why = reply;
      else if (reply?.type === "refused") this.notice = reply.reason;
    });
  }

  // --- time ----------------------------------------------------------------------------------------------------

  undo(unit: NonNullable<Undo["unit"]> = "answer"): void {
    if (this.state) this.tell({ type: "undo", seq: this.state.seq, unit });
  }

  redo(): void {
    if (this.state) this.tell({ type: "redo", seq: this.state.seq });
  }

  consent(agree: boolean): void {
    this.tell({ type: "consent", agree });
  }

  async look(at: number): Promise<void> {
    const reply = await this.socket.send({ type: "look", at });
    if (reply?.type === "past") this.past = reply;
    else if (reply?.type === "refused") this.notice = reply.reason;
  }

  /** Back from the past. */
  leavePast(): void {
    this.past = null;
  }

  // --- seats ---------------------------------------------------------------------------------------------------

  hand(seat: number, bot: string): void {
    this.tell({ type: "hand", seat, bot });
  }

  private tell(draft: Parameters<TableSocket["send"]>[0]): void {
    void this.socket.send(draft).then((reply) => {
      if (reply?.type === "refused") this.notice = reply.reason;
    });
  }
}
