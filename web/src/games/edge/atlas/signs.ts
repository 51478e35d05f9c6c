/** The sign of a base or a special region: what one does there. */

import type { SymbolName } from "../../../look/symbols";

const SIGNS: Record<string, SymbolName> = {
  "region:odessa-field": "module",
  "region:kestrel-field": "module",
  "region:halcyon-drydock": "transport",
  "region:freeport-meridian": "commerce",
  "region:bastion-academy": "tactics",
  "region:farsight-beacon": "navigation",
};

export function signOf(id: string): SymbolName {
  if (id.includes("vortex")) return "vortex";
  return SIGNS[id] ?? (id.includes("quasar") ? "quasar" : "module");
}
