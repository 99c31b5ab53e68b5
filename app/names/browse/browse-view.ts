import type { BrowseSort } from "#domain/names/browse/browse-shelf.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { Choice, Filter } from "#app/names/filters/filter-words.ts";
import type { Years } from "#app/names/home/home-page.ts";
import type { PageOfNames } from "#app/names/paging/paging.tsx";

/** A rule that is set, and the address without it. */
export type Chip = { readonly label: string; readonly href: string };

/** All that the browse page shows, in words: composed on the server, so that the browser needs none of the code. */
export type BrowseView = PageOfNames & {
  readonly collected: number;
  readonly recorded: number;
  readonly years: Years;
  readonly genders: readonly Choice[];
  readonly filters: readonly Filter[];
  /** Values chosen in them. */
  readonly chosen: number;
  readonly sort: BrowseSort;
  readonly sorts: readonly { readonly value: BrowseSort; readonly label: string }[];
  /** What the order goes by, and what else is not plain from the names. */
  readonly note: string | null;
  readonly chips: readonly Chip[];
  /** The address without any rule. */
  readonly clear: string;
  /** What in the address was not understood, or is not there. */
  readonly problem: string | null;
  readonly names: readonly NameSummary[];
  readonly total: number;
  /** Where nothing fits: rules to drop, the most helpful first. */
  readonly drops: readonly (Chip & { readonly count: number })[];
};
