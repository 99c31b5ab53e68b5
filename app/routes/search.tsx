import { useLocation } from "react-router";
import { CRISIS_LINES } from "#content/directory/crisis-lines.ts";
import { PAGES } from "#content/site/pages.ts";
import { askSite } from "#domain/site-search/ask-site.ts";
import type { ToldAnswer } from "#domain/site-search/told-answer.ts";
import { CrisisStrip } from "#app/site/crisis/crisis-strip.tsx";
import { NameRows } from "#app/names/found/name-rows.tsx";
import { services } from "#app/screen-context.ts";
import { readSearch } from "#app/site-search/read-search.ts";
import { SearchScreen } from "#app/site-search/search-screen.tsx";
import { fullTitle } from "#app/site/full-title.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { TITLES } from "#app/site/titles.data.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Route } from "./+types/search";

export function loader({ context, request }: Route.LoaderArgs) {
  const { search } = new URL(request.url);
  const text = readSearch(search);
  const books = context.get(services);
  return {
    /** The query of the address. */
    asked: search,
    searched: text === "" ? null : { text, told: askSite(books, text, CRISIS_LINES), fromDevice: false },
    head: pageMeta({ ...PAGES.search, origin: books.origin, search }),
  };
}

/** From another page of ours nothing is fetched: the page asks by itself. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return {
    asked: new URL(request.url).search,
    searched: null,
    head: [{ title: fullTitle(TITLES.search) }],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const namesOf = ({ names, fact }: Pick<ToldAnswer, "names" | "fact">) => (
  <NameRows names={names} fact={fact} />
);

const crisisOf = (first: string | undefined) => <CrisisStrip first={first} />;

export default function SearchPage({ loaderData: { asked, searched } }: Route.ComponentProps) {
  const { key, search: wanted } = useLocation();
  // A copy on the device is of the page without a query: it begins as it was sent, and then does what was asked.
  const search = useHydrated() ? wanted : asked;
  return (
    // A new key for each visit: the field begins with what the address says.
    <SearchScreen
      key={search === wanted ? key : "copy"}
      start={readSearch(search)}
      sent={searched}
      showNames={namesOf}
      showCrisis={crisisOf}
    />
  );
}
