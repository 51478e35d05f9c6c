import { describe, expect, it } from "vitest";
import { fit, held, inSight, onScreen, opening, panned, zoomed } from "./view";

const bounds = { left: 0, top: 0, right: 800, bottom: 500 };
const laptop = { width: 900, height: 600, side: 0 };
const phone = { width: 390, height: 420, side: 0 };

describe("the view", () => {
  it("holds the whole map", () => {
    const view = fit(bounds, laptop);
    expect(onScreen(view, { x: 0, y: 0 }, laptop).x).toBeGreaterThanOrEqual(30);
    expect(onScreen(view, { x: 800, y: 500 }, laptop).y).toBeLessThanOrEqual(570);
  });

  it("keeps room beside the map for what stands there", () => {
    const narrow = { ...laptop, width: 700, side: 60 };
    const view = fit(bounds, narrow);
    expect(onScreen(view, { x: 800, y: 250 }, narrow).x).toBeLessThanOrEqual(640);
    expect(held(view, bounds, narrow)).toEqual(view);
  });

  it("opens around the actor where the whole map would be too small to read", () => {
    const actor = { x: 650, y: 100 };
    expect(opening(bounds, laptop, actor)).toEqual(fit(bounds, laptop));
    const near = opening(bounds, phone, actor);
    expect(near.scale).toBeGreaterThan(1);
    expect(inSight(near, actor, phone, 20)).toBe(true);
  });

  it("opens over the whole width where that can be read", () => {
    const low = { width: 900, height: 280, side: 56 };
    const near = opening(bounds, low, { x: 100, y: 100 });
    expect(near.scale).toBeGreaterThan(fit(bounds, low).scale);
    expect(onScreen(near, { x: 0, y: 0 }, low).x).toBeGreaterThanOrEqual(0);
    expect(onScreen(near, { x: 800, y: 0 }, low).x).toBeLessThanOrEqual(low.width - low.side);
  });

  it("zooms around the pointer", () => {
    const before = held({ x: 400, y: 250, scale: 2 }, bounds, laptop);
    const pixel = { x: 100, y: -50 };
    const after = zoomed(before, 1.25, pixel, bounds, laptop);
    expect(after.scale).toBeCloseTo(2.5);
    expect(after.x + pixel.x / after.scale).toBeCloseTo(before.x + pixel.x / before.scale);
    expect(after.y + pixel.y / after.scale).toBeCloseTo(before.y + pixel.y / before.scale);
  });

  it("neither leaves the paper nor goes too near or far", () => {
    expect(panned(fit(bounds, laptop), { x: 5000, y: 5000 }, bounds, laptop)).toEqual(fit(bounds, laptop));
    expect(held({ x: 0, y: 0, scale: 100 }, bounds, laptop).scale).toBe(3);
    expect(held({ x: 0, y: 0, scale: 0.01 }, bounds, laptop).scale).toBeGreaterThan(0.7);
    const near = panned({ x: 400, y: 250, scale: 3 }, { x: 9999, y: 0 }, bounds, laptop);
    expect(near.x).toBeLessThan(150);
  });
});
