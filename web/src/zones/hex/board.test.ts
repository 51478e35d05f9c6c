import { describe, expect, it } from "vitest";
import { RADIUS, centre, corners, edgeEnds, outline } from "./board";
import { board } from "../../../tests/scenes";

describe("the board", () => {
  const map = board();

  it("reads hexes, edges and doors of a scene", () => {
    expect(map.hexes).toHaveLength(81);
    expect(map.hex("B7")).toMatchObject({ row: "B", column: 7, q: 5, r: 1, level: 0, marks: ["loot"] });
    const door = map.edge(map.hex("B5")!, map.hex("B4")!);
    expect(door).toMatchObject({ id: "door:1", kind: "door", facts: { locked: true } });
    expect(map.edge(map.hex("A5")!, map.hex("B5")!)?.kind).toBe("ramp");
  });

  it("puts neighbours a hex apart and lets them share an edge", () => {
    const one = map.hex("C6")!;
    for (let way = 0; way < 6; way += 1) {
      const other = map.step(one, way)!;
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeCloseTo(Math.sqrt(3) * RADIUS);
      const [a, b] = edgeEnds(one, way);
      const [c, d] = edgeEnds(other, (way + 3) % 6);
      expect(Math.hypot(a.x - d.x, a.y - d.y)).toBeCloseTo(0);
      expect(Math.hypot(b.x - c.x, b.y - c.y)).toBeCloseTo(0);
    }
  });

  it("has corners at the radius", () => {
    const at = centre(2, 1);
    for (const corner of corners(at)) expect(Math.hypot(corner.x - at.x, corner.y - at.y)).toBeCloseTo(RADIUS);
  });

  it("outlines a set of hexes once around, and a hole too", () => {
    const one = outline(map, [map.hex("C6")!]);
    expect(one.match(/M/g)).toHaveLength(1);
    expect(one.match(/L/g)).toHaveLength(5);
    const ring = [0, 1, 2, 3, 4, 5].map((way) => map.step(map.hex("D7")!, way)!);
    expect(outline(map, ring).match(/M/g)).toHaveLength(2);
    expect(outline(map, map.hexes).match(/M/g)).toHaveLength(1);
  });
});
