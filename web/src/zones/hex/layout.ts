/** Where in its hex each piece stands, and how big: units in the middle, tokens and turrets beside them. */

import type { Piece } from "../../protocol";
import type { Board, Hex, Point } from "./board";

export interface Standing extends Point {
  piece: Piece;
  hex: Hex;
  size: number;
  /** Whether it lies at the rim because somebody stands in the middle. */
  aside: boolean;
}

const ASIDE = 0.58;
const RIM: readonly (readonly [number, number])[] = [
  [-17, 19],
  [17, 19],
  [0, 27],
  [-24, 4],
  [24, 4],
];

/** The pieces of each hex. */
export function byHex(pieces: readonly Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (!piece.at) continue;
    const there = found.get(piece.at);
    if (there) there.push(piece);
    else found.set(piece.at, [piece]);
  }
  return found;
}

type IsUnit = (piece: Piece) => boolean;
type Stand = (hex: Hex, pieces: readonly Piece[]) => Standing[];

/** All pieces with their places on paper, units last so that they lie on top. */
export function standings(board: Board, pieces: readonly Piece[], isUnit: IsUnit, stand?: Stand): Standing[] {
  const found: Standing[] = [];
  for (const [name, there] of byHex(pieces)) {
    const hex = board.hex(name);
    if (hex) found.push(...(stand ? stand(hex, there) : inHex(hex, there, isUnit)));
  }
  const order = (standing: Standing): number => (isUnit(standing.piece) ? 1 : 0);
  return found.sort((one, other) => order(one) - order(other));
}

function inHex(hex: Hex, pieces: readonly Piece[], isUnit: IsUnit): Standing[] {
  const units = pieces.filter(isUnit);
  const others = pieces.filter((piece) => !isUnit(piece));
  const middle = units.map((piece, place) => {
    const shift = (place - (units.length - 1) / 2) * 25;
    return { piece, hex, x: hex.x + shift, y: hex.y, size: units.length > 1 ? 0.72 : 1, aside: false };
  });
  if (units.length === 0) {
    const size = others.length > 1 ? 0.72 : 1;
    return others.map((piece, place) => {
      const shift = (place - (others.length - 1) / 2) * 24;
      return { piece, hex, x: hex.x + shift, y: hex.y, size, aside: false };
    });
  }
  const rim = others.map((piece, place) => {
    const [x, y] = RIM[place % RIM.length]!;
    return { piece, hex, x: hex.x + x, y: hex.y + y, size: ASIDE, aside: true };
  });
  return [...rim, ...middle];
}
