/** The atlas as a chart: the star one is at, what circles it, and the lanes to other systems. */

import type { Piece, Zone } from "../../../protocol";

/** How far out the first orbit is, how much further the next, and how far systems lie apart, in the units of the chart. */
const FIRST = 190;
const NEXT = 40;
const SPREAD = 2.6;
/** From one object to the next it goes round by the golden angle, so that none hides another. */
const TURN = 2.4;

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
    pieces: (zone.pieces ?? []).filter((piece) => piece.kind !== "object"),
  };
}

const at = (piece: Piece, fact: string): number => Number(piece.facts?.[fact] ?? 0);
const put = (piece: Piece, x: number, y: number): Piece => ({ ...piece, facts: { ...piece.facts, x, y } });
