/** The weather chart under the deck plan: isobars and wind barbs, always the same ones. */

import { short, type Bounds, type Point } from "../../../zones/hex/board";

const SPREAD = 700;
const STEP = 48;
const GAP = 66;

export interface Isobar {
  path: string;
  bold: boolean;
  pressure: number;
  /** Where the pressure is written, if it is. */
  label: Point | null;
}

/** Where the chart can be written on: whether a point is clear of the deck. */
type Clear = (at: Point, room: number) => boolean;

/** Lines of equal pressure over the paper around a map. Each fifth is bold, and numbered where there is room. */
export function isobars(bounds: Bounds, clear: Clear): Isobar[] {
  const left = bounds.left - SPREAD;
  const right = bounds.right + SPREAD;
  const count = Math.ceil((bounds.bottom - bounds.top + 2 * SPREAD) / GAP);
  return Array.from({ length: count }, (_, line) => {
    const base = bounds.top - SPREAD + line * GAP;
    const height = (x: number): number =>
      base + 34 * Math.sin(x / 190 + line * 0.42) + 22 * Math.sin(x / 83 + line * 0.71) - (x - left) * 0.06;
    let path = `M${short(left)} ${short(height(left))}`;
    for (let x = left + STEP; x <= right; x += STEP) {
      const before = x - STEP;
      const middle = (before + x) / 2;
      path += `Q${short(before)} ${short(height(before))} ${short(middle)} ${short((height(before) + height(x)) / 2)}`;
    }
    const bold = line % 5 === 2;
    return { path, bold, pressure: 932 + 4 * line, label: bold ? labelPlace(bounds, height, clear) : null };
  });
}

function labelPlace(bounds: Bounds, height: (x: number) => number, clear: Clear): Point | null {
  for (let x = bounds.left + 40; x < bounds.right - 40; x += STEP) {
    const at = { x, y: height(x) };
    const inside = at.y > bounds.top && at.y < bounds.bottom;
    if (inside && clear(at, 66)) return at;
  }
  return null;
}

export interface Barb extends Point {
  turn: number;
  /** Lengths of the strokes after the pennant. */
  strokes: readonly number[];
}

const WINDS: readonly Omit<Barb, "x" | "y">[] = [
  { turn: 215, strokes: [10, 5.5] },
  { turn: 225, strokes: [10, 10] },
  { turn: 200, strokes: [] },
  { turn: 210, strokes: [5.5] },
  { turn: 205, strokes: [10] },
  { turn: 218, strokes: [10, 10, 5.5] },
];
const WIND_GAP = 190;

/** Wind around the deck, wherever the chart is clear. */
export function barbs({ left, top, right, bottom }: Bounds, clear: Clear): Barb[] {
  const found: Barb[] = [];
  for (let y = top - 160, row = 0; y < bottom + 200; y += 120, row += 1) {
    for (let x = left - 150 + (row % 2) * 95; x < right + 180; x += WIND_GAP) {
      const at = { x, y: y + 26 * Math.sin(x / 90) };
      if (clear(at, 74)) found.push({ ...at, ...WINDS[found.length % WINDS.length]! });
    }
  }
  return found;
}

/** The strokes of a barb with its circle at the origin, pointing up. */
export function barbPath({ strokes }: Barb): string {
  const drawn = strokes.map((length, place) => {
    const at = -22 + place * 4.5;
    return `M0 ${at}L${length} ${short(at - length * 0.4)}`;
  });
  return `M0-2.2V-30${drawn.join("")}`;
}
