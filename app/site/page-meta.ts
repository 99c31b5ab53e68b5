import type { MetaDescriptor } from "react-router";
import { BRAND } from "#content/site/brand.ts";
import { LOCALE } from "#domain/locale/locale.ts";
import type { PageHead } from "#domain/pages/page.ts";
import type { WithContext } from "schema-dts";
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

/** Title, description, keywords, canonical link, Open Graph and structured data of a page. */
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
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: BRAND.name },
    { property: "og:locale", content: LOCALE.replace("-", "_") },
    { property: "og:title", content: shown },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: `${origin}${sharedPicture.path}` },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: sharedPicture.alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...(isHidden ? [] : jsonLd.map((thing) => ({ "script:ld+json": inContext(thing) }))),
  ];
}

/** What mailings and social sites add to links to count them: it asks nothing of a page. */
const ADDED = /^(utm_[a-z]+|fbclid|gclid|msclkid)=/;

function askedIn(search: string): string {
  const pairs = search.split(/[?&]/).filter((pair) => pair !== "" && !ADDED.test(pair));
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/** Structured data as it stands in a page by itself. */
export function inContext(thing: SchemaThing): WithContext<SchemaThing> {
  return { "@context": "https://schema.org", ...thing };
}
