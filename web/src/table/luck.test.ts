import { describe, expect, it } from "vitest";
import type { Luck } from "../protocol";
import { along, courseOf, scaleOf } from "./luck";

const face = (count: number): Luck["faces"][number] => ({ symbol: "star", name: { id: "star" }, count });
const luck: Luck = {
  dice: 60,
  faces: [face(4), face(10), face(18)],
  expected: 10,
  low: 6,
  high: 14,
  course_of: { id: "star" },
  course: [1, -2],
  band: [2, 4],
  says: { id: "rare" },
};

describe("charts of luck", () => {
  it("have room for all that was rolled and for the band", () => {
    const scale = scaleOf(luck);
    expect(along(scale, 4, 200)).toBeGreaterThan(0);
    expect(along(scale, 18, 200)).toBeLessThan(200);
    expect(along(scale, 6, 200)).toBeLessThan(along(scale, 14, 200));
  });

  it("draw the running sum from the middle, the band on both sides of it", () => {
    const { line, band } = courseOf(luck, 200, 112);
    expect(line).toBe("M0 56L100 43.5L200 81");
    expect(band).toBe("M0 56L100 31L200 6L200 106L100 81Z");
  });

  it("draw a game without rounds as a point", () => {
    expect(courseOf({ ...luck, course: [], band: [] }, 200, 112).line).toBe("M0 56");
  });
});
