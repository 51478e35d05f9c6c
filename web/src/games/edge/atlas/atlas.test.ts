import { describe, expect, it } from "vitest";
import type { Piece } from "../../../protocol";
import { Board, RADIUS } from "../../../zones/hex/board";
import type { Telling } from "../../../zones/hex/look";
import { linesOf } from "./lettering";
import { pieceName, regionName } from "./names";
import { rowsOf, standIn } from "./standing";

const KILN: Piece = {
  id: "region:kiln",
  kind: "planet",
  name: { id: "named", args: { name: "Kiln" } },
  facts: { q: 2, r: 1, row: 1, column: 3, type: "volcanic", buried: 2, active: true },
};
const board = new Board([KILN, { ...KILN, id: "region:veil", facts: { q: 3, r: 1, row: 1, column: 4, type: "garden" } }]);
const kiln = board.place("region:kiln")!;
const piece = (id: string, kind: string, more: Partial<Piece> = {}): Piece => ({ id, kind, at: "region:kiln", ...more });

describe("a region", () => {
  it("is a hex that pieces are at by its whole id, without a coordinate", () => {
    expect(board.hex("region:kiln")).toBe(kiln);
    expect(kiln).toMatchObject({ label: "", row: "1", column: 3 });
  });

  it("has the development left of the planet, moons right of it, ships below the name", () => {
    const there = standIn(kiln, [piece("d", "development"), piece("m", "moon"), piece("s", "ship"), piece("l", "leader")]);
    const at = (id: string) => there.find((each) => each.piece.id === id)!;
    expect(at("d").x).toBeLessThan(kiln.x);
    expect(at("m").x).toBeGreaterThan(kiln.x);
    expect(at("m").y).toBeLessThan(kiln.y);
    expect(at("s").y).toBeGreaterThan(kiln.y);
    expect(at("l").size).toBeLessThan(at("s").size);
  });

  it("has room for every ship of a crowd, none on another", () => {
    for (const count of [1, 3, 4, 6, 9]) {
      const rows = rowsOf(count);
      expect(rows).toHaveLength(count);
      for (const [x, y, radius] of rows) {
        expect(Math.hypot(x, y) - radius).toBeLessThan(RADIUS);
        for (const [ox, oy] of rows) {
          if (ox !== x || oy !== y) expect(Math.hypot(ox - x, oy - y)).toBeGreaterThan(1.6 * radius);
        }
      }
    }
  });
});

describe("names on the chart", () => {
  it("stand on one line if they are short, else on two that are alike", () => {
    expect(linesOf("Kiln", "planet")).toEqual(["Kiln"]);
    expect(linesOf("The Gate", "gate")).toEqual(["The Gate"]);
    expect(linesOf("Freeport Meridian", "base")).toEqual(["Freeport", "Meridian"]);
    expect(linesOf("Nebula 3", "nebula")).toEqual(["Nebula 3"]);
  });
});

describe("a region in words", () => {
  const say: Telling["say"] = (text) =>
    typeof text === "string" ? text : [text.id.replace("web-map-", ""), ...Object.values(text.args ?? {})].join(" ");
  const telling = (pieces: Piece[], lit: string[] = []): Telling => ({
    board,
    pieces,
    active: undefined,
    targets: new Map(lit.map((id) => [id, []])),
    ways: new Map(),
    say,
  });

  it("tells what it is, who is there and that it can be picked", () => {
    const fighter = piece("ship:1:4", "ship", { name: { id: "fighter" }, owner: 1 });
    const words = regionName(telling([fighter], ["region:kiln"]), kiln);
    expect(words).toBe("named Kiln, volcanic, active, fighter, player 2, buried 2, lit");
  });

  it("tells the class of raiders and the leaders of a development", () => {
    const raider = piece("raider:1", "raider", { facts: { rank: "B", dice: 3 } });
    const city = piece("c", "development", { owner: -1, facts: { leaders: 4, ruined: true } });
    expect(pieceName(telling([]), raider)).toBe("raider, class B");
    expect(pieceName(telling([]), city)).toBe("development, side-hegemon, committed 4, ruined");
  });
});
