/** What a die shows, and the letter that tells its colour without colour. */

import type { Piece } from "../../../protocol";

/** What dice without a symbol of their own are known by. */
const KINDS: Record<string, string> = { basic: "basic", wild: "vanguard", universal: "U", expert: "X" };

/** The symbols on a die: the face that was rolled, else what it mostly shows. */
export function faces(piece: Piece): string[] {
  const face = piece.facts?.face;
  if (face !== undefined) return face === "blank" ? [""] : String(face).split("+").map(named);
  const symbol = String(piece.facts?.symbol ?? "");
  if (symbol) return [symbol];
  const tone = piece.facts?.tone;
  if (tone === "injury" || tone === "danger") return [tone];
  return [KINDS[String(piece.facts?.kind)] ?? ""];

  function named(part: string): string {
    return piece.facts?.tone === "danger" && part === "special" ? "odd-danger" : part;
  }
}

export function letterOf(piece: Piece): string {
  const letter = piece.facts?.letter;
  if (letter !== undefined) return String(letter);
  const tone = String(piece.facts?.tone ?? "");
  return ["red", "green", "blue"].includes(tone) ? tone.charAt(0).toUpperCase() : "";
}

/** The slots of a column from the top: what lies in them, the free ones, those of a higher rank. */
export function slotsOf(dice: readonly Piece[], usable: number, all: number): (Piece | "free" | "later")[] {
  const injuries = dice.filter((die) => die.facts?.tone === "injury");
  const others = dice.filter((die) => die.facts?.tone !== "injury");
  const filled = [...injuries, ...others];
  const length = Math.max(all, filled.length);
  return Array.from({ length }, (_, place) => filled[place] ?? (place < usable ? "free" : "later"));
}
