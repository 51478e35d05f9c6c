/** The beats of a strip, made of the lines that are news: one sentence, one actor, one change each. */

import type { Beat, Because, LogLine, Text } from "../protocol";

export interface Told {
  beat: Beat;
  /** What it says. */
  texts: Text[];
  /** The lines of the log it tells, those that only lead up to it too. */
  lines: LogLine[];
  /** What made it happen. */
  because: Because | null;
}

/** A beat as it is drawn: where the pieces it names stood before it, and how long it stays. */
export interface BeatScene {
  beat: Beat;
  stood: ReadonlyMap<string, string>;
  time: number;
}

/** The way a piece has gone, place by place. */
export interface Walk {
  id: string;
  path: readonly string[];
}

/** The ways of those who walked; null if no line tells of beats that one could see. */
export function walksOf(lines: readonly LogLine[]): Walk[] | null {
  if (!lines.some((line) => line.beat && line.beat.kind !== "plain")) return null;
  const walks = new Map<string, readonly string[]>();
  for (const { beat } of beatsOf(lines)) {
    if (beat.kind === "walk" && beat.actor && beat.path) walks.set(beat.actor, beat.path);
  }
  return [...walks].map(([id, path]) => ({ id, path }));
}

/** Milliseconds that a beat stays at least, at normal speed, whatever it says. */
const STEP = 130;
const LEAST = {
  round: 1400,
  turn: 900,
  card: 1200,
  walk: 500,
  strike: 900,
  fall: 700,
  appear: 700,
  open: 1120,
  roll: 820,
  star: 820,
  clock: 1200,
  goal: 1800,
  plain: 0,
} satisfies Record<Beat["kind"], number>;

/** How long one reads: a moment to find the sentence, then so much a character. */
const TO_FIND = 350;
const A_CHARACTER = 45;
const MOST = 6000;
const SHORTEST = 200;

/** How long a beat stays that says so many characters. */
export function timeOf({ kind, path = [], amount = 0 }: Beat, characters: number, speed: number): number {
  const walked = kind === "walk" ? STEP * Math.max(0, path.length - 1) : 0;
  const own = kind === "clock" && amount > 0 ? LEAST.goal : LEAST[kind] + walked;
  return Math.max(SHORTEST, Math.min(MOST, Math.max(own, TO_FIND + A_CHARACTER * characters)) / speed);
}

/** The beats that lines tell. `before` is what made the last thing happen that was told already. */
export function beatsOf(lines: readonly LogLine[], before: Because | null = null): Told[] {
  const found: Told[] = [];
  let because = before;
  let ahead: LogLine[] = [];
  for (const line of lines) {
    because = line.because ?? because;
    if (!line.beat) {
      ahead.push(line);
      continue;
    }
    const told: Told = { beat: line.beat, texts: [line.text], lines: [...ahead, line], because };
    const joined = ahead.length === 0 ? join(found.at(-1), told) : null;
    if (joined) found[found.length - 1] = joined;
    else found.push(struckOn(found.at(-1), told));
    ahead = [];
  }
  if (ahead.length === 0) return found;
  const last = found.at(-1);
  if (last) found[found.length - 1] = { ...last, lines: [...last.lines, ...ahead] };
  else found.push({ beat: { kind: "plain" }, texts: ahead.map((line) => line.text), lines: ahead, because });
  return found;
}

/** Two beats that are one to whoever watches, or null. */
function join(last: Told | undefined, next: Told): Told | null {
  if (!last) return null;
  const [one, other] = [last.beat, next.beat];
  const lines = [...last.lines, ...next.lines];
  if (one.kind === "walk" && other.kind === "walk" && one.actor === other.actor && one.path?.at(-1) === other.path?.[0]) {
    const beat = { ...other, path: [...(one.path ?? []), ...(other.path ?? []).slice(1)] };
    return { ...next, beat, texts: [fromStart(last.texts[0], next.texts[0])], lines };
  }
  if (one.kind === "strike" && other.kind === "strike" && one.actor && !other.actor && !one.adds) {
    const targets = one.targets ?? other.targets ?? [];
    if (!other.targets?.every((target) => targets.includes(target))) return null;
    return { ...last, beat: { ...other, actor: one.actor, targets, amount: one.amount ?? 0 }, texts: [...last.texts, ...next.texts], lines };
  }
  return null;
}

/** The sentence of the last step of a walk, from where the first began. */
function fromStart(first: Text | undefined, last: Text | undefined): Text {
  const start = first?.args?.start;
  return { ...last!, args: { ...last!.args, ...(start === undefined ? {} : { start }) } };
}

/** One shot at several: whoever is hit after the first is hit by the same. */
function struckOn(last: Told | undefined, next: Told): Told {
  const shot = last?.beat.kind === "strike" && next.beat.kind === "strike" && last.beat.actor && !next.beat.actor;
  if (!shot || last.because !== next.because) return next;
  return { ...next, beat: { ...next.beat, actor: last.beat.actor! } };
}

/** What nobody does alone, whoever's piece is named. */
const NOBODYS: readonly Beat["kind"][] = ["round", "turn", "card", "clock"];

/** The beats to be followed: from the first to the last that is not the immediate result of one's own answer. */
export function othersOf(beats: Told[], isMine: (piece: string) => boolean): Told[] {
  const isOthers = ({ beat, because }: Told): boolean => {
    if (NOBODYS.includes(beat.kind)) return true;
    if (beat.actor) return !isMine(beat.actor);
    return because?.kind === "answer" ? !isMine(`seat:${because.seat}`) : beat.kind === "appear";
  };
  const first = beats.findIndex(isOthers);
  return first < 0 ? [] : beats.slice(first, beats.findLastIndex(isOthers) + 1);
}

/** The sentences of a printed text: each can be marked while it is carried out. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+/).filter(Boolean);
}

/** A card face up, and which of its parts is being carried out, from 1; 0 before the first. */
export interface Carried {
  told: Told;
  part: number;
}

/** The card that is being carried out after some beats, until it is put away. */
export function carriedOn(begun: Carried | null, beats: readonly { told: Told }[]): Carried | null {
  return beats.reduce<Carried | null>((carried, { told }) => {
    const { beat } = told;
    if (beat.face) return { told, part: beat.part ?? 0 };
    if (carried?.told.beat.targets?.some((card) => beat.gone?.includes(card))) return null;
    return carried && beat.part ? { ...carried, part: beat.part } : carried;
  }, begun);
}

/** Whether a beat comes of a card: of one that a question has come in between, it goes on. */
export function comesOf(carried: Carried | null, next: Told | undefined): boolean {
  const because = carried?.told.because;
  return !!because && because.kind !== "answer" && JSON.stringify(because) === JSON.stringify(next?.because);
}
