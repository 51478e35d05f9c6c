/** What is drawn along lines of fire: the lanes of turrets, and aims from the actor to whom can be attacked. */

import type { Option, Piece } from "../../../protocol";
import { RADIUS, short, type Board, type Hex, type Point } from "../../../zones/hex/board";
import { inFire, ray } from "./fire";
import type { Standing } from "../../../zones/hex/layout";

export interface Lane {
  id: string;
  area: string;
  rim: string;
}

const LANE_BEGIN = 20;
const LANE_NARROW = 5;
const LANE_WIDE = 16;
const AIM_BEGIN = 34;
const AIM_END = 31;

/** The lanes of active turrets: wedges that end where the lane is blocked. */
export function lanes(board: Board, pieces: readonly Piece[]): Lane[] {
  return pieces.flatMap((piece) => {
    const hex = board.hex(piece.at ?? "");
    if (piece.kind !== "turret" || piece.facts?.active !== true || !hex) return [];
    const lane = ray(board, hex, Number(piece.facts.direction));
    if (lane.hexes.length === 0) return [];
    const { at, length } = along(lane.from, lane.to);
    const left = `M${at(LANE_BEGIN, LANE_NARROW)}L${at(length, LANE_WIDE)}`;
    const right = `${at(length, -LANE_WIDE)}L${at(LANE_BEGIN, -LANE_NARROW)}`;
    return [{ id: piece.id, area: `${left}L${right}Z`, rim: `${left}M${right}` }];
  });
}

export interface Aim {
  id: string;
  path: string;
}

/** Lines from a hex to every enemy that can be attacked along a line of fire and is not right beside it. */
export function aims(
  board: Board,
  from: Hex,
  lit: readonly Standing[],
  targets: ReadonlyMap<string, Option[]>,
): Aim[] {
  const seen = inFire(board, from);
  return lit.flatMap((standing) => {
    const { piece, hex } = standing;
    const attacked = targets.get(piece.id)?.some((option) => option.key.startsWith("attack:"));
    const { at, length } = along(from, standing);
    if (!attacked || !seen.includes(hex) || length < 2 * RADIUS) return [];
    return [{ id: piece.id, path: `M${at(AIM_BEGIN)}L${at(length - AIM_END)}` }];
  });
}

/** Points beside a line: so far along it, and so far to its right. */
function along(from: Point, to: Point): { length: number; at: (far: number, aside?: number) => string } {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return {
    length,
    at: (far, aside = 0) => `${short(from.x + x * far - y * aside)} ${short(from.y + y * far + x * aside)}`,
  };
}
