import { describe, expect, it } from "vitest";
import type { Option, Zone } from "../protocol";
import { further, grouped, inOrder, leadsOf, litIn, narrowed, pickOf, shortName, targetsOf, waysOf } from "./options";

const option = (key: string, text: Option["text"], ...targets: string[]): Option => ({ key, text, targets });
const move = (hex: string): Option => option(`move:${hex}`, { id: "option-move", args: { hex } }, `hex:${hex}`);
const place = (die: string, action: string, slot: number): Option =>
  option(
    `place:${die}>${action}`,
    { id: "option-place", args: { die: { id: `die-${die}` }, action } },
    `die:${die}`,
    `slot:tali:${slot}`,
  );
const attack = (damage: number): Option =>
  option(`attack:e1:${damage}`, { id: "option-attack-for", args: { enemy: "Husk", hex: "C3", damage } }, "e1");

const dice = [place("move2", "move", 0), place("move2", "fire", 3), place("standard", "fire", 3)];

describe("options by piece", () => {
  it("are found under every piece they are about", () => {
    const targets = targetsOf(dice);
    expect(targets.get("die:move2")).toEqual([dice[0], dice[1]]);
    expect(targets.get("slot:tali:3")).toEqual([dice[1], dice[2]]);
    expect(targets.has("hex:A1")).toBe(false);
  });

  it("light a zone only if it holds one of them", () => {
    const map: Zone = { id: "map", kind: "hexmap", places: [{ id: "hex:E5", kind: "hex" }] };
    expect(litIn(map, targetsOf([move("E5")]))).toBe(true);
    expect(litIn(map, targetsOf(dice))).toBe(false);
    expect(litIn(undefined, targetsOf(dice))).toBe(false);
  });
});

describe("picking a piece", () => {
  it("plays the one option about it", () => {
    expect(pickOf([move("E5"), move("E6")], [], "hex:E5")).toEqual({ kind: "play", option: move("E5") });
  });

  it("narrows when other pieces tell the options apart, and then plays", () => {
    expect(pickOf(dice, [], "die:move2")).toEqual({ kind: "narrow" });
    expect(narrowed(dice, ["die:move2"])).toEqual([dice[0], dice[1]]);
    expect(pickOf(dice, ["die:move2"], "slot:tali:3")).toEqual({ kind: "play", option: dice[1] });
  });

  it("starts over with a piece that does not go with those picked before", () => {
    expect(pickOf(dice, ["die:standard"], "slot:tali:0")).toEqual({ kind: "play", option: dice[0] });
  });

  it("asks which when only words tell them apart", () => {
    expect(pickOf([attack(1), attack(2)], [], "e1")).toEqual({ kind: "menu", options: [attack(1), attack(2)] });
  });

  it("is nothing for a piece no option is about", () => {
    expect(pickOf(dice, [], "hex:A1")).toBeNull();
  });
});

describe("options in groups", () => {
  it("keep what a die can do together", () => {
    expect(grouped(dice).map((group) => [group.piece, group.options.length])).toEqual([
      ["die:move2", 2],
      ["die:standard", 1],
    ]);
  });

  it("shorten many alike to their names", () => {
    const many = ["A1", "A2", "A3", "A4", "B1", "B2", "B3"].map(move);
    const [group] = grouped(many);
    expect(group?.compact).toBe(true);
    expect(grouped(many.slice(0, 6))[0]?.compact).toBe(false);
    expect(shortName(move("A1").text)).toBe("A1");
    expect(shortName(attack(2).text)).toBe("");
  });

  it("lose none and double none", () => {
    const all = [...dice, move("A1"), attack(1), attack(2), option("done", { id: "option-done" })];
    const keys = grouped(all).flatMap((group) => group.options.map((one) => one.key));
    expect(keys.sort()).toEqual(all.map((one) => one.key).sort());
  });
});

describe("ways", () => {
  const near = { keys: ["move:A2"], last: move("A2") };
  const far = { keys: ["move:A2", "move:A3"], last: move("A3"), harm: 2 };

  it("are found by the place they end at", () => {
    expect(waysOf([near, far]).get("hex:A3")).toBe(far);
  });

  it("add what is more than one answer away to what can be picked", () => {
    const options = [move("A2"), ...further(waysOf([near, far]))];

    expect(pickOf(options, [], "hex:A2")).toEqual({ kind: "play", option: near.last });
    expect(pickOf(options, [], "hex:A3")).toEqual({ kind: "play", option: far.last });
  });
});

describe("what may be done beside a question", () => {
  it("is known by the thing it begins with", () => {
    const into = (hex: string): Option => ({ key: `grenade:${hex}`, text: { id: "g" }, targets: ["item:grenade", `hex:${hex}`] });
    const also = [into("E5"), into("E6"), { key: "use:pause", text: { id: "p" }, targets: [] }];
    const leads = leadsOf(also);
    expect([...leads.keys()]).toEqual(["item:grenade", "use:pause"]);
    expect(leads.get("item:grenade")?.map((option) => option.key)).toEqual(["grenade:E5", "grenade:E6"]);
  });
});

describe("the order of options", () => {
  const list = ["push:recon", "card:luck", "pass"].map((key) => option(key, { id: key }));
  it("has what may be done at any time after what is asked", () => {
    const later = (one: Option): boolean => one.key.startsWith("push:");
    expect(inOrder(list, { later }).map(({ key }) => key)).toEqual(["card:luck", "pass", "push:recon"]);
  });
  it("is the server's where a game says nothing", () => {
    expect(inOrder(list, {})).toBe(list);
    expect(inOrder(list, null)).toBe(list);
  });
});
