/** The progress tracks as rulers: where every marker stands, and where something happens. */

import type { Zone } from "../../../protocol";

export const SPACES = 10;
const FIRST = 18;
const ROOM = 22;
const APART = 9.5;

export interface Marker {
  id: string;
  seat: number;
  at: number;
  /** How far it stands from the ruler: those on the same space share the room there is. */
  aside: number;
}

/** The number of a space: `track:science:7` is 7. */
const spaceOf = (id: string | undefined): number => Number(id?.split(":").at(-1) ?? 0);

/** The markers of a track, each with its space; those that share one stand side by side. */
export function markersOf(zone: Zone | undefined): Marker[] {
  const markers = (zone?.pieces ?? []).filter((piece) => piece.kind === "marker");
  return markers.map((piece) => {
    const there = markers.filter((each) => each.at === piece.at);
    const apart = Math.min(APART, ROOM / Math.max(1, there.length - 1));
    return { id: piece.id, seat: piece.owner ?? -1, at: spaceOf(piece.at), aside: FIRST + there.indexOf(piece) * apart };
  });
}

/** The spaces where something happens. */
export function stopsOf(zone: Zone | undefined): number[] {
  return (zone?.places ?? []).filter((place) => place.facts?.long === true).map((place) => spaceOf(place.id));
}
