import type { ArticleSection } from "#domain/articles/article.ts";

/** A framed note beside the articles: something never to forget, or something that helps. */
export type SideNote = { readonly kind: "remember" | "tip"; readonly text: string };

/** What an article page says around its articles. The titles are fixed labels. */
export type ArticlePageWords = {
  readonly title: string;
  readonly path: `/${ArticleSection}`;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly crumb: string;
  readonly lead: string;
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

/** The share block below the articles. */
export const SHARE_ARTICLES = {
  heading: "Pass it on",
  text: "The link carries this page and nothing about you.",
} as const;

export const ARTICLE_PAGES = {
  blog: {
    title: "Parenting & Financial Planning Blog",
    path: "/blog",
    description:
      "Life insurance for children explained without selling it: what it does, term against whole life, what it costs and why, and what else a parent can do with the money.",
    keywords: [
      "child life insurance",
      "whole life vs term",
      "529 plan",
      "parent finances",
      "financial planning for parents",
    ],
    crumb: "Blog",
    lead: "Money questions that arrive with a baby, answered by people who sell nothing.",
    about: {
      heading: "About Our Blog",
      text: "A new article comes every 30 days. Each names its sources and the day they were last checked. No insurer or bank pays for a word of it, and no policy is advertised on this page.",
    },
    notes: [],
  },
  "baby-safety": {
    title: "Baby Safety Equipment Guide",
    path: "/baby-safety",
    description:
      "What a baby needs to be safe and what can stay in the store: a checklist, car seats by age, childproofing room by room, and what monitors can and cannot tell you.",
    keywords: ["baby safety", "car seat guide", "childproofing", "baby monitor", "safe sleep"],
    crumb: "Baby safety",
    lead: "What to buy, what to borrow, and what to leave in the store.",
    notesHeading: "Safety Tips",
    notes: [
      {
        kind: "remember",
        text: "No product replaces watching. Home heart and breathing monitors do not lower the risk of SIDS.",
      },
      { kind: "tip", text: "If it fits inside a toilet-paper tube, it is small enough to choke on." },
    ],
  },
  education: {
    title: "Preschool and K-12 Education",
    path: "/education",
    description:
      "From choosing a preschool to applying to college: what to look for, what to ask, and how parents help at each change of school.",
    keywords: [
      "choosing a preschool",
      "elementary school",
      "middle school transition",
      "college preparation",
    ],
    crumb: "Education",
    lead: "Thirteen years of school and the one before them, a stage at a time.",
    notes: [
      {
        kind: "tip",
        text: "Ask to sit in for a morning. A classroom tells you more in an hour than its brochure in a week.",
      },
    ],
  },
  "baby-clothes": {
    title: "Baby Clothes & Fashion Guide",
    path: "/baby-clothes",
    description:
      "How many bodysuits a newborn really needs, dressing for heat and cold, what fabric labels mean for safety, and a monthly clothes budget by age.",
    keywords: ["baby clothes", "newborn essentials", "baby clothes sizes", "flame resistant sleepwear"],
    crumb: "Baby clothes",
    lead: "Few things, the right size, easy to wash.",
    notes: [],
  },
} as const satisfies Record<ArticleSection, ArticlePageWords>;
