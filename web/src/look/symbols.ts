/** The symbols of every table: a 24 grid, stroke 1.75, square caps. One sprite for the page; games add theirs to it. */

const EYE = "M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6z";

/** What a symbol consists of: lines, filled shapes, circles (x, y, radius) and filled discs. */
export interface Drawing {
  lines?: string;
  filled?: string;
  circles?: readonly (readonly [number, number, number])[];
  discs?: readonly (readonly [number, number, number])[];
}

const SYMBOLS = {
  undo: { lines: "M8 5 4 9l4 4M4.5 9H14a5 5 0 0 1 0 10H9" },
  redo: { lines: "m16 5 4 4-4 4M19.5 9H10a5 5 0 0 0 0 10h5" },
  fork: { lines: "M6 21V11l6-4V3M18 21V11l-6-4", discs: [[6, 21, 1.6], [18, 21, 1.6]] },
  why: {
    lines: "M4 8V4h4M20 8V4h-4M4 16v4h4M20 16v4h-4M9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7",
    discs: [[12, 16.6, 1.2]],
  },
  rule: { lines: "M5 4h9l5 5v11H5zM14 4v5h5M8 13h8M8 16.5h5" },
  log: { lines: "M5 5h14M5 10h14M5 15h9M5 20h6" },
  first: { lines: "M6 5v14M19 5l-9 7 9 7z" },
  prev: { lines: "M16 5l-9 7 9 7z" },
  next: { lines: "M8 5l9 7-9 7z" },
  last: { lines: "M18 5v14M5 5l9 7-9 7z" },
  play: { filled: "M7 4l13 8-13 8z" },
  pause: { lines: "M8 5v14M16 5v14" },
  again: { lines: "M5 12a7 7 0 1 0 2.2-5.1M7.5 2.5v4.7h4.7" },
  sound: { lines: "M4 9.5h4l5-4v13l-5-4H4zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11" },
  mute: { lines: "M4 9.5h4l5-4v13l-5-4H4zM16 9.5l5 5M21 9.5l-5 5" },
  help: {
    lines: "M9.6 9.4a2.5 2.5 0 1 1 3.5 2.3c-.8.4-1.1.9-1.1 1.8",
    circles: [[12, 12, 9]],
    discs: [[12, 16.8, 1.1]],
  },
  close: { lines: "M5 5l14 14M19 5 5 19" },
  check: { lines: "M4 12.5 9.5 18 20 6.5" },
  nothing: { lines: "M6 18 18 6", circles: [[12, 12, 8.5]] },
  lock: { lines: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" },
  eye: { lines: EYE, circles: [[12, 12, 2.6]] },
  hidden: { lines: `${EYE}M4 20 20 4` },
  link: {
    lines: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  },
  fit: { lines: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" },
  plus: { lines: "M12 5v14M5 12h14" },
  minus: { lines: "M5 12h14" },
  bot: { lines: "M5 8h14v11H5zM12 8V4M9 19v2M15 19v2", discs: [[9.3, 13, 1.4], [14.7, 13, 1.4]] },
  person: { lines: "M4.5 21c.6-4.6 3.6-7 7.5-7s6.9 2.4 7.5 7", circles: [[12, 8, 4]] },
  clock: { lines: "M12 7v5.5l3.5 2", circles: [[12, 12, 8.5]] },
  chevron: { lines: "m9 5 7 7-7 7" },
  ping: { lines: "M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11z", discs: [[12, 10, 2]] },
  arrow: { lines: "M4 12h15M13 6l6.5 6-6.5 6" },
  menu: { lines: "M4 7h16M4 12h16M4 17h16" },
  search: { lines: "M15 15l6 6", circles: [[10, 10, 6]] },
  sun: {
    lines: "M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8",
    circles: [[12, 12, 4.2]],
  },
  moon: { lines: "M17 15.5A8 8 0 1 1 11 3.5a6.5 6.5 0 0 0 6 12z" },
  star: { filled: "M12 2l2.6 7.2L22 12l-7.4 2.8L12 22l-2.6-7.2L2 12l7.4-2.8z" },
} satisfies Record<string, Drawing>;

/** The names of all symbols: a game declares its own here, beside adding them. */
export interface SymbolNames extends Record<keyof typeof SYMBOLS, Drawing> {}
export type SymbolName = keyof SymbolNames;

const known: Record<string, Drawing> = { ...SYMBOLS };

/** Whether there is a symbol of this name. */
export function isSymbol(name: string): name is SymbolName {
  return Object.hasOwn(known, name);
}

const SVG = "http://www.w3.org/2000/svg";
const SPRITE = "symbols";

/** The id of a symbol in the sprite, for `<use href>`. */
export function symbolHref(name: SymbolName): string {
  return `#symbol-${name}`;
}

let sprite: SVGSVGElement | undefined;

/** More symbols, of a game. */
export function addSymbols(drawings: Record<string, Drawing>): void {
  Object.assign(known, drawings);
  for (const [name, drawing] of Object.entries(drawings)) sprite?.append(drawn(document, name, drawing));
}

/** Put the sprite into the page, once. */
export function mountSprite(page: Document): void {
  if (sprite) return;
  sprite = page.createElementNS(SVG, "svg");
  sprite.id = SPRITE;
  sprite.setAttribute("aria-hidden", "true");
  sprite.setAttribute("width", "0");
  sprite.setAttribute("height", "0");
  for (const [name, drawing] of Object.entries(known)) sprite.append(drawn(page, name, drawing));
  page.body.prepend(sprite);
}

function drawn(page: Document, name: string, drawing: Drawing): SVGSymbolElement {
  const symbol = page.createElementNS(SVG, "symbol");
  symbol.id = `symbol-${name}`;
  symbol.setAttribute("viewBox", "0 0 24 24");
  const add = (kind: "path" | "circle", attributes: Record<string, string>, filled: boolean): void => {
    const shape = page.createElementNS(SVG, kind);
    for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
    if (filled) {
      shape.setAttribute("fill", "currentColor");
      shape.setAttribute("stroke", "none");
    }
    symbol.append(shape);
  };
  if (drawing.lines) add("path", { d: drawing.lines }, false);
  if (drawing.filled) add("path", { d: drawing.filled }, true);
  for (const [cx, cy, r] of drawing.circles ?? []) add("circle", { cx: `${cx}`, cy: `${cy}`, r: `${r}` }, false);
  for (const [cx, cy, r] of drawing.discs ?? []) add("circle", { cx: `${cx}`, cy: `${cy}`, r: `${r}` }, true);
  return symbol;
}
