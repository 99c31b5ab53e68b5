import type { Among } from "#domain/compare/compare-request.ts";

/** Names that are drawn in each country: more could not be told apart in small charts. */
export const MOST_ABROAD = 2;

/** First years to choose from; the earliest series begins in 1900. */
export const SINCE = [1900, 1950, 1990] as const;
export type Since = (typeof SINCE)[number];
const USUALLY_SINCE: Since = 1950;

/** What an address of the page asks for. What it asks in no way that is known is as if it were not asked. */
export type CountriesRequest = {
  /** As they were typed; null where the address names none. */
  readonly names: readonly string[] | null;
  /** Null: of each name, those who get it more in the US. */
  readonly among: Among | null;
  readonly since: Since;
};

const BETWEEN = /[,;\s]+(?:and\s+|&\s*)?/;
const LONGEST = 40;
/** Names of an address that are read: those beyond the first two are told and not drawn. */
const MOST_READ = 8;

/** Reads "names=jack,oliver&among=boys&since=1990". */
export function readCountries(query: URLSearchParams): CountriesRequest {
  const texts = query
    .getAll("names")
    .flatMap((text) => text.slice(0, LONGEST * MOST_READ).split(BETWEEN))
    .map((text) => text.replace(/[*]$|\.(?:girls|boys)$/, "").slice(0, LONGEST))
    .filter((text) => text !== "");
  const among = query.get("among");
  return {
    names: query.has("names") ? [...new Set(texts)].slice(0, MOST_READ) : null,
    among: among === "girls" || among === "boys" ? among : null,
    since: SINCE.find((year) => `${year}` === query.get("since")) ?? USUALLY_SINCE,
  };
}

/** The query of an address; what is as usual is left out. */
export function countriesQuery({ names, among, since }: CountriesRequest): string {
  const pairs = [
    ...(names === null ? [] : [`names=${names.map(encodeURIComponent).join(",")}`]),
    ...(among === null ? [] : [`among=${among}`]),
    ...(since === USUALLY_SINCE ? [] : [`since=${since}`]),
  ];
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}
