/** The rooms of the ship by page of its book, and what lies in each. */

import type { SymbolName } from "../../../look/symbols";
import type { TableFacts } from "../../../table/facts";

export interface Room {
  page: number;
  symbol: SymbolName;
  /** The zones that lie open there. */
  zones: readonly string[];
  /** It is a facility that one goes to from the page of all of them. */
  within?: boolean;
}

export const ROOMS: readonly Room[] = [
  { page: 2, symbol: "bridge", zones: ["bridge", "future"] },
  { page: 5, symbol: "starmap", zones: ["scanner"] },
  { page: 6, symbol: "rooms", zones: ["facilities"] },
  { page: 8, symbol: "research", zones: ["laboratory"], within: true },
  { page: 12, symbol: "production", zones: ["production"], within: true },
  { page: 14, symbol: "upgrade", zones: ["facilities"], within: true },
  { page: 16, symbol: "barracks", zones: ["offered", "crew"], within: true },
  { page: 17, symbol: "situation", zones: ["bridge"], within: true },
  { page: 18, symbol: "hangar", zones: ["hangar"] },
  { page: 23, symbol: "launch", zones: ["scanner", "decks", "armory", "hangar"] },
  { page: 26, symbol: "dock", zones: ["crew"] },
  { page: 27, symbol: "debrief", zones: ["crew"] },
  { page: 28, symbol: "unload", zones: ["pockets", "laboratory"] },
  { page: 32, symbol: "medbay", zones: ["medbay", "crew"] },
  { page: 36, symbol: "memorial", zones: ["wall"] },
  { page: 39, symbol: "save", zones: ["bridge", "pockets"] },
];

/** The room of a page; pages on the planet's side belong to the launch before them. */
export function roomOf(page: number): Room {
  return ROOMS.findLast((room) => room.page <= page) ?? ROOMS[0]!;
}

/** Whether the book is open: then a planet's board may still lie on the table, and nobody plays on it. */
export const isAboard = (facts: Pick<TableFacts, "phase" | "zone">): boolean => facts.phase === "ship" || facts.zone("map") === undefined;
