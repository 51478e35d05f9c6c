/** Which station lies in the dock: the one asked for, else where something is lit, else one's own. */

import type { Option, Zone } from "../../../protocol";
import type { TableFacts } from "../../../table/facts";
import { litIn } from "../../../table/options";

export const HEGEMON = "hegemon";
const PREFIX = "station-";

export const stationId = (seat: number): string => `${PREFIX}${seat}`;
export const seatOfStation = (zone: string): number => Number(zone.slice(PREFIX.length));

/** The stations in the order of play, the Hegemon's panel in place of his. */
export function stationsOf(zones: readonly Zone[]): string[] {
  const hegemon = zones.some((zone) => zone.id === HEGEMON);
  const stations = zones.filter((zone) => zone.id.startsWith(PREFIX)).map((zone) => zone.id);
  return hegemon ? [...stations.slice(0, -1), HEGEMON] : stations;
}

/** One's own seat, or the first for whoever watches. */
export function ownSeat(facts: TableFacts): number {
  return facts.asked?.seat ?? facts.mine[0] ?? 0;
}

export function shownStation(zones: Zone[], targets: Map<string, Option[]>, wanted: string | null, facts: TableFacts): string {
  const known = stationsOf(zones);
  if (wanted && known.includes(wanted)) return wanted;
  const own = stationId(ownSeat(facts));
  const lit = zones.filter((zone) => known.includes(zone.id) && litIn(zone, targets)).map((zone) => zone.id);
  if (lit.length > 0 && !lit.includes(own)) return lit[0]!;
  return known.includes(own) ? own : (known[0] ?? "");
}
