/** What is printed on a piece, where nothing else says it: a sentence about the piece may have all of it in it. */
export function untold(printed: string, said: readonly string[]): string {
  const words = (text: string): string => text.replace(/\s+/g, " ").trim();
  return said.some((sentence) => words(sentence).includes(words(printed))) ? "" : printed;
}
