// What the paper on scale (docs/scale.md) assumes. All of it is estimated; what a request costs is measured.

export const VISITS_A_MONTH = 100_000_000;
const SECONDS_A_MONTH = 30 * 24 * 60 * 60;
/** The busiest hour against the average one: parents of one time zone read in the evening and at night. */
export const PEAK = 3;
/** Visits with a list of saved names: their pages carry the list, and no cache between may hold them. */
export const WITH_LIST = 0.2;
/** Requests for name pages that come from crawlers, which ask for each name alike. */
export const CRAWLED = 0.2;
/** Changes of a list, a visit: most visits save nothing. */
export const SAVES_A_VISIT = 0.3;

/** What a visit asks for, on average. */
export type Asked = {
  readonly kind: string;
  readonly perVisit: number;
  /**
   * How a cache between may hold it: each name's page by itself; the same few addresses for all; or not at all, because
   * hardly anybody asks the same.
   */
  readonly held: "by name" | "few addresses" | "never";
};

export const ASKED = [
  { kind: "name page", perVisit: 1.6, held: "by name" },
  { kind: "home page", perVisit: 0.6, held: "few addresses" },
  { kind: "other pages", perVisit: 0.7, held: "few addresses" },
  { kind: "search on a page", perVisit: 0.3, held: "never" },
  { kind: "filters", perVisit: 0.3, held: "never" },
  { kind: "comparison", perVisit: 0.1, held: "never" },
  { kind: "search of the API", perVisit: 1.5, held: "never" },
  { kind: "draw of the API", perVisit: 1, held: "never" },
] as const satisfies readonly Asked[];

export type KindAsked = (typeof ASKED)[number]["kind"];

/** A second, at the busiest hour. */
export function atPeak(perVisit: number): number {
  return ((VISITS_A_MONTH * perVisit) / SECONDS_A_MONTH) * PEAK;
}
