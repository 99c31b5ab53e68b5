import { BRAND } from "#content/site/brand.ts";

/** As a tab and a search engine show it: "Contact | " and the name of the site. */
export function fullTitle(title: string): string {
  return `${title} | ${BRAND.name}`;
}
