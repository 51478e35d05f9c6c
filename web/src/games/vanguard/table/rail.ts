/** A turn on the rail: two actions, then its end. A check has steps of its own, on its stage. */

import type { TableFacts } from "../../../table/facts";
import type { Say } from "../../../text/voice";
import type { Rail, RailStep } from "../../room";
import { isAboard } from "../ship/pages";

const ACTIONS = 2;
/** Between two actions; with any other word of the turn one is under way. */
const BETWEEN = "turn";
const OVER = ["turn-end", "event", "next-turn", "round"];

export function railOf(facts: TableFacts, say: Say): Rail | undefined {
  const turn = facts.piece("turn");
  const member = facts.active ? facts.piece(facts.active) : undefined;
  if (isAboard(facts) || !member || facts.round === 0) return undefined;
  const taken = ACTIONS - Number(turn?.facts?.actions ?? 0);
  const at = OVER.includes(facts.phase) ? ACTIONS : Math.max(0, facts.phase === BETWEEN ? taken : taken - 1);
  const steps = [1, 2].map((number): RailStep => ({
    label: say({ id: "web-step-action", args: { number } }),
    state: number - 1 < at ? "done" : number - 1 === at ? "now" : "later",
  }));
  return {
    title: member.name ? say(member.name) : "",
    steps: [...steps, { label: say({ id: "web-step-event" }), state: at >= ACTIONS ? "now" : "later" }],
  };
}
