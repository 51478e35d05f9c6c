/** Who is who on the map. */

import type { Piece } from "../../../protocol";

export function isEnemy(piece: Piece): boolean {
  return piece.kind === "grunt" || piece.kind === "elite";
}

export function isUnit(piece: Piece): boolean {
  return piece.kind === "hero" || isEnemy(piece);
}
