/** What is printed on the components of Hagalaz, as `GET /api/games/hagalaz` tells it. */

export type SlotKind = "move" | "standard" | "empowered";
export type AbilityKind = "start" | "locked" | "advanced" | "loyalty";

export interface PrintedAbility {
  id: string;
  name: string;
  box: number;
  kind: AbilityKind;
  slots: SlotKind[];
  text: string;
  needs: string[];
}

export interface PrintedHero {
  id: string;
  name: string;
  health: number;
  shields: number;
  blurb: string;
  main: { id: string; name: string; text: string; effect: Record<string, unknown> };
  ability: PrintedAbility[];
}

export interface PrintedMission {
  name: string;
  number: string;
  tier: number;
  loyalty: string;
  faction: string;
  intro: string;
  failure: string;
  rules: { title: string; text: string }[];
  actions: Record<string, { name: string; text: string }>;
  objectives: Record<string, { kind: string; title: string; text: string; after: string }>;
  elites: Record<string, { name: string; text: string; resilience: number[] }>;
  counters: Record<string, { name: string; boxes: number }>;
}

export interface Printed {
  heroes: PrintedHero[];
  cards: Record<string, { name: string; text: string }>;
  missions: Record<string, PrintedMission>;
}

/** The printed components, or null until they have come. */
export function printedOf(printed: unknown): Printed | null {
  return printed && typeof printed === "object" && "heroes" in printed ? (printed as Printed) : null;
}

export function printedHero(printed: unknown, id: string): PrintedHero | undefined {
  return printedOf(printed)?.heroes.find((hero) => hero.id === id);
}

/** How many boxes or tokens the meter of a main ability has; 0 if it has none. */
export function meterSize(hero: PrintedHero | undefined): number {
  const effect = hero?.main.effect ?? {};
  return Number(effect.track ?? effect.tokens ?? 0);
}
