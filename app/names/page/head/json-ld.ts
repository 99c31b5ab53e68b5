import type { Dataset } from "schema-dts";
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
  /** Address of the CSV file, if there are figures. */
  readonly csv: string | null;
  readonly years: { readonly firstYear: number; readonly lastYear: number };
};

/** What the page is, for machines: its place on the site, and the figures it offers. */
export function nameJsonLd(described: Described): readonly SchemaThing[] {
  const { origin, path, name } = described;
  return [
    breadcrumbs(origin, [
      { name: "Names", path: PATHS.browse },
      { name, path },
    ]),
    { "@type": "WebPage", ...pageFacts(described) },
    ...dataset(described),
  ];
}

function dataset({ origin, path, name, csv, years: { firstYear, lastYear } }: Described): readonly Dataset[] {
  if (csv === null) return [];
  return [
    {
      "@type": "Dataset",
      name: `US babies named ${name}, ${firstYear}–${lastYear}`,
      description: `Births, births per million and rank of ${name} among US girls and boys in each year from ${firstYear} to ${lastYear}. Fewer than five births of a sex in a year are unpublished.`,
      url: `${origin}${path}`,
      temporalCoverage: `${firstYear}/${lastYear}`,
      spatialCoverage: "United States",
      license: "https://www.usa.gov/government-works",
      isBasedOn: "https://www.ssa.gov/oact/babynames/limits.html",
      creator: {
        "@type": "Organization",
        name: "US Social Security Administration",
        url: "https://www.ssa.gov/",
      },
      distribution: { "@type": "DataDownload", encodingFormat: "text/csv", contentUrl: `${origin}${csv}` },
    },
  ];
}
