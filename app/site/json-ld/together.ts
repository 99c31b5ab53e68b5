import type { SchemaThing } from "./schema-thing.ts";
import { toolJsonLd } from "./tool.ts";
import type { DescribedPage } from "./web-page.ts";

type Together = DescribedPage & { readonly crumb: string };

/** The page of choosing together: its place, and the tool as a free application for the browser. */
export function togetherJsonLd(page: Together): readonly SchemaThing[] {
  return toolJsonLd({ ...page, above: "Home", category: "LifestyleApplication", needsScript: true });
}
