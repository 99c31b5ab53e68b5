import type { MetaDescriptor } from "react-router";
import type { PageHead } from "#domain/pages/page.ts";
import { fullTitle } from "./full-title.ts";
import type { SchemaThing } from "./json-ld/schema-thing.ts";
import { pictureOfPage, type SharedPicture } from "./shared-picture.ts";

type Head = PageHead & {
  /** Scheme and host that visitors see. */
  readonly origin: string;
  /** What the address asks of a page of results, as "?q=hazel": not for search engines, and canonical to itself. */
  readonly search?: string;
  /** Where the page has another than its path says. */
  readonly sharedPicture?: SharedPicture | undefined;
  readonly jsonLd?: readonly SchemaThing[];
};

/** Title, description, keywords, canonical link, Open Graph and structured data of a page; what is alike on all is in shared-meta.tsx. */
export function pageMeta({
  origin,
  path,
  title,
  description,
  keywords,
  noindex = false,
  search = "",
  sharedPicture = pictureOfPage(path, title),
  jsonLd = [],
}: Head): MetaDescriptor[] {
  const asked = askedIn(search);
  const address = `${origin}${path}${asked}`;
  const isHidden = noindex || asked !== "";
  const shown = fullTitle(title);
  return [
    { title: shown },
    { name: "description", content: description },
    { name: "keywords", content: keywords.join(", ") },
    ...(isHidden ? [{ name: "robots", content: "noindex,follow" }] : []),
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:title", content: shown },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: `${origin}${sharedPicture.path}` },
    { property: "og:image:alt", content: sharedPicture.alt },
    ...(isHidden ? [] : jsonLd.map((thing) => ({ "script:ld+json": inContext(thing) }))),
  ];
}

/** What mailings and social sites add to links to count them: it asks nothing of a page. */
const ADDED = /^(utm_[a-z]+|fbclid|gclid|msclkid)=/;

function askedIn(search: string): string {
  const pairs = search.split(/[?&]/).filter((pair) => pair !== "" && !ADDED.test(pair));
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/** Structured data as it stands in a page by itself; without its type, which is a thousand kinds that a compiler would compare one by one. */
export function inContext(thing: SchemaThing): object {
  const properties: object = thing;
  return { "@context": "https://schema.org", ...properties };
}
