/** The ground of a survey map: hills as rings of wobbling lines. The same planet always has the same hills. */

import { short, type Bounds } from "../../../zones/hex/board";

const HILLS = 7;
const RINGS = 6;
const POINTS = 14;

/** Numbers from 0 to 1 that look like chance and are the same for the same words. */
export function numbers(words: string): () => number {
  let state = 2166136261;
  for (const letter of words) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state >>> 0) % 10007) / 10007;
  };
}

/** Closed lines of equal height around some hilltops; every third is a strong one. */
export function contours(words: string, { left, top, right, bottom }: Bounds): { path: string; strong: boolean }[] {
  const next = numbers(words);
  const [width, height] = [right - left, bottom - top];
  return Array.from({ length: HILLS }).flatMap(() => {
    const [x, y] = [left + next() * width, top + next() * height];
    const size = (0.12 + next() * 0.16) * Math.max(width, height);
    const flat = 0.55 + next() * 0.35;
    const bumps = Array.from({ length: POINTS }, () => 0.8 + next() * 0.4);
    return Array.from({ length: RINGS }, (_, ring) => ({
      path: loop(bumps.map((bump, place) => at(x, y, (size * (ring + 1)) / RINGS, flat, bump, place))),
      strong: ring % 3 === 2,
    }));
  });
}

function at(x: number, y: number, size: number, flat: number, bump: number, place: number): [number, number] {
  const turn = (2 * Math.PI * place) / POINTS;
  return [x + Math.cos(turn) * size * bump, y + Math.sin(turn) * size * bump * flat];
}

/** A smooth line through points, back to where it began. */
function loop(points: [number, number][]): string {
  const middle = (a: [number, number], b: [number, number]): [number, number] => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const write = ([x, y]: [number, number]): string => `${short(x)} ${short(y)}`;
  const from = (place: number): [number, number] => points[place % points.length]!;
  const parts = points.map((point, place) => `Q${write(point)} ${write(middle(point, from(place + 1)))}`);
  return `M${write(middle(from(points.length - 1), from(0)))}${parts.join("")}Z`;
}
