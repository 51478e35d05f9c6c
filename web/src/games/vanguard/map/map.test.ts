import { describe, expect, it } from "vitest";
import type { Piece } from "../../../protocol";
import { contours, numbers } from "./contours";
import { sectorSign } from "./signs";

const BOUNDS = { left: 0, top: 0, right: 1000, bottom: 600 };

describe("the ground", () => {
  it("is the same for the same planet, and another for another", () => {
    expect(contours("Tessaly", BOUNDS)).toEqual(contours("Tessaly", BOUNDS));
    expect(contours("Tessaly", BOUNDS)).not.toEqual(contours("Sunder", BOUNDS));
  });
  it("is made of closed lines, some of them strong", () => {
    const lines = contours("Tessaly", BOUNDS);
    expect(lines.every(({ path }) => path.startsWith("M") && path.endsWith("Z"))).toBe(true);
    expect(new Set(lines.map(({ strong }) => strong))).toEqual(new Set([true, false]));
  });
  it("draws numbers between nothing and one", () => {
    const next = numbers("x");
    for (let count = 0; count < 100; count++) expect(next()).toBeLessThan(1);
  });
});

describe("a sector", () => {
  const sector = (facts: Piece["facts"]): Piece => ({ id: "sector:1", kind: "sector", facts });
  it("shows what matters most there", () => {
    expect(sectorSign(sector({ final: true, poi: "bz1" }))).toBe("final");
    expect(sectorSign(sector({ important: true, poi: "bz1" }))).toBe("important");
    expect(sectorSign(sector({ poi: "bz1" }))).toBe("poi");
    expect(sectorSign(sector({ log: true }))).toBe("log");
    expect(sectorSign(sector({ landing: true }))).toBe("lander");
    expect(sectorSign(sector({}))).toBeNull();
  });
});
