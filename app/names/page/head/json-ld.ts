import type { DefinedTerm } from "schema-dts";
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
  /** The meaning, if one is recorded. */
  readonly gloss: string | null;
};

/** What the page is, for machines: its place on the site, and the name it explains. */
export function nameJsonLd(described: Described): readonly SchemaThing[] {
  const { origin, path, name, gloss } = described;
  return [
    breadcrumbs(origin, [
      { name: "Names", path: PATHS.browse },
      { name, path },
    ]),
    {
      "@type": "WebPage",
      ...pageFacts(described),
      ...(gloss === null ? {} : { mainEntity: definedTerm(described, gloss) }),
    },
  ];
}

function definedTerm({ origin, path, name }: Described, gloss: string): DefinedTerm {
  return {
    "@type": "DefinedTerm",
    name,
    description: gloss,
    url: `${origin}${path}`,
    inDefinedTermSet: { "@type": "DefinedTermSet", name: "Given names", url: `${origin}/` },
  };
}
