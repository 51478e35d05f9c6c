/** A hero's turn on the rail: the roll, three dice, the threat card. */

import type { TableFacts } from "../../../table/facts";
import type { Say } from "../../../text/voice";
import type { Rail, RailStep } from "../../room";
import { heroName } from "./names";

const DICE = 3;
const TAKES_A_DIE = "prompt-place-which";
const BETWEEN = ["round", "end"];
const IN_TURN = ["roll", "stars", "actions", "threat", "turn_end"];

export function railOf(facts: TableFacts, say: Say): Rail | undefined {
  const hero = facts.active.replace(/^hero:/, "");
  if (!hero || !IN_TURN.includes(facts.phase)) return betweenTurns(facts, say);
  const threat = facts.phase === "threat" || facts.phase === "turn_end";
  const now = threat ? DICE + 1 : facts.phase === "actions" ? dieOf(facts) : 0;
  const labels = [
    say({ id: "web-step-roll" }),
    ...Array.from({ length: DICE }, (_, place) => say({ id: "web-step-die", args: { number: place + 1 } })),
    say({ id: "web-step-threat" }),
  ];
  return {
    title: say({ id: threat ? "web-turn-threat" : "web-turn-of", args: { hero: heroName(facts, hero) } }),
    short: heroName(facts, hero),
    steps: labels.map((label, place): RailStep => ({ label, state: place < now ? "done" : place === now ? "now" : "later" })),
    place: placeOf(facts, say),
  };
}

/** Between the turns of a round the rail says which it is: the board stays where it is. */
function betweenTurns(facts: TableFacts, say: Say): Rail | undefined {
  if (!BETWEEN.includes(facts.phase)) return undefined;
  return { title: say({ id: "web-replay-round", args: { round: facts.round } }), steps: [] };
}

/** The die that is being used, or is to be taken next. */
function dieOf(facts: TableFacts): number {
  const taken = Number(facts.piece("turn")?.facts?.dice ?? 0);
  return Math.min(taken + (facts.asked?.prompt.id === TAKES_A_DIE ? 1 : 0), DICE) || 1;
}

/** Which of the round's turns this is. */
function placeOf(facts: TableFacts, say: Say): string {
  const heroes = facts.zone("map")?.pieces?.filter((piece) => piece.kind === "hero") ?? [];
  const acted = heroes.filter(
    ({ id }) => id !== facts.active && facts.piece(id.replace("hero:", "status:"))?.facts?.acted === true,
  );
  return say({ id: "web-turn-place", args: { turn: acted.length + 1, turns: heroes.length, round: facts.round } });
}
