/** A person at a table: the state as it comes in, what they are pointing at, and what they send. */

import { roomOf } from "../games";
import type { Room } from "../games/room";
import { fetchPrinted } from "../net/api";
import { socketAddress, TableSocket, type Line } from "../net/socket";
import type { Asked, Option, Outgoing, Past, Redo, Text, Told, Undo, Way, Why, Zone } from "../protocol";
import { factsOf, type TableFacts } from "./facts";
import { botPace, lasting, STEP } from "../motion/pace";
import { further, narrowed, pickOf, targetsOf, waysOf } from "./options";
import { speaker } from "../text/index.svelte";
import { heard, mySeats, type TableState } from "./state";

const NOTICE_SECONDS = 6;
/** Milliseconds a position has to stand before it counts as seen. */
const SEEN_AFTER = 1500;

/** Some options about one piece that only a menu can tell apart. */
export interface Menu {
  piece: string;
  options: Option[];
}

/** A sheet laid over the table. */
export type SheetName = "rules" | "help" | "game" | "people";

export class TableSession {
  state = $state.raw<TableState | null>(null);
  /** What the game brings of its own; null until it has come. */
  room = $state.raw<Room | null>(null);
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
  /** The whole game as the replay tells it. */
  told = $state.raw<Told | null>(null);
  sheet = $state<SheetName | null>(null);
  /** The piece that is open to be read. */
  reading = $state<string | null>(null);
  /** What the rules are searched for. */
  wanted = $state("");
  /** The board, of those of which one is seen at a time, that the person has asked to see. */
  board = $state<string | null>(null);
  /** Whether the next piece touched is asked about. */
  asking = $state(false);
  /** Where the pointer last went down: menus open there. */
  pointer = { x: 0, y: 0 };
  /** The last change of the table that this person had seen when they came; after an answer, all of them. */
  since = $state(0);
  /** The change of the table that the last answer was given at: nothing is answered twice. */
  private answeredAt = -1;
  /** The answers still to be given on a way. */
  private ahead: { seat: number; prompt: string; keys: string[] } | null = null;
  private hurrying = false;
  private seeing: ReturnType<typeof setTimeout> | undefined;
  private wantedSeat = $state<number | null>(null);

  readonly asked: Asked | null = $derived.by(() => {
    if (this.past || !this.state) return null;
    return this.state.asked.find((one) => one.seat === this.wantedSeat) ?? this.state.asked[0] ?? null;
  });
  readonly options: Option[] = $derived(narrowed(this.asked?.options ?? [], this.chosen));
  /** Where answers in a row lead, by the place they end at. */
  readonly ways: ReadonlyMap<string, Way> = $derived(waysOf(this.asked?.ways ?? []));
  /** Everything that can be picked: what is asked, and where it leads. */
  private readonly offered: Option[] = $derived([...(this.asked?.options ?? []), ...further(this.ways)]);
  readonly targets: Map<string, Option[]> = $derived(targetsOf(narrowed(this.offered, this.chosen)));
  readonly zones: Zone[] = $derived(this.past?.scene ?? this.state?.zones ?? []);
  /** Whether nobody but bots is waited for, by somebody who plays here. */
  readonly botsTurn: boolean = $derived.by(() => {
    const state = this.state;
    if (!state || state.spectator || this.past || state.waiting.length === 0) return false;
    return state.waiting.every((seat) => state.seats[seat]?.bot);
  });
  readonly mine: number[] = $derived(mySeats(this.state?.seats ?? []));
  readonly facts: TableFacts | null = $derived(
    this.state &&
      this.room &&
      factsOf(this.state, {
        room: this.room,
        zones: this.zones,
        asked: this.asked,
        ways: this.ways,
        past: this.past !== null,
        lines: this.lines,
        why: this.why,
        printed: this.printed,
      }),
  );

  /** What pieces answer to, for whoever draws them. */
  readonly hands = $derived({
    targets: this.targets,
    onpick: (piece: string) => this.pick(piece),
    onhover: (piece: string | null) => void (this.hovered = piece),
    onwhy: (piece: string) => this.ask(piece),
    onread: (piece: string) => void (this.reading = piece),
  });

  private readonly socket: TableSocket;

  constructor(
    private readonly table: string,
    private readonly watch: string,
    language: string,
  ) {
    this.socket = new TableSocket(socketAddress(location, table, watch, language), {
      message: (message) => this.hear(message),
      line: (line) => (this.line = line),
    });
  }

  /** Hear everything in another language from now on: names and texts of the game come from the server. */
  readIn(language: string): void {
    this.socket.moveTo(socketAddress(location, this.table, this.watch, language));
  }

  close(): void {
    clearTimeout(this.seeing);
    this.socket.close();
  }

