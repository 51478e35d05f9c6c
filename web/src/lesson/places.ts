/** Where the things stand that carry a number, and the line that leads from the first to the second. */

export interface Spot {
  number: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The spots of numbered pieces as they are seen now. What is hidden has the spot of what opens its place; what is cut off
 * has none. */
export function places(table: Element, marks: string[][], opener: (piece: string) => Element | null): { spots: Spot[]; leader: string } {
  const spots = marks.flatMap((pieces, place) => {
    const element = [...pieces.map((piece) => seenOf(table, piece)), ...pieces.map(opener)].find((one) => one !== null);
    if (!element || !isSeen(element)) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    return [{ number: place + 1, left, top, width, height }];
  });
  const dock = table.querySelector(".dock")?.getBoundingClientRect();
  // On a phone the dock lies behind a tab: while it does, nothing lies in it.
  return { spots, leader: dock && dock.height > 0 ? leaderOf(spots, dock.top) : "" };
}

/** The element of a piece that can be seen: of several dice alike the last one that can be picked. */
function seenOf(table: Element, piece: string): Element | null {
  const all = [...table.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]`)].filter(isSeen);
  return all.filter((element) => element.hasAttribute("data-lit")).at(-1) ?? all.at(-1) ?? null;
}

function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const region = element.closest("main, aside, .dock") ?? element;
  return region.contains(there);
}

/** A line along the gutter of the dock, from the first thing to the second; none unless both lie in it. */
export function leaderOf(spots: Pick<Spot, "left" | "top" | "width" | "height">[], gutter: number): string {
  const [from, to] = spots;
  if (!from || !to || from.top < gutter || to.top < gutter || to.left <= from.left) return "";
  const out = from.left + from.width + 14;
  const middle = to.left + to.width / 2;
  const height = from.top + from.height / 2;
  return `M${from.left + from.width + 3} ${height}H${out}V${gutter + 8}H${middle}V${to.top - 3}`;
}
