import { LISTINGS } from "#content/directory/listings.ts";
import { COLLECTION_CHANGED } from "#content/names/changed.ts";
import { PRINTABLES_CHANGED } from "#content/printables/printables-page.ts";
import { PRINTABLES } from "#content/printables/printables.ts";
import { PAGES, PAGES_HERE } from "#content/site/pages.ts";
import { RECORDS } from "#content/site/records-edition.ts";
import { type Article, ARTICLE_SECTIONS, articlePath } from "#domain/articles/article.ts";
import { everyList } from "#domain/names/lists/every-list.ts";
import { isListIndexed } from "#domain/names/lists/is-list-indexed.ts";
import { listSlug } from "#domain/names/lists/list-slug.ts";
import { templatePath } from "#domain/printables/printable.ts";
import { STATES, stateSlug } from "#domain/places/states.ts";
import { isAtOrBelow } from "#domain/pages/is-at-or-below.ts";
import { isIndexed } from "#domain/pages/page.ts";
import type { Services } from "#server/services.ts";

/** A page that search engines may show. */
type SitemapEntry = {
  readonly path: string;
  /** The day, or the month, in which its content last changed; left out where nobody keeps it. */
  readonly changedOn?: string | undefined;
};

type SitemapSources = Pick<Services, "names" | "articles">;

const DIRECTORY_CHECKED = LISTINGS.reduce((last, { checkedOn }) => (checkedOn > last ? checkedOn : last), "");

/** The parts of the sitemap by kind of page; /sitemap.xml lists them. */
export const SITEMAPS = {
  pages: ({ articles }: SitemapSources): readonly SitemapEntry[] => [
    ...PAGES_HERE.filter(isIndexed).map(({ path, changed }) => ({
      path,
      changedOn: changed ?? lastOfItsParts(path, articles),
    })),
    ...articles().all.map((article) => ({
      path: articlePath(article),
      changedOn: lastOf([article]),
    })),
    ...PRINTABLES.map(({ id }) => ({ path: templatePath(id), changedOn: PRINTABLES_CHANGED })),
  ],
  lists: ({ names }: SitemapSources): readonly SitemapEntry[] => {
    const contents = names.lists.contents();
    return everyList(contents, names.edition)
      .filter((request) => isListIndexed(request, contents))
      .map((request) => ({ path: `${PAGES.lists.path}/${listSlug(request)}` }))
      .filter(({ path }) => !isAtOrBelow(path, RECORDS.absent));
  },
  states: (): readonly SitemapEntry[] =>
    STATES.map((state) => ({ path: `/names/states/${stateSlug(state)}`, changedOn: PAGES.map.changed })),
  names: ({ names }: SitemapSources): readonly SitemapEntry[] =>
    names.curatedIds
      .filter((id) => names.isIndexed(id))
      .map((id) => ({ path: `/names/${id}`, changedOn: COLLECTION_CHANGED.on })),
} as const;

/** Whether there are such pages beside the records of this site. */
export function isPartHere(part: string): boolean {
  return part !== "states" || !isAtOrBelow("/names/states", RECORDS.absent);
}

const SITEMAP_NS = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** /sitemap.xml: where the parts lie. */
export function sitemapIndex(origin: string): string {
  const parts = Object.keys(SITEMAPS)
    .filter(isPartHere)
    .map((part) => `<sitemap><loc>${origin}/sitemaps/${part}.xml</loc></sitemap>`);
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

/** When the last of what a page is made of was changed or checked: its articles, the entries of the directory. */
function lastOfItsParts(path: string, articles: SitemapSources["articles"]): string | undefined {
  if (path === PAGES.directory.path) return DIRECTORY_CHECKED;
  const section = ARTICLE_SECTIONS.find((id) => path === `/${id}`);
  if (section === undefined) return undefined;
  return lastOf(articles().of(section));
}

/** The last day on which one of the articles was changed or checked. */
function lastOf(articles: readonly Article[]): string | undefined {
  return articles
    .flatMap(({ updatedOn, reviewedOn }) => [updatedOn, reviewedOn])
    .toSorted()
    .at(-1);
}
