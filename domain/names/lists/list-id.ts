import type { Origin } from "#domain/names/entry/origin.ts";

/** The lists that stand on their own, as their addresses say them: never renamed. */
export const LIST_IDS = [
  "top-100-girls",
  "top-100-boys",
  "rising-girls",
  "rising-boys",
  "falling-girls",
  "falling-boys",
  "unisex",
  "sleeping-beauties",
  "evergreen",
] as const;
export type ListId = (typeof LIST_IDS)[number];

/** Those that come one for each origin, and one for each letter. */
const LIST_SERIES = ["origin", "letter"] as const;
export type ListSeries = (typeof LIST_SERIES)[number];

export const TOP_LISTS = ["top-100-girls", "top-100-boys"] as const satisfies readonly ListId[];
export type TopListId = (typeof TOP_LISTS)[number];

/** Which list is wanted. */
export type ListRequest =
  | { readonly list: TopListId; readonly year: number }
  | { readonly list: Exclude<ListId, TopListId> }
  | { readonly list: "origin"; readonly of: Origin }
  /** A small letter, a to z. */
  | { readonly list: "letter"; readonly of: string };
