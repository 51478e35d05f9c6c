/** What a scenario of Edge begins with, and what rules what out (AE-RULING-60, AE-SHADOW-02). */

export const LENGTHS = ["short", "medium", "long"] as const;
export const DECKS = ["dawn", "twilight", "shadows"] as const;
export const PARTS = ["more_factions", "more_tactics", "ancient_modules", "gate", "wyrm"] as const;
export type Part = (typeof PARTS)[number];

export interface Agreed {
  length: string;
  events: string;
  ancient_moons: string;
  parts: Record<Part, boolean>;
}

export function agreedIn(scenario: string): Agreed {
  const all = scenario === "escalation";
  const more = scenario !== "reach";
  return {
    length: more ? "medium" : "short",
    events: all ? "shadows" : "dawn",
    ancient_moons: all ? "both" : "off",
    parts: { more_factions: more, more_tactics: more, ancient_modules: all, gate: all, wyrm: all },
  };
}

/** The rule that rules a part or a deck out as things are, or "". */
export function ruledOut(agreed: Agreed, what: string): string {
  if (what === "wyrm" && !agreed.parts.gate) return "AE-RULING-60";
  if (what === "shadows" && !(agreed.parts.gate && agreed.parts.wyrm)) return "AE-SHADOW-02";
  return "";
}

/** The same with what no longer goes together taken back. */
export function mended(agreed: Agreed): Agreed {
  const wyrm = agreed.parts.wyrm && agreed.parts.gate;
  const parts = { ...agreed.parts, wyrm };
  const events = agreed.events === "shadows" && !(wyrm && parts.gate) ? "dawn" : agreed.events;
  return { ...agreed, parts, events };
}
