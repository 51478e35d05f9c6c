/** The storm as a barograph: pressure falls card by card; each dashed line is a failure box. */

import { short, type Point } from "../../../zones/hex/board";

export interface Storm {
  boxes: number;
  perBox: number;
  /** Boxes ticked, and Escalation cards since the last of them. */
  failure: number;
  escalations: number;
}

export interface Barograph {
  past: string;
  future: string;
  marks: string;
  now: Point;
}

const WIDTH = 150;
const HEIGHT = 34;
const START = 10;

/** How deep the pressure has fallen at a place of the paper. */
function depth(x: number): number {
  const way = x / WIDTH;
  return 6 + 23 * way ** 1.35 + 1.6 * Math.sin(x / 9) * (1 - way);
}

function curve(from: number, to: number): string {
  let path = `M${short(from)} ${short(depth(from))}`;
  for (let x = from + 3; x < to; x += 3) path += `L${short(x)} ${short(depth(x))}`;
  return `${path}L${short(to)} ${short(depth(to))}`;
}

/** How far the storm has come: 0 at the beginning, 1 when it is here. */
export function progress({ boxes, perBox, failure, escalations }: Storm): number {
  const all = boxes * perBox;
  return all > 0 ? Math.min(1, (failure * perBox + escalations) / all) : 0;
}

export function barograph(storm: Storm): Barograph {
  const at = (part: number): number => START + (WIDTH - START - 6) * part;
  const x = at(progress(storm));
  const marks = Array.from({ length: storm.boxes }, (_, box) => `M${short(at((box + 1) / storm.boxes))} 0V${HEIGHT}`);
  return { past: curve(0, x), future: curve(x, WIDTH), marks: marks.join(""), now: { x, y: depth(x) } };
}
