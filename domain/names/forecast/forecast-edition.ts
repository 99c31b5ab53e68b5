import { SEXES } from "#domain/names/lists/sexes.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { type BackTest, backTest, errorAt, isCalm } from "./back-test.ts";
import { type ForecastRules, learnRules } from "./learn.ts";
import type { ListedForecasts } from "./list-forecasts.ts";
import { type PastForecast, pastForecasts } from "./past-forecasts.ts";
import { isTrue, type Told, tellPast } from "./told.ts";
import { HORIZONS, type Horizon } from "./trend.ts";

/** What forecasts of one past year would have said, with the ranges learned by then, beside what came. */
export type ToldYear = {
  readonly origin: number;
  readonly years: Horizon;
  /** How many were made, how many held, and how many were too jumpy to say. */
  readonly made: number;
  readonly held: number;
  readonly jumpy: number;
  /** The names given most in that year, girls first. */
  readonly most: readonly Told[];
};

/** All that an edition of the records says of forecasts: made by one command, committed, read by the server. */
type ForecastEdition = {
  readonly lastYear: number;
  readonly rules: ForecastRules;
  readonly backTest: BackTest;
  /** Forecasts five years ahead that were furthest off, worst first, each name once. */
  readonly misses: readonly Told[];
  /** Last year's of this year, and those of five years ago. */
  readonly told: readonly ToldYear[];
};

/** An edition as it is committed, with what tells that its file of forecasts is the one that was. */
export type StoredEdition = ForecastEdition & {
  readonly forecasts: Pick<ListedForecasts, "names" | "jumpy"> & { readonly sha256: string };
};

/** What the pages read: the figures, and the file of all forecasts. */
export type ForecastBook = { readonly edition: StoredEdition; readonly csv: string };

/** Names of each sex in the table of what was said. */
const MOST_GIVEN = 10;
const WORST = 10;
/** Places among the horizons. */
const [NEXT, , FIVE] = [0, 1, 2] as const;

/** Learns, tests and tells: about 2 s. */
export function makeForecastEdition(records: BirthRecords): ForecastEdition {
  const { lastYear } = records;
  const past = pastForecasts(records);
  const rules = learnRules(past, lastYear);
  return {
    lastYear,
    rules,
    backTest: backTest(past, lastYear),
    misses: worstMisses(records, past, rules),
    told: [NEXT, FIVE].map((at) => toldYear(records, past, at)),
  };
}

function toldYear(records: BirthRecords, past: readonly PastForecast[], at: number): ToldYear {
  const years = HORIZONS[at] ?? HORIZONS[0];
  const origin = records.lastYear - years;
  const rules = learnRules(past, origin);
  const told = past
    .filter((each) => each.origin === origin)
    .map((each) => tellPast(records, each, rules, { at, years }));
  const verdicts = told.map(isTrue);
  return {
    origin,
    years,
    made: verdicts.filter((held) => held !== null).length,
    held: verdicts.filter((held) => held === true).length,
    jumpy: verdicts.filter((held) => held === null).length,
    most: SEXES.flatMap((sex) => mostGiven(told, sex)),
  };
}

function mostGiven(told: readonly Told[], sex: Sex): readonly Told[] {
  return told
    .filter((each) => each.sex === sex)
    .toSorted((one, other) => other.births - one.births)
    .slice(0, MOST_GIVEN);
}

function worstMisses(
  records: BirthRecords,
  past: readonly PastForecast[],
  rules: ForecastRules,
): readonly Told[] {
  const size = (each: PastForecast) => Math.abs(errorAt(each, FIVE) ?? 0);
  const worst = past.filter((each) => isCalm(each, rules)).toSorted((one, other) => size(other) - size(one));
  const once = new Map<string, PastForecast>();
  for (const each of worst) {
    if (once.size === WORST) break;
    const key = `${each.record}${each.sex}`;
    if (!once.has(key)) once.set(key, each);
  }
  return [...once.values()].map((each) =>
    tellPast(records, each, rules, { at: FIVE, years: HORIZONS[FIVE] }),
  );
}
