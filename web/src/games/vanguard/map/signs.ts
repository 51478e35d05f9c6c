/** What stands on the plate of a sector: the most that is known of it. */

import { isSymbol, type SymbolName } from "../../../look/symbols";
import type { Piece } from "../../../protocol";

const SIGNS: readonly [string, SymbolName][] = [
  ["final", "final"],
  ["important", "important"],
  ["poi", "poi"],
  ["log", "log"],
  ["landing", "lander"],
];

export function sectorSign(place: Piece): SymbolName | null {
  return SIGNS.find(([fact]) => place.facts?.[fact] !== undefined)?.[1] ?? null;
}

/** The sign of a route symbol: `exhaust-red` is an `exhaust`, `danger-B` a `danger`. */
export function routeSign(symbol: string): string {
  if (symbol === "move") return "route";
  if (symbol === "check") return "d10";
  const plain = symbol.split("-")[0] ?? symbol;
  return isSymbol(symbol) ? symbol : plain;
}
