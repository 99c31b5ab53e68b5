import { BRAND } from "#content/site/brand.ts";
import { PAGES } from "#content/site/pages.ts";
import { type Article, articlePath } from "#domain/articles/article.ts";
import type { Page } from "#domain/pages/page.ts";
import { picturePath } from "#domain/pages/picture-path.ts";

/** What networks and messengers show where a page is shared: 1200 × 630 pixels (server/pictures). */
export type SharedPicture = { readonly path: string; readonly alt: string };

/** The picture of a fixed page; of any other, the cover of the site. */
export function pictureOfPage(path: string, title: string): SharedPicture {
  const own =
    path !== PAGES.home.path &&
    Object.values<Page>(PAGES).some((page) => page.path === path && page.picture !== undefined);
  return own
    ? { path: picturePath(path), alt: `${BRAND.name}: ${title}` }
    : { path: picturePath("/"), alt: `${BRAND.name}: ${BRAND.tagline}` };
}

/** The picture of an article that has a page of its own. */
export function pictureOfArticle(article: Pick<Article, "section" | "id" | "title">): SharedPicture {
  return { path: picturePath(articlePath(article)), alt: `${BRAND.name}: ${article.title}` };
}

/** The picture of a name of the collection. */
export function pictureOfName(id: string, name: string): SharedPicture {
  return {
    path: picturePath(`/names/${id}`),
    alt: `${name}, with its meaning and its popularity in the US since 1880 as a curve`,
  };
}
