import type { DigitalDocument } from "schema-dts";
import { LOCALE } from "#domain/locale/locale.ts";
import { breadcrumbs, type Crumb } from "./breadcrumbs.ts";
import { houseRef } from "./house.ts";
import type { SchemaThing } from "./schema-thing.ts";
import { type DescribedPage, pageFacts } from "./web-page.ts";

/** One sheet: its page, and the document with its files. Nothing is called medical: it is paper to write on. */
export function templateJsonLd(
  page: DescribedPage,
  crumbs: readonly Crumb[],
  {
    name,
    changedOn,
    files,
  }: { readonly name: string; readonly changedOn: string; readonly files: readonly Crumb[] },
): readonly SchemaThing[] {
  const { origin, description, path } = page;
  const document: DigitalDocument = {
    "@type": "DigitalDocument",
    name,
    description,
    url: `${origin}${path}`,
    dateModified: changedOn,
    inLanguage: LOCALE,
    isAccessibleForFree: true,
    publisher: houseRef(origin),
    encoding: files.map((file) => ({
      "@type": "MediaObject",
      name: file.name,
      contentUrl: `${origin}${file.path}`,
      encodingFormat: "application/pdf",
    })),
  };
  return [breadcrumbs(origin, crumbs), { "@type": "WebPage", ...pageFacts(page), mainEntity: document }];
}
