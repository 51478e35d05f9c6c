/** The symbol an answer is known by. */

import { isSymbol, type SymbolName } from "../../../look/symbols";
import type { Option } from "../../../protocol";

const BY_VERB: Record<string, SymbolName> = {
  move: "route",
  act: "important",
  prepare: "combo",
  rest: "refresh",
  depart: "lander",
  push: "push",
  skill: "charge",
  card: "combo",
  combo: "combo",
  equipment: "personal",
  complete: "check",
  done: "check",
  roll: "check",
  pass: "nothing",
  nothing: "nothing",
  member: "person",
  sector: "poi",
  injury: "injury",
  log: "log",
  choice: "log",
  assign: "assign",
  fly: "starmap",
  visit: "starmap",
  scan: "scanner",
};

/** By what it is about, a die by its colour's sign, else by what is done. */
export function optionSymbol(option: Option): SymbolName | undefined {
  const [verb = "", what = ""] = option.key.split(":");
  if (isSymbol(what)) return what;
  return BY_VERB[verb] ?? (isSymbol(verb) ? verb : undefined);
}
