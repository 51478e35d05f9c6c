import { expect, it } from "vitest";
import { drawMap } from "./map";

it("a small map has its hull, walls and doors", () => {
  const drawn = drawMap({
    hexes: { A1: [0, 0], A2: [1, 0], A3: [2, 0] },
    upper: ["A2"],
    marks: { inferno: ["A3"], "start-tali": ["A1"], loot: ["A2"] },
    walls: ["A1/A2"],
    doors: ["A2/A3"],
  });
  expect([drawn.grid, drawn.upper, drawn.inferno, drawn.coolant].map((shapes) => shapes.length)).toEqual([3, 1, 1, 0]);
  expect(drawn.spots.map((spot) => spot.kind)).toEqual(["start"]);
  expect(drawn.hull.match(/M/g)).toHaveLength(1);
  expect(drawn.walls).toMatch(/^M[^M]*L[^M]*$/);
  expect(drawn.doors).not.toBe(drawn.walls);
  const [left, top, width, height] = drawn.box.split(" ").map(Number);
  expect(width! / height!).toBeGreaterThan(1.5);
  expect(left).toBeLessThan(0);
  expect(top).toBeLessThan(0);
});
