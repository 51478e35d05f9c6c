/** What to call a piece or a place: the game's word for it, its own name, or what its id says. */

import type { Say } from "../text/voice";
import type { TableFacts } from "./facts";

export function pieceName(facts: TableFacts, say: Say, id: string): string {
  const known = facts.room.nameOf?.(facts, say, id);
  if (known) return known;
  const piece = facts.piece(id);
  const where = placeName(facts, say, piece?.at ?? "");
  const [kind = "", last = ""] = id.split(":");
  if (piece?.name) return where ? `${say(piece.name)} · ${where}` : say(piece.name);
  if (kind === "hex") return last;
  if (kind === "seat") return say({ id: "player", args: { number: Number(last) + 1 } });
  return where ? `${kind} · ${where}` : kind;
}

/** A place by its name, if it has one; hexes are called by what pieces say they are at. */
function placeName(facts: TableFacts, say: Say, at: string): string {
  const place = facts.piece(at);
  return place ? (place.name ? say(place.name) : "") : at;
}
