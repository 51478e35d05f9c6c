/** The dice of a game made again, here in the browser, from nothing but its seed and the words that seats have added. */

import type { DiceChecked, Fairness, Lot, SeatWords } from "../protocol";
import { blake2b, hex, sha256, unhex } from "./hash";

const DICE_PER_NUMBER = 16;
/** Rolls made in one go before the page may do something else. */
const AT_ONCE = 100;

/** What came of it: `wrong` is the first roll that is not the seed's, counted from 1, or 0. */
export interface Checked {
  belongs: boolean;
  rolls: number;
  wrong: number;
}

/** The hash that a table shows of a seed before anything is rolled. */
export function fingerprint(table: string, seed: string): string {
  return sha256(`${table}:${seed}`);
}

/** The secret that a seed and the words of some seats make together. */
export function mixed(seed: string, words: readonly SeatWords[]): string {
  if (words.length === 0) return seed;
  const lines = [...words].sort((one, other) => one.seat - other.seat).map((each) => `${each.seat}:${each.words}`);
  return hex(blake2b(unhex(seed), 32)(["words", ...lines].join("\n")));
}

/** The number that a secret gives for a purpose. */
function numbers(secret: string): (purpose: string, count: number, part: number) => bigint {
  const hash = blake2b(unhex(secret), 8);
  return (purpose, count, part) => new DataView(hash(`${purpose}/${count}/${part}`).slice().buffer).getBigUint64(0);
}

/** Whether a roll or a draw is what a secret gives. */
function isDue(rolled: Lot, number: ReturnType<typeof numbers>): boolean {
  const of = BigInt(rolled.of);
  const faces = rolled.faces ?? [];
  if (faces.length === 0) {
    const drawn = number(rolled.purpose, rolled.count, 0) % of;
    return drawn >= (rolled.low ?? 0) && drawn < (rolled.high ?? 0);
  }
  let left = 0n;
  return faces.every((face, place) => {
    if (place % DICE_PER_NUMBER === 0) left = number(rolled.purpose, rolled.count, place);
    const due = left % of;
    left /= of;
    return due === BigInt(face);
  });
}

/** Make every roll and draw again. They are counted by purpose, each once and in order, so none can be picked from many. */
export async function check(table: string, fairness: Fairness, told: DiceChecked): Promise<Checked> {
  const seed = fairness.seed ?? "";
  const bare = numbers(seed);
  const full = numbers(mixed(seed, fairness.words ?? []));
  const counts = new Map<string, number>();
  let wrong = told.fair ? 0 : told.rolled.length;
  for (const [place, rolled] of told.rolled.entries()) {
    if (place % AT_ONCE === AT_ONCE - 1) await new Promise((go) => setTimeout(go));
    const next = counts.get(rolled.purpose) ?? (told.branched ? rolled.count : 0);
    counts.set(rolled.purpose, next + 1);
    if (rolled.count !== next || !isDue(rolled, rolled.before ? bare : full)) {
      wrong = place + 1;
      break;
    }
  }
  return { belongs: fingerprint(table, seed) === fairness.hash, rolls: told.rolled.length, wrong };
}
