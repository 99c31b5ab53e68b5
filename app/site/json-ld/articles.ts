import { PAGES } from "#content/site/pages.ts";
import { type Article, articlePath } from "#domain/articles/article.ts";
import { LOCALE } from "#domain/locale/locale.ts";
import type { IndexedPage } from "#domain/pages/page.ts";
import { picturePath } from "#domain/pages/picture-path.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { itemList } from "./item-list.ts";
import { editors, houseRef } from "./house.ts";
import type { SchemaThing } from "./schema-thing.ts";
import { pageFacts } from "./web-page.ts";

/** A page of articles: its place, the page itself, and the list of its articles, each of which has a page of its own. */
export function articlesJsonLd(
  page: IndexedPage,
  origin: string,
  articles: readonly Article[],
): readonly SchemaThing[] {
  const { path, label } = page;
  const isBlog = path === PAGES.blog.path;
  return [
    breadcrumbs(origin, [
      { name: "Home", path: "/" },
      { name: label, path },
    ]),
    { "@type": isBlog ? "Blog" : "CollectionPage", ...pageFacts({ ...page, origin }) },
    itemList(
      origin,
      articles.map((article) => ({ name: article.title, path: articlePath(article) })),
    ),
  ];
}

/** One article on a page of its own: its place, and itself with its days. */
export function articleJsonLd(
  { path, label }: IndexedPage,
  origin: string,
  article: Article,
): readonly SchemaThing[] {
  const facts = articleFacts(articlePath(article), origin, article);
  return [
    breadcrumbs(origin, [
      { name: "Home", path: "/" },
      { name: label, path },
      { name: article.topic, path: articlePath(article) },
    ]),
    article.section === "blog" ? { "@type": "BlogPosting", ...facts } : { "@type": "Article", ...facts },
  ];
}

function articleFacts(path: string, origin: string, article: Article) {
  const address = `${origin}${path}`;
  return {
    headline: article.title,
    description: article.excerpt,
    image: `${origin}${picturePath(path)}`,
    url: address,
    datePublished: article.publishedOn,
    dateModified: article.updatedOn,
    inLanguage: LOCALE,
    author: editors(origin),
    publisher: houseRef(origin),
    mainEntityOfPage: address,
  };
}
