/** The symbol an answer is known by. */

import { isSymbol, type SymbolName } from "../../../look/symbols";
import type { Option } from "../../../protocol";

const BY_VERB: Record<string, SymbolName> = {
  launch: "pad",
  return: "module",
  "end-turn": "check",
  nothing: "nothing",
  card: "tactics",
  discard: "tactics",
  "lose-card": "tactics",
  faction: "faction",
  ability: "faction",
  destiny: "destiny",
  token: "token",
  discovery: "token",
  moon: "moon",
  "moon-from": "moon",
  store: "moon",
  build: "build",
  restore: "build",
  collapse: "build",
  recruit: "leader",
  buy: "module",
  take: "module",
  activate: "module",
  function: "module",
  damage: "damage",
  mend: "repair",
  clean: "mechaphage",
  infest: "mechaphage",
  upgrade: "upgrade",
  raider: "raider",
  wyrm: "wyrm",
  die: "die",
  result: "gate",
  cancel: "die",
  energy: "energy",
  agree: "check",
  refuse: "close",
  ready: "check",
  "pass-battle": "close",
  leave: "close",
  push: "arrow",
  trade: "commerce",
};

/** A ship by its hull, a resource or track by its sign, anything else by what is done. */
export function optionSymbol(option: Option): SymbolName | undefined {
  const [verb = "", what = ""] = option.key.split(":");
  if (what && isSymbol(what)) return what;
  return BY_VERB[verb];
}
