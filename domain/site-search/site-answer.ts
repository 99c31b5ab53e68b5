import type { Category, State } from "#domain/directory/choices.ts";
import type { SiteHeading, SiteKind } from "./site-document.ts";

/** The groups of results beside the names. */
export const SITE_GROUPS = ["guides", "places", "tools", "lists"] as const;
export type SiteGroup = (typeof SITE_GROUPS)[number];

/** A result: where it leads to, and one line of context. */
export type SiteItem = {
  readonly kind: SiteKind;
  readonly title: string;
  readonly href: string;
  readonly line: string;
  /** Parts of an article that answer best, with anchors of their own. */
  readonly headings?: readonly SiteHeading[];
  /** Of an organization, as it is shown. */
  readonly phone?: string | undefined;
};

export type SiteResults = {
  /** Best first. */
  readonly items: readonly SiteItem[];
  /** How well the best of them answers: from 0 to 1, to be compared among groups. */
  readonly strength: number;
};

export type HelpFit = "there" | "everywhere" | "nobody";

/** What a search of the site finds beside the names. */
export type SiteAnswer = {
  readonly groups: Readonly<Record<SiteGroup, SiteResults>>;
  /** The place and the need in the query. */
  readonly state: State | null;
  readonly category: Category | null;
  /** Who gives this kind of help, where a state was named: somebody there, only those that serve every state, or nobody. */
  readonly fit: HelpFit;
  /** People are looked for, not something to read. */
  readonly isSeeking: boolean;
  /** All of it is one thing that parents say in more than one word: "junior year". */
  readonly isSaying: boolean;
  /** The words that say so. */
  readonly typed: { readonly place: string; readonly need: string };
  /** Somebody may be in need: numbers to call at once come before everything. */
  readonly isUrgent: boolean;
  /** No name is looked for: one is to be changed by law, or what was asked is known to be answered by a page. */
  readonly isNoName?: true;
  /** It is known that the site has nothing about it. */
  readonly isNotOurs?: true;
  /** Whether a word stands anywhere on the site. */
  readonly isKnown: (word: string) => boolean;
  /** Words of the query that something answers to, in small letters and without accents. */
  readonly understood: readonly string[];
};

/** All pages of the site, ready to be searched. */
export type SiteSearch = { readonly answer: (text: string) => SiteAnswer };
