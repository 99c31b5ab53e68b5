import { RECORDS } from "#content/site/records-edition.ts";
import { BRAND } from "#content/site/brand.ts";
import { PAGES, PAGES_HERE } from "#content/site/pages.ts";
import { type Article, articlePath } from "#domain/articles/article.ts";
import { picturePath } from "#domain/pages/picture-path.ts";

/** What networks and messengers show where a page is shared: 1200 × 630 pixels (server/pictures). */
export type SharedPicture = { readonly path: string; readonly alt: string };

/** The picture of a fixed page; of any other, the cover of the site. */
export function pictureOfPage(path: string, title: string): SharedPicture {
  const own =
    path !== PAGES.home.path && PAGES_HERE.some((page) => page.path === path && page.picture !== undefined);
  return own
    ? { path: picturePath(path), alt: `${BRAND.name}: ${title}` }
    : { path: picturePath("/"), alt: `${BRAND.name}: ${BRAND.tagline}` };
}

/** The picture of an article that has a page of its own. */
export function pictureOfArticle(article: Pick<Article, "section" | "id" | "title">): SharedPicture {
  return { path: picturePath(articlePath(article)), alt: `${BRAND.name}: ${article.title}` };
}

/** The picture of a name of the collection. @param inPlace as the records say it: "in the US" */
export function pictureOfName(id: string, name: string, inPlace: string): SharedPicture {
  return {
    path: picturePath(`/names/${id}`),
    alt: `${name}, with its meaning and its popularity ${inPlace} since ${RECORDS.firstYear} as a curve`,
  };
}
