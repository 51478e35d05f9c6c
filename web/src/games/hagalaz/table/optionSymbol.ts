/** The symbol an option is known by: that of the piece it is about. */

import { dieSymbol, slotSymbol } from "../dice";
import type { Say } from "../../../text/voice";
import type { Option } from "../../../protocol";
import type { SymbolName } from "../../../look/symbols";

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

/** An option of a die, in the block of that die. */
export function inBlock(option: Option, say: Say): { words: string; symbol?: SymbolName | undefined } {
  const { action, face, slot } = option.text.args ?? {};
  const symbol = option.text.id.endsWith("-on") ? slotSymbol(String(slot)) : undefined;
  if (action === undefined) return { words: say(option.text), symbol };
  const name = typeof action === "object" ? say(action) : String(action);
  const as = option.text.id.endsWith("-as") && typeof face === "object";
  return { words: as ? say({ id: "web-die-as", args: { action: name, face: say(face) } }) : name, symbol };
}
