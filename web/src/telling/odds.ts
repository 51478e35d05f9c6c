/** Odds as a person compares them. */

import type { Odds, Option, Prospect, Text } from "../protocol";
import type { Say } from "../text/voice";

/** What options may be compared by: something that may come of one of them and may not. */
export interface Goal {
  id: string;
  text: Text;
}

export function goalOf(line: Prospect): string {
  return `${line.what} ${line.piece}`;
}

/** The things that may come of options, each once; nothing if there is but one option, and nothing that is sure wherever
 * it is told. */
export function goalsOf(options: readonly Option[], odds: ReadonlyMap<string, Odds>): Goal[] {
  const lines = options.flatMap((option) => odds.get(option.key)?.lines ?? []).filter((line) => line.chance < 1);
  const goals = new Map(lines.map((line) => [goalOf(line), line.text]));
  return options.length > 1 ? [...goals].map(([id, text]) => ({ id, text })) : [];
}

/** What is said beside an option: what it is compared by, else what weighs most and is not what the option is called. */
export function lineOf(odds: Odds | undefined, goal: string, name = "", say?: Say): Prospect | undefined {
  const lines = odds?.lines ?? [];
  return lines.find((line) => (goal ? goalOf(line) === goal : !say || say(line.brief) !== name));
}

interface Words {
  brief: string;
  chance: string;
}

/** What stands beside an option: what comes of it in a word, and how likely that is. With a goal it is a column of
 * chances. A small one says nothing of what is sure. */
export function beside(odds: Odds | undefined, goal: string, small: boolean, name: string, say: Say): Words {
  const line = lineOf(odds, goal, name, say);
  if (!odds || odds.passes) return { brief: "", chance: "" };
  if (odds.nothing) return { brief: say({ id: "web-does-nothing" }), chance: "" };
  if (goal) return { brief: "", chance: say(percent(line?.chance ?? 0)) };
  if (line) return { brief: say(line.brief), chance: small && line.chance === 1 ? "" : say(line.said) };
  const ways = odds.ways ?? 0;
  return { brief: ways > 1 ? say({ id: "web-ways", args: { count: ways } }) : "", chance: "" };
}

/** An option in full for whoever hears it, and in it, just as they are seen, its short words and what stands beside. */
export function inFull(full: string, words: string, { brief, chance }: Words): string {
  const seen = [words, brief, chance].filter((part) => part !== "").join(" ");
  const at = full.lastIndexOf(words);
  return at < 0 ? `${seen}, ${full}` : full.slice(0, at) + seen + full.slice(at + words.length);
}

/** Options that do nothing come last. */
export function idleLast(options: Option[], odds: ReadonlyMap<string, Odds>): Option[] {
  const isIdle = (option: Option): boolean => odds.get(option.key)?.nothing === true;
  return options.some(isIdle) ? [...options.filter((one) => !isIdle(one)), ...options.filter(isIdle)] : options;
}

/** A chance in per cent, for columns: 100 only if it is sure, 0 only if it cannot be. */
export function percent(chance: number): { id: string; args: { n: number } } {
  if (chance > 0.99 && chance < 1) return { id: "odds-over", args: { n: 99 } };
  if (chance > 0 && chance < 0.01) return { id: "odds-under", args: { n: 1 } };
  return { id: "odds-percent", args: { n: Math.round(chance * 100) } };
}

/** Bars for how often how much is lost: the share of each amount, of those there are, as heights from 0 to 1. */
export function bars(harm: readonly number[], tries: number): { amount: number; share: number; height: number }[] {
  const most = Math.max(...harm, 1);
  return harm.map((count, amount) => ({ amount, share: count / Math.max(tries, 1), height: count / most }));
}
