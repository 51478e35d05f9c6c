import { describe, expect, it } from "vitest";
import { louder, SOUNDS, soundOf } from "./sound.svelte";

const isMine = (piece: string): boolean => piece === "hero:s";

describe("sounds", () => {
  it("of two at a time are the more important one", () => {
    expect(louder(null, "dice")).toBe("dice");
    expect(louder("dice", "end")).toBe("end");
    expect(louder("end", "dice")).toBe("end");
    expect(SOUNDS.indexOf("yours")).toBeGreaterThan(SOUNDS.indexOf("falls"));
  });

  it("are there for a blow at one's own, lower if health is lost, and not for those one deals", () => {
    expect(soundOf({ kind: "strike", targets: ["hero:s"], adds: { "hero:s": { shields: -1 } } }, isMine)).toBe("hit");
    expect(soundOf({ kind: "strike", targets: ["hero:s"], adds: { "hero:s": { health: -1 } } }, isMine)).toBe("wound");
    expect(soundOf({ kind: "strike", actor: "hero:s", targets: ["e1"] }, isMine)).toBeNull();
  });

  it("are there for dice, cards, who appears and falls, boxes and objectives, and for nothing else", () => {
    expect(soundOf({ kind: "roll" }, isMine)).toBe("dice");
    expect(soundOf({ kind: "card" }, isMine)).toBe("card");
    expect(soundOf({ kind: "clock" }, isMine)).toBeNull();
    expect(soundOf({ kind: "clock", amount: 2 }, isMine)).toBe("storm");
    expect(soundOf({ kind: "plain" }, isMine)).toBeNull();
    expect(soundOf({ kind: "walk" }, isMine)).toBeNull();
  });
});
