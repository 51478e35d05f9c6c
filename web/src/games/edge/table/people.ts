/** Who plays a seat, as the person here would say it; several that are called the same go by their factions. */

import type { TableFacts } from "../../../table/facts";
import { whoSits } from "../../../table/seats";
import type { Say } from "../../../text/voice";
import { factionOf } from "./names";

export function whoIs(facts: TableFacts, say: Say, seat: number): string {
  if (seat < 0) return say({ id: "side-hegemon" });
  const name = whoSits(facts.seats[seat], facts.mine, say);
  const shared = facts.seats.some((other) => other.number !== seat && whoSits(other, facts.mine, say) === name);
  return (shared && factionOf(facts.piece(`seat:${seat}`))) || name;
}
