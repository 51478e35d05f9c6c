import { expect, test } from "vitest";
import { beside, type Box } from "./beside";

const SIZE = { width: 300, height: 200 };
const box = (left: number, top: number, width = 40, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test.each([
  ["laptop", { width: 1440, height: 900 }],
  ["tablet", { width: 768, height: 1024 }],
  ["phone", { width: 390, height: 844 }],
])("it stands on the screen and not over what it speaks of: %s", (_, screen) => {
  for (let x = 0; x < screen.width - 40; x += 37) {
    for (let y = 0; y < screen.height - 40; y += 41) {
      const spot = box(x, y);
      const { left, top } = beside(spot, [], SIZE, screen);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + SIZE.width).toBeLessThanOrEqual(screen.width);
      expect(top + SIZE.height).toBeLessThanOrEqual(screen.height);
      const over = left < spot.right && left + SIZE.width > spot.left && top < spot.bottom && top + SIZE.height > spot.top;
      expect(over, `${x} ${y}`).toBe(false);
    }
  }
});

test("it makes way for what it shows", () => {
  const spot = box(400, 400);
  const { left } = beside(spot, [box(500, 350, 200, 200)], SIZE, { width: 1440, height: 900 });

  expect(left + SIZE.width).toBeLessThanOrEqual(spot.left);
});
