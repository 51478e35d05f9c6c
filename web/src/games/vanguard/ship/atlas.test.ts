import { describe, expect, it } from "vitest";
import type { Piece, Zone } from "../../../protocol";
import { chartOf } from "../../../zones/chart/layout";
import { charted, grid, neighbours, orbits, stars } from "./atlas";

const star = (id: string, x: number, now = false): Piece => ({ id, kind: "system", facts: { x, y: 0, now } });
const moon: Piece = { id: "object:moon", kind: "object", at: "system:a", facts: { price: 2 } };
const zone: Zone = { id: "atlas", kind: "chart", places: [star("system:a", 0, true), star("system:b", 500)], pieces: [moon] };

describe("the atlas", () => {
  const chart = charted(zone);
  const place = (id: string): Piece => chart.places!.find((each) => each.id === id)!;
  it("puts what circles a star beside it", () => {
    expect(chart.pieces).toEqual([]);
    const { x, y } = place("object:moon").facts as { x: number; y: number };
    expect(Math.hypot(x, y)).toBeGreaterThan(100);
    expect(Math.hypot(x, y)).toBeLessThan(Number(place("system:b").facts!.x));
  });
  it("shows on the way there what it costs", () => {
    expect(place("to:object:moon").facts).toMatchObject({ from: "system:a", to: "object:moon", symbols: ["energy", "energy"] });
  });
  it("draws an orbit through every object, however wide the paper is", () => {
    const rock: Piece = { id: "object:rock", kind: "object", at: "system:a", facts: { price: 1 } };
    for (const aspect of [0, 1, 2.5]) {
      const { stations } = chartOf(charted({ ...zone, pieces: [moon, rock] }).places!, [], aspect);
      const sun = stations.find((station) => station.place.id === "system:a")!;
      const objects = stations.filter((station) => station.place.kind === "object");
      const found = orbits(sun, stations);
      expect(found).toHaveLength(2);
      objects.forEach((object, place) => {
        const { across, along } = found[place]!;
        expect(Math.hypot((object.x - sun.x) / across, (object.y - sun.y) / along)).toBeCloseTo(1);
      });
    }
  });
  it("tells which systems lie next door, whichever way their lane was drawn, and what a flight takes", () => {
    const lane = (from: string, to: string, price: number): Piece => ({ id: `lane:${from}:${to}`, kind: "route", facts: { from, to, price } });
    const places = [star("a", 0, true), star("b", 1), star("c", 2), star("d", 3), lane("a", "b", 2), lane("c", "a", 4), lane("c", "d", 1)];
    expect(neighbours({ ...zone, places }).map(({ place, price }) => [place.id, price])).toEqual([["b", 2], ["c", 4]]);
  });
  it("has a sky that goes on beyond what is charted, and always the same stars", () => {
    const bounds = { left: 0, top: 0, right: 400, bottom: 200 };
    expect(stars(bounds)).toEqual(stars(bounds));
    expect(stars(bounds).some(({ x, y }) => x < 0 || x > 400 || y < 0 || y > 200)).toBe(true);
    expect(grid(bounds)).toContain("V400");
  });
});
