/** The symbols of Edge: stores, ships, tracks, developments, what lies on the map, what happens. */

import { addSymbols, type Drawing } from "../../look/symbols";

const SYMBOLS = {
  // stores
  energy: { lines: "M13 3 6 13.5h5L10.5 21 18 10.5h-5.5z" },
  credits: { lines: "M15 9a4 4 0 1 0 0 6M8 12h5", circles: [[12, 12, 8]] },
  ice: { lines: "M12 3l7.5 5v8L12 21l-7.5-5V8zM12 3v18M4.5 8l15 8M19.5 8l-15 8" },
  nanocarbon: { lines: "M8 4h8l4 8-4 8H8l-4-8zM8 4l8 16M16 4 8 20M4 12h16" },
  titanium: { lines: "M3 17l4-9h10l4 9zM7 8l2.5 9M17 8l-2.5 9" },
  tactics: { lines: "M5 5l10-2 4 16-10 2zM10 8.5l4 6M14.5 8l-5 6.5" },
  hand: { lines: "M3.5 8.5l7-2 4 13-7 2zM12.5 4.5l7 2-3.4 12" },
  // ships
  transport: { lines: "M3 10h11l7 4v3H3zM6 10V7h6v3M6 17v2M15 17v2" },
  fighter: { lines: "M12 2l2.5 10L21 18l-6-1-3 4-3-4-6 1 6.5-6z" },
  "science-vessel": { lines: "M3 15h13l5 3H3zM6 15v-3h5v3M14 12a5 5 0 0 1-1-8M14 12a5 5 0 0 0 7-3M14 12l3.5-4.5" },
  cruiser: { lines: "M12 2l4 7v9l3 3H5l3-3V9zM12 6v10M8 13h8" },
  leader: { lines: "M6 21v-6l6-3 6 3v6M12 12v9", circles: [[12, 7, 3.5]] },
  reach: {
    lines: "M12 1.5a10.5 10.5 0 0 1 10.5 10.5M12 22.5A10.5 10.5 0 0 1 1.5 12",
    circles: [[12, 12, 2], [12, 12, 5.5]],
  },
  guns: { lines: "M4 9h13l4 3-4 3H4zM8 9v6M12 9v6M4 6v12" },
  navigation: { filled: "M12 5.5l2.5 6.5-2.5 6.5L9.5 12z", circles: [[12, 12, 8.5]] },
  assault: { lines: "M12 3v12M7 10l5 6 5-6M5 20h14" },
  pad: { lines: "M3 20.5h18M6 16.5h12M12 13V3M8 7l4-4 4 4" },
  bay: { lines: "M4 20l8-8M14 4a4.5 4.5 0 0 0-3 7M20 10a4.5 4.5 0 0 1-7 3M14 4l.5 4.5L19 9l1 1" },
  scrapyard: { lines: "M2.5 18.5l5-9 3.5 4.5 3-7.5 7.5 12zM8 21.5h8M15 3.5l2 2M19 6h2" },
  // tracks
  science: {
    lines:
      "M12 4c2.5 0 3.5 4 3.5 8s-1 8-3.5 8-3.5-4-3.5-8 1-8 3.5-8zM4 9c1-2.5 5-1 9 1s8 4.5 7 7-5 1-9-1-8-4.5-7-7z",
    circles: [[12, 12, 2]],
  },
  industry: { lines: "M3 20V9l5 3.5V9l5 3.5V4h5l1 16zM7 16.5h3M13.5 16.5h2.5" },
  commerce: { lines: "M3 8h14M13 4l4.5 4L13 12M21 16H7M11 12l-4.5 4L11 20" },
  civilization: { lines: "M3 20h18M5 20V11h5v9M14 20V6h5v14M10 14h4M12 3v3M7.5 11V8" },
  supremacy: { lines: "M12 2l3 6 6.5 1-4.5 5 1 7-6-3.5L6 21l1-7-4.5-5L9 8z" },
  // developments
  observatory: { lines: "M4 15a8 8 0 0 1 16 0v5H4zM12 7l5-4M4 15h16" },
  factory: { lines: "M3 21V12h18v9zM6 12V4h3.5v8M12.5 12V7H16v5M7 16.5h10" },
  spaceport: { lines: "M3 20.5h18M6 20.5l2.5-5h7l2.5 5M12 12.5V3M8 7l4-4 4 4" },
  city: {
    lines: "M2.5 20.5h19M4 20.5V14h4.5M8.5 20.5V4h6v16.5M14.5 10H20v10.5M11.5 8v.1M11.5 12v.1M11.5 16v.1M17.2 14v.1",
  },
  obelisk: { lines: "M12 2l3 4-1 14h-4L9 6zM6 20h12" },
  // the map
  raider: { lines: "M3 6l6 4 3-6 3 6 6-4-3 12-6 3-6-3zM9.5 14h.1M14.5 14h.1" },
  wyrm: { lines: "M4 20c6 0 3-8 8-8s2 5-1 5M12 12c0-5 3-8 8-9-1 2-1 3 0 5-3-1-4 0-4 2", discs: [[17, 6.5, 0.9]] },
  gate: {
    lines: "M12 3a9 9 0 0 1 9 9M12 21a9 9 0 0 1-9-9M3.5 8.5A9 9 0 0 1 7 4.4M20.5 15.5a9 9 0 0 1-3.5 4.1",
    circles: [[12, 12, 4]],
  },
  quasar: { lines: "M2.5 12a9.5 4 0 1 0 19 0a9.5 4 0 1 0-19 0zM12 2v5.5M12 16.5V22", discs: [[12, 12, 1.8]] },
  vortex: {
    lines:
      "M20.5 8.5C18.5 4 13 2 8.6 4.2S2.9 12 5.6 16s8.6 4.7 11.7 1.4 2-8.2-1.2-9.7-6.8.2-6.8 3.4 2.6 4.3 4.2 2.7",
    discs: [[12.6, 12, 1.3]],
  },
  probe: { lines: "M12 14v7M8.5 12.5 4 17M15.5 12.5 20 17M12 2v4", circles: [[12, 10, 4]] },
  terminus: { lines: "M5 21.5V3M5 4h15v9H5M5 8.5h15M10 4v9M15 4v9" },
  // what is held and what happens
  vp: { lines: "M12 3l7 4v6c0 4-3 6.5-7 8-4-1.5-7-4-7-8V7zM8.5 9l3.5 7 3.5-7" },
  event: { lines: "M5 4h14v16H5zM9 4v16M12.5 9h4M12.5 13h4" },
  relic: { lines: "M12 3c5 3 5 9 0 12-5-3-5-9 0-12zM12 15v6M8 21h8" },
  repair: { lines: "M4 20l8-8M14 4a4.5 4.5 0 0 0-3 7M20 10a4.5 4.5 0 0 1-7 3M14 4l.5 4.5L19 9l1 1" },
  ring: {
    lines: "M12 2v1.6M12 20.4V22M2 12h1.6M20.4 12H22M4.9 4.9l1.1 1.1M18 18l1.1 1.1M19.1 4.9 18 6M6 18l-1.1 1.1",
    circles: [[12, 12, 6]],
    discs: [[16.2, 7.8, 2.6]],
  },
  vault: { lines: "M4 4h16v16H4zM12 12l3-3M7 20v1.5M17 20v1.5", circles: [[12, 12, 4.5]] },
  upgrade: { lines: "M12 2.5l8.5 5v9l-8.5 5-8.5-5v-9zM8 12.5l4-4 4 4M8 16.5l4-4 4 4" },
  build: { lines: "M3.5 20.5h11v-11h-11zM18.5 3v8M14.5 7h8" },
  module: { lines: "M3.5 6h17v12h-17zM3.5 10h17M8.5 10v8" },
  destiny: { lines: "M5.5 3h13v18h-13zM12 7.5l1.3 3.2 3.2 1.3-3.2 1.3-1.3 3.2-1.3-3.2L7.5 12l3.2-1.3z" },
  token: { lines: "M12 6.5l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z", circles: [[12, 12, 9]] },
  faction: { lines: "M6 21V3h12l-3 4.5 3 4.5H6" },
  die: { lines: "M4 4h11.5L20 8.5V20H4z", discs: [[9, 9.5, 1.4], [15, 15.5, 1.4], [12, 12.5, 1.4]] },
  talk: { lines: "M3 4h12v8H9l-4 3.5V12H3zM18 9h3v8h-2v3.5L15.5 17H11" },
  mechaphage: {
    lines: "M12 9.5V6M8.7 11.2 4 9M15.3 11.2 20 9M8.6 15.8 4.5 19M15.4 15.8l4.1 3.2M9.5 3.5 12 6l2.5-2.5",
    circles: [[12, 13.5, 4]],
  },
  ancient: { lines: "M12 2.5 20 9l-8 12.5L4 9zM4 9h16M9 9l3 12.5L15 9" },
  damage: { filled: "M12 3l2 6 6-2-4 5 4 5-6-2-2 6-2-6-6 2 4-5-4-5 6 2z" },
  score: { lines: "M4 20h16M4 20V4M7 15l4-5 3 3 5-7" },
} satisfies Record<string, Drawing>;

declare module "../../look/symbols" {
  interface SymbolNames extends Record<keyof typeof SYMBOLS, Drawing> {}
}

addSymbols(SYMBOLS);
