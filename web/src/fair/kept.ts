/** The fingerprint of a table's seed as this browser saw it first: a server cannot show another one later unnoticed. */

import { remember, remembered } from "../look/memory";

const nameOf = (table: string): string => `hash.${table}`;

export function keepHash(table: string, hash: string): void {
  if (!keptHash(table)) remember(nameOf(table), hash);
}

export function keptHash(table: string): string | null {
  return remembered(nameOf(table));
}
