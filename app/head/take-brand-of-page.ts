import { takeBrand } from "#content/site/brand.ts";
import { dataOfPage } from "#content/site/records-edition.ts";

/** The element that holds an operator's brand. */
export const BRAND_ELEMENT = "brand";

/** Makes the browser speak as the server did when it made the page. Before anything is drawn. */
export function takeBrandOfPage(): void {
  takeBrand(dataOfPage(BRAND_ELEMENT) ?? null);
}
