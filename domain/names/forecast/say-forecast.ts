import { formatCount } from "#domain/locale/numbers.ts";
import { mainFirst } from "#domain/names/lists/sexes.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import { COUNTED_FOR } from "#domain/names/records/one-in.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import type { Forecast, ForecastRange } from "./forecast.ts";
import { FURTHEST } from "./trend.ts";

/** The sentences of a forecast, with figures in braces. */
type ForecastWords = { readonly next: string; readonly range: string; readonly jumpy: string };

export type ToldForecast = { readonly sex: "girl" | "boy"; readonly forecast: Forecast };

/** Of each sex that has one, the more frequent first. */
export function forecastsOf({
  main,
  forecast,
}: Pick<NamePage, "main" | "forecast">): readonly ToldForecast[] {
  return mainFirst(main).flatMap((sex) => {
    const told = forecast[sex];
    return told === null ? [] : [{ sex, forecast: told }];
  });
}

/** "In 2030, likely between 1 in 180 and 1 in 330 girls."; null where a name has too few births to say. */
export function sayForecast(
  page: Pick<NamePage, "main" | "forecast" | "summary" | "lastYear">,
  words: ForecastWords,
): string | null {
  const told = forecastsOf(page);
  if (told.length === 0) return null;
  const furthest = told.flatMap(({ sex, forecast }) => {
    const range = forecast.kind === "ranges" ? forecast.ranges.at(-1) : undefined;
    return range === undefined ? [] : [{ babies: COUNTED_FOR[sex], range }];
  });
  const [first] = furthest;
  if (first === undefined)
    return fillInAll(words.jumpy, { name: page.summary.name, year: `${page.lastYear + FURTHEST}` });
  const ranges = furthest.map(({ babies, range }) => fillInAll(words.range, { ...endsOf(range), babies }));
  return fillInAll(words.next, { year: `${first.range.year}`, ranges: ranges.join(", and ") });
}

/** Both ends as they are written. */
export function endsOf({ common, rare }: ForecastRange): { readonly common: string; readonly rare: string } {
  return { common: formatCount(common), rare: formatCount(rare) };
}
