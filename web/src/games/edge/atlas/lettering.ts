/** Names on the chart: short ones on one line, longer ones broken in two where that leaves them most even. */

const WIDE = 11;

export function linesOf(name: string, kind: string): string[] {
  const words = name.split(" ");
  if (words.length < 2 || kind === "nebula" || (name.length <= WIDE && kind !== "base")) return [name];
  let best = [name];
  for (let cut = 1; cut < words.length; cut += 1) {
    const lines = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
