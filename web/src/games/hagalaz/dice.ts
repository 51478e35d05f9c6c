/** Faces of the dice: `move2`, `paragon-empowered`. */

import { isSymbol, type SymbolName } from "../../look/symbols";

const PARAGON = "paragon-";

export function isParagon(die: string): boolean {
  return die.startsWith(PARAGON);
}

/** The face a die shows, paragon or not. */
export function faceOf(die: string): string {
  return isParagon(die) ? die.slice(PARAGON.length) : die;
}

export function dieSymbol(die: string): SymbolName {
  const face = faceOf(die);
  return isSymbol(face) ? face : "star";
}

/** The symbol of what fits a slot. */
export function slotSymbol(kind: string): SymbolName {
  return kind === "move" ? "move2" : kind === "empowered" ? "empowered" : "standard";
}
