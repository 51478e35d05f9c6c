/** What the signs on the atlas and the stations mean; where the lens has words for one, it is told in those. */

import type { LegendEntry } from "../room";
import type { SymbolName } from "../../look/symbols";
import type { Say } from "../../text/voice";

const STORES: readonly SymbolName[] = ["energy", "credits", "ice", "nanocarbon", "titanium"];
const ON_THE_MAP: readonly [SymbolName, string][] = [
  ["transport", "transport"],
  ["fighter", "fighter"],
  ["science-vessel", "science-vessel"],
  ["cruiser", "cruiser"],
  ["leader", "leader"],
  ["moon", "moon"],
  ["build", "development"],
  ["raider", "raider"],
  ["module", "base"],
  ["gate", "gate"],
  ["quasar", "special"],
  ["probe", "probe"],
];
const SIGNS: readonly [SymbolName, string][] = [
  ["assault", "lens-assault"],
  ["navigation", "lens-navigation"],
  ["bay", "opens-bay"],
  ["event", "opens-events"],
  ["ring", "opens-ring"],
  ["token", "opens-token"],
  ["upgrade", "opens-owned-upgrade"],
  ["mechaphage", "lens-infested"],
];

export function legend(say: Say): LegendEntry[] {
  return [
    ...ON_THE_MAP.map(([symbol, id]) => ({ symbol, text: say({ id: `web-legend-${id}` }) })),
    ...STORES.map((symbol) => ({ symbol, text: say({ id: "opens-store", args: { kind: symbol } }) })),
    ...SIGNS.map(([symbol, id]) => ({ symbol, text: say({ id }) })),
  ];
}
