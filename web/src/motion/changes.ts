/** What changed between two scenes, piece by piece: the score that animations play. */

import type { Piece } from "../protocol";

export type Change =
  | { kind: "moved"; piece: Piece; from: string; to: string }
  | { kind: "appeared"; piece: Piece }
  | { kind: "gone"; piece: Piece }
  | { kind: "changed"; piece: Piece; facts: string[] };

/** The changes of a zone's pieces, in the order of the pieces; those that left come last. */
export function changesOf(before: readonly Piece[], after: readonly Piece[]): Change[] {
  const old = new Map(before.map((piece) => [piece.id, piece]));
  const found: Change[] = [];
  for (const piece of after) {
    const was = old.get(piece.id);
    old.delete(piece.id);
    if (!was) {
      found.push({ kind: "appeared", piece });
      continue;
    }
    if ((was.at ?? "") !== (piece.at ?? "")) {
      found.push({ kind: "moved", piece, from: was.at ?? "", to: piece.at ?? "" });
    }
    const facts = differing(was, piece);
    if (facts.length > 0) found.push({ kind: "changed", piece, facts });
  }
  for (const piece of old.values()) found.push({ kind: "gone", piece });
  return found;
}

function differing(was: Piece, is: Piece): string[] {
  const names = new Set([...Object.keys(was.facts ?? {}), ...Object.keys(is.facts ?? {})]);
  return [...names].filter((name) => String(was.facts?.[name]) !== String(is.facts?.[name]));
}
