/** A round of Hagalaz has three phases; the program knows more, finer ones. */

import type { Zone } from "../../../protocol";
import type { TableFacts } from "../../../table/facts";

export const PHASES = ["prepare", "heroes", "end"] as const;
export type PhaseName = (typeof PHASES)[number];

const OF: Record<string, PhaseName> = {
  round: "prepare",
  roll: "heroes",
  stars: "heroes",
  actions: "heroes",
  threat: "heroes",
  turn_end: "heroes",
  end: "end",
};

/** The phase of a round, or null outside of rounds: in set-up, between missions. */
export function phaseOf(phase: string): PhaseName | null {
  return OF[phase] ?? null;
}

const BETWEEN = ["opening", "campaign", "closing"];

/** Whether a mission is on the table, rather than the campaign map between two of them. */
export function inMission(phase: string): boolean {
  return !BETWEEN.includes(phase);
}

/** Between two missions there is nothing but the campaign map. */
export function boards(zones: Zone[], facts: TableFacts): Zone[] {
  const charts = zones.filter((zone) => zone.kind === "regions");
  if (charts.length > 0 && !inMission(facts.phase)) return charts;
  return zones.filter((zone) => zone.kind === "hexmap" || zone.kind === "regions");
}
