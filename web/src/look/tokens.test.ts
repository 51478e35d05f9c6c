import { describe, expect, it } from "vitest";
import css from "./tokens.css?raw";

type Theme = "light" | "dark";
const SURFACES = ["bg", "panel", "raise", "floor"];
const SKINS = import.meta.glob<string>("../games/*/skin.css", { query: "?raw", import: "default", eager: true });

/** The colours of a block of tokens, by name: light and dark. */
function colours(block: string): Map<string, Record<Theme, string>> {
  const found = [...block.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g)];
  return new Map(found.map(([, name, light, dark]) => [name!, { light: light!, dark: dark! }]));
}

const platform = colours(css);
const worn = [platform, ...Object.values(SKINS).map((skin) => new Map([...platform, ...colours(skin)]))];

it("has no token that nobody uses", () => {
  const code = Object.values(
    import.meta.glob<string>("../**/*.{svelte,css,ts}", { query: "?raw", import: "default", eager: true }),
  ).join("\n");
  const tokens = [css, ...Object.values(SKINS)].flatMap((text) => [...text.matchAll(/--([\w-]+):/g)].map(([, name]) => name!));
  expect(tokens.length).toBeGreaterThan(50);
  expect(tokens.filter((name) => !code.includes(`var(--${name}`))).toEqual([]);
});

it("is worn with every skin of a game", () => {
  expect(worn.length).toBeGreaterThan(1);
  expect(worn.every((colours) => colours.size >= platform.size)).toBe(true);
});

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

/** The lowest contrast of a token over all surfaces of all skins. */
function lowest(token: string, theme: Theme, over = SURFACES): number {
  return Math.min(
    ...worn.flatMap((colours) =>
      over.map((surface) => contrast(colours.get(token)![theme], colours.get(surface)![theme])),
    ),
  );
}

describe.each<Theme>(["dark", "light"])("the colours in the %s", (theme) => {
  const words = [
    ...["text", "text-2", "text-3", "accent", "hostile", "harm", "warn", "info", "shield", "health"],
    ...["biotic", "fire", "coolant", "door-locked", "door-open"],
  ];
  it.each(words)("%s can be read on every surface", (token) => {
    expect(lowest(token, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["line-strong", "edge-wall", "seat-a", "seat-b", "seat-c", "seat-d", "seat-e"])("%s stands out", (token) => {
    expect(lowest(token, theme)).toBeGreaterThanOrEqual(3);
  });

  it("what stands on the accent, on a seat or on an enemy plate can be read", () => {
    expect(lowest("on-accent", theme, ["accent-fill"])).toBeGreaterThanOrEqual(4.5);
    const seats = ["seat-a", "seat-b", "seat-c", "seat-d", "seat-e"];
    expect(lowest("on-seat", theme, seats)).toBeGreaterThanOrEqual(4.4);
    for (const token of ["hostile", "shield", "text"]) {
      expect(lowest(token, theme, ["hostile-deep"])).toBeGreaterThanOrEqual(4.5);
    }
  });
});
