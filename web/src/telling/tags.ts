/** Tags: the numbers that words and board share, 1 to 4 and on, in the order they are spoken of. */

import type { Condition, Why } from "../protocol";

/** The number of every piece a why-not speaks of: the conditions first, then what opens it. */
export function tagsOf(why: Pick<Why, "checks" | "targets">): Map<string, number> {
  const tags = new Map<string, number>();
  const give = (targets: readonly string[] | undefined): void => {
    for (const id of targets ?? []) if (!tags.has(id)) tags.set(id, tags.size + 1);
  };
  const walk = (checks: readonly Condition[] | undefined): void => {
    for (const check of checks ?? []) {
      if (!check.holds) give(check.targets);
      walk(check.parts);
    }
  };
  walk(why.checks);
  give(why.targets);
  return tags;
}

/** Mark what has a tag and is no drawing of a map where it lies; gives back what takes the marks away. */
export function pointOut(tags: ReadonlyMap<string, number> | undefined): () => void {
  const marked: Element[] = [];
  for (const [id, number] of tags ?? []) {
    for (const element of document.querySelectorAll(`[data-piece="${CSS.escape(id)}"]`)) {
      if (element instanceof SVGElement) continue;
      element.setAttribute("data-tag", String(number));
      marked.push(element);
    }
  }
  return () => marked.forEach((element) => element.removeAttribute("data-tag"));
}
