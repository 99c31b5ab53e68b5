import { BRAND } from "#content/site/brand.ts";

/** As a tab and a search engine show it: "Contact | Namekin". */
export function fullTitle(title: string): string {
  return `${title} | ${BRAND.name}`;
}
