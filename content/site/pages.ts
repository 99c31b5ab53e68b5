/** What the head of a fixed page says. Titles of the route table are fixed labels. */
export type PageWords = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Kept out of search engines: pages that differ from visitor to visitor. */
  readonly noindex?: boolean;
};

export const PAGES = {
  home: {
    path: "/",
    title: "Baby names with meanings, counts and curves",
    description:
      "More than 988 baby names with origin, meaning and pronunciation, each with its real US birth records since 1880. Generate, search and save names without an account.",
    keywords: [
      "baby names",
      "baby name generator",
      "name meanings",
      "boy names",
      "girl names",
      "unisex names",
      "name popularity",
    ],
  },
  aboutTheData: {
    path: "/names/about-the-data",
    title: "How we count names and grade meanings",
    description:
      "Where the figures come from, what “1 in N” counts, how meanings are graded A, B, C or U, how many rest on no source, and how to report an error.",
    keywords: ["baby name data", "SSA baby names", "name meaning sources", "name etymology confidence"],
  },
  lists: {
    path: "/names/lists",
    title: "Name lists by rule",
    description:
      "Lists of baby names, each the answer to a stated rule: the top 100 of every year since 1880, rising and falling names, unisex, sleeping beauties, by origin and by letter.",
    keywords: ["baby name lists", "top 100 baby names", "rising baby names", "baby names by origin"],
  },
  browse: {
    path: "/names",
    title: "Browse Names",
    description:
      "Browse baby names by origin, meaning, popularity, first letters, ending, length and syllables, each with its real US birth records since 1880.",
    keywords: [
      "browse baby names",
      "baby names by origin",
      "baby names by meaning",
      "baby names by letter",
      "rare baby names",
      "short baby names",
    ],
  },
  fit: {
    path: "/fit",
    title: "Try the full name",
    description:
      "Hear first, middle and last name together: run-ons, rhymes, stress, initials, nicknames, and how siblings’ names go along. Nothing you type leaves your browser.",
    keywords: [
      "baby name with last name",
      "first and middle name combinations",
      "baby name initials checker",
      "sibling name checker",
      "name flow",
    ],
  },
  compare: {
    path: "/compare",
    title: "Compare names",
    description:
      "Put up to eight baby names on one chart of real US births since 1880, with all their spellings if you like, and see how common, how old and how given each is.",
    keywords: [
      "compare baby names",
      "baby name popularity chart",
      "baby name trends",
      "name voyager",
      "how common is a name",
    ],
  },
  videos: {
    path: "/videos",
    title: "Educational Parenting Videos",
    description:
      "Ten video topics for new parents on development, feeding, safety and everyday care, each told in words with three points to take away. Nothing plays unless you ask.",
    keywords: [
      "parenting videos",
      "baby development videos",
      "breastfeeding videos",
      "baby safety videos",
      "safe sleep",
    ],
  },
  games: {
    path: "/games",
    title: "Interactive Baby Games",
    description:
      "Eight small games about baby names and first milestones: meanings, origins, beats, trends and scrambled letters, with real records behind the answers. No sign-in.",
    keywords: ["baby name games", "name quiz", "baby name trivia", "word scramble", "baby milestones quiz"],
  },
  growth: {
    path: "/growth",
    title: "Growth percentiles",
    description:
      "Weight, length and head circumference on WHO’s growth curves, birth to five years, by day of age, corrected for early birth. Worked out in your browser: nothing is sent.",
    keywords: [
      "baby growth chart",
      "growth percentile calculator",
      "baby weight percentile",
      "WHO growth standards",
      "corrected age",
      "head circumference percentile",
    ],
  },
  together: {
    path: "/together",
    title: "Choose a name together",
    description:
      "Two people judge baby names apart and see only those that both like. By a link, without an account: a no never leaves your device, and no server reads your list.",
    keywords: [
      "choose a baby name together",
      "baby names for couples",
      "baby name app for couples",
      "agree on a baby name",
      "baby name matching",
    ],
  },
  printables: {
    path: "/printable-resources",
    title: "Printable Resources",
    description:
      "Seven free sheets for the first years: growth charts, feeding, sleep, milestones, vaccinations and sizes, to print on Letter or A4, download as PDF or fill in on screen.",
    keywords: [
      "baby printables",
      "printable baby tracker",
      "baby feeding log",
      "baby sleep log",
      "growth chart pdf",
      "vaccination record",
    ],
  },
  contents: {
    path: "/contents",
    title: "Contents",
    description:
      "Every page of this site in one place: names and lists, guides for the first years, whom to call, games, and what stands behind the site.",
    keywords: ["table of contents", "all pages", "site map"],
  },
  directory: {
    path: "/parent-directory",
    title: "Parent's Resource Directory",
    description:
      "Numbers to call at once, and 98 organizations for new parents: helplines, support groups, feeding help and clinics, in every US state and ten countries.",
    keywords: [
      "parent resources",
      "postpartum support",
      "breastfeeding help",
      "new parent support groups",
      "maternal mental health hotline",
    ],
  },
  saved: {
    path: "/saved",
    title: "Saved Names",
    description:
      "The names you have saved: order them, add notes, print them, or take them to another browser.",
    keywords: ["saved baby names", "baby name list"],
    noindex: true,
  },
  contact: {
    path: "/contact",
    title: "Contact",
    description:
      "Write to the people behind this site: a mistake in a name, a page that is broken, an idea. Answers come within 24-48 hours.",
    keywords: ["contact", "feedback", "report an error"],
  },
  subscribe: {
    path: "/newsletter/subscribe",
    title: "The monthly letter",
    description: "New guides, new printables, and one name worth knowing.",
    keywords: ["newsletter"],
    noindex: true,
  },
  confirm: {
    path: "/newsletter/confirm",
    title: "Confirm the letter",
    description: "Where the letter that asks leads to.",
    keywords: [],
    noindex: true,
  },
  unsubscribe: {
    path: "/newsletter/unsubscribe",
    title: "Stop the letter",
    description: "Where the last line of every letter leads to.",
    keywords: [],
    noindex: true,
  },
  offline: {
    path: "/offline",
    title: "Without a network",
    description:
      "What can be read on this device without a network: names in short, pages that were read, saved names.",
    keywords: [],
    noindex: true,
  },
} as const satisfies Record<string, PageWords>;
