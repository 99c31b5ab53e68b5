import { breadcrumbs } from "#app/site/json-ld/breadcrumbs.ts";
import type { SchemaThing } from "#app/site/json-ld/schema-thing.ts";
import { pageFacts } from "#app/site/json-ld/web-page.ts";
import { PATHS } from "#app/site/paths.data.ts";

type Described = {
  readonly origin: string;
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
};

/** What the page is, for machines: its place on the site. */
export function nameJsonLd(described: Described): readonly SchemaThing[] {
  const { origin, path, name } = described;
  return [
    breadcrumbs(origin, [
      { name: "Names", path: PATHS.browse },
      { name, path },
    ]),
    { "@type": "WebPage", ...pageFacts(described) },
  ];
}
