/** A person at a table: the state as it comes in, what they are pointing at, and what they send. */

import { roomOf } from "../games";
import type { Room } from "../games/room";
import { fetchPrinted } from "../net/api";
import type { Draft, Reply } from "../net/outbox";
import { socketAddress, TableSocket, type Line } from "../net/socket";
import type {
  Asked,
  Guide,
  Lesson,
  Looked,
  Option,
  Outgoing,
  Past,
  Redo,
  Text,
  Thing,
  Told,
  Undo,
  Update,
  Way,
  Why,
  Zone,
} from "../protocol";
import { keepHash } from "../fair/kept";
import { factsOf, type Marked, type TableFacts } from "./facts";
import { sharedZones } from "./layout";
import { caused } from "./log";
import { botPace, lasting, STEP } from "../motion/pace";
import type { Steering } from "./keys";
import { further, inOrder, leadsOf, narrowed, pickOf, targetsOf, waysOf } from "./options";
import { speaker } from "../text/index.svelte";
import { Foreseeing } from "../telling/foreseeing.svelte";
import { sharedComponent } from "../zones";
import { Sound } from "../telling/sound.svelte";
import { Telling } from "../telling/telling.svelte";
import { walksOf, type Walk } from "../telling/beats";
import { heard, mySeats, seatOf, type TableState } from "./state";

const NOTICE_SECONDS = 6;
const REMARK_SECONDS = 8;
const NOTHING_SHOWN: Pick<Marked, "tags" | "way"> = { tags: new Map(), way: [] };
/** Milliseconds a position has to stand before it counts as seen. */
const SEEN_AFTER = 1500;

/** Some options about one piece that only a menu can tell apart. */
export interface Menu {
  piece: string;
  options: Option[];
}

/** What somebody has said, or points at. */
export interface Remarked {
  number: number;
  seat: number;
  words: string;
  piece: string;
}

/** A sheet laid over the table. */
export type SheetName = "end" | "rules" | "help" | "game" | "people" | "legend";

