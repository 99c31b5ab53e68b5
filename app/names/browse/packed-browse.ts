import { packNames, type PackedNames, unpackNames } from "#app/names/card/packed-names.ts";
import {
  packChoices,
  type PackedFilter,
  packFilters,
  unpackChoices,
  unpackFilters,
} from "#app/names/filters/packed-choices.ts";
import type { BrowseView } from "./browse-view.ts";

/** The page as its data carry it: names and choices are packed. */
export type PackedBrowse = Omit<BrowseView, "names" | "genders" | "filters"> & {
  readonly names: PackedNames;
  readonly genders: string;
  readonly filters: readonly PackedFilter[];
};

export function packBrowse(
  { names, genders, filters, ...words }: BrowseView,
  withCurves: boolean,
): PackedBrowse {
  return {
    ...words,
    names: packNames(names, withCurves),
    genders: packChoices(genders),
    filters: packFilters(filters),
  };
}

export function unpackBrowse({ names, genders, filters, ...words }: PackedBrowse): BrowseView {
  return {
    ...words,
    names: unpackNames(names, words.years.lastYear),
    genders: unpackChoices(genders),
    filters: unpackFilters(filters),
  };
}
