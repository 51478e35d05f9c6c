import { describe, expect, it } from "vitest";
import { LATER, board, zoneOf } from "../../../../tests/scenes";
import type { Option, Piece, Text } from "../../../protocol";
import type { Telling } from "../../../zones/hex/look";
import { hexName, pieceName } from "./names";

/** Says a message as its id and arguments, so that a test sees what was told. */
function plain(text: Text | string): string {
  if (typeof text === "string") return text;
  const args = Object.values(text.args ?? {}).map((value) => (typeof value === "object" ? plain(value) : String(value)));
  return [text.id.replace("web-map-", ""), ...args].join(" ");
}

const option: Option = { key: "attack:e1", text: { id: "option-attack" }, targets: ["e9"] };
const warden: Piece = {
  id: "e9",
  kind: "grunt",
  at: "D4",
  name: { id: "enemy", args: { name: "Guardian" } },
  facts: { attack: 3, toughness: 5, damage: 2, markers: ["grapple"], stunned: false, biotic: true, levels: 0, level: 0 },
};
const shepard: Piece = {
  id: "hero:shepard",
  kind: "hero",
  at: "D3",
  name: { id: "hero", args: { name: "Shepard" } },
  facts: { health: 5, shields: 2, downed: false },
};

function telling(changes: Partial<Telling> = {}): Telling {
  return { board: board(), pieces: [warden, shepard], active: shepard, targets: new Map(), ways: new Map(), say: plain, ...changes };
}

describe("names of hexes and pieces", () => {
  it("tell an enemy with its numbers", () => {
    expect(pieceName(telling(), warden)).toBe("enemy enemy Guardian 3 5, damage 2, biotic, marker grapple");
  });

  it("tell a stunned enemy without its attack, and an elite with its resilience", () => {
    const facts = { ...warden.facts, stunned: true, biotic: false, damage: 0, markers: [], levels: 3, level: 1 };

    expect(pieceName(telling(), { ...warden, kind: "elite", facts })).toBe(
      "enemy enemy Guardian 0 5, resilience 2 3, stunned",
    );
  });

  it("tell heroes, and who is down", () => {
    expect(pieceName(telling(), shepard)).toBe("hero hero Shepard 5 2");
    expect(pieceName(telling(), { ...shepard, facts: { ...shepard.facts, downed: true } })).toContain("downed");
  });

  it("tell a hex with who stands there, how it lies to the actor, and its edges, doors first", () => {
    const told = telling();

    expect(hexName(told, told.board.hex("D4")!)).toBe(
      "D4, enemy enemy Guardian 3 5, damage 2, biotic, marker grapple, near hero Shepard, in-fire hero Shepard, " +
        "border door-locked E, border wall NE, border wall SE",
    );
  });

  it("tell what can be picked", () => {
    const targets = new Map([
      ["e9", [option]],
      ["hex:D4", [option]],
    ]);

    expect(hexName(telling({ targets }), board().hex("D4")!).match(/lit/g)).toHaveLength(2);
    expect(pieceName(telling({ targets }), warden)).toMatch(/lit$/);
  });

  it("tell heights, marks and what is concealed", () => {
    const map = board();

    expect(hexName(telling(), map.hex("A5")!)).toContain("upper");
    expect(hexName(telling(), map.hex("A5")!)).toContain("border ramp SE");
    expect(hexName(telling(), map.hex("A6")!)).toContain("mark loot");
    expect(hexName(telling(), map.hex("C8")!)).toContain("concealed");
  });

  it("tell a token rather than the place printed for it", () => {
    const loot: Piece = { id: "loot:A6", kind: "loot", at: "A6", facts: { count: 1 } };

    const name = hexName(telling({ pieces: [loot] }), board().hex("A6")!);

    expect(name).toContain("loot 1");
    expect(name).not.toContain("mark loot");
  });

  it("have a word for every piece of a scene", () => {
    const pieces = zoneOf(LATER, "map").pieces ?? [];

    for (const piece of pieces) expect(pieceName(telling({ pieces }), piece)).not.toContain("undefined");
  });
});
