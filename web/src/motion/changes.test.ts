import { describe, expect, it } from "vitest";
import type { Piece } from "../protocol";
import { LATER, START, zoneOf } from "../../tests/scenes";
import { changesOf } from "./changes";

const trooper: Piece = { id: "e1", kind: "grunt", at: "B4", facts: { damage: 0, markers: ["ranged"] } };

describe("the difference of two scenes", () => {
  it("is nothing when nothing changed", () => {
    expect(changesOf([trooper], [{ ...trooper, facts: { ...trooper.facts } }])).toEqual([]);
  });

  it("tells who moved, came, left and changed", () => {
    const moved = { ...trooper, at: "B6" };
    const hurt = { ...trooper, facts: { ...trooper.facts, damage: 2 } };
    const other: Piece = { id: "e2", kind: "grunt", at: "C1" };

    expect(changesOf([trooper], [moved])).toEqual([{ kind: "moved", piece: moved, from: "B4", to: "B6" }]);
    expect(changesOf([trooper], [hurt])).toEqual([{ kind: "changed", piece: hurt, facts: ["damage"] }]);
    expect(changesOf([trooper], [trooper, other])).toEqual([{ kind: "appeared", piece: other }]);
    expect(changesOf([other, trooper], [trooper])).toEqual([{ kind: "gone", piece: other }]);
  });

  it("reads scenes of the server", () => {
    const before = zoneOf(START, "map").pieces ?? [];
    const after = zoneOf(LATER, "map").pieces ?? [];
    const moved = changesOf(before, after).filter((change) => change.kind === "moved");
    expect(moved.length).toBeGreaterThan(0);
    for (const change of moved) {
      expect(before.find((piece) => piece.id === change.piece.id)?.at ?? "").toBe(change.from);
      expect(after.find((piece) => piece.id === change.piece.id)?.at ?? "").toBe(change.to);
    }
  });
});
