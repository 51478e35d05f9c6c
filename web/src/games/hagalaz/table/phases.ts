/** A round of Hagalaz has three phases; the program knows more, finer ones. */

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
