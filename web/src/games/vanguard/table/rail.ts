/** A turn on the rail: two actions, then its end. A check has steps of its own, on its stage. */

import type { TableFacts } from "../../../table/facts";
import type { Say } from "../../../text/voice";
import type { Rail, RailStep } from "../../room";
import { isAboard } from "../ship/pages";

const ACTIONS = 2;

export function railOf(facts: TableFacts, say: Say): Rail | undefined {
  const turn = facts.piece("turn");
  const member = facts.active ? facts.piece(facts.active) : undefined;
  if (isAboard(facts) || !member || facts.round === 0) return undefined;
  const left = Number(turn?.facts?.actions ?? 0);
  const at = Math.max(0, ACTIONS - left);
  const steps = [1, 2].map((number): RailStep => ({
    label: say({ id: "web-step-action", args: { number } }),
    state: number - 1 < at ? "done" : number - 1 === at ? "now" : "later",
  }));
  return {
    title: member.name ? say(member.name) : "",
    steps: [...steps, { label: say({ id: "web-step-event" }), state: at >= ACTIONS ? "now" : "later" }],
  };
}
