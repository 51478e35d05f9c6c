/** The Hegemon's turn, step by step: eight on a launch, four on a return (AE-HEG-76, AE-HEG-91). */

import type { LogLine } from "../../../protocol";

export const HIM = "seat:9";

/** A step with the rule it stands on, and what has been told of it. */
export interface Step {
  number: number;
  /** The message of its name, without its prefix. */
  name: string;
  rule: string;
  lines: LogLine[];
  state: "done" | "now" | "later";
}

export interface Turn {
  returning: boolean;
  steps: Step[];
  /** The step that is on. */
  now: number;
}

const LAUNCH = [
  ["die", "AE-HEG-77"],
  ["departs", "AE-HEG-79"],
  ["region", "AE-HEG-83"],
  ["recruit", "AE-HEG-85"],
  ["special", "AE-HEG-87"],
  ["raid", "AE-HEG-88"],
  ["battle", "AE-HEG-89"],
  ["discard", "AE-HEG-90"],
] as const;

const RETURN = [
  ["build", "AE-HEG-92"],
  ["command", "AE-HEG-93"],
  ["scrapyard", "AE-HEG-96"],
  ["home", "AE-HEG-97"],
] as const;

/** His turn as far as it has been told; null if it is not his turn. */
export function turnOf(log: readonly LogLine[]): Turn | null {
  const began = log.findLastIndex((line) => line.beat?.kind === "turn");
  if (began < 0 || log[began]!.beat!.actor !== HIM) return null;
  const told = log.slice(began + 1);
  const back = told.findIndex((line) => line.because?.kind === "return");
  const lines = back < 0 ? told : told.slice(back);
  const by = new Map<number, LogLine[]>();
  let now = 0;
  for (const line of lines) {
    now = line.beat?.part || now;
    if (now > 0) by.set(now, [...(by.get(now) ?? []), line]);
  }
  const steps = (back < 0 ? LAUNCH : RETURN).map(
    ([name, rule], place): Step => ({
      number: place + 1,
      name,
      rule,
      lines: by.get(place + 1) ?? [],
      state: place + 1 < now ? "done" : place + 1 === now ? "now" : "later",
    }),
  );
  return { returning: back >= 0, steps, now };
}
