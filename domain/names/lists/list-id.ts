import type { Origin } from "#domain/names/entry/origin.ts";
import type { Span } from "./span.ts";

/** The most given names, which there are of every year and decade. */
export const TOP_LISTS = ["top-100-girls", "top-100-boys"] as const;
type TopListId = (typeof TOP_LISTS)[number];

/** Those that follow from the records by a rule. */
export const RULED_LISTS = [
  "rising-girls",
  "rising-boys",
  "falling-girls",
  "falling-boys",
  "unisex",
  "sleeping-beauties",
  "evergreen",
  "comebacks",
  "longest-rises",
  "one-hit-wonders",
  "lost-names",
] as const;
export type RuledListId = (typeof RULED_LISTS)[number];

/** The lists that stand on their own, as their addresses say them: never renamed. All are counted by spelling and by sound. */
export const LIST_IDS = [...TOP_LISTS, ...RULED_LISTS] as const;
export type ListId = (typeof LIST_IDS)[number];

/** Whether spellings that are said the same are one name. */
type CountedBy = "spelling" | "sound";

/** Those that come one for each country beside the US. */
export const ABROAD_LISTS = ["hardly-in-the-us", "also-in-the-us"] as const;
export type AbroadListId = (typeof ABROAD_LISTS)[number];

/** What names of an origin are given to; names of both sexes stand on either list. */
export const LIST_SEXES = ["girl", "boy"] as const;
export type ListSex = (typeof LIST_SEXES)[number];

/** Which list is wanted. */
export type ListRequest =
  | { readonly list: TopListId; readonly by: CountedBy; readonly span: Span }
  | { readonly list: RuledListId; readonly by: CountedBy }
  /** Null: names of either sex. */
  | { readonly list: "origin"; readonly of: Origin; readonly sex: ListSex | null }
  /** A small letter, a to z. */
  | { readonly list: "letter"; readonly of: string }
  /** A place in STATES; null: the leading riser of each state. */
  | { readonly list: "rising-by-state"; readonly of: number | null }
  /** Id of a country. */
  | { readonly list: AbroadListId; readonly of: string };

export type RankingRequest = Extract<ListRequest, { readonly by: CountedBy }>;
