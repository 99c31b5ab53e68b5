import type { Moment, NamePage, SexFigures } from "#domain/names/name-page.ts";

/** For tests: a name's page with figures written by hand. Without changes: Ann, a girl's name in its last year only. */
export function namePageByHand(changes: Partial<NamePage> = {}): NamePage {
  const id = changes.id ?? "ann";
  const gender = changes.curated?.gender ?? "girl";
  return {
    id,
    summary: {
      id,
      name: id.slice(0, 1).toUpperCase() + id.slice(1),
      gender,
      origin: changes.curated?.origin ?? "Not recorded",
      meaning: changes.curated?.meaning ?? "No reliable meaning recorded yet",
      curated: changes.curated != null,
      confidence: changes.curated?.confidence ?? null,
      say: changes.curated?.say ?? null,
      syllables: changes.curated?.syllables ?? null,
      oneIn: null,
      spark: {},
    },
    curated: null,
    displayForms: [id.slice(0, 1).toUpperCase() + id.slice(1)],
    firstYear: 2016,
    lastYear: 2025,
    girl: null,
    boy: null,
    main: "girl",
    recentGirlShare: null,
    commonness: {
      oneIn: null,
      oneInBabies: null,
      chanceInClass: null,
      chanceWord: "very unlikely",
      movement: { direction: "unpublished", percent: null, since: 2020 },
    },
    decades: [],
    family: null,
    sameStart: [],
    similarCurve: [],
    sameOrigin: [],
    ...changes,
  };
}

/** Figures from births of each year from 2016 on, among two million listed. */
export function sexFiguresByHand(births: readonly number[], firstYear = 2016): SexFigures {
  const moment = (place: number): Moment => {
    const count = births[place] ?? 0;
    return { year: firstYear + place, births: count, rank: 10_000 - count, oneIn: Math.round(2e6 / count) };
  };
  const last = births.length - 1;
  const peak = moment(births.indexOf(Math.max(...births)));
  return {
    births,
    perMillion: births.map((count) => count / 2),
    rank: births.map((count) => (count === 0 ? 0 : 10_000 - count)),
    total: births.reduce((sum, count) => sum + count, 0),
    peak,
    low: null,
    latest: births[last] === 0 ? null : moment(last),
    peakDecade: peak.year - (peak.year % 10),
  };
}
