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
  saved: {
    path: "/saved",
    title: "Saved Names",
    description:
      "The names you have saved: order them, add notes, print them, or take them to another browser.",
    keywords: ["saved baby names", "baby name list"],
    noindex: true,
  },
} as const satisfies Record<string, PageWords>;