export class TableSession {
  /** The state of the table as the server has told it. */
  private truth = $state.raw<TableState | null>(null);
  /** What others do, one beat after the other. */
  readonly telling = new Telling(
    (beat, fast) => this.sound.hear(beat, fast, (piece) => this.isMine(this.truth, piece)),
    () => this.settle(),
  );
  readonly sound = new Sound();
  /** What was asked when the person was last told that it is their move. */
  private called = false;
  /** The state as far as it has been told to the person here. */
  readonly state: TableState | null = $derived(this.truth && this.telling.told(this.truth));
  /** The ways that pieces have gone in the last change; null if nobody has told them. */
  private walked = $state.raw<Walk[] | null>(null);
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
  /** The option of the list that is pointed at. */
  pointed = $state.raw<Option | null>(null);
  why = $state.raw<Why | null>(null);
  /** What "show me" points at on the board. */
  shown = $state.raw<Pick<Marked, "tags" | "way"> | null>(null);
  /** What lies under the lens; pinned it stays until it is closed. */
  lens = $state.raw<Looked | null>(null);
  pinned = $state(false);
  /** The piece somebody is about to look at. */
  private lookingAt: string | null = null;
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
  /** The panel that is open on a phone. */
  tab = $state("options");
  /** What made something happen, open to be read whole. */
  thing = $state.raw<Thing | null>(null);
  /** What the rules are searched for. */
  wanted = $state("");
  /** The board, of those of which one is seen at a time, that the person has asked to see. */
  board = $state<string | null>(null);
  /** Whether the next piece touched is asked about. */
  asking = $state(false);
  /** Whether the next piece touched is shown to the others. */
  pointing = $state(false);
  /** What others have just said or pointed at. */
  remarks = $state.raw<Remarked[]>([]);
  private remarked = 0;
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
  /** What may be done beside the question, by the thing it begins with. */
  private readonly leads: Map<string, Option[]> = $derived(leadsOf(this.asked?.also ?? []));
  /** Whether something beside the question is being picked. */
  private readonly aside: boolean = $derived(this.leads.has(this.chosen[0] ?? ""));
  /** The answers in question, and what may be done beside them. */
  readonly options: Option[] = $derived(this.aside ? [] : inOrder(narrowed(this.asked?.options ?? [], this.chosen), this.room));
  readonly also: Option[] = $derived(narrowed(this.asked?.also ?? [], this.chosen));
  /** Where answers in a row lead, by the place they end at. */
  readonly ways: ReadonlyMap<string, Way> = $derived(waysOf(this.asked?.ways ?? []));
  /** Everything that can be picked: what is asked, and where it leads. */
  private readonly offered: Option[] = $derived([...(this.asked?.options ?? []), ...further(this.ways)]);
  readonly targets: Map<string, Option[]> = $derived(
    this.aside
      ? targetsOf(this.also)
      : new Map([...this.leads, ...targetsOf(narrowed(this.offered, this.chosen))]),
  );
  readonly zones: Zone[] = $derived(this.past?.scene ?? this.state?.zones ?? []);
  /** Whether nobody but bots is waited for, by somebody who plays here. */
  readonly botsTurn: boolean = $derived.by(() => {
    const state = this.state;
    if (!state || state.spectator || this.past || state.waiting.length === 0) return false;
    return state.waiting.every((seat) => state.seats[seat]?.bot);
  });
  /** What the coach says, unless it was sent away or has nothing more to say. */
  readonly lesson: Lesson | null = $derived.by(() => {
    const lesson = this.past ? null : (this.state?.lesson ?? null);
    return lesson?.title ? lesson : null;
  });
  /** The answers that are taught just now, where everything else is hushed. */
  readonly taught: ReadonlySet<string> | null = $derived(
    this.lesson && !this.lesson.free && !this.lesson.nod && this.lesson.keys?.length ? new Set(this.lesson.keys) : null,
  );
  /** Whether something is asked of this person, told yet or not. */
  readonly isAsked: boolean = $derived((this.truth?.asked.length ?? 0) > 0);
  readonly mine: number[] = $derived(mySeats(this.state?.seats ?? []));
  private readonly marked: Marked = $derived({
    lens: this.lens?.piece ?? null,
    hits: this.lens?.lens.targets ?? [],
    ...(this.shown ?? NOTHING_SHOWN),
  });

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
        marked: this.marked,
        printed: this.printed,
        beat: this.past ? null : this.telling.scene,
        walks: this.past ? [] : this.telling.shown ? this.telling.walks : this.walked,
      }),
  );

  /** What pieces answer to, for whoever draws them: the same as long as the table is open. */
  readonly hands = holding(() => this.targets, {
    onpick: (piece: string) => this.pick(piece),
    onhover: (piece: string | null) => void (this.hovered = piece),
    onwhy: (piece: string) => this.ask(piece),
    onread: (piece: string) => void (this.reading = piece),
    onlegend: () => void (this.sheet = "legend"),
    onlook: (piece: string, pinned: boolean) => this.inspect(piece, pinned),
  });

  /** The game whose parts are on their way, or there. */
  private expected = "";
  private readonly socket: TableSocket;
  /** What comes of what can be picked. */
  readonly foreseeing = new Foreseeing((draft) => this.socket.send(draft));
  /** The place that somebody who is walking would stop in, if it is pointed at or chosen. */
  readonly stop: string | null = $derived.by(() => {
    const place = this.hovered ?? this.selected?.targets.at(-1) ?? null;
    return place !== null && this.ways.has(place) ? place : null;
  });
  /** The option that is spoken of: pointed at in the list, the only one about the piece pointed at, or selected. */
  readonly meant: Option | null = $derived.by(() => {
    if (this.pointed) return this.pointed;
    const about = this.hovered ? (this.targets.get(this.hovered) ?? []) : [];
    return (about.length === 1 ? about[0] : null) ?? this.selected;
  });

  /** Ask what comes of what is offered now; nothing while answers are still on their way. */
  foresee(): void {
    this.foreseeing.begin(this.state?.seq ?? 0, this.ahead ? null : this.asked);
  }

  constructor(
    private readonly table: string,
    private readonly watch: string,
    language: string,
    game: string,
  ) {
    if (game) this.expect(game);
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
    if (message.type === "remarked") return void this.listen(message.seat, message.words ?? "", message.piece ?? "");
    const was = this.truth;
    const first = was === null;
    const is = heard(was, message);
    if (message.type === "update" && was && is) this.follow(was, is, message);
    if (message.type === "welcome") this.telling.stand();
    this.truth = is;
    if (message.type === "update" && this.botsTurn && botPace() === "at-once") this.skip();
    if (first && message.type === "welcome") this.since = message.since;
    if (message.type === "welcome" && message.fairness && !message.fairness.seed) keepHash(message.table, message.fairness.hash);
    if (message.type === "welcome" || message.type === "update") this.settle();
    if (first && message.type === "welcome") void this.furnish(message.game, message.scene);
    if (message.type === "welcome") this.expect(message.game);
  }

  /** Fetch what a game needs, also before the table has said a word: its words, its room and what is printed of it. */
  private expect(game: string): void {
    if (this.expected === game) return;
    this.expected = game;
    const printed = fetchPrinted<unknown>(game, speaker.wanted).then((found) => (this.printed = found));
    Promise.all([speaker.sitDown(game), roomOf(game), printed]).catch(() => (this.expected = ""));
  }

  /** Bring in what draws this game: its own room, and the shared parts for zones that it leaves to them. */
  private async furnish(game: string, zones: Zone[]): Promise<void> {
    const room = await roomOf(game);
    await Promise.all(sharedZones(zones, room).map((zone) => sharedComponent(zone.kind)));
    this.room = room;
  }

  /** Tell what others have done. Whoever went back in time, missed something or is not looking gets the table as it is. */
  private follow(was: TableState, is: TableState, { seq, entries, log: { length } }: Update): void {
    const back = entries < was.entries;
    const log = is.log.slice(is.log.length - length);
    this.walked = back ? [] : walksOf(log);
    if (back || seq > was.seq + 1 || this.past || document.visibilityState !== "visible") this.telling.stand();
    else {
      const isMine = (piece: string): boolean => this.isMine(was, piece);
      this.telling.hear(was, is, log, isMine);
      if (!this.telling.shown) for (const { beat } of log) if (beat) this.sound.hear(beat, false, isMine);
    }
  }

  /** Whether a seat, or whoever's piece this is, is this person. */
  private isMine(state: TableState | null, id: string): boolean {
    const [kind, number] = id.split(":");
    const seat = kind === "seat" ? Number(number) : seatOf(state?.zones ?? [], id);
    return seat !== null && this.mine.includes(seat) && !state?.seats[seat]?.bot;
  }

  /** The seat that a piece belongs to, or null. */
  ownerOf(piece: string | undefined): number | null {
    return piece ? seatOf(this.zones, piece) : null;
  }

  /** The position has changed: what was being pointed at is no more. */
  private settle(): void {
    this.chosen = [];
    this.menu = null;
    this.selected = null;
    this.pointed = null;
    this.why = null;
    this.shown = null;
    this.notice = null;
    if (this.lens) this.inspect(this.lens.piece, this.pinned);
    if (this.reading && !this.facts?.piece(this.reading)) this.reading = null;
    if (this.telling.on) return;
    this.call();
    this.goOn();
    if (this.botsTurn && botPace() === "at-once") this.hurry();
    if (this.asked) this.board = null;
    if (this.hovered && !this.facts?.piece(this.hovered)) this.hovered = null;
    this.lookedAt();
  }

  /** Say aloud that it is this person's move, if it was not before, or that the game is over. */
  private call(): void {
    const wanted = this.asked !== null || this.state?.result != null;
    if (wanted && !this.called) this.sound.play(this.asked ? "yours" : "end");
    this.called = wanted;
  }

  /** The person sees this page now. */
  lookedAt(): void {
    const state = this.state;
    if (!state || state.spectator || document.visibilityState !== "visible" || this.line !== "open") return;
    clearTimeout(this.seeing);
    const after = this.telling.spoken ? 0 : SEEN_AFTER;
    if (!this.telling.on) this.seeing = setTimeout(() => void this.socket.send({ type: "seen", seq: state.seq }), after);
  }

  /** A word to the coach. */
  guide(what: Guide["do"], step = ""): void {
    void this.socket.send({ type: "guide", do: what, step });
  }

  // --- deciding ------------------------------------------------------------------------------------------------

  sitAt(seat: number): void {
    this.wantedSeat = seat;
    this.stepBack();
  }

  /** A piece was picked: one click does the obvious thing; a tap selects, and the named button does it. */
  pick(piece: string): void {
    if (this.telling.on) return this.telling.skip();
    this.why = null;
    this.shown = null;
    if (this.asking) return this.ask(piece);
    if (this.pointing) return this.point(piece);
    if (!this.asked) return this.inspect(piece, true);
    const beside = this.aside || (this.leads.has(piece) && narrowed(this.offered, [...this.chosen, piece]).length === 0);
    const offered = beside ? (this.asked?.also ?? []) : this.offered;
    const pick = pickOf(offered, beside && !this.aside ? [] : this.chosen, piece);
    if (pick === null) return this.ask(piece);
    if (pick.kind === "play") return this.take(pick.option);
    if (pick.kind === "menu") {
      this.menu = { piece, options: pick.options };
      return;
    }
    this.menu = null;
    this.selected = null;
    const together = narrowed(offered, [...this.chosen, piece]).length > 0;
    this.chosen = this.chosen.includes(piece) ? [] : together ? [...this.chosen, piece] : [piece];
  }

  /** An option was picked, on the board or in the list: a click plays it; a tap selects it, and the named button plays. */
  take(option: Option): void {
    if (isTouch()) this.select(option);
    else this.answer(option);
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
    this.telling.answered();
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
    else if (this.why) this.closeWhy();
    else if (this.lens) this.closeLens();
    else if (this.menu) this.menu = null;
    else if (this.selected) this.selected = null;
    else this.chosen = [];
  }

  // --- remarks -------------------------------------------------------------------------------------------------

  /** Say or show something to the others. */
  remark(what: { words?: string; piece?: string }): void {
    this.tell({ type: "remark", ...what });
  }

  private point(piece: string): void {
    this.pointing = false;
    this.remark({ piece });
  }

  /** Somebody says or shows something: it stays for a moment, and what is pointed at is lit up. */
  private async listen(seat: number, words: string, piece: string): Promise<void> {
    if ((await import("./nudges")).isMuted()) return;
    this.remarked += 1;
    const number = this.remarked;
    this.remarks = [...this.remarks.slice(-3), { number, seat, words, piece }];
    if (piece && this.facts?.piece(piece)) this.hovered = piece;
    setTimeout(() => {
      this.remarks = this.remarks.filter((remark) => remark.number !== number);
      if (this.hovered === piece) this.hovered = null;
    }, REMARK_SECONDS * 1000);
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

  closeWhy(): void {
    this.why = null;
    this.shown = null;
  }

  // --- looking ---------------------------------------------------------------------------------------------------

  /** Lay something under the lens. What is pinned makes way only for what is pinned. */
  inspect(piece: string, pinned = false): void {
    if (this.past || (this.pinned && !pinned)) return;
    this.lookingAt = piece;
    if (pinned) this.pinned = true;
    void this.socket.send({ type: "inspect", piece }).then((reply) => {
      if (this.lookingAt !== piece) return;
      if (reply?.type === "lens") this.lens = reply;
      else this.closeLens();
    });
  }

  /** Nobody looks any more; what is pinned stays. */
  lookAway(): void {
    if (!this.pinned) this.closeLens();
  }

  closeLens(): void {
    this.lookingAt = null;
    this.lens = null;
    this.pinned = false;
  }

  // --- time ----------------------------------------------------------------------------------------------------

  undo(unit: NonNullable<Undo["unit"]> = "answer"): void {
    this.ahead = null;
    this.telling.stand();
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
    if (reply?.type === "past") {
      this.telling.stand();
      this.past = reply;
    } else if (reply?.type === "refused") this.tellWhy(reply.reason);
  }

  /** What the table looked like at some moment. */
  async sceneAt(at: number): Promise<Zone[]> {
    const reply = await this.socket.send({ type: "look", at });
    return reply?.type === "past" ? reply.scene : [];
  }

  /** Open the replay at the present moment, or at the last one before `at`. */
  async replay(at = Infinity): Promise<void> {
    const reply = await this.socket.send({ type: "tell" });
    if (reply?.type !== "told") return;
    this.told = { ...reply, log: caused(reply.log) };
    await this.look(reply.moments.findLast((moment) => moment <= at) ?? 0);
  }

  /** The reply to a message, or why there is none. */
  async replyTo(draft: Draft): Promise<Reply | string> {
    const reply = await this.socket.send(draft);
    return reply?.type === "refused" ? speaker.voice.say(reply.reason) : (reply ?? "");
  }

  /** Back from the past. */
  leavePast(): void {
    this.past = null;
    this.told = null;
  }

  /** Read the whole of something that made things happen. */
  read(thing: string): void {
    void this.socket.send({ type: "read", thing }).then((reply) => {
      if (reply?.type === "thing") this.thing = reply;
      else if (reply?.type === "refused") this.tellWhy(reply.reason);
    });
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

  /** Play a strip of beats otherwise. */
  steer(how: Steering): void {
    if (how === "skip") this.skip();
    else if (how === "faster" || how === "slower") this.telling.change(how === "faster" ? 1 : -1);
    else this.telling[how]();
  }

  /** Enough seen: everything is told at once, and bots do not wait either. */
  skip(): void {
    this.telling.skip();
    if (this.botsTurn) this.hurry();
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

  tell(draft: Draft): void {
    void this.socket.send(draft).then((reply) => {
      if (reply?.type === "refused") this.tellWhy(reply.reason);
    });
  }
}

/** Hands that look up what can be picked when they are asked. */
function holding<Others>(targets: () => Map<string, Option[]>, others: Others): Others & { readonly targets: Map<string, Option[]> } {
  return {
    ...others,
    get targets() {
      return targets();
    },
  };
}

function isTouch(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
