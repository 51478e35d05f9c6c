/** The sky behind the map: the same stars every time. */

import type { Bounds, Point } from "../../../zones/hex/board";

const STARS = 90;
const BEYOND = 90;

/** Numbers between 0 and 1 that look like chance and are always the same. */
function scattered(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

export function starsIn({ left, top, right, bottom }: Bounds): (Point & { size: number })[] {
  const next = scattered(1874);
  const round = (number: number): number => Math.round(number * 10) / 10;
  return Array.from({ length: STARS }, () => ({
    x: round(left - BEYOND + next() * (right - left + 2 * BEYOND)),
    y: round(top - BEYOND + next() * (bottom - top + 2 * BEYOND)),
    size: round(0.4 + next() * 0.5),
  }));
}

/** Two figures of bright stars, above and below the map, where no region is. */
export function constellations({ left, top, right, bottom }: Bounds): Point[][] {
  const width = right - left;
  const along = (y: number, ...spots: readonly (readonly [number, number])[]): Point[] =>
    spots.map(([part, rise]) => ({ x: left + width * part, y: y + rise }));
  return [
    along(bottom, [0.06, 26], [0.14, 10], [0.2, 34], [0.29, 24]),
    along(top, [0.66, -22], [0.74, -36], [0.83, -20], [0.92, -34]),
  ];
}

/** The turns of so many rays, with the degrees they stand for. */
export function degrees(count: number): { turn: number; label: string }[] {
  return Array.from({ length: count }, (_, place) => {
    const turn = (place * 360) / count;
    return { turn, label: `${turn}°` };
  });
}
