import { describe, expect, it } from "vitest";
import type { Piece } from "../../protocol";
import { chartOf, PLATE } from "./layout";

const place = (id: string, x: number, y: number): Piece => ({ id, kind: "sector", facts: { x, y } });
const route = (from: string, to: string, facts: Piece["facts"] = {}): Piece => ({
  id: `${from}-${to}`,
  kind: "route",
  facts: { from, to, ...facts },
});
const places = [place("a", 0, 0), place("b", 2, 0), place("c", 0, 3)];

describe("a chart", () => {
  it("keeps the shape of the places, with room between the nearest", () => {
    const [a, b, c] = chartOf(places, []).stations;
    expect(b!.x - a!.x).toBeGreaterThan(4 * PLATE);
    expect(c!.y - a!.y).toBeCloseTo(1.5 * (b!.x - a!.x));
  });

  it("is drawn wider where there is room for it, and never narrower", () => {
    const shape = (aspect: number): number => {
      const [a, b, c] = chartOf(places, [], aspect).stations;
      return (b!.x - a!.x) / (c!.y - a!.y);
    };
    expect(shape(1.3)).toBeCloseTo(0.733);
    expect(shape(0.2)).toBeCloseTo(2 / 3);
    expect(shape(9)).toBeCloseTo(4 / 3);
  });

  it("writes a name over its plate where a symbol of a route lies under it", () => {
    const below = { ...route("a", "c", { symbols: ["arrow", "lock", "eye", "menu", "gear"] }) };
    const plain = chartOf(places, []).stations[0]!;
    const [a] = chartOf([...places, below], []).stations;
    expect(plain.name.y).toBeGreaterThan(plain.y + PLATE);
    expect(a!.name.y).toBeLessThan(a!.y - PLATE);
  });

  it("writes it over its plate where a route comes in from below, if nothing is in the way there", () => {
    const name = (...routes: Piece[]): boolean => {
      const { y, name } = chartOf([...places, place("d", 0, -3), ...routes], []).stations[0]!;
      return name.y < y - PLATE;
    };
    const symbols = ["arrow", "lock", "eye", "menu", "gear"];
    expect(name(route("a", "c"))).toBe(true);
    expect(name(route("a", "c"), route("a", "d", { symbols }))).toBe(false);
  });

  it("draws a two-way route with an arrow at both ends, a one-way route with one", () => {
    const { routes } = chartOf([...places, route("a", "b"), route("a", "c", { one_way: true })], []);
    expect(routes.map((one) => one.heads.length)).toEqual([2, 1]);
    expect(routes[0]!.heads[0]!.turn).toBeCloseTo(0, -1.5);
  });

  it("puts the symbols of a route on it in their order, and knows which are dangerous", () => {
    const [only] = chartOf([...places, route("a", "b", { symbols: ["arrow", "lock"], hostile: ["lock"] })], []).routes;
    expect(only!.marks.map((mark) => [mark.symbol, mark.hostile])).toEqual([
      ["arrow", false],
      ["lock", true],
    ]);
    expect(only!.marks[0]!.x).toBeLessThan(only!.marks[1]!.x);
  });

  it("leaves out routes that lead nowhere and pieces that stand nowhere", () => {
    const { routes, standings } = chartOf([...places, route("a", "z")], [{ id: "p", kind: "ship", at: "z" }]);
    expect([routes, standings]).toEqual([[], []]);
  });

  it("stands pieces beside their plate, apart from each other", () => {
    const pieces = Array.from({ length: 8 }, (_, number) => ({ id: `p${number}`, kind: "ship", at: "b" }));
    const { stations, standings } = chartOf(places, pieces);
    const [, b] = stations;
    for (const one of standings) {
      expect(Math.max(Math.abs(one.x - b!.x), Math.abs(one.y - b!.y))).toBeGreaterThan(PLATE);
      for (const other of standings) if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(8);
    }
  });

  it("is empty paper where there are no places", () => {
    expect(chartOf([], []).bounds).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
  });
});
