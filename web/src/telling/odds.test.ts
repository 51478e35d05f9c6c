import { describe, expect, it } from "vitest";
import type { Odds, Option, Prospect } from "../protocol";
import { bars, beside, goalsOf, idleLast, inFull, lineOf, percent } from "./odds";

const option = (key: string): Option => ({ key, text: { id: "option" }, targets: [] });

function line(what: string, piece: string, chance: number): Prospect {
  const said = { id: "said" };
  return { what, piece, text: { id: `odds-${what}` }, brief: said, said, chance, low: chance, high: chance, mean: chance };
}

const OPTIONS = ["a", "b", "c"].map(option);
const ODDS = new Map<string, Odds>([
  ["a", { key: "a", nothing: true }],
  ["b", { key: "b", lines: [line("falls", "e1", 1), line("hurt", "e2", 1)] }],
  ["c", { key: "c", lines: [line("falls", "e1", 0.5)] }],
]);

describe("odds beside options", () => {
  it("what does nothing comes last, the rest stays in order", () => {
    expect(idleLast(OPTIONS, ODDS).map(({ key }) => key)).toEqual(["b", "c", "a"]);
    expect(idleLast(OPTIONS, new Map())).toBe(OPTIONS);
  });

  it("what is heard of a shortened option holds what is seen of it", () => {
    const ways = { brief: "3 ways", chance: "" };
    expect(inFull("Move 2 → Fire, Move slot", "Fire", ways)).toBe("Move 2 → Fire 3 ways, Move slot");
    expect(inFull("Start in E2", "E2", { brief: "hit", chance: "50 %" })).toBe("Start in E2 hit 50 %");
    expect(inFull("Throw it there", "E2", { brief: "", chance: "" })).toBe("E2, Throw it there");
  });

  it("options are compared by what may come of them, once, and not by what is sure", () => {
    expect(goalsOf(OPTIONS, ODDS).map(({ id }) => id)).toEqual(["falls e1"]);
    expect(goalsOf([option("b")], ODDS)).toEqual([]);
  });

  it("says what weighs most, or what was chosen to compare by", () => {
    expect(lineOf(ODDS.get("b"), "")?.what).toBe("falls");
    expect(lineOf(ODDS.get("b"), "hurt e2")?.what).toBe("hurt");
    expect(lineOf(ODDS.get("c"), "hurt e2")).toBeUndefined();
    expect(lineOf(undefined, "")).toBeUndefined();
  });

  it("does not say again what an option is called", () => {
    const say = (text: { id: string } | string): string => (typeof text === "string" ? text : text.id);
    const lines = [{ ...line("module", "ice-lab", 1), brief: { id: "Ice lab" } }, { ...line("advances", "science", 1), brief: { id: "Science +1" } }];
    expect(beside({ key: "ice-lab", lines }, "", true, "Ice lab", say as never).brief).toBe("Science +1");
    expect(beside({ key: "ice-lab", lines }, "", true, "Take one", say as never).brief).toBe("Ice lab");
  });

  it("says 100 % only if it is sure", () => {
    expect(percent(1)).toEqual({ id: "odds-percent", args: { n: 100 } });
    expect(percent(0.999)).toEqual({ id: "odds-over", args: { n: 99 } });
    expect(percent(0.004)).toEqual({ id: "odds-under", args: { n: 1 } });
    expect(percent(0)).toEqual({ id: "odds-percent", args: { n: 0 } });
    expect(percent(0.391)).toEqual({ id: "odds-percent", args: { n: 39 } });
  });

  it("draws the likeliest loss highest", () => {
    expect(bars([30, 0, 20], 50)).toEqual([
      { amount: 0, share: 0.6, height: 1 },
      { amount: 1, share: 0, height: 0 },
      { amount: 2, share: 0.4, height: 20 / 30 },
    ]);
  });
});
