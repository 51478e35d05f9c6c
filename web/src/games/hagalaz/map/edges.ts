/** How the edges of the map are drawn: paths for walls, doors, obstacles, ramps and drops between levels. */

import { type Board, type Edge, type Hex, type Point, direction, edgeEnds, short } from "../../../zones/hex/board";
import { isLocked } from "./walk";

const DOOR_HALF = 13;
const DOOR_THICK = 5.8;
const LEAF = 8.5;
const BUMPS = 3;
const BUMP_INSET = 2.2;
const DROP_TICKS = 4;
const TICK = 7.2;
const RAMP_HALF = 12;

/** An edge of the map in its own frame: from `a` to `b`, `out` points away from the hex it was taken from. */
class Line {
  readonly along: Point;
  readonly out: Point;
  readonly length: number;
  readonly middle: Point;

  constructor(
    readonly a: Point,
    readonly b: Point,
  ) {
    this.length = Math.hypot(b.x - a.x, b.y - a.y);
    this.along = { x: (b.x - a.x) / this.length, y: (b.y - a.y) / this.length };
    this.out = { x: this.along.y, y: -this.along.x };
    this.middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }

  /** The point so far from the middle along the edge, and so far outwards. */
  at(along: number, out = 0): string {
    const x = this.middle.x + this.along.x * along + this.out.x * out;
    const y = this.middle.y + this.along.y * along + this.out.y * out;
    return `${short(x)} ${short(y)}`;
  }
}

function lineOf(from: Hex, to: Hex): Line {
  const [a, b] = edgeEnds(from, direction(from, to));
  return new Line(a, b);
}

export interface EdgeDrawing {
  id: string;
  kind: "wall" | "door-locked" | "door-open" | "obstacle" | "ramp" | "drop";
  /** Solid strokes. */
  line: string;
  /** Closed shapes laid over them: door leaves, half circles. */
  shape: string;
  /** Thin strokes on top: the cross of a locked door, ticks. */
  detail: string;
  middle: Point;
}

function drawn(id: string, kind: EdgeDrawing["kind"], line: Line, parts: Partial<EdgeDrawing>): EdgeDrawing {
  return { id, kind, line: "", shape: "", detail: "", middle: line.middle, ...parts };
}

/** Everything on the edges of a board, walls first. */
export function edgeDrawings(board: Board): EdgeDrawing[] {
  const order = (drawing: EdgeDrawing): number => (drawing.kind === "wall" ? 0 : 1);
  return [...board.edges.map(drawEdge), ...drops(board)].sort((one, other) => order(one) - order(other));
}

function drawEdge(edge: Edge): EdgeDrawing {
  const line = lineOf(edge.a, edge.b);
  const half = line.length / 2;
  switch (edge.kind) {
    case "wall":
      return drawn(edge.id, "wall", line, { line: `M${line.at(-half)}L${line.at(half)}` });
    case "door":
      return drawDoor(edge, line);
    case "obstacle":
      return drawn(edge.id, "obstacle", line, { line: `M${line.at(-half + 2)}L${line.at(half - 2)}`, shape: bumps(line) });
    default:
      return drawRamp(edge, line);
  }
}

function drawDoor(edge: Edge, line: Line): EdgeDrawing {
  const half = line.length / 2;
  const stubs = `M${line.at(-half)}L${line.at(-DOOR_HALF)}M${line.at(DOOR_HALF)}L${line.at(half)}`;
  const block = (from: number, to: number): string =>
    `M${line.at(from, DOOR_THICK)}L${line.at(to, DOOR_THICK)}L${line.at(to, -DOOR_THICK)}L${line.at(from, -DOOR_THICK)}Z`;
  if (isLocked(edge)) {
    const cross =
      `M${line.at(-DOOR_THICK, DOOR_THICK)}L${line.at(DOOR_THICK, -DOOR_THICK)}` +
      `M${line.at(DOOR_THICK, DOOR_THICK)}L${line.at(-DOOR_THICK, -DOOR_THICK)}`;
    return drawn(edge.id, "door-locked", line, { line: stubs, shape: block(-DOOR_HALF, DOOR_HALF), detail: cross });
  }
  const leaves = block(-DOOR_HALF, LEAF - DOOR_HALF) + block(DOOR_HALF - LEAF, DOOR_HALF);
  return drawn(edge.id, "door-open", line, { line: stubs, shape: leaves });
}

function bumps(line: Line): string {
  const width = (line.length - 2 * BUMP_INSET) / BUMPS;
  const radius = short(width / 2);
  return Array.from({ length: BUMPS }, (_, place) => {
    const from = -line.length / 2 + BUMP_INSET + place * width;
    return `M${line.at(from)}A${radius} ${radius} 0 0 1 ${line.at(from + width)}Z`;
  }).join("");
}

/** A ramp is three steps across the edge, the one on the low side the longest. */
function drawRamp(edge: Edge, line: Line): EdgeDrawing {
  const low = edge.a.level < edge.b.level ? -1 : 1;
  const half = line.length / 2;
  const stubs = `M${line.at(-half)}L${line.at(-RAMP_HALF)}M${line.at(RAMP_HALF)}L${line.at(half)}`;
  const steps = [-1, 0, 1].map((step) => {
    const reach = RAMP_HALF - 2 + 1.5 * step;
    return `M${line.at(-reach, low * step * 5)}L${line.at(reach, low * step * 5)}`;
  });
  return drawn(edge.id, "ramp", line, { line: stubs, detail: steps.join("") });
}

/** Edges between levels that are neither ramp nor wall: a line with ticks that point to the low side. */
function drops(board: Board): EdgeDrawing[] {
  const found: EdgeDrawing[] = [];
  for (const hex of board.hexes) {
    for (let way = 0; way < 3; way += 1) {
      const other = board.step(hex, way);
      if (!other || other.level === hex.level || board.edge(hex, other)) continue;
      const [high, low] = hex.level > other.level ? [hex, other] : [other, hex];
      const line = lineOf(high, low);
      const gap = line.length / DROP_TICKS;
      const ticks = Array.from({ length: DROP_TICKS }, (_, place) => {
        const along = -line.length / 2 + gap * (place + 0.5);
        return `M${line.at(along)}L${line.at(along, TICK)}`;
      });
      const half = line.length / 2 - 1;
      found.push(
        drawn(`drop:${high.name}/${low.name}`, "drop", line, {
          line: `M${line.at(-half)}L${line.at(half)}`,
          detail: ticks.join(""),
        }),
      );
    }
  }
  return found;
}
