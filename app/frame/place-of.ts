import { isAtOrBelow } from "#domain/pages/is-at-or-below.ts";
import { PATHS } from "#app/site/paths.data.ts";

/** What stands somewhere in the menus: its address, and the job whose menu it is in. */
export type Place = { readonly path: string; readonly job: string };

/** The tabs of a phone that stand for one job; whatever else the menus hold is behind the last, "more". */
const TABS: ReadonlySet<string> = new Set(["names", "baby", "help"]);

/** The job that an address belongs to, and its tab on a phone; null where no menu leads there. */
export function placeOf(
  pathname: string,
  places: readonly Place[],
): { job: string | null; tab: string | null } {
  const above = places.filter(
    ({ path }) => path === pathname || (path !== "/" && isAtOrBelow(pathname, [path])),
  );
  const [nearest] = above.toSorted((one, other) => other.path.length - one.path.length);
  if (nearest === undefined) return { job: null, tab: null };
  // The visitor's own list has a tab for itself (tab-bar.tsx).
  if (pathname === PATHS.saved) return { job: nearest.job, tab: null };
  return { job: nearest.job, tab: TABS.has(nearest.job) ? nearest.job : "more" };
}
