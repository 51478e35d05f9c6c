/** Who plays a seat, as the person here would say it. */

import type { TableFacts } from "../../../table/facts";
import { seatName } from "../../../table/seats";
import type { Say } from "../../../text/voice";

export function whoIs(facts: TableFacts, say: Say, seat: number): string {
  if (seat < 0) return say({ id: "side-hegemon" });
  const info = facts.seats[seat];
  if (info?.yours && !info.bot && facts.mine.length === 1) return say({ id: "web-you" });
  return seatName(info, say);
}
