import { lastMade } from "#domain/last-made.ts";
import { ORIGINS } from "#domain/names/entry/origin.ts";
import { type Packed, packedOf, viewOf } from "#app/fetching/packed.ts";
import { packNames, type PackedNames, unpackNames } from "#app/names/card/packed-names.ts";
import { BETWEEN, unpackSummary } from "#app/names/card/packed-summary.ts";
import type { GeneratedSet } from "#app/names/finder/generated-set.ts";
import type { Found } from "#app/names/finder/found.ts";
import type { HomePage } from "./home-page.ts";

type Data = Omit<HomePage, "set" | "found" | "origins" | "starters"> & {
  readonly set: Omit<GeneratedSet, "names"> & { readonly names: PackedNames };
  readonly found:
    | (Omit<Found, "names"> & { readonly names: PackedNames; readonly whys: readonly string[] })
    | null;
  /** Their places in the list of all origins. */
  readonly origins: string;
  readonly starters: string;
};

/**
 * The home page as data of a page: its names are packed, and beside those of a search stand their reasons. What is a list of
 * short texts is one text: each of them would cost the page as much as a long one.
 */
type PackedHome = Packed<HomePage, Data>;

const AFTER_EACH = "~";

export function packHome(page: HomePage, withCurves: boolean): PackedHome {
  const { set, found, origins, starters, ...same } = page;
  return packedOf(page, {
    ...same,
    set: { ...set, names: packedSet(set) },
    found: found && {
      ...found,
      names: packNames(found.names, withCurves),
      whys: found.names.map(({ why }) => why.text),
    },
    origins: packedOrigins(origins),
    starters: packedStarters(starters),
  });
}

// On the server these are the same for every page.

const packedOrigins = lastMade((origins: HomePage["origins"]) =>
  origins.map((origin) => ORIGINS.indexOf(origin)).join(AFTER_EACH),
);

const packedStarters = lastMade((starters: HomePage["starters"]) =>
  starters.map(({ id, name, gender }) => [id, name, gender].join(BETWEEN)).join(AFTER_EACH),
);

const packedSets = new WeakMap<GeneratedSet, PackedNames>();

/** The first dozen stands on every page. */
function packedSet(set: GeneratedSet): PackedNames {
  const kept = packedSets.get(set) ?? packNames(set.names);
  packedSets.set(set, kept);
  return kept;
}

export function unpackHome(packed: PackedHome): HomePage {
  return viewOf(packed, unpack);
}

function unpack({ set, found, origins, starters, ...page }: Data): HomePage {
  const { lastYear } = page.edition;
  return {
    ...page,
    set: { ...set, names: unpackNames(set.names, lastYear) },
    found: found && unpackFound(found, lastYear),
    origins: origins.split(AFTER_EACH).flatMap((place) => ORIGINS[Number(place)] ?? []),
    // Of a year nothing is shown beside these.
    starters: starters.split(AFTER_EACH).map((text) => unpackSummary(text.split(BETWEEN), 0)),
  };
}

function unpackFound({ names, whys, ...found }: NonNullable<Data["found"]>, lastYear: number): Found {
  return {
    ...found,
    names: unpackNames(names, lastYear).map((name, place) => ({ ...name, why: { text: whys[place] ?? "" } })),
  };
}
