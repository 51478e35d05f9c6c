/** What the signs on dice, maps and cards mean. */

import type { LegendEntry } from "../room";
import type { SymbolName } from "../../look/symbols";
import type { Say } from "../../text/voice";

const SYMBOLS: readonly SymbolName[] = [
  "fitness", "gathering", "defence", "exploration", "biology", "xenology",
  "building", "science", "technology", "basic", "vanguard", "accident",
];
const SIGNS: readonly SymbolName[] = [
  "poi", "log", "lander", "important", "final", "route", "exhaust", "sacrifice", "danger", "supply", "time", "injury", "lead", "success",
];
const BIOMES: readonly SymbolName[] = [
  "cold", "cave", "crystalline", "hostile", "desert", "void", "ruins", "rocky", "deadly", "volcanic", "vegetation", "water",
];

export function legend(say: Say): LegendEntry[] {
  return [
    ...SYMBOLS.map((symbol) => ({ symbol, text: say({ id: `symbol-${symbol}` }) })),
    ...SIGNS.map((symbol) => ({ symbol, text: say({ id: `web-legend-${symbol}` }) })),
    ...BIOMES.map((symbol) => ({ symbol, text: say({ id: `biome-${symbol}` }) })),
  ];
}
