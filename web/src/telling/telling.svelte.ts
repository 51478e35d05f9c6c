/** What others do, told beat by beat: until it has been told, the table looks as far as it has come. */

import { factor, setSpeed, speed, SPEEDS, type Speed } from "../motion/pace";
import type { Beat, BeatKind, LogLine, Zone } from "../protocol";
import { pieceOf, type TableState } from "../table/state";
import { say } from "../text/index.svelte";
import { beatsOf, carriedOn, comesOf, othersOf, timeOf, walksOf, type BeatScene, type Carried, type Told, type Walk } from "./beats";
import { Player, type Clock } from "./player";
import { after } from "./scene";

/** The speeds that a strip is played at; at the one that is left out, everything is told at once. */
export const PACES = SPEEDS.filter((one) => one !== "instant");

/** How long a page that draws nothing is waited for. */
const UNDRAWN = 500;

/** Time counts from when what is there now is drawn: a slow machine takes nothing from the reading of a beat. */
export const CLOCK: Clock = {
  now: () => performance.now(),
  after: (milliseconds, call) => {
    let timer: ReturnType<typeof setTimeout>;
    const begin = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      timer = setTimeout(call, milliseconds);
    };
    const frame = requestAnimationFrame(begin);
    timer = setTimeout(begin, UNDRAWN);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  },
};

/** The clock of beats: time counts once there is a strip to read them on, and from the frame after the one they came in. */
const READING: Clock = {
  now: CLOCK.now,
  after: (milliseconds, call) => {
    let gone = false;
    let stop = (): void => void (gone = true);
    const begin = (): void => void (stop = CLOCK.after(0, () => (stop = CLOCK.after(milliseconds, call))));
    void Promise.allSettled([import("./Strip.svelte")]).then(() => gone || begin());
    return () => stop();
  },
};

/** A beat that is played, with its sentence. */
export class Spoken {
  readonly words: string;

  constructor(readonly told: Told) {
    this.words = told.texts.map(say).join(" ");
  }

  lasts(at: number): number {
    return timeOf(this.told.beat, this.words.length, at);
  }
}

const BANNERS: readonly BeatKind[] = ["round", "turn", "goal"];

interface Now {
  beats: readonly Spoken[];
  at: number;
  playing: boolean;
  time: number;
}

const NOTHING: Now = { beats: [], at: 0, playing: false, time: 0 };

export class Telling {
  now = $state.raw<Now>(NOTHING);
  pace = $state<Speed>(speed());
  /** The scene before the first beat, and the one after the last. */
  private before = $state.raw<Zone[]>([]);
  private final = $state.raw<Zone[]>([]);
  /** The lines of what one has done oneself in the end, and need not be shown. */
  private rest = $state.raw<LogLine[]>([]);
  private readonly player = new Player<Spoken>(READING, played(), () => this.look());

  /** Whether there is a strip: it stays when it is over, until the next answer. */
  readonly shown: boolean = $derived(this.now.beats.length > 0);
  /** Whether something has not been told yet. */
  readonly on: boolean = $derived(this.now.at < this.now.beats.length);
  /** Whether the strip has been told at a pace one could follow. */
  readonly spoken: boolean = $derived(this.shown && this.pace !== "instant");
  readonly beat: Spoken | null = $derived(this.now.beats[this.now.at] ?? null);
  /** What is written across the board. */
  readonly banner: Spoken | null = $derived(
    this.beat && BANNERS.includes(this.beat.told.beat.kind) ? this.beat : null,
  );
  /** The card that was being carried out before the first beat. */
  private begun = $state.raw<Carried | null>(null);
  /** The card that is being carried out, face up. */
  readonly carried: Carried | null = $derived(carriedOn(this.begun, this.now.beats.slice(0, this.now.at + 1)));
  /** The scene before the beat that is on, and with it. */
  private readonly earlier: Zone[] = $derived(
    this.now.beats.slice(0, this.now.at).reduce((zones, { told }) => after(zones, told.beat, this.final), this.before),
  );
  private readonly zones: Zone[] = $derived(this.beat ? after(this.earlier, this.beat.told.beat, this.final) : this.final);
  /** The beat that is on, as it is drawn. */
  readonly scene: BeatScene | null = $derived.by(() => {
    if (!this.beat) return null;
    const { beat } = this.beat.told;
    const named = [beat.actor ?? "", ...(beat.targets ?? []), ...(beat.gone ?? [])];
    const stood = new Map(named.map((id) => [id, pieceOf(this.earlier, id)?.at ?? ""]));
    return { beat, stood, time: this.now.time };
  });
  /** The ways that have been gone so far. */
  readonly walks: Walk[] = $derived(
    walksOf(this.now.beats.slice(0, this.now.at + 1).flatMap((one) => one.told.lines)) ?? [],
  );
  /** The lines that have not been told. */
  private readonly unsaid: ReadonlySet<LogLine> = $derived(
    new Set([...this.now.beats.slice(this.now.at + 1).flatMap((one) => one.told.lines), ...this.rest]),
  );

