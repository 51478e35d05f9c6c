/** A turn on the rail: a launch or a return, step by step. A battle has steps of its own, on its stage. */

import type { TableFacts } from "../../../table/facts";
import type { Say } from "../../../text/voice";
import type { Rail, RailStep } from "../../room";
import { whoIs } from "./people";

const LAUNCH = ["launch", "arrive", "raid", "end"] as const;
const RETURN = ["build", "dock", "home", "end"] as const;
const HEGEMON = 9;

const STEP_OF: Record<string, string> = {
  turn: "launch",
  go_on: "launch",
  arrive: "arrive",
  raid: "raid",
  build: "build",
  dock: "dock",
  come_home: "home",
  turn_end: "end",
};

export function railOf(facts: TableFacts, say: Say): Rail | undefined {
  const number = Number(facts.active.replace("seat:", ""));
  if (facts.round === 0 || facts.phase === "over" || facts.zone("battle")) return undefined;
  const seat = number === HEGEMON ? -1 : number;
  const now = STEP_OF[facts.phase] ?? "";
  const returning = now !== "launch" && (RETURN as readonly string[]).includes(now) && !launched(facts);
  const steps: readonly string[] = seat < 0 ? [] : returning ? RETURN : LAUNCH;
  const at = steps.indexOf(now);
  return {
    title: title(facts, say, seat),
    steps: steps.map((step, place): RailStep => ({
      label: say({ id: `web-step-${step}` }),
      state: place < at ? "done" : place === at ? "now" : "later",
    })),
  };
}

/** Whether a ship has been launched in this turn: then there is an active region. */
function launched(facts: TableFacts): boolean {
  return (facts.zone("map")?.places ?? []).some((place) => place.facts?.active === true);
}

function title(facts: TableFacts, say: Say, seat: number): string {
  if (seat >= 0 && facts.mine.length === 1 && facts.mine.includes(seat) && !facts.seats[seat]?.bot) {
    return say({ id: "web-turn-own" });
  }
  return whoIs(facts, say, seat);
}
