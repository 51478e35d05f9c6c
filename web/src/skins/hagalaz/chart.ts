/** The weather chart under the deck plan: isobars and wind barbs, always the same ones. */

import type { Bounds } from "../../zones/hex/board";
import { short } from "../../zones/hex/board";

const SPREAD = 700;
const STEP = 48;
const GAP = 66;

export interface Isobar {
  path: string;
  bold: boolean;
  pressure: number;
  /** Where the pressure is written, if it is. */
  label: { x: number; y: number } | null;
}

/** Lines of equal pressure over the paper around a map. Each fifth is bold. */
export function isobars(bounds: Bounds): Isobar[] {
  const left = bounds.left - SPREAD;
  const right = bounds.right + SPREAD;
  const found: Isobar[] = [];
  const count = Math.ceil((bounds.bottom - bounds.top + 2 * SPREAD) / GAP);
  for (let line = 0; line < count; line += 1) {
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
    const outside = bold ? bounds[line % 2 ? "left" : "right"] + (line % 2 ? -8 : 8) : 0;
    found.push({
      path,
      bold,
      pressure: 932 + 4 * line,
      label: bold ? { x: outside, y: height(outside) } : null,
    });
  }
  return found;
}

export interface Barb {
  x: number;
  y: number;
  turn: number;
  /** Lengths of the strokes after the pennant. */
  strokes: readonly number[];
}

/** Wind at the corners of the chart and in its margins. */
export function barbs({ left, top, right, bottom }: Bounds): Barb[] {
  const middle = (left + right) / 2;
  return [
    { x: left + 30, y: top + 22, turn: 215, strokes: [10, 5.5] },
    { x: right - 6, y: top + 40, turn: 225, strokes: [10, 10] },
    { x: middle + 70, y: top - 14, turn: 200, strokes: [] },
    { x: left + 28, y: bottom - 14, turn: 210, strokes: [5.5] },
    { x: right - 16, y: bottom - 30, turn: 205, strokes: [10] },
    { x: left - 120, y: (top + bottom) / 2, turn: 220, strokes: [10, 10, 5.5] },
    { x: right + 110, y: (top + bottom) / 2 - 60, turn: 218, strokes: [10, 5.5] },
    { x: middle - 160, y: bottom + 110, turn: 212, strokes: [10] },
    { x: middle + 190, y: top - 130, turn: 208, strokes: [10, 5.5] },
  ];
}

/** The strokes of a barb with its circle at the origin, pointing up. */
export function barbPath({ strokes }: Barb): string {
  return "M0-2.2V-30" + strokes.map((length, place) => `M0 ${-22 + place * 4.5}L${length} ${short(-22 + place * 4.5 - length * 0.4)}`).join("");
}
