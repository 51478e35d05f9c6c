/** A chart on paper: stations where their places say, routes between them, pieces beside the stations. */

import { isSymbol, type SymbolName } from "../../look/symbols";
import type { Piece } from "../../protocol";
import type { Bounds, Point } from "../hex/board";
import { short } from "../hex/board";

/** Half the side of a station's plate. */
export const PLATE = 26;
/** How far apart the two nearest stations are on paper. */
const NEAREST = 125;
/** What a plate with its name takes around its middle: beside it, on the side of the name, on the other. */
const AROUND = { beside: 56, named: 32, bare: 10 };
/** How far from the middle of its plate a name stands, below or above it; and half of what it takes up there. */
const NAME = { below: 16, above: -8, width: 60, height: 18 };
/** How much wider than it was surveyed a chart may be drawn, to use the room it has. */
const WIDTHS = Array.from({ length: 11 }, (_, tenth) => 1 + tenth / 10);
/** How much a route bends, as a part of its length. */
const BEND = 0.07;
const ROUTE = "route";

export interface Station extends Point {
  place: Piece;
  /** Where its name stands: below the plate, unless it hides less of the routes above it. */
  name: Point;
}

export interface Mark extends Point {
  symbol: SymbolName;
  hostile: boolean;
}

export interface Route {
  place: Piece;
  path: string;
  /** Arrowheads, each with the way it points in degrees. */
  heads: (Point & { turn: number })[];
  /** What happens on the way, in order. */
  marks: Mark[];
  oneWay: boolean;
}

export interface Standing extends Point {
  piece: Piece;
}

export interface Chart {
  stations: Station[];
  routes: Route[];
  standings: Standing[];
  bounds: Bounds;
}

/** A chart; `aspect` is how many times wider than high the room for it is. */
export function chartOf(places: readonly Piece[], pieces: readonly Piece[], aspect = 0): Chart {
  const found = places.filter((place) => place.kind !== ROUTE && place.facts?.x !== undefined);
  const spots = found.map(spotOf);
  const wider = stretchOf(spots, aspect);
  const wide = spots.map(({ x, y }) => ({ x: x * wider, y }));
  const scale = scaleOf(wide);
  const stations = found.map((place, number): Station => {
    const [x, y] = [wide[number]!.x * scale, wide[number]!.y * scale];
    return { place, x, y, name: { x, y: y + PLATE + NAME.below } };
  });
  const byId = new Map(stations.map((station) => [station.place.id, station]));
  const routes = places.flatMap((place) => {
    const [from, to] = [byId.get(String(place.facts?.from)), byId.get(String(place.facts?.to))];
    return place.kind === ROUTE && from && to ? [routeOf(place, from, to)] : [];
  });
  const [marks, heads] = [routes.flatMap((one) => one.marks), routes.flatMap((one) => one.heads)];
  const spoilt = (name: Point): number => 2 * hidden(name, marks) + hidden(name, heads);
  for (const station of stations) {
    const above = { x: station.x, y: station.y - PLATE + NAME.above };
    if (hidden(above, stations) === 0 && spoilt(above) < spoilt(station.name)) station.name = above;
  }
  return { stations, routes, standings: standingsOf(byId, pieces), bounds: boundsOf(stations) };
}

/** How many of these a name would stand over. */
function hidden(name: Point, things: readonly Point[]): number {
  return things.filter(({ x, y }) => Math.abs(x - name.x) < NAME.width && Math.abs(y - name.y) < NAME.height).length;
}

const spotOf = (place: Piece): Point => ({ x: Number(place.facts?.x ?? 0), y: Number(place.facts?.y ?? 0) });

function scaleOf(spots: readonly Point[]): number {
  let nearest = Infinity;
  spots.forEach((one, place) => {
    for (const other of spots.slice(place + 1)) {
      const apart = Math.hypot(one.x - other.x, one.y - other.y);
      if (apart > 0) nearest = Math.min(nearest, apart);
    }
  });
  return Number.isFinite(nearest) ? NEAREST / nearest : 1;
}

