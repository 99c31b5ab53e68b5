import { BRAND } from "#content/site/brand.ts";

type Described = {
  readonly origin: string;
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The meaning, if one is recorded. */
  readonly gloss: string | null;
  /** Address of the CSV file, if there are figures. */
  readonly csv: string | null;
  readonly years: { readonly firstYear: number; readonly lastYear: number };
};

type Thing = Readonly<Record<string, unknown>>;

/** What the page is, for machines: its place on the site, the name it explains, the figures it offers. */
export function nameJsonLd(described: Described): Thing[] {
  return [breadcrumbs(described), webPage(described), ...dataset(described)];
}

function breadcrumbs({ origin, path, name }: Described): Thing {
  const item = (position: number, label: string, at: string) => ({
    "@type": "ListItem",
    position,
    name: label,
    item: `${origin}${at}`,
  });
  return { "@type": "BreadcrumbList", itemListElement: [item(1, "Names", "/names"), item(2, name, path)] };
}

function webPage({ origin, path, title, description, name, gloss }: Described): Thing {
  return {
    "@type": "WebPage",
    url: `${origin}${path}`,
    name: title,
    description,
    inLanguage: "en-US",
    isPartOf: { "@type": "WebSite", name: BRAND.name, url: `${origin}/` },
    ...(gloss === null ? {} : { mainEntity: definedTerm({ origin, path, name, gloss }) }),
  };
}

function definedTerm({
  origin,
  path,
  name,
  gloss,
}: Pick<Described, "origin" | "path" | "name" | "gloss">): Thing {
  return {
    "@type": "DefinedTerm",
    name,
    description: gloss,
    url: `${origin}${path}`,
    inDefinedTermSet: { "@type": "DefinedTermSet", name: "Given names", url: `${origin}/` },
  };
}

function dataset({ origin, path, name, csv, years: { firstYear, lastYear } }: Described): Thing[] {
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
      creator: { "@type": "Organization", name: "US Social Security Administration" },
      distribution: { "@type": "DataDownload", encodingFormat: "text/csv", contentUrl: `${origin}${csv}` },
    },
  ];
}
