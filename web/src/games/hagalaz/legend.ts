/** What the signs on the map mean, in the words of the lens. */

import type { LegendEntry } from "../room";
import type { SymbolName } from "../../look/symbols";
import type { Say } from "../../text/voice";

const MARKS: readonly [SymbolName, string][] = [
  ["start", "start"],
  ["loot", "loot"],
  ["bonus-loot", "bonus-loot"],
  ["spawn", "grunt-spawn"],
  ["spawn-elite", "elite-spawn"],
  ["objective", "objective"],
  ["prisoner", "prisoner"],
  ["terminal", "terminal"],
  ["travel", "fast-travel"],
  ["exit", "exit"],
  ["inferno", "inferno"],
  ["coolant", "coolant"],
  ["turret", "turret"],
];
const MARKERS: readonly SymbolName[] = ["grapple", "ranged", "reaction", "sprint"];
const OTHERS: readonly [SymbolName, string][] = [
  ["door-locked", "opens-locked-door"],
  ["door-open", "opens-unlocked-door"],
  ["obstacle", "opens-obstacle"],
  ["stunned", "lens-stunned"],
  ["biotic", "lens-biotic"],
  ["mine", "opens-mine"],
  ["drone", "opens-drone"],
];

export function legend(say: Say): LegendEntry[] {
  return [
    ...MARKS.map(([symbol, mark]) => ({ symbol, text: say({ id: "lens-mark", args: { mark } }) })),
    ...MARKERS.map((marker) => ({ symbol: marker, text: say({ id: "lens-marker", args: { marker } }) })),
    ...OTHERS.map(([symbol, id]) => ({ symbol, text: say({ id }) })),
  ];
}
