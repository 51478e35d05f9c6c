/** Where the points of a chart of luck lie. */

import type { Luck } from "../protocol";

/** The numbers a scale begins and ends with: all that was rolled, and the band of what was to be expected. */
export type Scale = readonly [low: number, high: number];

export function scaleOf(luck: Luck): Scale {
  const counts = luck.faces.map((face) => face.count);
  const low = Math.min(luck.low, ...counts);
  const high = Math.max(luck.high, ...counts);
  const margin = Math.max(1, (high - low) * 0.1);
  return [low - margin, high + margin];
}

export function along(scale: Scale, value: number, width: number): number {
  return Math.round(((value - scale[0]) / (scale[1] - scale[0])) * width * 10) / 10;
}

/** The running sum and the band around it as paths, the middle at half the height. */
export function courseOf(luck: Luck, width: number, height: number): { line: string; band: string } {
  const rounds = Math.max(1, luck.course.length);
  const most = Math.max(1, ...luck.course.map(Math.abs), ...luck.band);
  const x = (round: number): number => Math.round((round / rounds) * width * 10) / 10;
  const y = (value: number): number => Math.round((height / 2 - (value / most) * (height / 2 - 6)) * 10) / 10;
  const path = (values: number[]): string[] => values.map((value, place) => `${x(place + 1)} ${y(value)}`);
  const start = `0 ${y(0)}`;
  const under = path(luck.band.map((value) => -value)).reverse();
  return {
    line: `M${[start, ...path(luck.course)].join("L")}`,
    band: `M${[start, ...path(luck.band), ...under].join("L")}Z`,
  };
}