  /** `heard` is called with every beat that comes on, `ended` when there is none left. */
  constructor(
    private readonly heard: (beat: Beat, fast: boolean) => void,
    private readonly ended: () => void,
  ) {}

  /** Tell what others have done between two states of the table. */
  hear(was: TableState, is: TableState, news: LogLine[], isMine: (piece: string) => boolean): void {
    const beats = othersOf(beatsOf(news, lastCause(was.log)), isMine).map((told) => new Spoken(told));
    if (beats.length === 0 && !this.on) return;
    if (!this.on) {
      this.begun = comesOf(this.carried, beats[0]?.told) ? this.carried : null;
      this.player.clear();
      this.before = own(was.zones, news, beats, is.zones);
    }
    this.final = is.zones;
    const told = new Set(beats.flatMap((one) => one.told.lines));
    this.rest = news.slice(news.findLastIndex((line) => told.has(line)) + 1);
    this.player.add(beats);
    if (this.pace === "instant") this.player.skip();
  }

  /** The state as far as it has been told. */
  told(state: TableState): TableState {
    if (!this.on) return state;
    const log = state.log.filter((line) => !this.unsaid.has(line));
    return { ...state, zones: this.zones, log, asked: [], result: null };
  }

  /** The true scene stands, and nothing more is to be told. */
  stand(): void {
    this.begun = null;
    this.clear();
  }

  /** What has been told is put aside by an answer, which may be about the card that is being carried out. */
  answered(): void {
    this.begun = this.carried;
    this.clear();
  }

  private clear(): void {
    if (this.shown) this.player.clear();
  }

  readonly skip = (): void => this.player.skip();
  readonly step = (): void => this.player.step();
  readonly back = (): void => this.player.back();
  readonly again = (): void => this.player.again();
  readonly turn = (): void => (this.player.playing ? this.player.pause() : this.player.play());

  setPace(pace: Speed): void {
    this.pace = pace;
    setSpeed(pace);
    this.player.pace(played());
    if (pace === "instant") this.player.skip();
  }

  /** One step faster or slower. */
  change(by: number): void {
    const pace = SPEEDS[SPEEDS.indexOf(this.pace) + by];
    if (pace && pace !== "instant") this.setPace(pace);
  }

  private look(): void {
    const was = this.beat;
    const { beats, at, playing, time } = this.player;
    this.now = { beats, at, playing, time };
    if (this.beat && this.beat !== was) this.heard(this.beat.told.beat, this.pace === "4");
    if (was && !this.beat) this.ended();
  }
}

/** The speed of a strip: one that is played again is played, even if everything is told at once. */
function played(): number {
  return Number.isFinite(factor()) ? factor() : 1;
}

function lastCause(log: LogLine[]): NonNullable<LogLine["because"]> | null {
  return log.findLast((line) => line.because)?.because ?? null;
}

/** The scene before the first beat that is to be followed: with what one has done oneself. */
function own(zones: Zone[], news: LogLine[], beats: Spoken[], final: Zone[]): Zone[] {
  const first = beats[0]?.told.lines[0];
  const mine = beatsOf(first ? news.slice(0, news.indexOf(first)) : []);
  return mine.reduce((scene, told) => after(scene, told.beat, final), zones);
}
