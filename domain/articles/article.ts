/** The four pages that articles stand on; also the names of their folders and the paths of their pages. */
export const ARTICLE_SECTIONS = ["blog", "baby-safety", "education", "baby-clothes"] as const;
export type ArticleSection = (typeof ARTICLE_SECTIONS)[number];

/** A work that an article rests on. */
type ArticleSource = {
  readonly name: string;
  /** Only where the page itself was read. */
  readonly url?: string | undefined;
  /** What it supports. */
  readonly note?: string | undefined;
  /** How many times the text refers to it: once at least. */
  readonly places: number;
};

/** A heading of an article's text, which a table of contents leads to. */
export type ArticleHeading = { readonly id: string; readonly words: string };

/** An article as its page shows it. */
export type Article = {
  /** Slug, and the article's anchor on its page. */
  readonly id: string;
  readonly section: ArticleSection;
  readonly title: string;
  /** The label of its topic button. */
  readonly topic: string;
  readonly excerpt: string;
  /** Day on which the text first stood in this repository, as in "2026-11-21". */
  readonly publishedOn: string;
  /** "November 2026". */
  readonly publishDate: string;
  /** Day on which the text last changed. */
  readonly updatedOn: string;
  /** Day on which the facts were last held against their sources. */
  readonly reviewedOn: string;
  /** "6 min read". */
  readonly readTime: string;
  /** The text in three minutes: at most five sentences, each true by itself. */
  readonly short: readonly string[];
  readonly sources: readonly ArticleSource[];
  /** Of the second level, in the order of the text. */
  readonly headings: readonly ArticleHeading[];
  /** The text as HTML of our own making: headings from h3 on, no marks left, neither references nor figures. */
  readonly html: string;
  /** The same with the numbers of its sources, each a link to the source. */
  readonly cited: string;
  /** The same with these numbers, and with its figures. */
  readonly illustrated: string;
};

/** The anchor of an article's source, the first being 1. */
export function sourceAnchor(id: string, source: number): string {
  return `${id}-source-${source}`;
}

/** The anchor of a place that refers to a source; the first of its places is 1. */
export function referenceAnchor(id: string, source: number, place: number): string {
  return `${id}-reference-${source}-${place}`;
}

/** Where an article has a page to itself. */
export function articlePath({ section, id }: Pick<Article, "section" | "id">): string {
  return `/${section}/${id}`;
}

/** An article and its place among the topic buttons of its page. */
export type PlacedArticle = { readonly article: Article; readonly order: number };

/** All articles, in memory. */
export type ArticleBook = {
  /** The newest first. */
  readonly all: readonly Article[];
  /** Those of one page, in the order of their topic buttons. */
  readonly of: (section: ArticleSection) => readonly Article[];
};
