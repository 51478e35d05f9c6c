/** How long to wait before trying again: longer every time, never in step with others. */

const FIRST = 400;
const LONGEST = 8000;

export function waitBefore(attempt: number, random: number): number {
  const wait = Math.min(LONGEST, FIRST * 2 ** attempt);
  return wait / 2 + (wait / 2) * random;
}
