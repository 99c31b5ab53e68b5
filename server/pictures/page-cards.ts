import { ARTICLE_PAGES } from "#content/site/article-pages.ts";
import { RECORDS_EDITION } from "#content/site/records-edition.ts";
import { PAGES, PAGES_HERE } from "#content/site/pages.ts";
import { type Article, articlePath } from "#domain/articles/article.ts";
import { dayWords } from "#domain/locale/dates.ts";
import { isIndexed, type PagePicture } from "#domain/pages/page.ts";

/** What the picture of a fixed page shows. */
export type PageCard = {
  readonly path: string;
  readonly crumb: string;
  readonly title: string;
  readonly line: string;
  readonly drawing: PagePicture["drawing"];
};

/** The card of an article that has a page of its own: with the drawing of the page that it stands below. */
export function articleCard(article: Article): PageCard {
  const { label, picture } = PAGES[ARTICLE_PAGES[article.section].row];
  return {
    path: articlePath(article),
    crumb: label,
    title: article.title,
    line: `${article.readTime}, reviewed ${dayWords(article.reviewedOn)}`,
    drawing: picture.drawing,
  };
}

/** The cards of all pages that have a picture. */
export const PAGE_CARDS: readonly PageCard[] = PAGES_HERE.filter(isIndexed).map(
  ({ path, title, line, picture }) => ({
    path,
    crumb: picture.crumb.replace("{edition}", String(RECORDS_EDITION)),
    title: picture.title ?? title,
    line,
    drawing: picture.drawing,
  }),
);
