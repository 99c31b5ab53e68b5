import type { CopiedName } from "#domain/names/device/names-copy.ts";
import { BEGINNINGS, ENDINGS } from "./letters-of-taste.ts";

/** One thing that a name has, and how much of it. Keys are kept on devices (a line that was taken out): never renamed. */
export type Trait = readonly [key: string, amount: number];

/** Bands of "1 in N" in the last year: up to so many. */
export const BANDS = [
  { key: "band:common", upTo: 500 },
  { key: "band:familiar", upTo: 3000 },
  { key: "band:uncommon", upTo: 20_000 },
  { key: "band:rare", upTo: Infinity },
] as const;

/** First years of the eras that a curve is reduced to; each lasts until the next begins. */
export const ERAS = [1880, 1910, 1920, 1930, 1950, 1970, 1990, 2010] as const;

/** First years of the times in which a name may have had its highest share, as people speak of them. */
export const PEAKS = [1880, 1930, 1970, 2010] as const;

const FIRST_DECADE = 1880;
const DECADE = 10;
const HIGHEST = "9";

/** All that the model looks at in a name: what like-item.ts compares, as far as the copy on a device knows it. */
export function traitsOfTaste({ babyName, births, themes, decades }: CopiedName): readonly Trait[] {
  const { id, gender, origin, syllables, say, oneIn } = babyName;
  const keys = [
    (BANDS.find(({ upTo }) => (oneIn?.n ?? Infinity) <= upTo) ?? BANDS[3]).key,
    `sex:${gender}`,
    `beats:${Math.min(4, syllables)}`,
    ...(syllables > 1 ? [`stress:${Math.min(2, stressOf(say ?? ""))}`] : []),
    ...(id.length <= 4 ? ["length:short"] : []),
    ...(id.length >= 8 ? ["length:long"] : []),
    ...ENDINGS.flatMap(([key, pattern]) => (pattern.test(id) ? `end:${key}` : [])),
    ...BEGINNINGS.flatMap(([key, pattern]) => (pattern.test(id) ? `start:${key}` : [])),
    ...(/[kqxz]/.test(id) ? ["letters:kqxz"] : []),
    ...(origin === "Unknown" ? [] : [`origin:${origin}`]),
    ...themes.map((theme) => `theme:${theme}`),
    ...(decades.includes(HIGHEST) ? [`peak:${peakOf(decades)}`] : []),
  ];
  return [["births", Math.log10(births + 1)], ...erasOf(decades), ...keys.map((key): Trait => [key, 1])];
}

function peakOf(decades: string): number {
  const year = FIRST_DECADE + DECADE * decades.indexOf(HIGHEST);
  return PEAKS.findLast((first) => first <= year) ?? FIRST_DECADE;
}

/** The place of a year among the decades. */
const decadeOf = (year: number): number => (year - FIRST_DECADE) / DECADE;

const ERA_DECADES = ERAS.map((first, at) => ({
  key: `era:${first}`,
  from: decadeOf(first),
  upTo: decadeOf(ERAS[at + 1] ?? Infinity),
}));

/** The curve in eight parts: roots of the mean shares, as one vector of length 1. */
function erasOf(decades: string): readonly Trait[] {
  const means = ERA_DECADES.flatMap(({ key, from, upTo }) => {
    const end = Math.min(upTo, decades.length);
    let sum = 0;
    for (let at = from; at < end; at++) sum += Number(decades[at]);
    return from < end ? { key, mean: sum / (end - from) } : [];
  });
  const whole = means.reduce((sum, { mean }) => sum + mean, 0);
  return whole === 0 ? [] : means.map(({ key, mean }): Trait => [key, Math.sqrt(mean / whole)]);
}

/** Place of the stressed syllable: oh-LIV-ee-uh → 1. */
function stressOf(say: string): number {
  return Math.max(
    0,
    say.split("-").findIndex((part) => part !== "" && part === part.toUpperCase()),
  );
}
