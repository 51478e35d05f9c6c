/** What is printed in a hex: which symbol a mark has, and what kind of thing it is. */

import type { SymbolName } from "../../look/symbols";

export interface MarkLook {
  symbol: SymbolName | null;
  /** A letter or number beside the symbol, or the name painted on the floor. */
  note: string;
  hostile: boolean;
}

const SYMBOLS: Record<string, SymbolName> = {
  start: "start",
  loot: "loot",
  "bonus-loot": "bonus-loot",
  "grunt-spawn": "spawn",
  objective: "objective",
  prisoner: "prisoner",
  terminal: "terminal",
  exit: "exit",
};

/** The hazards are patterns of the floor, not symbols on it. */
export const HAZARDS = ["inferno", "coolant"] as const;
export type Hazard = (typeof HAZARDS)[number];

export function hazardOf(marks: readonly string[]): Hazard | null {
  return HAZARDS.find((hazard) => marks.includes(hazard)) ?? null;
}

/** How a mark is printed; null for those that are drawn otherwise (turrets, hazards, levels). */
export function markLook(mark: string): MarkLook | null {
  if (mark.startsWith("turret:") || mark === "upper" || mark === "inferno" || mark === "coolant") return null;
  const plain = SYMBOLS[mark];
  if (plain) return { symbol: plain, note: "", hostile: mark === "grunt-spawn" };
  const [stem, note] = split(mark);
  if (stem === "elite") return { symbol: "spawn-elite", note, hostile: true };
  if (stem === "terminal") return { symbol: "terminal", note, hostile: false };
  if (stem === "fast-travel") return { symbol: "travel", note: note.toUpperCase(), hostile: false };
  if (stem === "start") return { symbol: "start", note: note.charAt(0).toUpperCase(), hostile: false };
  return { symbol: null, note: mark.replaceAll("-", " "), hostile: false };
}

function split(mark: string): [string, string] {
  const at = Math.max(mark.lastIndexOf("-"), mark.lastIndexOf(":"));
  return [mark.slice(0, at), mark.slice(at + 1)];
}

/** The kind of token that lies where a mark is printed, and hides it. */
export function tokenOf(mark: string): string {
  return mark === "bonus-loot" ? "loot" : mark;
}