/** How much wider to draw it so that it comes out largest in the room it has, and then over all of its width. */
function stretchOf(spots: readonly Point[], aspect: number): number {
  const across = (of: (spot: Point) => number): number => Math.max(...spots.map(of)) - Math.min(...spots.map(of));
  const [width, height] = [across(({ x }) => x), across(({ y }) => y)];
  if (!(width > 0 && height > 0 && aspect > 0)) return 1;
  const tried = WIDTHS.map((wider) => {
    const scale = scaleOf(spots.map(({ x, y }) => ({ x: x * wider, y })));
    const [beside, over] = [
      aspect / (width * wider * scale + 4 * AROUND.beside),
      1 / (height * scale + 2 * (AROUND.named + AROUND.bare)),
    ];
    return { wider, size: Math.min(beside, over), fits: beside >= over };
  });
  return tried.reduce((best, one) => (one.size > best.size || (one.size === best.size && one.fits) ? one : best)).wider;
}

function routeOf(place: Piece, from: Station, to: Station): Route {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const aside = { x: ((from.y - to.y) / length) * length * BEND, y: ((to.x - from.x) / length) * length * BEND };
  const middle = { x: (from.x + to.x) / 2 + aside.x, y: (from.y + to.y) / 2 + aside.y };
  const at = (part: number): Point => bezier(from, middle, to, part);
  const clear = (PLATE * 1.45) / length;
  const oneWay = place.facts?.one_way === true;
  const head = (part: number, back: number): Point & { turn: number } => {
    const [tip, tail] = [at(part), at(part + back)];
    return { ...tip, turn: (Math.atan2(tip.y - tail.y, tip.x - tail.x) * 180) / Math.PI };
  };
  const symbols = listed(place, "symbols");
  const hostile = listed(place, "hostile");
  return {
    place,
    path: `M${short(from.x)} ${short(from.y)}Q${short(middle.x)} ${short(middle.y)} ${short(to.x)} ${short(to.y)}`,
    heads: oneWay ? [head(1 - clear, -0.02)] : [head(1 - clear, -0.02), head(clear, 0.02)],
    marks: symbols.map((name, number) => ({
      ...at(clear + ((1 - 2 * clear) * (number + 1)) / (symbols.length + 1)),
      symbol: isSymbol(name) ? name : "why",
      hostile: hostile.includes(name),
    })),
    oneWay,
  };
}

function listed(place: Piece, fact: string): string[] {
  const found = place.facts?.[fact];
  return Array.isArray(found) ? found : [];
}

function bezier(from: Point, over: Point, to: Point, part: number): Point {
  const rest = 1 - part;
  const mix = (a: number, b: number, c: number): number => rest * rest * a + 2 * rest * part * b + part * part * c;
  return { x: mix(from.x, over.x, to.x), y: mix(from.y, over.y, to.y) };
}

/** Where pieces stand around a plate: beside it, never on it. */
const BESIDE: readonly Point[] = [
  { x: 46, y: -18 },
  { x: 46, y: 13 },
  { x: -46, y: -18 },
  { x: -46, y: 13 },
  { x: 14, y: 48 },
  { x: -22, y: 48 },
];

function standingsOf(stations: ReadonlyMap<string, Station>, pieces: readonly Piece[]): Standing[] {
  const taken = new Map<string, number>();
  return pieces.flatMap((piece) => {
    const station = stations.get(piece.at ?? "");
    if (!station) return [];
    const number = taken.get(station.place.id) ?? 0;
    taken.set(station.place.id, number + 1);
    const beside = BESIDE[number % BESIDE.length]!;
    const further = 8 * Math.floor(number / BESIDE.length);
    return [{ piece, x: station.x + beside.x + further, y: station.y + beside.y + further }];
  });
}

function boundsOf(stations: readonly Station[]): Bounds {
  if (stations.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const xs = stations.map((station) => station.x);
  const rim = (named: number, bare: number) => (station: Station) => (station.name.y < station.y ? named : bare);
  const [over, under] = [rim(AROUND.named, AROUND.bare), rim(AROUND.bare, AROUND.named)];
  return {
    left: Math.min(...xs) - AROUND.beside,
    right: Math.max(...xs) + AROUND.beside,
    top: Math.min(...stations.map((station) => station.y - over(station))),
    bottom: Math.max(...stations.map((station) => station.y + under(station))),
  };
}
