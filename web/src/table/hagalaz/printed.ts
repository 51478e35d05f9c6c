/** What is printed on the boards, cards and mission pages of Hagalaz: `/api/games/hagalaz`. */

export interface PrintedAbility {
  id: string;
  name: string;
  text: string;
}

export interface PrintedHero {
  id: string;
  name: string;
  blurb: string;
  main: PrintedAbility;
  ability: PrintedAbility[];
}

export interface PrintedMission {
  name: string;
  number: string;
  intro: string;
  failure: string;
  rules: { title: string; text: string }[];
  actions: Record<string, { name: string; text: string }>;
  objectives: Record<string, { kind: string; title: string; text: string; after: string }>;
  counters: Record<string, { name: string; boxes: number }>;
}

export interface Printed {
  heroes: PrintedHero[];
  cards: Record<string, { name: string; text: string }>;
  missions: Record<string, PrintedMission>;
}

/** The printed matter of Hagalaz, or null if it has not come yet or this is another game's. */
export function asPrinted(printed: unknown): Printed | null {
  return printed !== null && typeof printed === "object" && "missions" in printed ? (printed as Printed) : null;
}
