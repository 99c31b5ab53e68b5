import { formatCount } from "#domain/locale/numbers.ts";
import { CLASSIC, MODERN, MOVED, PAST, RETURNING, VINTAGE } from "#domain/names/browse/figure-rules.ts";
import type { Past, Style, Trend } from "#domain/names/entry/trait-values.ts";
import { MOVING } from "#domain/names/lists/moving-names.ts";

// What the rules of the records hold true of a name, for chips and filters.

export const STYLE_SAID: Readonly<Record<Style, string>> = {
  vintage: `Peaked before ${VINTAGE.before}, and fell out of the top ${VINTAGE.fellBehind} later`,
  classic: `In the top ${CLASSIC.rank} for its sex in each of the last ${CLASSIC.years} years`,
  modern: `Peaked in ${MODERN.since} or later, and not in the top ${formatCount(MODERN.rank)} before ${MODERN.before}`,
};

export const TREND_SAID: Readonly<Record<Trend, string>> = {
  rising: `Rose by more than ${MOVING.percent}% a year over ${MOVING.years} years, to ${MOVING.births} births or more, and by a fifth in ${MOVED.years} years`,
  falling: `Fell by more than ${MOVING.percent}% a year over ${MOVING.years} years, from ${MOVING.births} births or more, and by a fifth in ${MOVED.years} years`,
  returning: `Peaked at least ${RETURNING.peakYearsAgo} years ago, and at least 1.5 times as common as ${RETURNING.years} years ago`,
};

export const PAST_SAID: Readonly<Record<Past, string>> = {
  fresh: `Not in the top ${PAST.rank} in any year since ${PAST.since}`,
  known: `Not in the top ${PAST.rank} in any year since ${PAST.since}, and given to at least ${formatCount(PAST.known)} babies in all`,
};
