import { breadcrumbs } from "./breadcrumbs.ts";
import { house } from "./house.ts";
import type { SchemaThing } from "./schema-thing.ts";
import { type DescribedPage, pageFacts } from "./web-page.ts";

/** The page that compares names: its place, and the chart as a free application that needs nothing but a browser. */
export function compareJsonLd({
  crumb,
  ...page
}: DescribedPage & { readonly crumb: string }): readonly SchemaThing[] {
  const { origin, path, title, description } = page;
  return [
    breadcrumbs(origin, [
      { name: "Names", path: "/" },
      { name: crumb, path },
    ]),
    {
      "@type": "WebPage",
      ...pageFacts(page),
      mainEntity: {
        "@type": "WebApplication",
        name: title,
        description,
        url: `${origin}${path}`,
        applicationCategory: "ReferenceApplication",
        operatingSystem: "Any",
        isAccessibleForFree: true,
        inLanguage: "en-US",
        publisher: house(origin),
        offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
      },
    },
  ];
}
