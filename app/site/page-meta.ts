import type { MetaDescriptor } from "react-router";
import { BRAND } from "#content/site/brand.ts";
import type { PageWords } from "#content/site/pages.ts";

type Head = PageWords & {
  /** Scheme and host that visitors see. */
  readonly origin: string;
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
};

/** Title, description, keywords, canonical link, Open Graph and structured data of a page. */
export function pageMeta({
  origin,
  path,
  title,
  description,
  keywords,
  noindex,
  jsonLd = [],
}: Head): MetaDescriptor[] {
  const address = `${origin}${path === "/" ? "/" : path}`;
  const fullTitle = `${title} | ${BRAND.name}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { name: "keywords", content: keywords.join(", ") },
    ...(noindex === true ? [{ name: "robots", content: "noindex,follow" }] : []),
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: BRAND.name },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { name: "twitter:card", content: "summary" },
    ...jsonLd.map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } })),
  ];
}
