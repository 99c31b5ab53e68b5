import { packNames, type PackedNames, unpackNames } from "#app/names/card/packed-names.ts";
import type { FoundName } from "#app/names/finder/found-name.ts";
import type { GeneratedSet } from "#app/names/finder/generated-set.ts";
import type { Found } from "#app/names/finder/found.ts";
import type { HomePage } from "./home-page.ts";

/** The home page as data of a page: its names are packed, and beside those of a search stand their reasons. */
export type PackedHome = Omit<HomePage, "set" | "found"> & {
  readonly set: Omit<GeneratedSet, "names"> & { readonly names: PackedNames };
  readonly found:
    | (Omit<Found, "names"> & { readonly names: PackedNames; readonly whys: readonly FoundName["why"][] })
    | null;
};

export function packHome({ set, found, ...page }: HomePage): PackedHome {
  return {
    ...page,
    set: { ...set, names: packNames(set.names) },
    found: found && {
      ...found,
      names: packNames(found.names),
      whys: found.names.map(({ why }) => why),
    },
  };
}

export function unpackHome({ set, found, ...page }: PackedHome): HomePage {
  const { lastYear } = page.edition;
  return {
    ...page,
    set: { ...set, names: unpackNames(set.names, lastYear) },
    found: found && unpackFound(found, lastYear),
  };
}

function unpackFound({ names, whys, ...found }: NonNullable<PackedHome["found"]>, lastYear: number): Found {
  return {
    ...found,
    names: unpackNames(names, lastYear).flatMap((name, place) => {
      const why = whys[place];
      return why === undefined ? [] : { ...name, why };
    }),
  };
}
