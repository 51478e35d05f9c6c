/** The small map of a mission: paths for its floor, walls and doors. */

import type { Piece } from "../protocol";
import { Board, direction, edgeEnds, outline, RADIUS, short } from "../zones/hex/board";

/** A map as `/api/games/<game>` prints it. */
export interface PrintedMap {
  hexes: Record<string, [number, number]>;
  walls: string[];
  doors: string[];
}

export interface Drawing {
  box: string;
  hull: string;
  walls: string;
  doors: string;
}

export function drawMap(map: PrintedMap): Drawing {
  const hexes = Object.entries(map.hexes).map(([name, [q, r]]): Piece => {
    return { id: `hex:${name}`, kind: "hex", facts: { q, r, level: 0, marks: [], concealed: false } };
  });
  const between = (kind: string, pairs: string[]): Piece[] => pairs.map((at) => ({ id: `${kind}:${at}`, kind, at }));
  const board = new Board([...hexes, ...between("wall", map.walls), ...between("door", map.doors)]);
  const { left, top, right, bottom } = board.bounds;
  const lines = (kind: string): string =>
    board.edges
      .filter((edge) => edge.kind === kind)
      .map(({ a, b }) => {
        const [from, to] = edgeEnds(a, direction(a, b));
        return `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
      })
      .join("");
  const edge = RADIUS / 2;
  return {
    box: [left - edge, top - edge, right - left + 2 * edge, bottom - top + 2 * edge].map(short).join(" "),
    hull: outline(board, board.hexes),
    walls: lines("wall"),
    doors: lines("door"),
  };
}
