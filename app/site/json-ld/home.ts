import { PAGES } from "#content/site/pages.ts";
import type { SearchAction, WebSite, WithActionConstraints } from "schema-dts";
import { house, site } from "./house.ts";
import type { SchemaThing } from "./schema-thing.ts";

/** The site as a whole: what it is, how it is searched, and who publishes it. */
export function homeJsonLd(origin: string): readonly SchemaThing[] {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}/?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  const whole: WebSite = {
    ...site(origin),
    description: PAGES.home.description,
    inLanguage: "en-US",
    publisher: house(origin),
    potentialAction: search,
  };
  return [whole, house(origin)];
}
