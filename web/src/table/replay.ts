/** The moments of a game, and which of them deserve a mark on the ruler. */

import type { Told } from "../protocol";

export interface Mark {
  /** The moment's number. */
  place: number;
  /** The round that begins there, or 0 where only a turn does. */
  round: number;
}

const ROUND = "event-round-began";
const TURN = "event-turn-began";

export function marksOf(told: Told): Mark[] {
  const marks = new Map<number, Mark>();
  for (const line of told.log) {
    if (line.text.id !== ROUND && line.text.id !== TURN) continue;
    const place = momentOf(told.moments, line.at);
    const round = line.text.id === ROUND ? Number(line.text.args?.round ?? 0) : 0;
    const known = marks.get(place);
    if (!known || round > 0) marks.set(place, { place, round });
  }
  return [...marks.values()].sort((one, other) => one.place - other.place);
}

/** The last moment that is not after so many entries. */
export function momentOf(moments: number[], at: number): number {
  const after = moments.findIndex((moment) => moment > at);
  return after < 0 ? moments.length - 1 : Math.max(0, after - 1);
}
