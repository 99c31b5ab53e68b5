import type { Category, State } from "#domain/directory/choices.ts";

/** What a result is; it decides its group. "directory" is the page of organizations, filtered. */
export const SITE_KINDS = [
  "page",
  "list",
  "article",
  "video",
  "tool",
  "sheet",
  "game",
  "listing",
  "directory",
] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

/** A part of an article with an anchor of its own. */
export type SiteHeading = { readonly title: string; readonly href: string };

/** Something that a search of the site can lead to, as it is shown. */
export type SiteDocument = {
  readonly kind: SiteKind;
  readonly title: string;
  /** An address of this site, with query and anchor. */
  readonly href: string;
  /** What it is, in one line. */
  readonly line: string;
  /** What it lists are results of their own. */
  readonly isOverview?: true | undefined;
  /** Of an organization: where it is, and what kind of help it gives. */
  readonly state?: State | undefined;
  readonly city?: string | undefined;
  readonly category?: Category | undefined;
  readonly phone?: string | undefined;
  /** Whether its address takes a year: "?year=1990". */
  readonly ofYears?: { readonly first: number; readonly last: number } | undefined;
};

/** What the index knows of a document, or of a part of one. */
type SiteEntry = {
  /** Its place in the index. */
  readonly id: number;
  /** The place of its document. */
  readonly of: number;
  readonly heading?: SiteHeading | undefined;
};

/** An entry with the words that it is found by. */
export type SiteText = SiteEntry & {
  readonly title: string;
  /** What people call it. */
  readonly words: string;
  readonly head: string;
  readonly text: string;
};

export type SitePages = {
  readonly documents: readonly SiteDocument[];
  readonly entries: readonly SiteEntry[];
};
