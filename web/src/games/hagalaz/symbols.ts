/** The symbols of Hagalaz: dice, boards, what lies on the map, enemies. */

import { addSymbols, type Drawing } from "../../look/symbols";

const SHIELD = "M12 3l8 2.6v6c0 5-3.4 8-8 9.9-4.6-1.9-8-4.9-8-9.9v-6z";
const CROSS = "M9 4h6v5h5v6h-5v5H9v-5H4V9h5z";
const EYE = "M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6z";
const BOX = "M4 9h16v10H4zM4 9l3-4h10l3 4";
const TURRET = "M4 20h16M7 20v-5h10v5M9 15l1-5h4l1 5";

const SYMBOLS = {
  // faces of the dice
  move2: { lines: "M5 5l7 7-7 7M12.5 5l7 7-7 7" },
  move3: { lines: "M2.5 6l6 6-6 6M9 6l6 6-6 6M15.5 6l6 6-6 6" },
  standard: { lines: "M12 2v6M12 16v6M2 12h6M16 12h6", circles: [[12, 12, 7]] },
  empowered: {
    lines: "M12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4",
    circles: [[12, 12, 7]],
    discs: [[12, 12, 3.6]],
  },
  combined: { lines: "M3 6l5 6-5 6M14 20 11.2 4", circles: [[18.5, 12, 3.6]] },
  move: { lines: "M8.5 5l7 7-7 7" },
  // boards
  shield: { lines: SHIELD },
  "shield-full": { filled: SHIELD },
  health: { lines: CROSS },
  "health-full": { filled: CROSS },
  attack: { lines: "M20 4l-9.5 9.5M20 4h-5L6 13l5 5 9-9zM8.5 15.5 4 20M5 12l7 7" },
  downed: { lines: "M4 18h16M5 14l4-1 3 1h7", circles: [[17.5, 10, 2]] },
  lead: { lines: "M6 21V4h12l-3.5 4L18 12H6" },
  threat: { lines: "M6 3h12v18H6zM12 7.5v6", discs: [[12, 16.6, 1.2]] },
  paragon: { lines: "M4 16l3-9 5 6 5-6 3 9zM4 20h16" },
  renegade: { lines: "M5 5l14 14M19 5 5 19M12 3v3M12 18v3" },
  xp: { lines: "M12 3l2.6 5.8 6.4.7-4.8 4.3 1.4 6.2L12 16.8 6.4 20l1.4-6.2L3 9.5l6.4-.7z" },
  revive: { lines: "M12 21V8M6.5 13.5 12 8l5.5 5.5M7 3h10" },
  command: { lines: "M4 15l8-6 8 6M4 20l8-6 8 6M12 3v2.5" },
  aim: { lines: "M12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6", circles: [[12, 12, 8], [12, 12, 3]] },
  analysis: { lines: "M4 20 9 9l4 6 7-11", circles: [[9, 9, 1.6], [13, 15, 1.6]] },
  rage: { lines: "M4 5l5 5-3 2 6 8M20 5l-5 5 3 2-6 8" },
  drone: {
    lines: "M4 8a4 4 0 0 1 4-4M20 8a4 4 0 0 0-4-4M4 16a4 4 0 0 0 4 4M20 16a4 4 0 0 1-4 4",
    circles: [[12, 12, 4]],
    discs: [[12, 12, 1.4]],
  },
  mine: { lines: "M6 15h12l-2-5H8zM12 10V6M8 7.5 6.5 6M16 7.5 17.5 6M4 19h16" },
  overwatch: { lines: `${EYE}M12 2v4M12 18v4`, discs: [[12, 12, 2.4]] },
  biotic: {
    lines: "M12 4c5 0 8 3.6 8 8M12 20c-5 0-8-3.6-8-8M20 12c0 3-1.5 5-3 6M4 12c0-3 1.5-5 3-6",
    circles: [[12, 12, 2.5]],
  },
  damage: { filled: "M12 3l2 6 6-2-4 5 4 5-6-2-2 6-2-6-6 2 4-5-4-5 6 2z" },
  readiness: { lines: "M3 18h18M5 18v-4M10 18V9M15 18v-7M20 18V5" },
  // the map
  grapple: { lines: "M12 3v7M12 10c-5 0-7 3-7 6.5 0 2.5 2 4 4 4M12 10c5 0 7 3 7 6.5 0 2.5-2 4-4 4M12 10v8" },
  ranged: { lines: "M12 2v5M12 17v5M2 12h5M17 12h5", circles: [[12, 12, 4]] },
  reaction: { lines: "M19 12a7 7 0 1 1-3-5.7M16 2v5h-5" },
  sprint: { lines: "M4 7h8M3 12h7M4 17h8M13 5l7 7-7 7" },
  stunned: {
    lines:
      "M12 12c0-1.4 2-1.4 2 .2 0 2.4-4.4 2.4-4.4-.4 0-4 7-4 7 .4 0 5.2-9.4 5.2-9.4-.4C7.2 4.6 19 4.6 19.4 12",
  },
  objective: { lines: "M12 3l9 9-9 9-9-9z", discs: [[12, 12, 2.6]] },
  prisoner: { lines: "M5 4v16M10 4v16M14 4v16M19 4v16M3 4h18M3 20h18" },
  loot: { lines: `${BOX}M12 9v10` },
  "bonus-loot": { lines: `${BOX}M12 11.5v5M9.5 14h5` },
  "medi-gel": { lines: "M7 8h10v12H7zM9.5 8V4h5v4M12 11v6M9 14h6" },
  grenade: { lines: "M8 9h8l1.5 4-2 7h-7l-2-7zM10 9V5h6l3 3" },
  "grenade-case": { lines: "M3 8h18v12H3zM9 8V5h6v3M3 13h18", circles: [[12, 13, 2.2]] },
  data: { lines: "M5 4h14v16H5zM8.5 8h2M13.5 8h2M8.5 12h7M8.5 16h2M13.5 16h2" },
  terminal: { lines: "M3 5h18v11H3zM8 20h8M12 16v4M7 9l3 2-3 2M12 13h4" },
  travel: { lines: "M7 20V5M3.5 8.5 7 5l3.5 3.5M17 4v15M13.5 15.5 17 19l3.5-3.5" },
  spawn: { lines: "M12 3l9 16H3z", discs: [[12, 14, 2]] },
  "spawn-elite": { lines: "M12 2l10 17.5H2zM12 9l4.5 8h-9z" },
  start: { lines: "M12 21V9M7 13l5-5 5 5M5 4h14" },
  exit: { lines: "M14 4h6v16h-6M4 12h11M11 8l4 4-4 4" },
  inferno: {
    lines:
      "M12 21c-4 0-6.5-2.6-6.5-6 0-4.5 4.5-6 4.5-12 4 2 8.5 6.5 8.5 12 0 3.4-2.5 6-6.5 6zM12 21c-2-1-2.5-4 0-6.5 2.5 2.5 2 5.5 0 6.5",
  },
  coolant: {
    lines: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5",
  },
  "door-locked": { lines: "M5 4h14v16H5zM12 4v16M8 12h8" },
  "door-open": { lines: "M3 4h5v16H3zM16 4h5v16h-5M10 12h4" },
  obstacle: { lines: "M3 17a4.5 4.5 0 0 1 9 0M12 17a4.5 4.5 0 0 1 9 0M2 17h20" },
  turret: { lines: `${TURRET}M13 11l8-4` },
  storm: { lines: "M3 12c3-5 6-5 9 0s6 5 9 0M3 18c3-5 6-5 9 0s6 5 9 0M9 3h10l-4 5" },
  // enemies
  "assault-trooper": { lines: "M6 20v-6l2-9h8l2 9v6M8 11h8M10 14.5h4" },
  guardian: { lines: "M6 3h12v13l-6 5-6-5zM9 8.5h6M12 12v5" },
  engineer: { lines: "M14 4a4.5 4.5 0 0 0-4 6.5L4 16.5 7.5 20l6-6a4.5 4.5 0 0 0 6-5.5l-3 2-2.5-2.5 2-3z" },
  husk: {
    lines: "M12 3c4 0 7 2.6 7 6.6 0 2.4-1.2 3.6-2.4 4.6V17h-2v4H9.4v-4h-2v-2.8C6.2 13.2 5 12 5 9.6 5 5.6 8 3 12 3zM12 14v2.5M12 3l-1.5 4",
    discs: [[9.2, 10.4, 1.7], [14.8, 10.4, 1.7]],
  },
  cannibal: { lines: "M3 5h18M4.5 5l2 6 2.5-6 3 8 3-8 2.5 6 2-6M3 20h18M5 20l2.5-5 2.5 5 2-4 2 4 2.5-5 2.5 5" },
  marauder: { lines: "M12 2l3 6 5-3-2 8-3 2 1 6-4-3-4 3 1-6-3-2-2-8 5 3zM9.5 11l2.5 1.5L14.5 11" },
  elite: { lines: "M4 20V9l4 3 4-7 4 7 4-3v11zM8 16h8" },
} satisfies Record<string, Drawing>;

declare module "../../look/symbols" {
  interface SymbolNames extends Record<keyof typeof SYMBOLS, Drawing> {}
}

addSymbols(SYMBOLS);
