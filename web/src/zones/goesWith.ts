/** What lights together: pieces of one option, such as a die and the slots it fits. */

import type { Option } from "../protocol";

/** Whether an option about a piece is also about what is pointed at elsewhere. */
export function goesWith(targets: ReadonlyMap<string, Option[]>, piece: string, hovered: string | null): boolean {
  if (hovered === null || hovered === piece) return false;
  return targets.get(piece)?.some((option) => option.targets.includes(hovered)) ?? false;
}
