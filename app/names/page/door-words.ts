import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import { FIT_PAGE } from "#content/site/fit-page.ts";
import { type FitTab, writeFitAddress } from "#domain/fit/fit-address.ts";
import { fitFragment } from "#domain/fit/fit-link.ts";
import type { TypedName } from "#domain/fit/typed-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { isAbsent } from "#app/site/is-absent.ts";
import { PATHS } from "#app/site/paths.data.ts";

/** A tool of ours that takes the name along. */
export type Door = { readonly label: string; readonly href: string };

/** Those beside the name itself, and those that go on from its brothers and sisters and its middle names; null where there is no such tool. */
export type Doors = { readonly compare: Door } & Readonly<
  Record<"surname" | "siblings" | "middle", Door | null>
>;

/** The name goes behind the "#", where no server sees what it is tried with. */
export function doorWords(name: string, isRanked: boolean): Doors {
  const compare = { label: COMPARE_PAGE.nameLink, href: `${PATHS.compare}?names=${foldName(name)}` };
  if (isAbsent(PATHS.fit)) return { surname: null, compare, siblings: null, middle: null };
  return {
    surname: { label: FIT_PAGE.nameLink, href: fitPath("name", { first: name }) },
    compare,
    siblings: {
      label: isRanked ? FIT_PAGE.siblings.more : FIT_PAGE.siblings.link,
      href: fitPath("siblings", { siblings: name }),
    },
    middle: {
      label: isRanked ? FIT_PAGE.middle.more : FIT_PAGE.middle.link,
      href: fitPath("middle", { first: name }),
    },
  };
}

function fitPath(tab: FitTab, typed: Partial<TypedName>): string {
  return `${PATHS.fit}${writeFitAddress({ tab })}#${fitFragment(typed)}`;
}
