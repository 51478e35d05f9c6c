/** Lines of fire as they are drawn: six rays from a hex, each as far as nothing is in the way. Whom one may attack is
 * the server's to say; tests compare the two. */

import { DIRECTIONS, type Board, type Hex, type Point, edgeMiddle } from "../../../zones/hex/board";
import { isLocked } from "./walk";

/** What a ray ends at: something on an edge, another level, or the end of the deck. */
export type Stop = "wall" | "door" | "obstacle" | "level" | "hull";

/** One of the six rays. `hexes` are those in line of fire; the ray is drawn from `from` to `to`. */
export interface Ray {
  way: number;
  from: Point;
  to: Point;
  hexes: Hex[];
  stop: Stop;
}

/** The ray from a hex in one direction.
 *
 * What lies on the own edge does not hinder, a wall or a locked door excepted; any door or obstacle further out
 * does. Hexes on another level are passed over, except the very next one. */
export function ray(board: Board, hex: Hex, way: number): Ray {
  const hexes: Hex[] = [];
  const ended = (last: Hex, stop: Stop): Ray => ({ way, from: hex, to: edgeMiddle(last, way), hexes, stop });
  const next = board.step(hex, way);
  if (!next) return ended(hex, "hull");
  const own = board.edge(hex, next);
  if (own?.kind === "wall") return ended(hex, "wall");
  if (own && isLocked(own)) return ended(hex, "door");
  hexes.push(next);
  let here = next;
  let stop: Stop = "hull";
  for (let beyond = board.step(here, way); beyond; beyond = board.step(here, way)) {
    const edge = board.edge(here, beyond);
    if (edge && edge.kind !== "ramp") {
      stop = edge.kind as Stop;
      break;
    }
    if (beyond.level === hex.level) hexes.push(beyond);
    here = beyond;
  }
  const last = hexes[hexes.length - 1] ?? next;
  return ended(last, last === here ? stop : "level");
}

/** All six rays. */
export function rays(board: Board, hex: Hex): Ray[] {
  return DIRECTIONS.map((_, way) => ray(board, hex, way));
}

/** The hexes in line of fire, in the order of the map. */
export function inFire(board: Board, hex: Hex): Hex[] {
  const seen = new Set(rays(board, hex).flatMap((each) => each.hexes));
  return board.hexes.filter((each) => seen.has(each));
}
