import { NAME_WORDS } from "#content/site/name-words.ts";
import { PATHS } from "#app/site/paths.data.ts";
import type { Forecast, ForecastRange } from "#domain/names/forecast/forecast.ts";
import { FURTHEST } from "#domain/names/forecast/trend.ts";
import { mainFirst } from "#domain/names/lists/sexes.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import { COUNTED_FOR, formatCount } from "#domain/names/records/one-in.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";

const WORDS = NAME_WORDS.forecast;

type Sex = "girl" | "boy";
type Told = { readonly sex: Sex; readonly forecast: Forecast };

/** Where a name will likely be in five years, in words; null where it has too few births to say. */
export function forecastHtml(page: NamePage): string | null {
  const told = mainFirst(page.main).flatMap((sex): Told[] => {
    const forecast = page.forecast[sex];
    return forecast === null ? [] : [{ sex, forecast }];
  });
  if (told.length === 0) return null;
  const ranges = told.flatMap(({ sex, forecast }) =>
    forecast.kind === "ranges" ? [{ sex, ranges: forecast.ranges }] : [],
  );
  const [said, small] = ranges.length === 0 ? jumpyWords(page) : rangeWords(ranges, told);
  const link = `<a href="${PATHS.forecast}">${WORDS.how}</a>`;
  return `<p>${escapeHtml(said)}</p><p class="small quiet">${[...small.map(escapeHtml), link].join(" ")}</p>`;
}

type Words = readonly [said: string, small: readonly string[]];
type Ranges = readonly { readonly sex: Sex; readonly ranges: readonly ForecastRange[] }[];

function rangeWords(said: Ranges, told: readonly Told[]): Words {
  const furthest = said.flatMap(({ sex, ranges }) => {
    const last = ranges.at(-1);
    return last === undefined ? [] : [{ babies: COUNTED_FOR[sex], year: last.year, range: last }];
  });
  const ranges = furthest.map(({ babies, range }) => fillInAll(WORDS.range, { ...endsOf(range), babies }));
  const jumpy = told
    .filter(({ forecast }) => forecast.kind === "jumpy")
    .map(({ sex }) => fillInAll(WORDS.jumpyFor, { babies: COUNTED_FOR[sex] }));
  const sentence = fillInAll(WORDS.next, { year: `${furthest[0]?.year}`, ranges: ranges.join(", and ") });
  return [sentence, [...jumpy, ...(said.length === 1 ? beforeWords(said[0]?.ranges) : []), WORDS.tested]];
}

function beforeWords([next, later]: readonly ForecastRange[] = []): readonly string[] {
  if (next === undefined || later === undefined) return [];
  const { common: laterCommon, rare: laterRare } = endsOf(later);
  return [
    fillInAll(WORDS.before, {
      ...endsOf(next),
      year: `${next.year}`,
      laterCommon,
      laterRare,
      later: `${later.year}`,
    }),
  ];
}

function jumpyWords({ summary, lastYear }: NamePage): Words {
  const years = { before: `${lastYear - 1}`, last: `${lastYear}` };
  return [
    fillInAll(WORDS.jumpy, { name: summary.name, year: `${lastYear + FURTHEST}` }),
    [fillInAll(WORDS.why, years)],
  ];
}

function endsOf({ common, rare }: ForecastRange): { readonly common: string; readonly rare: string } {
  return { common: formatCount(common), rare: formatCount(rare) };
}
