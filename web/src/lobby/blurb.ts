/** The beginning of a text in whole sentences: as many as fit, and the first in any case. */

const SENTENCE = /[^.!?]+[.!?]+["”’]?\s*/g;

export function opening(text: string, most: number): string {
  const sentences = text.match(SENTENCE) ?? [text];
  let taken = sentences[0] ?? "";
  for (const sentence of sentences.slice(1)) {
    if (taken.length + sentence.trimEnd().length > most) break;
    taken += sentence;
  }
  return taken.trim();
}
