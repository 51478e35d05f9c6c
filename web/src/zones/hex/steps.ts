/** Moving over the map by keyboard: left and right along the row, up and down along the column. */

import type { Board, Hex } from "./board";

const WAYS = { ArrowRight: [0], ArrowLeft: [3], ArrowUp: [1, 2], ArrowDown: [5, 4] } as const;
type Arrow = keyof typeof WAYS;

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(WAYS, key);
}

/** The hex an arrow key leads to. Up and down keep the column, and lean to the other side if `tilted`;
 * where there is no hex, the nearest one beyond is taken, or the same hex if there is none. */
export function stepBy(board: Board, from: Hex, arrow: Arrow, tilted: boolean): Hex {
  const neighbours = WAYS[arrow].flatMap((way) => board.step(from, way) ?? []);
  const straight = neighbours.find((hex) => hex.column === from.column);
  const other = neighbours.find((hex) => hex !== straight);
  const next = tilted ? (other ?? straight) : (straight ?? other);
  return next ?? beyond(board, from, arrow) ?? from;
}

function beyond(board: Board, from: Hex, arrow: Arrow): Hex | undefined {
  const sideways = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
  const distance = (hex: Hex): number => {
    const along = sign * (sideways ? hex.x - from.x : hex.y - from.y);
    const aside = Math.abs(sideways ? hex.y - from.y : hex.x - from.x);
    return along > 1 && (!sideways || aside < 1) ? along + 2 * aside : Infinity;
  };
  let nearest: Hex | undefined;
  for (const hex of board.hexes) {
    if (distance(hex) < (nearest ? distance(nearest) : Infinity)) nearest = hex;
  }
  return nearest;
}
