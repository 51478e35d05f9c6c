/** How a mission or a campaign ended, in a word; the sentence of the result says the rest. */

import type { Text } from "../../../protocol";

const WORDS: Record<string, string> = {
  "outcome-paragon": "result-paragon",
  "outcome-renegade": "result-renegade",
  "outcome-loyalty": "result-loyalty",
  "outcome-defeat-storm": "result-defeat",
  "outcome-defeat-shepard": "result-defeat",
};

/** The message of the word for a result, or nothing if the result is told in its sentence alone. */
export function verdict(result: Text): string | undefined {
  return WORDS[result.id];
}
