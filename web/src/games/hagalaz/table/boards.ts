/** Which hero board to show: one that can be acted on, else the one asked for, else the active hero's, else my own. */

import type { Option, Zone } from "../../../protocol";
import type { TableFacts } from "../../../table/facts";
import { litIn } from "../../../table/options";

export function shownBoard(
  zones: Zone[],
  targets: Map<string, Option[]>,
  wanted: string | null,
  facts: TableFacts,
): string {
  const boards = zones.filter((zone) => zone.id.startsWith("board:"));
  const known = (id: string): boolean => boards.some((zone) => zone.id === id);
  if (wanted && known(wanted)) return wanted;
  const active = facts.active.replace("hero:", "board:");
  const lit = boards.filter((zone) => litIn(zone, targets));
  if (lit.length > 0 && !lit.some((zone) => zone.id === active)) return lit[0]?.id ?? "";
  if (known(active)) return active;
  const mine = boards.find((zone) => facts.mine.includes(Number(zone.pieces?.[0]?.facts?.seat)));
  return mine?.id ?? boards[0]?.id ?? "";
}
