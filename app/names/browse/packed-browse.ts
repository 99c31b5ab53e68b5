import { type Packed, packedOf, viewOf } from "#app/fetching/packed.ts";
import { packNames, type PackedNames, unpackNames } from "#app/names/card/packed-names.ts";
import {
  packChoices,
  type PackedFilter,
  packFilters,
  unpackChoices,
  unpackFilters,
} from "#app/names/filters/packed-choices.ts";
import type { BrowseView } from "./browse-view.ts";

type Data = Omit<BrowseView, "names" | "genders" | "filters"> & {
  readonly names: PackedNames;
  readonly genders: string;
  readonly filters: readonly PackedFilter[];
};

/** The page as its data carry it: names and choices are packed. */
export type PackedBrowse = Packed<BrowseView, Data>;

export function packBrowse(view: BrowseView, withCurves: boolean): PackedBrowse {
  const { names, genders, filters, ...words } = view;
  return packedOf(view, {
    ...words,
    names: packNames(names, withCurves),
    genders: packChoices(genders),
    filters: packFilters(filters),
  });
}

export function unpackBrowse(packed: PackedBrowse): BrowseView {
  return viewOf(packed, unpack);
}

function unpack({ names, genders, filters, ...words }: Data): BrowseView {
  return {
    ...words,
    names: unpackNames(names, words.years.lastYear),
    genders: unpackChoices(genders),
    filters: unpackFilters(filters),
  };
}
