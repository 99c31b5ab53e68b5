import { ARTICLE_PAGES } from "#content/site/article-pages.ts";
import { LISTINGS } from "#content/directory/listings.ts";
import { GAMES_CHANGED } from "#content/games/changed.ts";
import { COLLECTION_CHANGED } from "#content/names/changed.ts";
import { PRINTABLES_CHANGED } from "#content/printables/printables-page.ts";
import { PRINTABLES } from "#content/printables/printables.ts";
import { FIT_CHANGED } from "#content/site/fit-page.ts";
import { COMPARE_CHANGED } from "#content/site/compare-page.ts";
import { GROWTH_CHANGED } from "#content/site/growth-page.ts";
import { type PageWords, PAGES } from "#content/site/pages.ts";
import { TOGETHER_CHANGED } from "#content/site/together-page.ts";
import { VIDEOS_CHANGED } from "#content/videos/changed.ts";
import { LIST_IDS } from "#domain/names/lists/list-id.ts";
import { originSlug } from "#domain/names/lists/origin-slug.ts";
import { templatePath } from "#domain/printables/printable.ts";
import { TEXT_PAGES } from "#domain/site/text-page.ts";
import type { Services } from "#server/services.ts";

/** A page that search engines may show. */
export type SitemapEntry = {
  readonly path: string;
  /** The day, or the month, in which its content last changed; left out where nobody keeps it. */
  readonly changedOn?: string | undefined;
};

export type SitemapSources = Pick<Services, "names" | "articles">;

const DIRECTORY_CHECKED = LISTINGS.reduce((last, { checkedOn }) => (checkedOn > last ? checkedOn : last), "");

/** Fixed pages for which somebody keeps the day of their last change. */
const CHANGED: ReadonlyMap<string, string> = new Map<string, string>([
  [PAGES.directory.path, DIRECTORY_CHECKED],
  [PAGES.videos.path, VIDEOS_CHANGED],
  [PAGES.games.path, GAMES_CHANGED],
  [PAGES.growth.path, GROWTH_CHANGED],
  [PAGES.together.path, TOGETHER_CHANGED],
  [PAGES.compare.path, COMPARE_CHANGED],
  [PAGES.fit.path, FIT_CHANGED],
  [PAGES.printables.path, PRINTABLES_CHANGED],
]);

/** The parts of the sitemap by kind of page; /sitemap.xml lists them. */
export const SITEMAPS = {
  pages: ({ articles }: SitemapSources): readonly SitemapEntry[] => [
    ...fixedPages().map(({ path }) => ({ path, changedOn: CHANGED.get(path) })),
    ...PRINTABLES.map(({ id }) => ({ path: templatePath(id), changedOn: PRINTABLES_CHANGED })),
    ...TEXT_PAGES.map((id) => ({ path: `/${id}` })),
    ...Object.entries(ARTICLE_PAGES).map(([section, { path }]) => ({
      path,
      changedOn: articles()
        .all.filter((article) => article.section === section)
        .flatMap(({ updatedOn, reviewedOn }) => [updatedOn, reviewedOn])
        .toSorted()
        .at(-1),
    })),
  ],
  lists: ({ names }: SitemapSources): readonly SitemapEntry[] => {
    const { origins, letters } = names.lists.contents();
    return [
      ...LIST_IDS,
      ...origins.map(({ origin }) => `origin/${originSlug(origin)}`),
      ...letters.map(({ letter }) => `letter/${letter}`),
    ].map((list) => ({ path: `/names/lists/${list}` }));
  },
  names: ({ names }: SitemapSources): readonly SitemapEntry[] =>
    names.curatedIds.map((id) => ({ path: `/names/${id}`, changedOn: COLLECTION_CHANGED.on })),
} as const;

export type SitemapPart = keyof typeof SITEMAPS;

const SITEMAP_NS = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** /sitemap.xml: where the parts lie. */
export function sitemapIndex(origin: string): string {
  const parts = Object.keys(SITEMAPS).map(
    (part) => `<sitemap><loc>${origin}/sitemaps/${part}.xml</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${SITEMAP_NS}">\n${parts.join("\n")}\n</sitemapindex>\n`;
}

/** One part of the sitemap. Paths are ASCII letters, figures, "/" and "-": nothing in them needs to be escaped. */
export function sitemap(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, changedOn }) => {
    const changed = changedOn === undefined ? "" : `<lastmod>${changedOn}</lastmod>`;
    return `<url><loc>${origin}${path}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${SITEMAP_NS}">\n${urls.join("\n")}\n</urlset>\n`;
}

function fixedPages(): readonly PageWords[] {
  return Object.values<PageWords>(PAGES).filter(({ noindex }) => noindex !== true);
}
