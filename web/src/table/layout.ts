/** Where the zones of a table lie when its game has no room of its own for them: large things on the board, what tells
 * the state of play beside it, one's hand and what lies open below. */

import type { Room } from "../games/room";
import type { Zone, ZoneKind } from "../protocol";
import type { TableFacts } from "./facts";

const LARGE: readonly ZoneKind[] = ["stage", "page", "hexmap", "chart", "regions"];
const BESIDE: readonly ZoneKind[] = ["seats", "track", "pool"];
const HAND: ZoneKind = "hand";

/** The zone that says whose turn it is; it is told, not drawn. */
const TURN = "turn";

function isDrawn(zone: Zone): boolean {
  return zone.id !== TURN && ((zone.pieces?.length ?? 0) > 0 || (zone.places?.length ?? 0) > 0);
}

/** The zones to be shown large, one at a time: a procedure or a page before the map it happens on. */
export function boardsOf(zones: Zone[], facts: TableFacts): Zone[] {
  if (facts.room.boards) return facts.room.boards(zones, facts);
  const drawn = zones.filter(isDrawn);
  return LARGE.flatMap((kind) => drawn.filter((zone) => zone.kind === kind));
}

export interface Spread {
  /** What lies on the board where nothing needs all of it. */
  middle: Zone[];
  beside: Zone[];
  below: Zone[];
}

/** The other zones. */
export function spreadOf(zones: Zone[]): Spread {
  const drawn = zones.filter(isDrawn);
  const large = drawn.some((zone) => LARGE.includes(zone.kind));
  const rest = drawn.filter((zone) => !LARGE.includes(zone.kind) && !BESIDE.includes(zone.kind) && zone.kind !== HAND);
  const hands = drawn.filter((zone) => zone.kind === HAND);
  return {
    middle: large ? [] : rest,
    beside: drawn.filter((zone) => BESIDE.includes(zone.kind)),
    below: large ? [...hands, ...rest] : hands,
  };
}

/** The zones that are drawn with the first picture by what all games share: those the room has no component and no place
 * of its own for. */
export function sharedZones(zones: Zone[], room: Room): Zone[] {
  const { middle, beside, below } = spreadOf(zones);
  const large = zones.filter((zone) => isDrawn(zone) && LARGE.includes(zone.kind));
  const placed = [
    ...(room.boards ? [] : [...large, ...middle]),
    ...(room.Side ? [] : beside),
    ...(room.Dock ? [] : below),
  ];
  return placed.filter((zone) => !room.zone?.(zone));
}