  private hear(message: Outgoing): void {
    const first = this.state === null;
    this.state = heard(this.state, message);
    if (first && message.type === "welcome") this.since = message.since;
    if (message.type === "welcome" || message.type === "update") this.settle();
    if (message.type === "welcome") speaker.sitDown(message.game).catch(() => undefined);
    if (first && message.type === "welcome") void roomOf(message.game).then((room) => (this.room = room));
    if (message.type === "welcome" && this.printed === null) {
      fetchPrinted<unknown>(message.game, speaker.wanted).then(
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
    if (this.reading && !this.facts?.piece(this.reading)) this.reading = null;
    this.goOn();
    if (this.botsTurn && botPace() === "at-once") this.hurry();
    if (this.asked) this.board = null;
    if (this.hovered && !this.facts?.piece(this.hovered)) this.hovered = null;
    this.lookedAt();
  }

  /** The person sees this page now. */
  lookedAt(): void {
    const state = this.state;
    if (!state || state.spectator || document.visibilityState !== "visible" || this.line !== "open") return;
    clearTimeout(this.seeing);
    this.seeing = setTimeout(() => void this.socket.send({ type: "seen", seq: state.seq }), SEEN_AFTER);
  }

  // --- deciding ------------------------------------------------------------------------------------------------

  sitAt(seat: number): void {
    this.wantedSeat = seat;
    this.stepBack();
  }

  /** A piece was picked: one click does the obvious thing; a tap selects, and the named button does it. */
  pick(piece: string): void {
    this.why = null;
    if (this.asking) return this.ask(piece);
    const pick = pickOf(this.offered, this.chosen, piece);
    if (pick === null) return this.ask(piece);
    if (pick.kind === "play") return isTouch() ? this.select(pick.option) : this.answer(pick.option);
    if (pick.kind === "menu") {
      this.menu = { piece, options: pick.options };
      return;
    }
    this.menu = null;
    this.selected = null;
    const together = narrowed(this.offered, [...this.chosen, piece]).length > 0;
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
    if (!asked) return;
    const way = asked.options.some((one) => one.key === option.key)
      ? null
      : asked.ways?.find((one) => one.last.key === option.key);
    const [first = option.key, ...rest] = way?.keys ?? [];
    this.ahead = rest.length > 0 ? { seat: asked.seat, prompt: asked.prompt.id, keys: rest } : null;
    this.sendAnswer(asked, first);
  }

  /** The next answer of a way, as long as the same is asked and it is still offered. */
  private goOn(): void {
    const ahead = this.ahead;
    const next = ahead?.keys[0];
    if (!ahead || next === undefined) return;
    setTimeout(() => {
      const asked = this.asked;
      if (this.ahead !== ahead || !asked) return;
      const same = asked.seat === ahead.seat && asked.prompt.id === ahead.prompt;
      const rest = ahead.keys.slice(1);
      this.ahead = same && rest.length > 0 ? { ...ahead, keys: rest } : null;
      if (same && asked.options.some((one) => one.key === next)) this.sendAnswer(asked, next);
      else this.ahead = null;
    }, lasting(STEP));
  }

  private sendAnswer(asked: Asked, key: string): void {
    if (!this.state || (this.sending > 0 && this.answeredAt === this.state.seq)) return;
    this.menu = null;
    this.sending += 1;
    this.answeredAt = this.state.seq;
    this.since = Number.MAX_SAFE_INTEGER;
    void this.socket.send({ type: "answer", seq: this.state.seq, seat: asked.seat, key }).then((reply) => {
      this.sending -= 1;
      if (reply?.type === "refused") this.tellWhy(reply.reason);
    });
  }

  /** Escape: close what is open, then let go of what is chosen. */
  stepBack(): void {
    if (this.past) this.leavePast();
    else if (this.why) this.why = null;
    else if (this.menu) this.menu = null;
    else if (this.selected) this.selected = null;
    else this.chosen = [];
  }

  /** Why can this not be picked? */
  ask(about: string): void {
    const seat = this.asked?.seat;
    this.asking = false;
    if (seat === undefined) return;
    void this.socket.send({ type: "why-not", seat, asked: about }).then((reply) => {
      if (reply?.type === "why") this.why = reply;
      else if (reply?.type === "refused") this.tellWhy(reply.reason);
    });
  }

  // --- time ----------------------------------------------------------------------------------------------------

  undo(unit: NonNullable<Undo["unit"]> = "answer"): void {
    this.ahead = null;
    if (this.state) this.tell({ type: "undo", seq: this.state.seq, unit });
  }

  redo(unit: NonNullable<Redo["unit"]> = "answer"): void {
    if (this.state) this.tell({ type: "redo", seq: this.state.seq, unit });
  }

  consent(number: number, agree: boolean): void {
    this.tell({ type: "consent", number, agree });
  }

  async look(at: number): Promise<void> {
    const reply = await this.socket.send({ type: "look", at });
    if (reply?.type === "past") this.past = reply;
    else if (reply?.type === "refused") this.tellWhy(reply.reason);
  }

  /** Open the replay at the present moment. */
  async replay(): Promise<void> {
    const reply = await this.socket.send({ type: "tell" });
    if (reply?.type !== "told") return;
    this.told = reply;
    await this.look(reply.moments.at(-1) ?? 0);
  }

  /** Back from the past. */
  leavePast(): void {
    this.past = null;
    this.told = null;
  }

  // --- the rulebook ----------------------------------------------------------------------------------------------

  /** Look a rule up, or open the search. */
  openRules(words = ""): void {
    this.wanted = words;
    this.sheet = "rules";
  }

  // --- seats ---------------------------------------------------------------------------------------------------

  hand(seat: number, bot: string): void {
    this.tell({ type: "hand", seat, bot });
  }

  /** Enough seen: let bots finish. */
  hurry(): void {
    if (this.hurrying) return;
    this.hurrying = true;
    void this.socket.send({ type: "hurry" }).then(() => (this.hurrying = false));
  }

  /** Show a refusal for a while; then what is asked is read again. */
  private tellWhy(reason: Text): void {
    this.notice = reason;
    setTimeout(() => {
      if (this.notice === reason) this.notice = null;
    }, NOTICE_SECONDS * 1000);
  }

  private tell(draft: Parameters<TableSocket["send"]>[0]): void {
    void this.socket.send(draft).then((reply) => {
      if (reply?.type === "refused") this.tellWhy(reply.reason);
    });
  }
}

function isTouch(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
