import { BRAND } from "#content/site/brand.ts";
import { PAGES } from "#content/site/pages.ts";
import { isIndexed, type Page, type PagePicture } from "#domain/pages/page.ts";

/** What the picture of a fixed page shows. */
export type PageCard = {
  readonly path: string;
  readonly crumb: string;
  readonly title: string;
  readonly line: string;
  readonly drawing: PagePicture["drawing"];
};

/** The cards of all pages that have a picture. */
export const PAGE_CARDS: readonly PageCard[] = Object.values<Page>(PAGES)
  .filter(isIndexed)
  .map(({ path, title, line, picture }) => ({
    path,
    crumb: picture.crumb.replace("{edition}", String(BRAND.recordsEdition)),
    title: picture.title ?? title,
    line,
    drawing: picture.drawing,
  }));
