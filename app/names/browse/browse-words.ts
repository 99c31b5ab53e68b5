import type { BrowseSort } from "#domain/names/browse-shelf.ts";
import type { NameSummary } from "#domain/names/name-summary.ts";
import type { Years } from "#app/names/home-page.ts";

/** One value of a filter, with the names that it would bring. */
export type Choice = {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly chosen: boolean;
};

/** A beginning or an ending that need not be written: a link puts it in, or takes it out. */
export type Shortcut = Omit<Choice, "value"> & { readonly href: string };

type Titled = {
  /** Name of its field in the form, and in the address. */
  readonly key: string;
  readonly title: string;
  /** What is chosen, in words; empty when nothing is. */
  readonly chosen: string;
};

export type Filter =
  | (Titled & {
      readonly kind: "choices";
      readonly choices: readonly Choice[];
      /** Seldom wanted: behind one more tap. */
      readonly more: readonly Choice[];
    })
  | (Titled & {
      readonly kind: "letters";
      /** As it stands in the field. */
      readonly text: string;
      readonly example: string;
      readonly shortcuts: readonly Shortcut[];
    });

/** A rule that is set, and the address without it. */
export type Chip = { readonly label: string; readonly href: string };

/** All that the browse page shows, in words: composed on the server, so that the browser needs none of the code. */
export type BrowseWords = {
  readonly collected: number;
  readonly recorded: number;
  readonly years: Years;
  readonly genders: readonly Choice[];
  readonly filters: readonly Filter[];
  readonly sort: BrowseSort;
  readonly sorts: readonly { readonly value: BrowseSort; readonly label: string }[];
  /** What the order leaves out of account, if anything. */
  readonly sortNote: string | null;
  readonly chips: readonly Chip[];
  /** The address without any rule. */
  readonly clear: string;
  /** What in the address was not understood. */
  readonly problem: string | null;
  readonly names: readonly NameSummary[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly previous: string | null;
  readonly next: string | null;
  /** Where nothing fits: rules to drop, the most helpful first. */
  readonly drops: readonly (Chip & { readonly count: number })[];
};
