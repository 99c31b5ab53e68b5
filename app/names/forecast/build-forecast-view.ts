import { formatCount } from "#domain/locale/numbers.ts";
import type { CellsRow } from "#app/ui/cells-table.tsx";
import { FORECAST_PAGE } from "#content/site/forecast-page.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { BackTest } from "#domain/names/forecast/back-test.ts";
import type { ForecastBook, ToldYear } from "#domain/names/forecast/forecast-edition.ts";
import { isTrue, type Told } from "#domain/names/forecast/told.ts";
import { HORIZONS } from "#domain/names/forecast/trend.ts";
import { BABIES_OF } from "#domain/names/records/one-in.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { percentWords } from "#domain/text/percent.ts";

const { how, test, told, misses, limits, file, lead, share } = FORECAST_PAGE;

export type ForecastView = ReturnType<typeof buildForecastView>;

/** The page in words, made on the server: nothing in it that can be counted is typed by hand. */
export function buildForecastView({ edition }: Pick<ForecastBook, "edition">) {
  const { lastYear, backTest, forecasts } = edition;
  const { jumpy } = forecasts;
  const figures = {
    names: formatCount(forecasts.names - jumpy),
    from: `${backTest.from}`,
    to: `${backTest.to}`,
    cut: `${backTest.cut}`,
    year: `${lastYear}`,
    next: `${lastYear + 2}`,
    jumpy: formatCount(jumpy),
    jumpyShare: percentWords(backTest.jumpy),
    made: formatCount(madeIn(backTest)),
  };
  const fill = (text: string) => fillInAll(text, figures);
  return {
    lead: fill(lead),
    how: { title: how.title, text: how.text.map(fill) },
    test: {
      title: test.title,
      heads: Object.values(test.columns),
      text: fill(test.text),
      caption: fill(test.caption),
      groups: testGroups(backTest),
      notes: test.notes.map(fill),
    },
    told: edition.told.map(toldView),
    note: told.note,
    misses: {
      title: misses.title,
      text: misses.text,
      caption: misses.caption,
      heads: [told.columns.name, misses.when, told.columns.said, told.columns.came],
      groups: [{ rows: edition.misses.map(missRow) }],
    },
    limits,
    file: { title: file.title, text: fill(file.text), sha256: forecasts.sha256, link: file.link },
    share,
  };
}

function madeIn({ rows }: BackTest): number {
  return rows.filter(({ size }) => size === "all").reduce((sum, { made }) => sum + made, 0);
}

function testGroups({ rows }: BackTest) {
  return HORIZONS.map((ahead) => ({
    heading: test.ahead[ahead],
    rows: rows
      .filter(({ years }) => years === ahead)
      .map(({ size, made, error, naive, held }) => ({
        name: test.sizes[size],
        cells: [formatCount(made), ...[error, naive, held].map(percentWords)],
      })),
  }));
}

function toldView({ origin, years, made, held, jumpy, most }: ToldYear) {
  const figures = {
    origin: `${origin}`,
    year: `${origin + years}`,
    made: formatCount(made),
    held: formatCount(held),
    share: percentWords(held / made),
    jumpy: formatCount(jumpy),
  };
  return {
    id: `said-${origin}`,
    title: fillInAll(told.title, figures),
    text: fillInAll(told.text, figures),
    caption: fillInAll(told.caption, figures),
    heads: Object.values(told.columns),
    rows: most.map((each) => namedRow(each, [saidWords(each), cameWords(each), heldWords(each)])),
  };
}

function missRow(each: Told): CellsRow {
  const years = `${each.origin} for ${each.said?.year ?? ""}, ${BABIES_OF[each.sex]}`;
  return namedRow(each, [years, saidWords(each), cameWords(each)]);
}

function namedRow({ name }: Told, cells: readonly string[]): CellsRow {
  return { id: foldName(name), name, cells };
}

function saidWords({ said }: Told): string {
  if (said === null) return told.jumpy;
  return fillInAll(told.said, { common: formatCount(said.common), rare: formatCount(said.rare) });
}

function cameWords({ came }: Told): string {
  return came === null ? told.gone : fillInAll(told.came, { n: formatCount(came) });
}

function heldWords(each: Told): string {
  const held = isTrue(each);
  if (held === null) return told.none;
  return held ? told.yes : told.no;
}
