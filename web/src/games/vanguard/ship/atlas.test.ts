import { describe, expect, it } from "vitest";
import type { Piece, Zone } from "../../../protocol";
import { charted } from "./atlas";

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
});
