/** Where a popover stands: beside what it speaks of, on the screen, over as little as can be of what it must not cover. */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

function covered(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The upper left corner for something of a size. `spot` is what it speaks of, `taken` what it should not cover. */
export function beside(spot: Box, taken: readonly Box[], size: Size, screen: Size): { left: number; top: number } {
  const middle = { x: (spot.left + spot.right) / 2, y: (spot.top + spot.bottom) / 2 };
  const held = (at: number, length: number, room: number): number => Math.max(EDGE, Math.min(at, room - length - EDGE));
  const upper = middle.y - size.height / 3;
  const centred = middle.x - size.width / 2;
  const corners = [
    { left: spot.right + GAP, top: upper },
    { left: spot.left - GAP - size.width, top: upper },
    { left: centred, top: spot.bottom + GAP },
    { left: centred, top: spot.top - GAP - size.height },
    { left: EDGE, top: EDGE },
    { left: screen.width, top: EDGE },
    { left: EDGE, top: screen.height },
    { left: screen.width, top: screen.height },
  ].map(({ left, top }) => ({ left: held(left, size.width, screen.width), top: held(top, size.height, screen.height) }));
  const cost = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    return 4 * covered(box, spot) + taken.reduce((sum, each) => sum + covered(box, each), 0);
  };
  return corners.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}
