import { formatCount } from "#domain/locale/numbers.ts";
import { CLASSIC, MODERN, MOVED, PAST, RETURNING, VINTAGE } from "#domain/names/browse/figure-rules.ts";
import type { Past, Style, Trend } from "#domain/names/entry/trait-values.ts";
import { MOVING } from "#domain/names/lists/moving-names.ts";

// What the rules of the records hold true of a name, for chips and filters.

export const STYLE_SAID: Readonly<Record<Style, string>> = {
  vintage: `At its height before ${VINTAGE.before}, and out of the top ${VINTAGE.fellBehind} later`,
  classic: `In the top ${CLASSIC.rank} of its sex in each of the last ${CLASSIC.years} years`,
  modern: `At its height since ${MODERN.since}, and in no top ${formatCount(MODERN.rank)} before ${MODERN.before}`,
};

export const TREND_SAID: Readonly<Record<Trend, string>> = {
  rising: `Risen by more than ${MOVING.percent} % a year over ${MOVING.years} years, to ${MOVING.births} births or more, and by a fifth in ${MOVED.years} years`,
  falling: `Fallen by more than ${MOVING.percent} % a year over ${MOVING.years} years, from ${MOVING.births} births or more, and by a fifth in ${MOVED.years} years`,
  returning: `At its height ${RETURNING.peakYearsAgo} years ago or more, and half as common again as ${RETURNING.years} years ago`,
};

export const PAST_SAID: Readonly<Record<Past, string>> = {
  fresh: `In no top ${PAST.rank} since ${PAST.since}`,
  known: `In no top ${PAST.rank} since ${PAST.since}, and given to ${formatCount(PAST.known)} babies or more in all`,
};
