import { describe, expect, it } from "vitest";
import type { Piece } from "../../../protocol";
import type { TableFacts } from "../../../table/facts";
import type { Say } from "../../../text/voice";
import { nameOf } from "./names";

const say: Say = (text) => (typeof text === "string" ? text : `${text.id} ${Object.values(text.args ?? {}).join(" ")}`.trim());
const facts = (piece: Piece): TableFacts => ({ piece: () => piece }) as unknown as TableFacts;

describe("a piece of the deck", () => {
  it("is called by what it is and where, never by its id", () => {
    const name = (piece: Piece): string | undefined => nameOf(facts(piece), say, piece.id);
    expect(name({ id: "chatika", kind: "drone", at: "C4" })).toBe("web-piece-token drone C4");
    expect(name({ id: "objective-1", kind: "objective", at: "A8" })).toBe("web-piece-token objective A8");
    expect(name({ id: "loot:B12", kind: "loot", at: "B12" })).toBe("web-piece-token loot B12");
  });
  it("keeps the name it brings", () => {
    expect(nameOf(facts({ id: "e1", kind: "grunt", at: "A1", name: { id: "named" } }), say, "e1")).toBeUndefined();
  });
});
