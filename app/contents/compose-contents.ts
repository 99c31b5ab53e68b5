import { LISTINGS } from "#content/directory/listings.ts";
import { PRINTABLES } from "#content/printables/printables.ts";
import { JOBS } from "#content/site/menus.ts";
import { PAGES, PAGES_HERE } from "#content/site/pages.ts";
import { VIDEOS } from "#content/videos/videos.ts";
import { ARTICLE_SECTIONS, type ArticleBook } from "#domain/articles/article.ts";
import { MOST_LINES } from "#domain/compare/compare-request.ts";
import { RULES } from "#domain/fit/finding.ts";
import { LAST_DAY } from "#domain/growth/age.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { everyList } from "#domain/names/lists/every-list.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { templatePath } from "#domain/printables/printable.ts";
import { SHEET_IDS } from "#domain/printables/sheet.ts";
import type { Page } from "#domain/pages/page.ts";

const DAYS_A_YEAR = 365;

/** A page of the table of contents. */
type ContentsItem = {
  readonly label: string;
  readonly href: string;
  readonly line: string;
  /** How much stands there, as in "4 articles"; null where nothing is counted. */
  readonly count: string | null;
};

export type Contents = readonly {
  readonly id: string;
  readonly title: string;
  readonly items: readonly ContentsItem[];
}[];

/** The sheets are pages of their own, which navigation leaves to the page above them. */
const TEMPLATES: readonly Omit<ContentsItem, "count">[] = PRINTABLES.map(({ id, title, description }) => ({
  label: title,
  href: templatePath(id),
  line: description,
}));

/** The table of contents of the site, with what can be counted. */
export function buildContentsView(
  names: Pick<NameBook, "collectionFigures" | "edition" | "lists">,
  articles: Pick<ArticleBook, "of">,
  games: number,
): Contents {
  const lists = everyList(names.lists.contents(), names.edition).length;
  const counts = new Map<string, string>([
    [PAGES.browse.path, `${formatCount(names.collectionFigures.names)} names`],
    [PAGES.lists.path, `${formatCount(lists)} lists`],
    [PAGES.compare.path, `up to ${MOST_LINES} names`],
    [PAGES.fit.path, `${RULES.length} rules`],
    [PAGES.together.path, "2 people"],
    [PAGES.growth.path, `birth to ${Math.floor(LAST_DAY / DAYS_A_YEAR)}`],
    [PAGES.games.path, `${games} games`],
    [PAGES.directory.path, `${LISTINGS.length} organizations`],
    [PAGES.videos.path, `${VIDEOS.length} videos`],
    [PAGES.printables.path, `${SHEET_IDS.length} sheets`],
    ...ARTICLE_SECTIONS.map((section) => [`/${section}`, `${articles.of(section).length} articles`] as const),
  ]);
  return JOBS.map(({ id, title }) => ({
    id,
    title,
    items: PAGES_HERE
      // The table itself is not in it.
      .filter(({ job, path }) => job === id && path !== PAGES.contents.path)
      .flatMap(linksOf)
      .map((link) => ({ ...link, count: counts.get(link.href) ?? null })),
  }));
}

/** A page, and after the printables their sheets. */
function linksOf({ path, label, line }: Page): readonly Omit<ContentsItem, "count">[] {
  if (label === undefined || line === undefined) return [];
  return [{ label, href: path, line }, ...(path === PAGES.printables.path ? TEMPLATES : [])];
}
