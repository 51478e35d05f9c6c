/** Who moved on the map between two scenes, and along which hexes. */

import { changesOf, type Change } from "../../motion/changes";
import type { Piece } from "../../protocol";
import type { Walk } from "../../telling/beats";
import { pathBetween, short, type Board, type Hex, type Point } from "./board";
import { standings } from "./layout";
import type { HexLook } from "./look";

type Walking = Pick<HexLook, "isUnit" | "leads" | "stand">;

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

/** The changes between two scenes. Who is known to have gone some way is drawn going it; others take the shortest. */
export function scoreOf(
  board: Board,
  was: readonly Piece[],
  now: readonly Piece[],
  look: Walking,
  walks: readonly Walk[] = [],
): Score {
  const changes = changesOf(was, now);
  const stood = new Map(standings(board, was, look.isUnit, look.stand).map((each) => [each.piece.id, each]));
  const stands = new Map(standings(board, now, look.isUnit, look.stand).map((each) => [each.piece.id, each]));
  const moves: Move[] = [];
  const trails: Trail[] = [];
  for (const change of changes) {
    if (change.kind !== "moved") continue;
    const [from, to] = [board.hex(change.from), board.hex(change.to)];
    const [begin, end] = [stood.get(change.piece.id), stands.get(change.piece.id)];
    if (!from || !to || !begin || !end) continue;
    const told = walks.find((walk) => walk.id === change.piece.id && walk.path.at(-1) === change.to);
    const hexes = told ? hexesOf(board, told) : pathBetween(board, from, to, look.leads);
    moves.push({ id: change.piece.id, way: [begin, ...hexes.slice(1, -1), end] });
    trails.push(trail(change.piece.id, hexes));
  }
  return { moves, trails, changes };
}

/** The trails of whoever is known to have gone some way. */
export function trailsOf(board: Board, walks: readonly Walk[]): Trail[] {
  return walks.flatMap((walk) => {
    const hexes = hexesOf(board, walk);
    return hexes.length > 1 ? [trail(walk.id, hexes)] : [];
  });
}

const hexesOf = (board: Board, { path }: Walk): Hex[] => path.flatMap((name) => board.hex(name) ?? []);

function trail(id: string, hexes: readonly Hex[]): Trail {
  const path = hexes.map((hex, place) => `${place ? "L" : "M"}${short(hex.x)} ${short(hex.y)}`).join("");
  return { id, path, start: hexes[0]! };
}
