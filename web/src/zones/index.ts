/** Which shared component draws a zone of each kind; a game's room may have one of its own. They are loaded when a zone of
 * their kind is on the table. */

import type { Component } from "svelte";
import type { ZoneKind } from "../protocol";
import type { ZoneProps } from "../table/facts";

type Drawing = Promise<{ default: Component<ZoneProps> }>;
type Loading = () => Drawing;

const chart: Loading = () => import("./Chart.svelte");
const cards: Loading = () => import("./Cards.svelte");

const SHARED: Record<ZoneKind, Loading> = {
  hexmap: () => import("./PlainHexMap.svelte"),
  regions: chart,
  chart,
  stage: () => import("./Stage.svelte"),
  page: () => import("./Page.svelte"),
  track: () => import("./Track.svelte"),
  cards,
  hand: cards,
  mat: cards,
  seats: () => import("./Seats.svelte"),
  tray: () => import("./Tray.svelte"),
  pool: () => import("./Pool.svelte"),
};

const asked = new Map<ZoneKind, Drawing>();

/** What draws a kind of zone; always the same promise, so that nothing that is drawn is drawn again. */
export function sharedComponent(kind: ZoneKind): Drawing {
  const found = asked.get(kind) ?? SHARED[kind]();
  asked.set(kind, found);
  return found;
}
