/** The symbol an option is known by: that of the piece it is about. */

import type { Option } from "../../../protocol";
import { isSymbol, type SymbolName } from "../../../look/symbols";

const BY_VERB: Record<string, SymbolName> = {
  done: "check",
  stop: "check",
  "go-on": "arrow",
  decline: "close",
  "end-actions": "check",
  "roll-all": "reaction",
  move: "move2",
  travel: "travel",
  start: "start",
  attack: "standard",
  spawn: "spawn",
  revive: "revive",
  medigel: "medi-gel",
  grenade: "grenade",
  "grenade-case": "grenade-case",
  do: "objective",
  unlock: "lock",
  use: "star",
};

const BY_PIECE: Record<string, SymbolName> = {
  hex: "move",
  hero: "person",
  seat: "person",
  door: "door-open",
  turret: "turret",
  ability: "star",
  waypoint: "ping",
  loyalty: "ping",
  mission: "objective",
};

export function optionSymbol(option: Option): SymbolName {
  const verb = option.key.split(":")[0] ?? "";
  const target = option.targets[0] ?? "";
  const [kind = "", name = ""] = target.split(":");
  if (kind === "die") return dieSymbol(name);
  return BY_VERB[verb] ?? BY_PIECE[kind] ?? (/^e\d+$/.test(kind) ? "attack" : "arrow");
}

/** `move2` of `paragon-move2`. */
export function dieSymbol(die: string): SymbolName {
  const face = die.replace(/^paragon-/, "");
  return isSymbol(face) ? face : "standard";
}
