import { describe, expect, it } from "vitest";
import type { Option, Zone } from "../../../protocol";
import { factsOf } from "../../../table/facts";
import type { TableState } from "../../../table/state";
import { targetsOf } from "../../../table/options";
import { shownBoard } from "./boards";

describe("the hero board on show", () => {
  const board = (hero: string, seat: number): Zone => ({
    id: `board:${hero}`,
    kind: "mat",
    pieces: [{ id: `status:${hero}`, kind: "status", facts: { seat } }],
    places: [{ id: `slot:${hero}:0`, kind: "slot" }],
  });
  const zones = [board("tali", 1), board("wrex", 0)];
  const state = { game: "hagalaz", seats: [{ number: 0, yours: true }, { number: 1 }] } as TableState;
  const facts = (active: string) => {
    const turn: Zone = { id: "turn", kind: "track", pieces: [{ id: "turn", kind: "turn", facts: { active } }] };
    return factsOf(state, { zones: [...zones, turn], asked: null, ways: new Map(), room: {}, past: false, lines: false, why: null, printed: null, beat: null, walks: null });
  };
  const none = new Map<string, Option[]>();

  it("is the one asked for, else what can be acted on, else the active hero's, else my own", () => {
    const lit = targetsOf([{ key: "x", text: { id: "x" }, targets: ["slot:wrex:0"] }]);
    expect(shownBoard(zones, lit, "board:tali", facts("hero:tali"))).toBe("board:tali");
    expect(shownBoard(zones, lit, null, facts("hero:tali"))).toBe("board:wrex");
    expect(shownBoard(zones, none, null, facts("hero:tali"))).toBe("board:tali");
    expect(shownBoard(zones, none, null, facts(""))).toBe("board:wrex");
    expect(shownBoard([], none, null, facts(""))).toBe("");
  });
});
