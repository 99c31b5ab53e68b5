import { breadcrumbs } from "./breadcrumbs.ts";
import { house } from "./house.ts";
import type { SchemaThing } from "./schema-thing.ts";
import { type DescribedPage, pageFacts } from "./web-page.ts";

/** The page of choosing together: its place, and the tool as a free application for the browser. */
export function togetherJsonLd({
  crumb,
  ...page
}: DescribedPage & { readonly crumb: string }): readonly SchemaThing[] {
  const { origin, path, title, description } = page;
  return [
    breadcrumbs(origin, [
      { name: "Home", path: "/" },
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
        applicationCategory: "LifestyleApplication",
        operatingSystem: "Any",
        browserRequirements: "Requires JavaScript",
        isAccessibleForFree: true,
        inLanguage: "en-US",
        publisher: house(origin),
        offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
      },
    },
  ];
}
