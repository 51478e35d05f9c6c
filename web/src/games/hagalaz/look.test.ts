import { describe, expect, it } from "vitest";
import { LATER, START, zoneOf } from "../../../tests/scenes";
import type { Piece } from "../../protocol";
import { barograph, progress } from "./zones/barograph";
import { dieSymbol, faceOf, isParagon } from "./dice";
import { heroId, heroLook } from "./heroes";
import { hazardOf, markLook } from "./marks";
import { meterSize, printedOf, type PrintedHero } from "./printed";
import { paths, twoLines, waypoints } from "./art/wreck";
import { isSymbol } from "../../look/symbols";
import "./symbols";

describe("the look of Hagalaz", () => {
  it("has a symbol for every enemy kind, marker, die and thing to find", () => {
    const kinds = ["assault-trooper", "guardian", "engineer", "husk", "cannibal", "marauder", "elite"];
    const markers = ["grapple", "ranged", "reaction", "sprint", "stunned"];
    const things = ["medi-gel", "grenade", "grenade-case", "data", "objective", "prisoner", "loot", "mine", "drone"];

    expect([...kinds, ...markers, ...things].filter((name) => !isSymbol(name))).toEqual([]);
    const dice = [...(zoneOf(START, "pool").pieces ?? []), ...(zoneOf(LATER, "pool").pieces ?? [])];
    expect(dice.length).toBeGreaterThan(0);
    for (const die of dice) expect(dieSymbol(die.id.slice(4))).toBe(faceOf(die.id.slice(4)));
    expect(isParagon("paragon-move2")).toBe(true);
    expect(dieSymbol("paragon-move2")).toBe("move2");
  });

  it("gives every hero a shape and an initial of its own", () => {
    const looks = ["shepard", "garrus", "liara", "tali", "wrex"].map(heroLook);
    expect(new Set(looks.map((look) => look.seat)).size).toBe(5);
    expect(new Set(looks.map((look) => look.initial)).size).toBe(5);
    expect(heroId("card:wrex")).toBe("wrex");
  });

  it("knows what is printed in a hex", () => {
    expect(markLook("elite-2")).toEqual({ symbol: "spawn-elite", note: "2", hostile: true });
    expect(markLook("fast-travel-a")).toMatchObject({ symbol: "travel", note: "A" });
    expect(markLook("start:garrus")).toMatchObject({ symbol: "start", note: "G" });
    expect(markLook("aft-seam")).toEqual({ symbol: null, note: "aft seam", hostile: false });
    expect(markLook("turret:W")).toBeNull();
    expect(hazardOf(["loot", "coolant"])).toBe("coolant");
    expect(hazardOf(["loot"])).toBeNull();
  });

  it("reads how many boxes a main ability has", () => {
    const hero = (effect: Record<string, unknown>): PrintedHero => ({
      ...{ id: "x", name: "X", health: 1, shields: 1, blurb: "", ability: [] },
      main: { id: "m", name: "M", text: "", effect },
    });
    expect(meterSize(hero({ track: 5 }))).toBe(5);
    expect(meterSize(hero({ tokens: 3 }))).toBe(3);
    expect(meterSize(hero({ steps: 2 }))).toBe(0);
    expect(meterSize(undefined)).toBe(0);
    expect(printedOf(null)).toBeNull();
  });
});

describe("the barograph", () => {
  const storm = { boxes: 3, perBox: 2, failure: 1, escalations: 1 };

  it("falls as cards and boxes come", () => {
    expect(progress(storm)).toBeCloseTo(0.5);
    expect(progress({ ...storm, failure: 3, escalations: 0 })).toBe(1);
    const before = barograph(storm).now;
    const after = barograph({ ...storm, failure: 2 }).now;
    expect(after.x).toBeGreaterThan(before.x);
    expect(after.y).toBeGreaterThan(before.y);
    expect(barograph(storm).marks.match(/M/g)).toHaveLength(3);
  });
});

describe("the campaign map", () => {
  const waypoint = (id: string, tier: number, to: string[], played = 0): Piece => ({
    id: `waypoint:${id}`,
    kind: "waypoint",
    at: id,
    facts: { tier, paths: to, played, result: played ? "paragon" : "" },
  });
  const pieces = [
    waypoint("a", 1, ["c", "d"], 1),
    waypoint("b", 1, ["d"]),
    waypoint("c", 2, []),
    waypoint("d", 2, [], 2),
    { id: "war-readiness", kind: "ruler" },
  ];
  const boxes = [{ id: "loyalty:tali", kind: "loyalty-box", at: "L", facts: { result: "" } }];
  const all = waypoints(pieces, boxes);

  it("puts tiers from left to right, and nothing on top of another", () => {
    const at = (id: string) => all.find((each) => each.id === id)!;
    expect(all).toHaveLength(5);
    expect(at("a").x).toBeLessThan(at("c").x);
    expect(at("a").y).toBeLessThan(at("b").y);
    expect(at("tali").loyalty).toBe(true);
    for (const one of all) {
      for (const other of all) {
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(80);
      }
    }
  });

  it("tells the way that was gone from those that were not", () => {
    const walked = paths(all).filter((path) => path.walked);
    expect(paths(all)).toHaveLength(3);
    expect(walked.map((path) => path.key)).toEqual(["a d"]);
  });

  it("breaks long names into two even lines", () => {
    expect(twoLines("Breakthrough")).toEqual(["Breakthrough"]);
    expect(twoLines("The Kinetic Barrier")).toEqual(["The Kinetic", "Barrier"]);
    expect(twoLines("The Guns of Cerberus")).toEqual(["The Guns", "of Cerberus"]);
  });
});
