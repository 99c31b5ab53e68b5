import { BRAND } from "#content/site/brand.ts";
import type { Organization, WebSite } from "schema-dts";

/** Who publishes the site. */
export function house(origin: string) {
  return {
    "@type": "Organization",
    name: BRAND.name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
  } as const satisfies Organization;
}

/** The site that a page is part of. */
export function site(origin: string) {
  return { "@type": "WebSite", name: BRAND.name, url: `${origin}/` } as const satisfies WebSite;
}
