import { formatCount } from "#domain/locale/numbers.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { type CellsRow, cellsTableHtml } from "#app/ui/cells-table.ts";
import { FORECAST_PAGE } from "#content/site/forecast-page.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { BackTest } from "#domain/names/forecast/back-test.ts";
import type { ForecastBook, ToldYear } from "#domain/names/forecast/forecast-edition.ts";
import { isTrue, type Told } from "#domain/names/forecast/told.ts";
import { HORIZONS } from "#domain/names/forecast/trend.ts";
import { BABIES_OF } from "#domain/names/records/one-in.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { percentWords } from "#domain/text/percent.ts";
import { PART_OF_MISSES, PART_OF_TEST } from "./part-names.ts";

const { how, test, told, misses, limits, file, lead, share } = FORECAST_PAGE;

export type ForecastView = ReturnType<typeof buildForecastView>["words"];

/** The page in words, and its tables: nothing in it that can be counted is typed by hand. */
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
  const words = {
    lead: fill(lead),
    how: { title: how.title, text: how.text.map(fill) },
    test: {
      title: test.title,
      text: fill(test.text),
      notes: test.notes.map(fill),
    },
    told: edition.told.map(toldWords),
    note: told.note,
    misses: { title: misses.title, text: misses.text },
    limits,
    file: { title: file.title, text: fill(file.text), sha256: forecasts.sha256, link: file.link },
    share,
  };
  const parts: Parts = {
    [PART_OF_TEST]: cellsTableHtml({
      caption: fill(test.caption),
      heads: Object.values(test.columns),
      groups: testGroups(backTest),
    }),
    ...Object.fromEntries(edition.told.map((each) => [idOf(each), toldHtml(each)])),
    [PART_OF_MISSES]: cellsTableHtml({
      caption: misses.caption,
      heads: [told.columns.name, misses.when, told.columns.said, told.columns.came],
      groups: [{ rows: edition.misses.map(missRow) }],
      hasWords: true,
    }),
  };
  return { words, parts };
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

function idOf({ origin }: ToldYear): string {
  return `said-${origin}`;
}

function toldFigures({ origin, years, made, held, jumpy }: ToldYear) {
  return {
    origin: `${origin}`,
    year: `${origin + years}`,
    made: formatCount(made),
    held: formatCount(held),
    share: percentWords(held / made),
    jumpy: formatCount(jumpy),
  };
}

function toldWords(year: ToldYear) {
  const figures = toldFigures(year);
  return {
    id: idOf(year),
    title: fillInAll(told.title, figures),
    text: fillInAll(told.text, figures),
  };
}

function toldHtml(year: ToldYear): string {
  return cellsTableHtml({
    caption: fillInAll(told.caption, toldFigures(year)),
    heads: Object.values(told.columns),
    groups: [
      { rows: year.most.map((each) => namedRow(each, [saidWords(each), cameWords(each), heldWords(each)])) },
    ],
    hasWords: true,
  });
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
