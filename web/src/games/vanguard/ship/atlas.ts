/** The atlas as a chart: the star one is at, what circles it, and the lanes to other systems. */

import type { Piece, Zone } from "../../../protocol";
import type { Station } from "../../../zones/chart/layout";
import { short, type Bounds, type Point } from "../../../zones/hex/board";
import { numbers } from "../map/contours";

/** How far out the first orbit is, how much further the next, and how far systems lie apart, in the units of the chart. */
const FIRST = 190;
const NEXT = 40;
const SPREAD = 2.6;
/** From one object to the next it goes round by the golden angle, so that none hides another. */
const TURN = 2.4;
/** Between two lines of the grid, on paper; and how many stars shine behind it. */
const MESH = 96;
const STARS = 70;

/** Objects of the present system become places around it, each with a way that shows its price. */
export function charted(zone: Zone): Zone {
  const systems = (zone.places ?? []).filter((place) => place.kind === "system");
  const here = systems.find((system) => system.facts?.now === true) ?? systems[0];
  const objects = (zone.pieces ?? []).filter((piece) => piece.kind === "object");
  const spread = systems.map((system) => put(system, at(system, "x") * SPREAD, at(system, "y") * SPREAD));
  const lanes = (zone.places ?? []).filter((place) => place.kind === "route");
  if (!here) return zone;
  const [x, y] = [at(here, "x") * SPREAD, at(here, "y") * SPREAD];
  const around = objects.map((object, place) => {
    const far = FIRST + place * NEXT;
    return { ...put(object, x + Math.cos(place * TURN) * far, y + Math.sin(place * TURN) * far), at: "" };
  });
  const ways = objects.map((object): Piece => ({
    id: `to:${object.id}`,
    kind: "route",
    facts: { from: here.id, to: object.id, symbols: Array.from({ length: at(object, "price") }, () => "energy"), one_way: true },
  }));
  return {
    ...zone,
    places: [...spread, ...around, ...lanes, ...ways],
    pieces: (zone.pieces ?? [])
      .filter((piece) => piece.kind !== "object")
      .map((piece) => (piece.kind === "ship" ? { ...piece, facts: { ...piece.facts, symbol: "vanguard" } } : piece)),
  };
}

/** The systems that a lane leads to from the present one, and the energy a flight there takes. */
export function neighbours(zone: Zone): { place: Piece; price: number }[] {
  const places = zone.places ?? [];
  const here = places.find((place) => place.kind === "system" && place.facts?.now === true)?.id;
  return places.flatMap((lane) => {
    const [from, to] = [lane.facts?.from, lane.facts?.to];
    const other = from === here ? to : to === here ? from : undefined;
    const place = lane.kind === "route" && other !== undefined ? places.find((each) => each.id === other) : undefined;
    return place ? [{ place, price: at(lane, "price") }] : [];
  });
}

/** The orbits around a star, one for each object: a chart may be drawn wider than high, and so are they. */
export function orbits(sun: Station, stations: readonly Station[]): { across: number; along: number }[] {
  const objects = stations.filter(({ place }) => place.kind === "object");
  const off = ({ place }: Station, axis: "x" | "y"): number => at(place, axis) - at(sun.place, axis);
  const scale = (axis: "x" | "y"): number => {
    const farthest = Math.max(0, ...objects.map((object) => Math.abs(off(object, axis))));
    const one = objects.find((object) => Math.abs(off(object, axis)) === farthest);
    return one && farthest > 0 ? (one[axis] - sun[axis]) / off(one, axis) : 0;
  };
  const [x, y] = [scale("x"), scale("y")];
  return objects.map((object) => {
    const far = Math.hypot(off(object, "x"), off(object, "y"));
    return { across: far * (x || y), along: far * (y || x) };
  });
}

/** The lines of a grid far beyond what is charted. */
export function grid({ left, top, right, bottom }: Bounds): string {
  const [width, height] = [right - left, bottom - top];
  const lines = (from: number, to: number): number[] =>
    Array.from({ length: Math.ceil((to - from) / MESH) }, (_, place) => Math.ceil(from / MESH) * MESH + place * MESH);
  const [west, east, north, south] = [left - width, right + width, top - height, bottom + height];
  return [
    ...lines(west, east).map((x) => `M${x} ${short(north)}V${short(south)}`),
    ...lines(north, south).map((y) => `M${short(west)} ${y}H${short(east)}`),
  ].join("");
}

/** Far stars, always the same ones. */
export function stars({ left, top, right, bottom }: Bounds): (Point & { size: number })[] {
  const next = numbers("stars");
  const [width, height] = [right - left, bottom - top];
  return Array.from({ length: STARS }, () => ({
    x: left + (next() * 2 - 0.5) * width,
    y: top + (next() * 2 - 0.5) * height,
    size: next() < 0.8 ? 1 : 1.8,
  }));
}

const at = (piece: Piece, fact: string): number => Number(piece.facts?.[fact] ?? 0);
const put = (piece: Piece, x: number, y: number): Piece => ({ ...piece, facts: { ...piece.facts, x, y } });
