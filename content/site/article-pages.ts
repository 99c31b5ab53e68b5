import type { ArticleSection } from "#domain/articles/article.ts";

/** A framed note beside the articles: something never to forget, or something that helps. */
export type SideNote = { readonly kind: "remember" | "tip"; readonly text: string };

/** What a page of articles says around its articles. */
export type ArticlePage = {
  /** The name of its row. */
  readonly row: "blog" | "safety" | "education" | "clothes";
  readonly about?: { readonly heading: string; readonly text: string };
  readonly notesHeading?: string;
  readonly notes: readonly SideNote[];
};

export const NEED_HELP = {
  heading: "Need Help?",
  text: "Looking for a name instead? The names tool is on the home page.",
  home: "Back to Homepage",
  returnHome: "Return to Homepage",
} as const;

/** What stands around the text of an article. */
export const ARTICLE_WORDS = {
  updated: "Updated",
  reviewed: "Last reviewed",
  beside: "Beside the articles",
  sourcesOf: "Sources of “{title}”",
  backOne: "Back to reference {source}, {place} of {places}",
  topics: "Topics",
  topicsHere: "Topics on this page",
  /** Leads to who writes, and how. */
  byline: "By our editors",
  contents: "In this guide",
  short: "If you have three minutes",
  shortLink: "Three minutes",
  /** Where lists can be ticked. */
  ticks: "Check off what’s done. It’s saved on this device.",
  sources: "Sources",
  /** Leads from a source to where the text refers to it; its number follows. */
  back: "Back to reference {source}",
  next: "Next",
  /** Leads from a page of several articles to the page of one. */
  alone: "Open this guide by itself",
} as const;

/** The share block below the articles. */
export const SHARE_ARTICLES = {
  heading: "Share this page",
  text: "The link contains this page and nothing about you.",
} as const;

export const ARTICLE_PAGES = {
  blog: {
    row: "blog",
    about: {
      heading: "About Our Blog",
      text: "We publish a new article every 30 days. Each one lists its sources and the day we last checked them. No insurer or bank pays for any of it, and there are no ads on this page.",
    },
    notes: [],
  },
  "baby-safety": {
    row: "safety",
    notesHeading: "Safety Tips",
    notes: [
      {
        kind: "remember",
        text: "No product replaces watching. Home heart and breathing monitors haven’t been shown to lower the risk of SIDS.",
      },
      { kind: "tip", text: "If it fits inside a toilet-paper tube, it’s small enough to choke on." },
    ],
  },
  education: {
    row: "education",
    notes: [
      {
        kind: "tip",
        text: "Ask to sit in for a morning. A classroom tells you more in an hour than its brochure does in a week.",
      },
    ],
  },
  "baby-clothes": {
    row: "clothes",
    notes: [],
  },
} as const satisfies Record<ArticleSection, ArticlePage>;
