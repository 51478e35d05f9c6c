/** The facts of a piece, as a person reads them. */

import { isSymbol, type SymbolName } from "../look/symbols";
import type { Piece } from "../protocol";
import { say, speaker } from "../text/index.svelte";

type Fact = NonNullable<Piece["facts"]>[string];

export const numberOf = (piece: Piece, fact: string): number => Number(piece.facts?.[fact] ?? 0);
export const isSo = (piece: Piece, fact: string): boolean => piece.facts?.[fact] === true;
export const nameOf = (piece: Piece): string => (piece.name ? say(piece.name) : "");

/** A fact that names several things. */
export function listOf(piece: Piece, fact: string): string[] {
  const found = piece.facts?.[fact];
  return Array.isArray(found) ? found : [];
}

/** A fact in words, or "". */
export function wordsOf(piece: Piece, fact: string): string {
  const found = piece.facts?.[fact];
  return found === undefined ? "" : worded(found);
}

function worded(fact: Fact): string {
  if (Array.isArray(fact)) return fact.join(", ");
  return typeof fact === "object" ? say(fact) : String(fact);
}

/** The symbol that a piece names, or that is called like its kind. */
export function symbolOf(piece: Piece): SymbolName | null {
  const wanted = String(piece.facts?.symbol ?? piece.kind);
  return isSymbol(wanted) ? wanted : null;
}

export interface ToldFact {
  name: string;
  label: string;
  value: string;
  symbol: SymbolName | null;
}

/** The facts that the game has words for, in its order: `fact-<name>` is the label, `fact-<name>-<value>` the value if it
 * is a word of the game's. Others are for drawing, not for reading. A fact that is not so is not told. */
export function toldFacts(piece: Piece): ToldFact[] {
  return Object.entries(piece.facts ?? {}).flatMap(([name, fact]) => {
    const label = `fact-${name}`;
    if (fact === false || fact === "" || !speaker.has(label)) return [];
    const word = `${label}-${String(fact)}`;
    const value = fact === true ? "" : speaker.has(word) ? say({ id: word }) : worded(fact);
    return [{ name, label: say({ id: label }), value, symbol: isSymbol(name) ? name : null }];
  });
}
