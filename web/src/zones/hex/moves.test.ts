import { describe, expect, it } from "vitest";
import { board } from "../../../tests/scenes";
import type { Option, Piece } from "../../protocol";
import { aims, lanes } from "../../games/hagalaz/map/aims";
import { standings } from "./layout";
import { scoreOf } from "./moves";

const map = board();
const trooper = (at: string): Piece => ({ id: "e1", kind: "grunt", at });

describe("moves on the map", () => {
  it("go along the hexes that can be walked and leave a trail", () => {
    const { moves, trails } = scoreOf(map, [trooper("B3")], [trooper("C3")]);

    expect(moves).toHaveLength(1);
    expect(moves[0]!.way).toHaveLength(5);
    expect(moves[0]!.way[0]).toMatchObject({ x: map.hex("B3")!.x, y: map.hex("B3")!.y });
    expect(moves[0]!.way.at(-1)).toMatchObject({ x: map.hex("C3")!.x, y: map.hex("C3")!.y });
    expect(trails[0]!.start.x).toBe(map.hex("B3")!.x);
    expect(trails[0]!.path.match(/L/g)).toHaveLength(4);
  });

  it("are none when somebody appears or leaves", () => {
    expect(scoreOf(map, [], [trooper("B3")]).moves).toEqual([]);
    expect(scoreOf(map, [trooper("B3")], []).trails).toEqual([]);
  });
});

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
      aims(map, from, standings(map, [trooper(at)]), new Map([["e1", [option(key)]]])).length;

    expect(aim("D4")).toBe(1);
    expect(aim("D2")).toBe(0);
    expect(aim("C4")).toBe(0);
    expect(aim("D4", "activate:e1")).toBe(0);
  });
});
