/** Where one can go on the deck plan, as far as a picture needs it: the way a piece is drawn walking, what is next to
 * what in words, which hexes are one room. What may be done is decided by the server alone; tests compare the two. */

import type { Board, Edge, Hex } from "../../../zones/hex/board";

export const isLocked = (edge: Edge): boolean => edge.kind === "door" && edge.facts.locked === true;

/** Whether two neighbours are adjacent: no wall and no locked door between them. */
export function isOpen(board: Board, a: Hex, b: Hex): boolean {
  const edge = board.edge(a, b);
  return !edge || (edge.kind !== "wall" && !isLocked(edge));
}

/** Whether one may step from a hex to its neighbour: adjacent, and not up without a ramp. */
export function isWalkable(board: Board, from: Hex, to: Hex): boolean {
  return isOpen(board, from, to) && (to.level <= from.level || board.edge(from, to)?.kind === "ramp");
}

/** Whether two neighbours are of one room: neither wall nor door between them. */
export function isOneRoom(board: Board, a: Hex, b: Hex): boolean {
  const kind = board.edge(a, b)?.kind;
  return kind !== "wall" && kind !== "door";
}
