/** Who moved on the map between two scenes, and along which hexes. */

import { changesOf, type Change } from "../../motion/changes";
import type { Piece } from "../../protocol";
import { pathBetween, short, type Board, type Point } from "./board";
import { standings } from "./layout";
import type { HexLook } from "./look";

type Walking = Pick<HexLook, "isUnit" | "leads">;

export interface Move {
  id: string;
  /** The way on paper, from where the piece stood to where it stands. */
  way: Point[];
}

/** A mark of the last change: the way that was taken. */
export interface Trail {
  id: string;
  path: string;
  start: Point;
}

export interface Score {
  moves: Move[];
  trails: Trail[];
  changes: Change[];
}

export function scoreOf(board: Board, was: readonly Piece[], now: readonly Piece[], look: Walking): Score {
  const changes = changesOf(was, now);
  const stood = new Map(standings(board, was, look.isUnit).map((each) => [each.piece.id, each]));
  const stands = new Map(standings(board, now, look.isUnit).map((each) => [each.piece.id, each]));
  const moves: Move[] = [];
  const trails: Trail[] = [];
  for (const change of changes) {
    if (change.kind !== "moved") continue;
    const [from, to] = [board.hex(change.from), board.hex(change.to)];
    const [begin, end] = [stood.get(change.piece.id), stands.get(change.piece.id)];
    if (!from || !to || !begin || !end) continue;
    const hexes = pathBetween(board, from, to, look.leads);
    moves.push({ id: change.piece.id, way: [begin, ...hexes.slice(1, -1), end] });
    const path = hexes.map((hex, place) => `${place ? "L" : "M"}${short(hex.x)} ${short(hex.y)}`).join("");
    trails.push({ id: change.piece.id, path, start: from });
  }
  return { moves, trails, changes };
}
