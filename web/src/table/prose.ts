/** The paragraphs of a text. */
export function paragraphs(text: unknown): string[] {
  return String(text ?? "")
    .trim()
    .split(/\n{2,}/);
}
