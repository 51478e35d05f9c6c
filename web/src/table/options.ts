/** Options as a person meets them: by the piece they are about, and in groups that can be read. */

import type { Room } from "../games/room";
import type { SymbolName } from "../look/symbols";
import type { Option, Piece, Text, Way, Zone } from "../protocol";
import type { TableFacts } from "./facts";

const BY_VERB: Record<string, SymbolName> = { done: "check", stop: "check", pass: "check", decline: "close", seat: "person" };

/** The symbol an option is known by. */
export function symbolOf(facts: TableFacts, option: Option): SymbolName {
  return facts.room.symbolOf?.(option, facts) ?? BY_VERB[option.key.split(":")[0] ?? ""] ?? "arrow";
}

/** The options about each piece or place. */
export function targetsOf(options: Option[]): Map<string, Option[]> {
  const targets = new Map<string, Option[]>();
  for (const option of options) {
    for (const target of option.targets) {
      const found = targets.get(target);
      if (found) found.push(option);
      else targets.set(target, [option]);
    }
  }
  return targets;
}

/** What may be done beside the question, by the thing it begins with (its key, if it is about none): only that is lit until it is picked. */
export function leadsOf(also: Option[]): Map<string, Option[]> {
  const leads = new Map<string, Option[]>();
  for (const option of also) {
    const lead = option.targets[0] ?? option.key;
    leads.set(lead, [...(leads.get(lead) ?? []), option]);
  }
  return leads;
}

/** Ways by the place they end at. */
export function waysOf(ways: readonly Way[]): Map<string, Way> {
  return new Map(ways.flatMap((way) => way.last.targets.map((target) => [target, way] as const)));
}

/** The options that are several answers away: where a way leads further than one. */
export function further(ways: ReadonlyMap<string, Way>): Option[] {
  return [...ways.values()].filter((way) => way.keys.length > 1).map((way) => way.last);
}

/** Those options that are about all of some pieces. */
export function narrowed(options: Option[], pieces: string[]): Option[] {
  return options.filter((option) => pieces.every((piece) => option.targets.includes(piece)));
}

/** Options in the order to read them: what may be done at almost any time stands after what is asked. */
export function inOrder(options: Option[], room: Room | null): Option[] {
  const isLater = (option: Option): boolean => room?.later?.(option) ?? false;
  return options.some(isLater) ? [...options.filter((one) => !isLater(one)), ...options.filter(isLater)] : options;
}

/** What picking a piece means: play its one option, light what goes with it, or ask which. */
export type Pick = { kind: "play"; option: Option } | { kind: "narrow" } | { kind: "menu"; options: Option[] } | null;

export function pickOf(options: Option[], chosen: string[], piece: string): Pick {
  const left = narrowed(options, [...chosen, piece]);
  const found = left.length > 0 ? left : narrowed(options, [piece]);
  const first = found[0];
  if (!first) return null;
  if (found.length === 1) return { kind: "play", option: first };
  const others = found.map((option) => option.targets.filter((target) => target !== piece && !chosen.includes(target)));
  const told = new Set(others.map((targets) => targets.join(" ")));
  const separable = told.size === found.length && others.every((targets) => targets.length > 0);
  return separable || told.size > 1 ? { kind: "narrow" } : { kind: "menu", options: found };
}

/** Options that belong together in the list: `compact` if there are so many alike that their names will do. */
export interface Group {
  id: string;
  /** What the options share, if it can be said: the piece they begin with. */
  piece: string;
  compact: boolean;
  options: Option[];
}

const MANY = 6;

export function grouped(options: Option[]): Group[] {
  const groups = new Map<string, Group>();
  for (const option of options) {
    const piece = option.targets.length > 1 ? (option.targets[0] ?? "") : "";
    const id = piece || option.text.id;
    const group = groups.get(id) ?? { id, piece, compact: false, options: [] };
    group.options.push(option);
    groups.set(id, group);
  }
  for (const group of groups.values()) {
    group.compact = !group.piece && group.options.length > MANY && group.options.every((one) => shortName(one.text));
  }
  return [...groups.values()];
}

/** A few letters that tell an option from its like: a hex, a name. */
export function shortName(text: Text): string {
  const values = Object.values(text.args ?? {});
  const only = values[0];
  return values.length === 1 && (typeof only === "string" || typeof only === "number") ? String(only) : "";
}

/** Whether anything in a zone can be picked. */
export function litIn(zone: Zone | undefined, targets: Map<string, Option[]>): boolean {
  if (!zone) return false;
  const lit = (piece: Piece): boolean => targets.has(piece.id);
  return (zone.pieces ?? []).some(lit) || (zone.places ?? []).some(lit);
}
