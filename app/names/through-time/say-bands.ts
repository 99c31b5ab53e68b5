import { THROUGH_TIME } from "#content/through-time/through-time-page.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { Counted } from "#domain/names/entry/name-summary.ts";
import { oneInOf } from "#domain/names/records/one-in.ts";
import { ssaSpelling } from "#domain/names/records/ssa-spelling.ts";
import type { TimeBands } from "#domain/names/through-time/time-bands.ts";
import type { TimeRequest } from "#domain/names/through-time/time-request.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { listed as joined } from "#domain/locale/lists.ts";

const { say, wish, panel, counted } = THROUGH_TIME;

/** The key of the band of all other names. */
export const REST = "";

/** What a band shows: a name, or all others together. */
export type ReadBand = {
  readonly key: string;
  readonly name: string;
  /** Null for all others together. */
  readonly gender: Gender | null;
  readonly births: readonly number[];
};

/** All bands, the lowest first. */
export function readBands({ bands, rest }: TimeBands): readonly ReadBand[] {
  const named = bands.map(({ id, ...band }) => ({ key: id, ...band }));
  return rest.names === 0
    ? named
    : [...named, { key: REST, name: restName(rest.names), gender: null, births: rest.births }];
}

export function restName(names: number): string {
  return names === 1 ? THROUGH_TIME.oneOther : fillIn(THROUGH_TIME.rest, { count: formatCount(names) });
}

/** Whether only some names were asked for. */
export function hasWish({ start, end, origin }: TimeRequest): boolean {
  return start !== "" || end !== "" || origin !== null;
}

/** "a name that starts with Ma and ends with n", "one of our Irish names that end with n". */
export function wishWords({ start, end, origin }: TimeRequest): string {
  const isOne = origin === null;
  const whole = isOne ? wish.name : fillIn(wish.ofOrigin, { origin });
  const letters = [
    ...(start === "" ? [] : [fillIn(isOne ? wish.starts : wish.startMany, { start: ssaSpelling(start) })]),
    ...(end === "" ? [] : [fillIn(isOne ? wish.ends : wish.endMany, { end })]),
  ];
  return letters.length === 0 ? whole : `${whole} that ${joined(letters)}`;
}

/** The chart in two sentences: the year in which most got such a name, and the last. Without a wish: the names with a band. */
export function sayBands(request: TimeRequest, bands: TimeBands): string {
  const isWish = hasWish(request);
  const summed = isWish ? readBands(bands) : bands.bands;
  const births = bands.listed.map((_, year) =>
    summed.reduce((sum, band) => sum + (band.births[year] ?? 0), 0),
  );
  const peak = peakOf(births, bands.listed);
  const last = births.length - 1;
  const at = (year: number) => ({
    year: String(bands.firstYear + year),
    last: String(bands.lastYear),
    share: shareWords(births[year] ?? 0, bands.listed[year] ?? 0),
    counted: counted[request.whose],
    bands: String(bands.bands.length),
    wish: wishWords(request),
  });
  if (!isWish) return `${fillIn(say.all, at(peak))} ${fillIn(say.allNow, at(last))}`;
  if (peak === last) return fillIn(say.highestNow, at(last));
  const now = births[last] === 0 ? say.noneNow : say.wishNow;
  return `${fillIn(say.wish, at(peak))} ${fillIn(now, at(last))}`;
}

/** "36 in 100", and below two in a hundred "1 in 97". */
function shareWords(births: number, all: number): string {
  const share = births / Math.max(1, all);
  return share >= 0.02
    ? fillIn(say.inHundred, { count: String(Math.round(100 * share)) })
    : fillIn(say.oneIn, { count: formatCount(oneInOf(births, all) ?? 0) });
}

/** The place of the year in which the share was highest, the first of several. */
function peakOf(births: readonly number[], listed: readonly number[]): number {
  const shares = births.map((count, year) => count / Math.max(1, listed[year] ?? 0));
  return shares.indexOf(Math.max(...shares));
}

/** What is told of a band: in the year that is read, and in its best. */
export function bandWords(
  { births }: ReadBand,
  { firstYear, listed }: TimeBands,
  whose: Counted,
  year: number,
): { readonly year: string; readonly peak: string } {
  const words = (place: number, sentence: string) =>
    fillIn(sentence, {
      year: String(firstYear + place),
      births: formatCount(births[place] ?? 0),
      n: formatCount(oneInOf(births[place] ?? 0, listed[place] ?? 0) ?? 0),
      counted: counted[whose],
    });
  const place = year - firstYear;
  return {
    year: words(place, births[place] === 0 ? panel.few : panel.year),
    peak: words(peakOf(births, listed), panel.peak),
  };
}

/** The name that most got in the newest year in which any of those with a band was listed; told of before somebody chooses. */
export function topBand({ bands, listed }: TimeBands): string | undefined {
  const year = listed.findLastIndex((_, each) => bands.some(({ births }) => (births[each] ?? 0) > 0));
  const then = bands.map(({ births }) => births[year] ?? 0);
  return bands[then.indexOf(Math.max(...then))]?.id;
}
