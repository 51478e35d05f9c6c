/** Links that people send one another. */

/** The path of a link to a table of ours, or null if it is none. A bare invitation is taken as one. */
export function pathOfLink(pasted: string): string | null {
  const text = pasted.trim();
  const found = /\/(join|watch|table)\/([\w-]+)(\?watch=[\w-]+)?/.exec(text);
  if (found) return `/${found[1]}/${found[2]}${found[3] ?? ""}`;
  return /^[\w-]{16,}$/.test(text) ? `/join/${text}` : null;
}
