import { breadcrumbs } from "./breadcrumbs.ts";
import { house } from "./house.ts";
import type { SchemaThing } from "./schema-thing.ts";
import { type DescribedPage, pageFacts } from "./web-page.ts";

type Tool = DescribedPage & {
  readonly crumb: string;
  /** What stands before the page in its breadcrumbs, and leads to the home page. */
  readonly above: "Home" | "Names";
  readonly category: "HealthApplication" | "LifestyleApplication" | "ReferenceApplication";
  readonly needsScript: boolean;
};

/** The page of a tool: its place, and the tool as a free application for the browser. */
export function toolJsonLd({ crumb, above, category, needsScript, ...page }: Tool): readonly SchemaThing[] {
  const { origin, path, title, description } = page;
  return [
    breadcrumbs(origin, [
      { name: above, path: "/" },
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
        applicationCategory: category,
        operatingSystem: "Any",
        ...(needsScript ? { browserRequirements: "Requires JavaScript" } : {}),
        isAccessibleForFree: true,
        inLanguage: "en-US",
        publisher: house(origin),
        offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
      },
    },
  ];
}
