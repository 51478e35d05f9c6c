/** Where in its region everything lies: the development left of the planet, moons right of it, free leaders at the rim
 * beside the name, ships and raiders in rows below it. */

import type { Piece } from "../../../protocol";
import type { Hex } from "../../../zones/hex/board";
import type { Standing } from "../../../zones/hex/layout";

/** The radius of a piece that is drawn in its full size. */
export const FULL = 20;

const SHIP = 7;
const SMALL_SHIP = 5.4;
const DEVELOPMENT = 7;
const MOON = 3;
const LEADER = 3.8;

type Spot = readonly [x: number, y: number];

const LEADERS: readonly Spot[] = [
  [-26, -1.5],
  [26, -1.5],
  [-26, 7.5],
  [26, 7.5],
  [-17, -25],
];
export const DEVELOPMENT_AT: Spot = [-19.5, -14];
const MOONS_AT: Spot = [19, -21.5];
export const MOON_STEP = 7;
const ROW = 21;
/** More than so many in a row are drawn smaller, and in two rows if there are still more. */
const IN_A_ROW = 3;
const IN_A_SMALL_ROW = 4;

/** Where the moons of a region are, counted from the top. */
export const moonAt = (place: number): Spot => [MOONS_AT[0], MOONS_AT[1] + place * MOON_STEP];

export function standIn(hex: Hex, pieces: readonly Piece[]): Standing[] {
  const found: Standing[] = [];
  const put = (piece: Piece, [x, y]: Spot, radius: number): void =>
    void found.push({ piece, hex, x: hex.x + x, y: hex.y + y, size: radius / FULL, aside: false });
  const of = (...kinds: string[]): Piece[] => pieces.filter((piece) => kinds.includes(piece.kind));
  of("development").forEach((piece) => put(piece, DEVELOPMENT_AT, DEVELOPMENT));
  of("moon").forEach((piece, place) => put(piece, moonAt(place), MOON));
  of("leader").forEach((piece, place) => put(piece, LEADERS[place % LEADERS.length]!, LEADER));
  const fleet = of("ship", "raider", "probe", "goods");
  rowsOf(fleet.length).forEach(([x, y, radius], place) => put(fleet[place]!, [x, y], radius));
  return found;
}

/** Places for so many ships, and how large each may be. */
export function rowsOf(count: number): [x: number, y: number, radius: number][] {
  const row = (many: number, y: number, radius: number): [number, number, number][] =>
    Array.from({ length: many }, (_, place) => [(place - (many - 1) / 2) * radius * 2.15, y, radius]);
  if (count <= IN_A_ROW) return row(count, ROW, SHIP);
  if (count <= IN_A_SMALL_ROW) return row(count, ROW - 2, SMALL_SHIP);
  const first = Math.ceil(count * 0.6);
  const radius = Math.min(SMALL_SHIP, 24 / first);
  return [...row(first, ROW - 4.5, radius), ...row(count - first, ROW + 5.5, radius)];
}
