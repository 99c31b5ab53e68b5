import { packNames, type PackedNames, unpackNames } from "#app/names/card/packed-names.ts";
import type { FoundName } from "#app/names/finder/found-name.ts";
import type { GeneratedSet } from "#app/names/finder/generated-set.ts";
import type { Found } from "#app/names/finder/search-names.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { HomePage } from "./home-page.ts";

/** The home page as data of a page: the curves of its names are packed. */
export type PackedHome = Omit<HomePage, "set" | "found"> & {
  readonly set: Omit<GeneratedSet, "names"> & { readonly names: PackedNames<NameSummary> };
  readonly found: (Omit<Found, "names"> & { readonly names: PackedNames<FoundName> }) | null;
};

export function packHome({ set, found, ...page }: HomePage): PackedHome {
  return {
    ...page,
    set: { ...set, names: packNames(set.names) },
    found: found && { ...found, names: packNames(found.names) },
  };
}

export function unpackHome({ set, found, ...page }: PackedHome): HomePage {
  return {
    ...page,
    set: { ...set, names: unpackNames(set.names) },
    found: found && { ...found, names: unpackNames(found.names) },
  };
}
