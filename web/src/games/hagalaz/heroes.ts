/** The five heroes at the table: each has a shape and an initial of its own, and a symbol for its main ability. */

import type { SymbolName } from "../../look/symbols";
import type { SeatLetter } from "../../look/seats";

interface HeroLook {
  seat: SeatLetter;
  initial: string;
  main: SymbolName;
}

const LOOKS: Record<string, HeroLook> = {
  shepard: { seat: "a", initial: "S", main: "command" },
  garrus: { seat: "b", initial: "G", main: "aim" },
  liara: { seat: "c", initial: "L", main: "analysis" },
  tali: { seat: "d", initial: "T", main: "drone" },
  wrex: { seat: "e", initial: "W", main: "rage" },
};

/** How a hero looks; `id` may be the piece (`hero:tali`) or the name alone. */
export function heroLook(id: string): HeroLook {
  const name = heroId(id);
  return LOOKS[name] ?? { seat: "a", initial: name.charAt(0).toUpperCase(), main: "star" };
}

/** `tali` of `hero:tali`, `board:tali`, `card:tali`. */
export function heroId(piece: string): string {
  return piece.slice(piece.indexOf(":") + 1);
}
