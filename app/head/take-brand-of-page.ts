import { takeBrand } from "#content/site/brand.ts";
import type { Brand } from "#domain/brand/brand.ts";

/** The element that holds an operator's brand. */
export const BRAND_ELEMENT = "brand";

/** Makes the browser speak as the server did when it made the page. Before anything is drawn. */
export function takeBrandOfPage(): void {
  const data = document.getElementById(BRAND_ELEMENT)?.textContent;
  if (data === undefined) return;
  const brand: Brand = JSON.parse(data);
  takeBrand(brand);
}
