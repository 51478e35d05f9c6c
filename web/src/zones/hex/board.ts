/** The printed map as the client knows it: hexes with places on paper, and what lies on the edges between them. */

import type { Piece } from "../../protocol";

/** The radius of a hex on paper, from its centre to a corner. */
export const RADIUS = 36;

/** Hexes stand on their points; the steps are in the order east, north-east, north-west, west, south-west, south-east. */
export const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;
export const DIRECTION_NAMES = ["E", "NE", "NW", "W", "SW", "SE"] as const;
export type DirectionName = (typeof DIRECTION_NAMES)[number];

export interface Point {
  x: number;
  y: number;
}

/** A hex of the map. `row` is its letter, `column` its number. Pieces are `at` its name; `label` is what it is called on
 * paper, which regions are not: they have names of their own. */
export interface Hex extends Point {
  id: string;
  name: string;
  label: string;
  /** The place as the scene has it. */
  place: Piece;
  row: string;
  column: number;
  q: number;
  r: number;
  level: number;
  marks: readonly string[];
  concealed: boolean;
}

/** Something on the edge between two hexes: what kinds there are, and what they mean, is the game's business. */
export interface Edge {
  id: string;
  kind: string;
  a: Hex;
  b: Hex;
  facts: NonNullable<Piece["facts"]>;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SQRT3 = Math.sqrt(3);

/** The middle of a hex on paper. */
export function centre(q: number, r: number): Point {
  return { x: SQRT3 * RADIUS * (q + r / 2), y: 1.5 * RADIUS * r };
}

/** The six corners around a point, beginning with the one at the upper right, clockwise. */
export function corners(at: Point, radius: number = RADIUS): Point[] {
  return [-30, 30, 90, 150, 210, 270].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
  });
}

/** Numbers on paper are kept to a tenth. */
export function short(number: number): string {
  return String(Math.round(number * 10) / 10);
}

/** Points as the `points` of a polygon. */
export function points(at: readonly Point[]): string {
  return at.map(({ x, y }) => `${short(x)},${short(y)}`).join(" ");
}

/** Short strokes along both edges at each of the six corners around a point. */
export function cornerMarks(at: Point, radius: number): string {
  const around = corners(at, radius);
  return around
    .map((corner, place) => {
      const toward = (other: Point): string =>
        `${short(corner.x + (other.x - corner.x) / 5)} ${short(corner.y + (other.y - corner.y) / 5)}`;
      const [last, next] = [around[(place + 5) % 6]!, around[(place + 1) % 6]!];
      return `M${toward(last)}L${short(corner.x)} ${short(corner.y)}L${toward(next)}`;
    })
    .join("");
}

/** The way a hex lies from its neighbour: an index of `DIRECTIONS`, or -1. */
export function direction(from: Hex, to: Hex): number {
  return DIRECTIONS.findIndex(([q, r]) => from.q + q === to.q && from.r + r === to.r);
}

// The corner where the edge towards each direction begins, clockwise.
const EDGE_BEGINS = [0, 5, 4, 3, 2, 1] as const;

/** The two ends of the edge of a hex in a direction, seen from the hex from left to right. */
export function edgeEnds(hex: Point, way: number): [Point, Point] {
  const around = corners(hex);
  const begin = EDGE_BEGINS[way] ?? 0;
  return [around[begin]!, around[(begin + 1) % 6]!];
}

