import { describe, expect, it } from "vitest";
import { joinPath, routeOf, tablePath, watchPath } from "../route";
import { pathOfLink } from "./links";
import { opening } from "./blurb";
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

it("a blurb ends with a sentence", () => {
  expect(opening("One two. Three four! Five six seven.", 22)).toBe("One two. Three four!");
  expect(opening("Only one sentence that is long.", 10)).toBe("Only one sentence that is long.");
  expect(opening("no full stop", 5)).toBe("no full stop");
});
