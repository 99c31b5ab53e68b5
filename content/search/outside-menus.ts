import { PAGES } from "#content/site/pages.ts";

/** Pages and files that stand in no menu, with the words that people look for them by. */
export const OUTSIDE_MENUS: readonly {
  readonly title: string;
  readonly href: string;
  readonly line: string;
  readonly words: readonly string[];
}[] = [
  {
    title: PAGES.subscribe.title,
    href: PAGES.subscribe.path,
    line: PAGES.subscribe.description,
    words: ["newsletter sign up", "subscribe to emails", "mailing list", "monthly email updates"],
  },
  {
    title: "Unsubscribe from the newsletter",
    // The page itself answers only to the token of a letter.
    href: `${PAGES.contact.path}#asked`,
    line: "Tap the link at the end of any issue. You don’t need a password.",
    words: ["unsubscribe"],
  },
  {
    title: "Dark pages and larger text",
    href: `${PAGES.accessibility.path}#what-you-can-rely-on`,
    line: "Pages are dark where your phone or computer is set to dark, follow the text size of your browser, and work at 200% zoom.",
    words: [
      "dark mode",
      "night mode",
      "dark theme",
      "light mode",
      "black background",
      "too bright",
      "bigger text",
      "font size",
      "text size",
      "zoom",
    ],
  },
  {
    title: PAGES.offline.title,
    href: PAGES.offline.path,
    line: PAGES.offline.description,
    words: [
      "offline",
      "without internet",
      "no wifi",
      "no internet",
      "no signal",
      "without a network",
      "airplane mode",
    ],
  },
  {
    title: "The guides by RSS",
    href: "/blog/feed.xml",
    line: "New and changed guides, for RSS readers.",
    words: ["rss", "atom", "reader"],
  },
  {
    title: "API for names",
    href: "/api/openapi.json",
    line: "What programs can ask this site for, as an OpenAPI document.",
    words: ["api", "openapi", "developer", "programs"],
  },
];
