import type { Dataset } from "schema-dts";
import { BRAND } from "#content/site/brand.ts";
import { DATA_PAGE } from "#content/open-data/data-page.ts";
import { LICENSES } from "#content/open-data/licenses.ts";
import { house } from "#app/site/json-ld/house.ts";
import type { Edition } from "#domain/names/name-book.ts";
import { type DataIndex, dataPath } from "#domain/open-data/data-file.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";

const TYPES = { csv: "text/csv", json: "application/json" } as const;

/** The one dataset of the site: each name's page would be one of a hundred thousand. */
export function dataJsonLd(
  { files }: DataIndex,
  { firstYear, lastYear }: Pick<Edition, "firstYear" | "lastYear">,
  { origin, path }: { readonly origin: string; readonly path: string },
): Dataset {
  const figures = { site: BRAND.name, first: `${firstYear}`, last: `${lastYear}` };
  return {
    "@type": "Dataset",
    name: fillInAll(DATA_PAGE.dataset.name, figures),
    description: fillInAll(DATA_PAGE.dataset.description, figures),
    url: `${origin}${path}`,
    version: `${lastYear}`,
    temporalCoverage: `${firstYear}/${lastYear}`,
    spatialCoverage: "United States",
    isAccessibleForFree: true,
    license: LICENSES.collection.href,
    isBasedOn: "https://www.ssa.gov/oact/babynames/limits.html",
    creator: house(origin),
    distribution: files.map(({ set, format, name, bytes, sha256 }) => ({
      "@type": "DataDownload",
      name: DATA_PAGE.sets[set].title,
      encodingFormat: TYPES[format],
      contentUrl: `${origin}${dataPath(name)}`,
      contentSize: `${bytes} B`,
      sha256,
      license: LICENSES[DATA_PAGE.sets[set].license].href,
    })),
  };
}
