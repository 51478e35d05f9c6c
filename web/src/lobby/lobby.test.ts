import { describe, expect, it } from "vitest";
import { joinPath, routeOf, tablePath, watchPath } from "../route";
import { pathOfLink } from "./links";
import { opening } from "./blurb";
import { drawMap } from "../games/hagalaz/lobby/map";
import { ago } from "./when";

describe("pages", () => {
  it("are found by their paths, and the paths by their makers", () => {
    expect(routeOf("/", "")).toEqual({ page: "lobby" });
    expect(routeOf(tablePath("a_b-c"), "")).toEqual({ page: "table", table: "a_b-c", watch: "" });
    expect(routeOf(joinPath("inv"), "")).toEqual({ page: "join", invite: "inv" });
    const [path, query] = watchPath("tab", "tok-en").split("?");
    expect(routeOf(path!, `?${query}`)).toEqual({ page: "table", table: "tab", watch: "tok-en" });
    expect(routeOf("/somewhere/else", "")).toEqual({ page: "lobby" });
  });
});

describe("a pasted link", () => {
  it("leads to its table, whoever's address it begins with", () => {
    expect(pathOfLink(" https://play.example/join/aB_3-x ")).toBe("/join/aB_3-x");
    expect(pathOfLink("http://localhost:8123/watch/tab?watch=tok")).toBe("/watch/tab?watch=tok");
    expect(pathOfLink("abcdefghijklmnop")).toBe("/join/abcdefghijklmnop");
  });

  it("is refused if it is none", () => {
    expect(pathOfLink("https://play.example/")).toBeNull();
    expect(pathOfLink("short")).toBeNull();
  });
});

it("time is told in the reader's words", () => {
  expect(ago(1000, 1000 + 3 * 3600, "en")).toBe("3 hr. ago");
  expect(ago(1000, 1000 + 86_400, "en")).toBe("yesterday");
  expect(ago(1000, 990, "en")).toBe("now");
});

it("a small map has its hull, walls and doors", () => {
  const drawn = drawMap({
    hexes: { A1: [0, 0], A2: [1, 0], A3: [2, 0] },
    upper: ["A2"],
    marks: { inferno: ["A3"], "start-tali": ["A1"], loot: ["A2"] },
    walls: ["A1/A2"],
    doors: ["A2/A3"],
  });
  expect([drawn.grid, drawn.upper, drawn.inferno, drawn.coolant].map((shapes) => shapes.length)).toEqual([3, 1, 1, 0]);
  expect(drawn.spots.map((spot) => spot.kind)).toEqual(["start"]);
  expect(drawn.hull.match(/M/g)).toHaveLength(1);
  expect(drawn.walls).toMatch(/^M[^M]*L[^M]*$/);
  expect(drawn.doors).not.toBe(drawn.walls);
  const [left, top, width, height] = drawn.box.split(" ").map(Number);
  expect(width! / height!).toBeGreaterThan(1.5);
  expect(left).toBeLessThan(0);
  expect(top).toBeLessThan(0);
});

it("a blurb ends with a sentence", () => {
  expect(opening("One two. Three four! Five six seven.", 22)).toBe("One two. Three four!");
  expect(opening("Only one sentence that is long.", 10)).toBe("Only one sentence that is long.");
  expect(opening("no full stop", 5)).toBe("no full stop");
});
