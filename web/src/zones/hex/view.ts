/** Which part of the map is in sight: its middle, and how many pixels a unit of paper takes. */

import type { Bounds, Point } from "./board";
import type { Zoom } from "./look";

export interface View extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The part of the screen the map has; `side` is kept free at its right. */
export interface Room extends Size {
  side: number;
  zoom?: Zoom;
}

const MARGIN = 34;
/** How maps are looked at unless a game says otherwise: below `readable`, numbers on pieces are too small to read, so the map
 * opens around the actor instead. */
export const ZOOM: Zoom = { readable: 0.66, opening: 1.15, largest: 2 };
const LARGEST = 3;
/** How much smaller than the whole map one may go. */
const SMALLEST = 0.85;

/** The view that holds the whole map. */
export function fit(bounds: Bounds, size: Room): View {
  const width = bounds.right - bounds.left + 2 * MARGIN;
  const height = bounds.bottom - bounds.top + 2 * MARGIN;
  const scale = Math.max(0.05, Math.min((size.width - size.side) / width, size.height / height, (size.zoom ?? ZOOM).largest));
  return {
    x: (bounds.left + bounds.right + size.side / scale) / 2,
    y: (bounds.top + bounds.bottom) / 2,
    scale,
  };
}

/** The view to begin with: the whole map if that can be read, else the neighbourhood of the actor, over its whole width if
 * that can be read. */
export function opening(bounds: Bounds, size: Room, actor: Point | undefined): View {
  const whole = fit(bounds, size);
  const { readable, opening: near } = size.zoom ?? ZOOM;
  if (whole.scale >= readable || !actor) return whole;
  const across = fit(bounds, { ...size, height: Infinity }).scale;
  return held({ x: actor.x, y: actor.y, scale: across >= readable ? Math.min(across, near) : near }, bounds, size);
}

/** Keep a view on the map: not too near, not too far, not off the paper. */
export function held(view: View, bounds: Bounds, size: Room): View {
  const whole = fit(bounds, size);
  const scale = Math.min(Math.max(view.scale, whole.scale * SMALLEST), LARGEST);
  const keep = (at: number, low: number, high: number, seen: number): number => {
    const room = seen / scale / 2 - MARGIN;
    return low + room > high - room ? (low + high) / 2 : Math.min(Math.max(at, low + room), high - room);
  };
  return {
    x: keep(view.x, bounds.left, bounds.right + size.side / scale, size.width),
    y: keep(view.y, bounds.top, bounds.bottom, size.height),
    scale,
  };
}

/** Zoom by a factor; the point of the map under a pixel (measured from the middle of the view) stays there. */
export function zoomed(view: View, factor: number, pixel: Point, bounds: Bounds, size: Room): View {
  const scale = held({ ...view, scale: view.scale * factor }, bounds, size).scale;
  const under = { x: view.x + pixel.x / view.scale, y: view.y + pixel.y / view.scale };
  return held({ x: under.x - pixel.x / scale, y: under.y - pixel.y / scale, scale }, bounds, size);
}

/** The view moved by pixels. */
export function panned(view: View, by: Point, bounds: Bounds, size: Room): View {
  return held({ ...view, x: view.x - by.x / view.scale, y: view.y - by.y / view.scale }, bounds, size);
}

/** Whether a point is well inside the view. */
export function inSight(view: View, at: Point, size: Size, margin: number): boolean {
  const x = Math.abs(at.x - view.x) * view.scale;
  const y = Math.abs(at.y - view.y) * view.scale;
  return x <= size.width / 2 - margin && y <= size.height / 2 - margin;
}

/** Where a point of the map is on screen. */
export function onScreen(view: View, at: Point, size: Size): Point {
  return { x: (at.x - view.x) * view.scale + size.width / 2, y: (at.y - view.y) * view.scale + size.height / 2 };
}
