import { likelyAge } from "#domain/compare/likely-age.ts";
import type { LifeTables } from "#domain/compare/life-tables.ts";
import type { BesideIds } from "#domain/fit/beside/beside-table.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { ReviewedTheme } from "#domain/names/entry/theme.ts";
import { themesOf } from "#domain/names/entry/themes-of.ts";
import { forecastOf } from "#domain/names/forecast/forecast.ts";
import type { ForecastRules } from "#domain/names/forecast/learn.ts";
import type { RuledListId } from "#domain/names/lists/list-id.ts";
import type { AboutName } from "#domain/names/page/name-page.ts";
import { COUNTED_FOR } from "#domain/names/records/one-in.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";

/** Tables that are worked out ahead. Without one no page shows what it holds; it is read when a page first does. */
export type AboutTables = {
  readonly lifeTables?: (() => LifeTables) | undefined;
  /** Names that stand beside those of the collection. */
  readonly besideOf?: ((id: NameId) => BesideIds | undefined) | undefined;
  /** The lists by rule on which a name stands. */
  readonly listedOn?: ((id: NameId) => readonly RuledListId[]) | undefined;
  /** Where a name will likely be. */
  readonly forecastRules?: (() => ForecastRules) | undefined;
};

type Sources = AboutTables & {
  readonly records: BirthRecords;
  readonly themes: readonly ReviewedTheme[];
  readonly summaries: (ids: readonly NameId[]) => readonly NameSummary[];
};

/** What a page tells of a name beside its figures and its words. */
export function createAboutName(sources: Sources): (summary: NameSummary) => AboutName {
  const { records, themes, lifeTables, besideOf, listedOn, forecastRules, summaries } = sources;
  const themeById = new Map(themes.map(({ id, label }) => [id, { id, label }]));
  return ({ id, gender, curated }) => {
    const beside = curated ? besideOf?.(id) : undefined;
    const record = recordOf(records, id);
    const rules = forecastRules?.();
    const forecast = (sex: Sex) => (rules === undefined ? null : forecastOf(records, record, sex, rules));
    return {
      age: likelyAge(records, record, lifeTables?.(), records.lastYear, COUNTED_FOR[gender]),
      forecast: { girl: forecast("F"), boy: forecast("M") },
      themes: themesOf(id, themes).flatMap((theme) => themeById.get(theme) ?? []),
      lists: listedOn?.(id) ?? [],
      beside: beside ? { siblings: summaries(beside.siblings), middles: summaries(beside.middles) } : null,
    };
  };
}
