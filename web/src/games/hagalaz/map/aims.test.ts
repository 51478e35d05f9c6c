import { describe, expect, it } from "vitest";
import { board } from "../../../../tests/scenes";
import type { Option, Piece } from "../../../protocol";
import { standings } from "../../../zones/hex/layout";
import { aims, lanes } from "./aims";
import { isUnit } from "./units";

const map = board();
const trooper = (at: string): Piece => ({ id: "e1", kind: "grunt", at });

describe("along lines of fire", () => {
  const turret = (at: string, direction: number, active = true): Piece => ({
    id: "turret:0",
    kind: "turret",
    at,
    facts: { direction, active },
  });

  it("an active turret has a lane, a disabled or walled-in one none", () => {
    expect(lanes(map, [turret("C4", 3)])).toHaveLength(1);
    expect(lanes(map, [turret("C4", 3, false)])).toEqual([]);
    expect(lanes(map, [turret("C4", 1)])).toEqual([]);
  });

  it("aims lead to enemies that are attacked from afar, in line", () => {
    const option = (key: string): Option => ({ key, text: { id: "option-attack" }, targets: ["e1"] });
    const from = map.hex("D1")!;
    const aim = (at: string, key = "attack:e1"): number =>
      aims(map, from, standings(map, [trooper(at)], isUnit), new Map([["e1", [option(key)]]])).length;

    expect(aim("D4")).toBe(1);
    expect(aim("D2")).toBe(0);
    expect(aim("C4")).toBe(0);
    expect(aim("D4", "activate:e1")).toBe(0);
  });
});
