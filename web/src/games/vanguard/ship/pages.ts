/** The rooms of the ship by page of its book, and what lies in each. */

import type { SymbolName } from "../../../look/symbols";
import type { Zone } from "../../../protocol";
import type { TableFacts } from "../../../table/facts";
import { litIn } from "../../../table/options";

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
  { page: 23, symbol: "launch", zones: ["decks", "scanner", "armory", "hangar"] },
  { page: 26, symbol: "dock", zones: ["crew"] },
  { page: 27, symbol: "debrief", zones: ["crew"] },
  { page: 28, symbol: "unload", zones: ["pockets", "laboratory"] },
  { page: 32, symbol: "medbay", zones: ["medbay", "crew"] },
  { page: 36, symbol: "memorial", zones: ["wall"] },
  { page: 39, symbol: "save", zones: ["bridge", "pockets"] },
];

/** What lies in other rooms and comes along where it is asked about. */
const ELSEWHERE: readonly string[] = [
  ...["crew", "offered", "armory", "decks", "laboratory", "hangar", "medbay", "facilities", "bridge", "future", "lander"],
];

/** The room of a page; pages on the planet's side belong to the launch before them. */
export function roomOf(page: number): Room {
  return ROOMS.findLast((room) => room.page <= page) ?? ROOMS[0]!;
}

/** What lies before one in a room: first what is asked about, wherever it comes from. Of heaps in other rooms only that
 * comes along. */
export function lyingIn(room: Room, facts: Pick<TableFacts, "zone">, targets: Parameters<typeof litIn>[1]): Zone[] {
  const found = (ids: readonly string[]): Zone[] => ids.flatMap((id) => facts.zone(id) ?? []);
  const isLit = (zone: Zone): boolean => litIn(zone, targets);
  const here = found(room.zones);
  const asked = found(ELSEWHERE)
    .filter((zone) => !here.includes(zone) && isLit(zone))
    .map((zone) => (zone.kind === "mat" ? zone : { ...zone, pieces: (zone.pieces ?? []).filter((piece) => targets.has(piece.id)) }));
  return [...here.filter(isLit), ...asked, ...here.filter((zone) => !isLit(zone))];
}

/** The page of the ship book that lies open. */
export const pageOf = (facts: Pick<TableFacts, "piece">): number => Number(facts.piece("turn")?.facts?.page ?? 0);

export const STAR_MAP = 5;

/** Whether the book is open: then a planet's board may still lie on the table, and nobody plays on it. */
export const isAboard = (facts: Pick<TableFacts, "phase" | "zone">): boolean => facts.phase === "ship" || facts.zone("map") === undefined;
