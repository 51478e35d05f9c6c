/** Who plays a seat, as the person here would say it. */

import type { TableFacts } from "../../../table/facts";
import { whoSits } from "../../../table/seats";
import type { Say } from "../../../text/voice";

export function whoIs(facts: TableFacts, say: Say, seat: number): string {
  if (seat < 0) return say({ id: "side-hegemon" });
  return whoSits(facts.seats[seat], facts.mine, say);
}