/** The middle of the edge of a hex in a direction. */
export function edgeMiddle(hex: Point, way: number): Point {
  const [a, b] = edgeEnds(hex, way);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The middle of an edge between two hexes. */
export function middleOf({ a, b }: Edge): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function pair(a: string, b: string): string {
  return a < b ? `${a}/${b}` : `${b}/${a}`;
}

export class Board {
  readonly hexes: readonly Hex[];
  readonly edges: readonly Edge[];
  readonly bounds: Bounds;
  private readonly byName = new Map<string, Hex>();
  private readonly byId = new Map<string, Hex>();
  private readonly byPlace = new Map<string, Hex>();
  private readonly between = new Map<string, Edge>();

  /** The map that the places of a zone describe. */
  constructor(places: readonly Piece[]) {
    this.hexes = places.filter(isHex).map(readHex);
    for (const hex of this.hexes) {
      this.byName.set(hex.name, hex);
      this.byId.set(hex.id, hex);
      this.byPlace.set(`${hex.q},${hex.r}`, hex);
    }
    const edges: Edge[] = [];
    for (const place of places) {
      if (isHex(place)) continue;
      const [first, second] = (place.at ?? "").split("/");
      const a = this.hex(first ?? "");
      const b = this.hex(second ?? "");
      if (!a || !b) continue;
      const edge = { id: place.id, kind: place.kind, a, b, facts: place.facts ?? {} };
      edges.push(edge);
      this.between.set(pair(a.name, b.name), edge);
    }
    this.edges = edges;
    this.bounds = boundsOf(this.hexes);
  }

  hex(name: string): Hex | undefined {
    return this.byName.get(name);
  }

  /** The hex that is the place of this id. */
  place(id: string): Hex | undefined {
    return this.byId.get(id);
  }

  /** The hex next to another, whatever lies between. */
  step(hex: Hex, way: number): Hex | undefined {
    const [q, r] = DIRECTIONS[way] ?? [0, 0];
    return this.byPlace.get(`${hex.q + q},${hex.r + r}`);
  }

  edge(a: Hex, b: Hex): Edge | undefined {
    return this.between.get(pair(a.name, b.name));
  }
}

const PREFIX = "hex:";
const isHex = (place: Piece): boolean => place.facts?.["q"] !== undefined;

/** A place `hex:E5` is called E5; any other is called by its whole id, and says in which row and column it is. */
function readHex(place: Piece): Hex {
  const plain = place.id.startsWith(PREFIX);
  const name = plain ? place.id.slice(PREFIX.length) : place.id;
  const facts = place.facts ?? {};
  const q = Number(facts["q"]);
  const r = Number(facts["r"]);
  const marks = facts["marks"];
  return {
    ...centre(q, r),
    id: place.id,
    name,
    label: plain ? name : "",
    place,
    row: String(facts["row"] ?? name.replace(/\d+$/, "")),
    column: Number(facts["column"] ?? /\d+$/.exec(name)?.[0]),
    q,
    r,
    level: Number(facts["level"] ?? 0),
    marks: Array.isArray(marks) ? marks : [],
    concealed: facts["concealed"] === true,
  };
}

function boundsOf(hexes: readonly Hex[]): Bounds {
  if (hexes.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const xs = hexes.map((hex) => hex.x);
  const ys = hexes.map((hex) => hex.y);
  const half = (SQRT3 / 2) * RADIUS;
  return {
    left: Math.min(...xs) - half,
    right: Math.max(...xs) + half,
    top: Math.min(...ys) - RADIUS,
    bottom: Math.max(...ys) + RADIUS,
  };
}

/** Whether something goes from a hex to its neighbour. */
export type Leads = (board: Board, from: Hex, to: Hex) => boolean;

/** A path through neighbours from one hex to another, both included: the shortest that leads there, or straight. */
export function pathBetween(board: Board, from: Hex, to: Hex, leads: Leads): Hex[] {
  const cameFrom = new Map<Hex, Hex | null>([[from, null]]);
  const queue: Hex[] = [from];
  for (const hex of queue) {
    if (hex === to) break;
    for (let way = 0; way < 6; way += 1) {
      const next = board.step(hex, way);
      if (next && !cameFrom.has(next) && leads(board, hex, next)) {
        cameFrom.set(next, hex);
        queue.push(next);
      }
    }
  }
  if (!cameFrom.has(to)) return [from, to];
  const path: Hex[] = [];
  for (let at: Hex | null | undefined = to; at; at = cameFrom.get(at)) path.unshift(at);
  return path;
}

/** Outlines of a set of hexes as paths: every edge that has no hex of the set behind it, joined end to end. */
export function outline(board: Board, hexes: readonly Hex[]): string {
  const inside = new Set(hexes);
  const follows = new Map<string, Point>();
  const key = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;
  const starts: Point[] = [];
  for (const hex of hexes) {
    for (let way = 0; way < 6; way += 1) {
      const neighbour = board.step(hex, way);
      if (neighbour && inside.has(neighbour)) continue;
      const [a, b] = edgeEnds(hex, way);
      follows.set(key(a), b);
      starts.push(a);
    }
  }
  let path = "";
  for (const start of starts) {
    let at = start;
    let next = follows.get(key(at));
    if (!next) continue;
    path += `M${short(at.x)} ${short(at.y)}`;
    while (next) {
      follows.delete(key(at));
      at = next;
      next = follows.get(key(at));
      if (next) path += `L${short(at.x)} ${short(at.y)}`;
    }
    path += "Z";
  }
  return path;
}

/** Groups of hexes of a set of which each leads to the next. */
export function patches(board: Board, hexes: readonly Hex[], leads: Leads): Hex[][] {
  const left = new Set(hexes);
  const found: Hex[][] = [];
  for (const hex of hexes) {
    if (!left.delete(hex)) continue;
    const patch = [hex];
    for (const member of patch) {
      for (let way = 0; way < 6; way += 1) {
        const next = board.step(member, way);
        if (next && left.has(next) && leads(board, member, next)) {
          left.delete(next);
          patch.push(next);
        }
      }
    }
    found.push(patch);
  }
  return found;
}
