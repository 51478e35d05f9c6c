/** A small plate of the atlas for each scenario: which regions it shows. */

export type Spot = { q: number; r: number; kind: string };

const REACH: readonly Spot[] = [
  { q: -1, r: 0, kind: "nebula" },
  { q: 0, r: 0, kind: "ice" },
  { q: 1, r: 0, kind: "base" },
  { q: 2, r: 0, kind: "desert" },
  { q: -2, r: 1, kind: "base" },
  { q: -1, r: 1, kind: "volcanic" },
  { q: 0, r: 1, kind: "metallic" },
  { q: 1, r: 1, kind: "garden" },
  { q: 2, r: 1, kind: "nebula" },
  { q: -2, r: 2, kind: "space" },
  { q: -1, r: 2, kind: "space" },
  { q: 0, r: 2, kind: "space" },
  { q: 1, r: 2, kind: "space" },
];

const CENTRE = (spot: Spot): boolean => spot.q === 0 && spot.r === 1;

/** The regions of a scenario's picture: the Gate in the middle of Escalation, the Hegemon in the middle of his. */
export function plateOf(scenario: string): Spot[] {
  const middle = scenario === "escalation" ? "gate" : scenario === "hegemon" ? "hegemon" : "";
  return REACH.map((spot) => (middle && CENTRE(spot) ? { ...spot, kind: middle } : spot));
}
