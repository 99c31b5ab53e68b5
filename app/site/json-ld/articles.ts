import { PAGES } from "#content/site/pages.ts";
import type { Article } from "#domain/articles/article.ts";
import type { IndexedPage } from "#domain/pages/page.ts";
import { picturePath } from "#domain/pages/picture-path.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { house } from "./house.ts";
import type { SchemaThing } from "./schema-thing.ts";
import { pageFacts } from "./web-page.ts";

/** A page of articles: its place, the page itself, and each article with its days. */
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
    ...articles.map((article): SchemaThing => {
      const facts = articleFacts(path, origin, article);
      return isBlog ? { "@type": "BlogPosting", ...facts } : { "@type": "Article", ...facts };
    }),
  ];
}

/** An article has no picture of its own: it is shown with that of its page. */
function articleFacts(path: string, origin: string, article: Article) {
  const address = `${origin}${path}`;
  return {
    headline: article.title,
    description: article.excerpt,
    image: `${origin}${picturePath(path)}`,
    url: `${address}#${article.id}`,
    datePublished: article.publishedOn,
    dateModified: article.updatedOn,
    inLanguage: "en-US",
    author: house(origin),
    publisher: house(origin),
    mainEntityOfPage: address,
  };
}
