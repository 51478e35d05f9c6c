/** Words for what brings none itself: whose something is, when a card is played. */

import type { Piece } from "../../../protocol";
import type { Say } from "../../../text/voice";
import { nameOf } from "../../../zones/facts";
import type { SymbolName } from "../../../look/symbols";

export const RESOURCES = ["energy", "credits", "ice", "nanocarbon", "titanium"] as const;
export const TYPES = ["science", "industry", "commerce", "civilization"] as const;
export const TRACKS = [...TYPES, "supremacy"] as const;

const TIMINGS: Record<string, SymbolName> = { free: "navigation", diplomacy: "talk", prepare: "guns", outcome: "die" };

/** The sign of the moment a tactics card is played at. */
export const signOfTiming = (timing: unknown): SymbolName => TIMINGS[String(timing)] ?? "tactics";

/** What a module costs, a sign for each unit. */
export function costOf(piece: Piece): SymbolName[] {
  return RESOURCES.flatMap((kind) => Array.from({ length: Number(piece.facts?.[`cost-${kind}`] ?? 0) }, () => kind));
}

/** What a seat is called besides its own words, "Mira, Larvoids": its faction alone where that is all anybody calls it. */
export function seatCalled(piece: Piece | undefined, say: Say): string | undefined {
  const who = piece?.name && typeof piece.name === "object" ? piece.name.args?.who : undefined;
  const faction = factionOf(piece);
  return faction && typeof who === "object" && say(who) === faction ? faction : undefined;
}

/** The piece of a seat without its number: "Larvoids" of "You, Larvoids"; "" before there is one. */
export function factionOf(piece: Piece | undefined): string {
  const faction = piece?.name && typeof piece.name === "object" ? piece.name.args?.faction : undefined;
  return faction === undefined ? "" : typeof faction === "object" ? nameOf({ ...piece!, name: faction }) : String(faction);
}
