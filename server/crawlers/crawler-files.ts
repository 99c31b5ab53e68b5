import { BRAND } from "#content/site/brand.ts";
import type { Services } from "#server/services.ts";
import { blogFeed, FEED_PATH } from "./blog-feed.ts";
import { adsTxt, robotsTxt, securityTxt } from "./plain-files.ts";
import { MANIFEST_PATH, webManifest } from "./web-manifest.ts";
import { isPartHere, sitemap, sitemapIndex, SITEMAPS } from "./sitemap.ts";

/** A file that is made for machines, of what the site holds. */
type CrawlerFile = {
  readonly path: string;
  readonly contentType: string;
  /** Its text at this origin; undefined where there is none. */
  readonly text: (origin: string) => string | undefined;
};

type Sources = Pick<Services, "names" | "articles" | "config" | "now">;

const XML = "application/xml; charset=utf-8";
const PLAIN = "text/plain; charset=utf-8";

/** What search engines, feed readers, advertisers and finders of faults look for. */
export function crawlerFiles(services: Sources): readonly CrawlerFile[] {
  const { config, articles, now } = services;
  return [
    { path: "/robots.txt", contentType: PLAIN, text: robotsTxt },
    { path: "/ads.txt", contentType: PLAIN, text: () => adsTxt(config.adsTxt) },
    {
      path: "/.well-known/security.txt",
      contentType: PLAIN,
      text: (origin) => securityTxt(config.contactEmail ?? BRAND.contact ?? undefined, origin, now()),
    },
    {
      path: FEED_PATH,
      contentType: "application/rss+xml; charset=utf-8",
      text: (origin) => blogFeed(articles(), origin),
    },
    { path: MANIFEST_PATH, contentType: "application/manifest+json", text: webManifest },
    { path: "/sitemap.xml", contentType: XML, text: sitemapIndex },
    ...Object.entries(SITEMAPS).map(([part, entries]) => ({
      path: `/sitemaps/${part}.xml`,
      contentType: XML,
      text: (origin: string) => (isPartHere(part) ? sitemap(entries(services), origin) : undefined),
    })),
  ];
}
