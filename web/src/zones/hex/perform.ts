/** Plays what has changed on the map: pieces slide, arrive, and wince. */

import { STAGGER, STATE } from "../../motion/pace";
import { arrive, slide, strike } from "../../motion/play";
import type { Score } from "./moves";

/** More moves than this are no motion to follow, but a new position. */
const MANY_MOVES = 10;

/** `told`: as part of a beat, for which there is time. */
export function perform(score: Score, hurts: ReadonlySet<string>, paper: Element | undefined, told: boolean): void {
  if (score.moves.length > MANY_MOVES) return;
  const elementOf = (id: string): Element | null => paper?.querySelector(`[data-piece="${CSS.escape(id)}"]`) ?? null;
  score.moves.forEach(({ id, way }, place) => {
    const element = elementOf(id);
    if (element) slide(element, way, told ? STATE : place * STAGGER, told);
  });
  for (const change of score.changes) {
    const element = elementOf(change.piece.id);
    if (!element) continue;
    if (change.kind === "appeared") arrive(element);
    const hurt = change.kind === "changed" && change.facts.some((fact) => hurts.has(fact));
    if (hurt && element.firstElementChild) strike(element.firstElementChild, score.moves.length * STAGGER);
  }
}
