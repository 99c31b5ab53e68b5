import { data, type RouterContextProvider } from "react-router";
import { ARTICLE_PAGES } from "#content/site/article-pages.ts";
import { PAGES } from "#content/site/pages.ts";
import { ARTICLE_SECTIONS, articlePath } from "#domain/articles/article.ts";
import { services } from "#app/screen-context.ts";
import { oneArticleMeta } from "./article-meta.ts";
import { headingsRaised } from "./headings-raised.ts";

/** How many articles are offered at the end of one. */
const NEXT = 2;

/**
 * One article as a page of its own, and the articles of its section that come after it, the first again after the last.
 * @throws 404 where there is no such article.
 */
export function loadOwnArticle(context: Readonly<RouterContextProvider>, asked: string, id: string) {
  const { articles, origin } = context.get(services);
  const section = ARTICLE_SECTIONS.find((each) => each === asked);
  const own = section === undefined ? [] : articles().of(section);
  const place = own.findIndex((article) => article.id === id);
  const article = own[place];
  if (section === undefined || article === undefined) throw data(null, { status: 404 });
  const page = PAGES[ARTICLE_PAGES[section].row];
  const { html: _html, cited: _cited, illustrated, ...words } = article;
  const next = [...own.slice(place + 1), ...own.slice(0, place)].slice(0, NEXT);
  return {
    article: words,
    html: headingsRaised(illustrated),
    path: articlePath(article),
    above: { label: page.label, href: page.path },
    next: next.map((each) => ({ href: articlePath(each), title: each.title, readTime: each.readTime })),
    head: oneArticleMeta(page, origin, article),
  };
}

export type OwnArticle = Omit<ReturnType<typeof loadOwnArticle>, "head">;
