/** Scenes and lines of fire of the server, for tests. */

import later from "./fixtures/scene-later.json";
import fire from "./fixtures/lines-of-fire.json";
import start from "./fixtures/scene-start.json";
import type { Piece, Zone } from "../src/protocol";
import { Board } from "../src/zones/hex/board";

export const START = start.zones as unknown as Zone[];
export const LATER = later.zones as unknown as Zone[];
export const FACTS = fire as Record<"locked" | "opened", Record<"fire" | "walk", Record<string, string[]>>>;

export function zoneOf(zones: readonly Zone[], id: string): Zone {
  const zone = zones.find((each) => each.id === id);
  if (!zone) throw new Error(`no zone ${id}`);
  return zone;
}

/** The places of the first mission's map, with all doors open or as they are at the start. */
export function places(opened: boolean): Piece[] {
  return (zoneOf(START, "map").places ?? []).map((place) =>
    place.kind === "door" && opened ? { ...place, facts: { locked: false } } : place,
  );
}

export function board(opened = false): Board {
  return new Board(places(opened));
}
