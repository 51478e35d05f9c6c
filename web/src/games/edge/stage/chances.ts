/** Who wins, as bars: one's own share, nobody's, the others'. */

import type { Odds, Option, Prospect } from "../../../protocol";

export interface Chance {
  key: string;
  option: Option;
  /** Shares of a hundred, whole numbers that make a hundred together. */
  own: number;
  nobody: number;
  others: number;
  /** One's own chance in words, as it stands beside an option. */
  said: Prospect["said"] | null;
}

const shareOf = (lines: readonly Prospect[], what: string): number =>
  lines.reduce((sum, line) => sum + (line.what === what ? line.chance : 0), 0);

/** The chances of the options that decide about a battle; an option that leads to a choice of dice has its best one. */
export function chancesOf(options: readonly Option[], odds: ReadonlyMap<string, Odds>): Chance[] {
  return options.flatMap((option) => {
    const lines = odds.get(option.key)?.lines ?? [];
    if (!lines.some((line) => isAbout(line))) return [];
    const own = Math.round(shareOf(lines, "wins") * 100);
    const nobody = Math.min(Math.round(shareOf(lines, "nobody-wins") * 100), 100 - own);
    const said = lines.find((line) => line.what === "wins")?.said ?? null;
    return [{ key: option.key, option, own, nobody, others: 100 - own - nobody, said }];
  });
}

function isAbout(line: Prospect): boolean {
  return ["wins", "others-win", "nobody-wins"].includes(line.what);
}
