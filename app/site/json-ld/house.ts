import { BRAND } from "#content/site/brand.ts";
import { PAGES } from "#content/site/pages.ts";
import type { Organization, WebSite } from "schema-dts";
import { LOCALE } from "#domain/locale/locale.ts";

/** How what a page says points to the publisher and to the site, which the home page describes. */
export const houseRef = (origin: string) => ({ "@id": `${origin}/#organization` }) as const;
export const siteRef = (origin: string) => ({ "@id": `${origin}/#website` }) as const;

/** Who publishes the site, whole: on the home page alone. */
export function house(origin: string) {
  return {
    "@type": "Organization",
    ...houseRef(origin),
    name: BRAND.name,
    description: BRAND.tagline,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    publishingPrinciples: `${origin}${PAGES.editors.path}`,
  } as const satisfies Organization;
}

/** Who writes: the publisher again, with the page that says how. */
export function editors(origin: string) {
  return {
    "@type": "Organization",
    ...houseRef(origin),
    name: BRAND.name,
    url: `${origin}${PAGES.editors.path}`,
  } as const satisfies Organization;
}

/** The site that a page is part of, whole: on the home page alone. */
export function site(origin: string) {
  return {
    "@type": "WebSite",
    ...siteRef(origin),
    name: BRAND.name,
    url: `${origin}/`,
    description: PAGES.home.description,
    inLanguage: LOCALE,
    publisher: houseRef(origin),
  } as const satisfies WebSite;
}
