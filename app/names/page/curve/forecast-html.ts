import { NAME_WORDS } from "#content/site/name-words.ts";
import { PATHS } from "#app/site/paths.data.ts";
import type { ForecastRange } from "#domain/names/forecast/forecast.ts";
import { endsOf, forecastsOf, sayForecast, type ToldForecast } from "#domain/names/forecast/say-forecast.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import { COUNTED_FOR } from "#domain/names/records/one-in.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";

const WORDS = NAME_WORDS.forecast;

/** Where a name will likely be in five years, in words; null where it has too few births to say. */
export function forecastHtml(page: NamePage): string | null {
  const said = sayForecast(page, WORDS);
  if (said === null) return null;
  const small = smallWords(page, forecastsOf(page));
  const link = `<a href="${PATHS.forecast}">${WORDS.how}</a>`;
  return `<p>${escapeHtml(said)}</p><p class="small quiet">${[...small.map(escapeHtml), link].join(" ")}</p>`;
}

/** What is said below: the years before, and why nothing is said of a sex. */
function smallWords({ lastYear }: NamePage, told: readonly ToldForecast[]): readonly string[] {
  const ranges = told.flatMap(({ forecast }) => (forecast.kind === "ranges" ? [forecast.ranges] : []));
  if (ranges.length === 0) return [fillInAll(WORDS.why, { before: `${lastYear - 1}`, last: `${lastYear}` })];
  const jumpy = told
    .filter(({ forecast }) => forecast.kind === "jumpy")
    .map(({ sex }) => fillInAll(WORDS.jumpyFor, { babies: COUNTED_FOR[sex] }));
  return [...jumpy, ...(ranges.length === 1 ? beforeWords(ranges[0]) : []), WORDS.tested];
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
