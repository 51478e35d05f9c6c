/** The symbol an answer is known by. */

import { isSymbol, type SymbolName } from "../../../look/symbols";
import type { Option } from "../../../protocol";
import type { TableFacts } from "../../../table/facts";
import { faces } from "../crew/dice";
import { letterOfSection } from "../crew/sections";

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

/** Rooms of the ship whose signs are called otherwise. */
const BY_ROOM: Record<string, SymbolName> = { laboratory: "research", situations: "situation", addons: "upgrade" };

/** A die by what it shows; else by what it is about, unless that is a section, for one is called like a symbol of dice;
 * else by what is done. */
export function optionSymbol(option: Option, facts: Pick<TableFacts, "piece">): SymbolName | undefined {
  const [verb = "", what = ""] = option.key.split(":");
  const die = verb === "die" ? facts.piece(option.targets[0] ?? "") : undefined;
  const shown = die ? faces(die)[0] : undefined;
  if (shown !== undefined && isSymbol(shown)) return shown;
  if (isSymbol(what) && !letterOfSection(what)) return what;
  return BY_ROOM[what] ?? BY_VERB[verb] ?? (isSymbol(verb) ? verb : undefined);
}
