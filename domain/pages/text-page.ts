/** The pages that are texts; also the names of their files and their paths. */
export const TEXT_PAGES = [
  "about",
  "editors",
  "privacy",
  "terms",
  "credits",
  "accessibility",
  "advertising",
] as const;
export type TextPageId = (typeof TEXT_PAGES)[number];

/** A heading that a table of contents leads to. */
export type TextHeading = {
  /** Its anchor. */
  readonly id: string;
  readonly words: string;
};

/** The text of a page that is a text. Its head stands in its row (content/site/pages.ts). */
export type TextPage = {
  /** One sentence below the title. */
  readonly lead: string;
  /** Below it, as in "Last updated: August 18, 2025"; none on most pages. */
  readonly dates: readonly string[];
  /** The text in short, as HTML of our own making; empty where there is none. */
  readonly summary: string;
  /** The headings of the text, in their order. */
  readonly headings: readonly TextHeading[];
  /** The text as HTML of our own making: headings from h2 on, each h2 with its anchor. */
  readonly html: string;
};

/** All texts, in memory. */
export type TextBook = Readonly<Record<TextPageId, TextPage>>;
