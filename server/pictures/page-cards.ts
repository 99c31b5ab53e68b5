import { ARTICLE_PAGES } from "#content/site/article-pages.ts";
import { BRAND } from "#content/site/brand.ts";
import { PICTURE_WORDS } from "#content/site/picture-words.ts";
import { PICTURED_PAGES } from "#content/site/pictured-pages.ts";
import type { TextBook } from "#domain/site/text-page.ts";

type Pictured = (typeof PICTURED_PAGES)[number];

/** What the picture of a fixed page shows. */
export type PageCard = {
  readonly path: Pictured["path"];
  readonly crumb: string;
  readonly title: string;
  readonly line: string;
  readonly drawing: Pictured["drawing"];
};

type Words = Pick<PageCard, "crumb" | "title" | "line">;

/** The cards of all fixed pages, from the words that the pages themselves have. */
export function pageCards(texts: TextBook): readonly PageCard[] {
  const { blog, "baby-safety": safety, education, "baby-clothes": clothes } = ARTICLE_PAGES;
  const words: Readonly<Record<Pictured["path"], Words>> = {
    ...PICTURE_WORDS,
    "/": {
      ...PICTURE_WORDS["/"],
      crumb: PICTURE_WORDS["/"].crumb.replace("{edition}", String(BRAND.recordsEdition)),
    },
    "/blog": ledBy(blog),
    "/baby-safety": ledBy(safety),
    "/education": ledBy(education),
    "/baby-clothes": ledBy(clothes),
    "/about": ledBy(texts.about),
    "/privacy": ledBy(texts.privacy),
    "/terms": ledBy(texts.terms),
    "/credits": ledBy(texts.credits),
    "/accessibility": ledBy(texts.accessibility),
    "/advertising": ledBy(texts.advertising),
  };
  return PICTURED_PAGES.map((page) => ({ ...page, ...words[page.path] }));
}

function ledBy({ crumb, title, lead }: { crumb: string; title: string; lead: string }): Words {
  return { crumb: crumb === title ? "" : crumb, title, line: lead };
}
