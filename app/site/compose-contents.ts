import { LISTINGS } from "#content/directory/listings.ts";
import { PRINTABLES } from "#content/printables/printables.ts";
import { type PageLink, SECTIONS } from "#content/site/navigation.ts";
import { VIDEOS } from "#content/videos/videos.ts";
import { ARTICLE_SECTIONS, type ArticleBook } from "#domain/articles/article.ts";
import { LIST_IDS } from "#domain/names/lists/list-id.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { formatCount } from "#domain/names/one-in.ts";
import { templatePath } from "#domain/printables/printable.ts";
import { SHEET_IDS } from "#domain/printables/sheet.ts";

/** A page of the table of contents. */
export type ContentsItem = {
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

const PRINTABLES_PATH = "/printable-resources";

/** The sheets are pages of their own, which navigation leaves to the page above them. */
const TEMPLATES: readonly PageLink[] = PRINTABLES.map(({ id, title, description }) => ({
  label: title,
  href: templatePath(id),
  line: description,
}));

/** The table of contents of the site, with what can be counted. */
export function composeContents(
  names: Pick<NameBook, "collectionFigures" | "lists">,
  articles: Pick<ArticleBook, "of">,
  games: number,
): Contents {
  const { origins, letters } = names.lists.contents();
  const lists = LIST_IDS.length + origins.length + letters.length;
  const counts = new Map([
    ["/names", `${formatCount(names.collectionFigures.names)} names`],
    ["/names/lists", `${formatCount(lists)} lists`],
    ["/games", `${games} games`],
    ["/parent-directory", `${LISTINGS.length} organizations`],
    ["/videos", `${VIDEOS.length} videos`],
    [PRINTABLES_PATH, `${SHEET_IDS.length} sheets`],
    ...ARTICLE_SECTIONS.map((section) => [`/${section}`, `${articles.of(section).length} articles`] as const),
  ]);
  return SECTIONS.map(({ id, title, links }) => ({
    id,
    title,
    items: links
      .flatMap((link) => (link.href === PRINTABLES_PATH ? [link, ...TEMPLATES] : [link]))
      .map((link) => ({ ...link, count: counts.get(link.href) ?? null })),
  }));
}
