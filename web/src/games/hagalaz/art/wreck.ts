/** The campaign map: the wreck as a deck plan, and where its waypoints lie. */

import type { Piece } from "../../../protocol";
import type { Point } from "../../../zones/hex/board";

export const WRECK = { width: 1096, height: 808 };

/** The outline of the hull; the whole wreck lies tilted. */
export const HULL =
  "M52 330V268H150V246L330 232 352 186 470 176 500 132H566L584 184 700 194 820 250 1010 372 1066 452 1030 516 " +
  "900 612 700 664H640L618 700H420L396 664 220 640 150 604V588H52V528L92 520V462L52 452V398L92 390V338Z";
/** Whether a point of the paper is sky, where wind can be drawn. */
export const isOpenSky = ({ x, y }: Point): boolean => y < 150 || (x > 860 && y < 300) || (x < 60 && y < 260);
export const TILT = "rotate(5 540 430)";

const TIERS: Record<number, number> = { 1: 255, 2: 500, 3: 790, 4: 940 };
const MIDDLE = 405;
const ROOM = 280;
const LOYALTY: readonly Point[] = [
  { x: 340, y: 244 },
  { x: 386, y: 560 },
  { x: 646, y: 236 },
  { x: 626, y: 580 },
];

export interface Waypoint extends Point {
  piece: Piece;
  /** The mission's id, or the hero's for a loyalty box. */
  id: string;
  number: string;
  tier: number;
  paths: string[];
  played: number;
  result: string;
  loyalty: boolean;
}

/** Waypoints by tier from left to right, in their order from top to bottom; loyalty boxes above and below. */
export function waypoints(pieces: readonly Piece[], places: readonly Piece[]): Waypoint[] {
  const main = pieces.filter((piece) => piece.kind === "waypoint").map((piece) => read(piece, false));
  const boxes = places.filter((place) => place.kind === "loyalty-box").map((place) => read(place, true));
  for (const waypoint of main) {
    const mates = main.filter((other) => other.tier === waypoint.tier);
    const place = mates.indexOf(waypoint);
    const gap = mates.length > 1 ? Math.min(160, ROOM / (mates.length - 1)) : 0;
    waypoint.x = (TIERS[waypoint.tier] ?? 930) + (place % 2 ? 26 : -8);
    waypoint.y = MIDDLE + (place - (mates.length - 1) / 2) * gap + (waypoint.tier % 2 ? 14 : -10);
  }
  boxes.forEach((box, place) => Object.assign(box, LOYALTY[place % LOYALTY.length]));
  return [...main, ...boxes];
}

function read(piece: Piece, loyalty: boolean): Waypoint {
  const facts = piece.facts ?? {};
  return {
    piece,
    id: piece.id.slice(piece.id.indexOf(":") + 1),
    number: piece.at ?? "",
    tier: Number(facts.tier ?? 0),
    paths: Array.isArray(facts.paths) ? facts.paths : [],
    played: Number(facts.played ?? 0),
    result: String(facts.result ?? ""),
    loyalty,
    x: 0,
    y: 0,
  };
}

export interface Path {
  key: string;
  d: string;
  walked: boolean;
}

/** The paths between waypoints as curves; those that were walked are told apart. */
export function paths(all: readonly Waypoint[]): Path[] {
  const byId = new Map(all.filter((each) => !each.loyalty).map((each) => [each.id, each]));
  const order = [...byId.values()].filter((each) => each.played > 0).sort((one, other) => one.played - other.played);
  return [...byId.values()].flatMap((from) =>
    from.paths.flatMap((id) => {
      const to = byId.get(id);
      if (!to) return [];
      const middle = (from.x + to.x) / 2;
      const at = order.indexOf(from);
      return [
        {
          key: `${from.id} ${to.id}`,
          d: `M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`,
          walked: at >= 0 && order[at + 1] === to,
        },
      ];
    }),
  );
}

/** A name in at most two lines, as even as can be; one of at most so many letters stays in one. */
export function twoLines(name: string, most = 16): string[] {
  const words = name.split(" ");
  if (name.length <= most || words.length < 2) return [name];
  const splits = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const width = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
  return splits.reduce((best, lines) => (width(lines) < width(best) ? lines : best));
}
