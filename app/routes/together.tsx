import { hydrateAfter } from "#app/head/hydrate-after.ts";
import { listOrAway } from "#app/saved-names/list-or-away.ts";
import { services } from "#app/screen-context.ts";
import { firstHand } from "#app/together/judging/first-hand.ts";
import { togetherMeta } from "#app/together/together-meta.ts";
import { TogetherScreen } from "#app/together/together-screen.tsx";
import { isBegun } from "#app/together/together-store.ts";
import { loadNamePool } from "#app/together/use-name-pool.ts";
import { sexOfSaved } from "#domain/together/judging/from-saved.ts";
import type { Route } from "./+types/together";

// Whoever has judged before is dealt other cards than the page has brought: all at once, not one after the other.
if (!import.meta.env.SSR && isBegun()) hydrateAfter(loadNamePool());

const loadFields = async () => (await import("#app/names/finder/form/device-filters.tsx")).DeviceFilters;

/** The first cards are of the sex of the names that this browser has saved. Without its list, they are the same as for all. */
export async function loader({ context }: Route.LoaderArgs) {
  const { names, origin, savedList } = context.get(services);
  const list = savedList.known ? await listOrAway(savedList) : [];
  const saved = list === "away" ? [] : list;
  const start = { gender: sexOfSaved(saved), saved: new Set(saved.map(({ nameId }) => nameId)) };
  return { first: firstHand(names, start), head: togetherMeta(origin) };
}

/** Nothing of it changes while somebody looks, and a link that arrives concerns nobody but the browser. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Together({ loaderData: { first } }: Route.ComponentProps) {
  return <TogetherScreen first={first} loadFields={loadFields} />;
}
