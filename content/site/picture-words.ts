import { ABOUT_THE_DATA } from "./about-the-data.ts";
import { CONTACT_PAGE } from "./contact-page.ts";
import { HOME_WORDS } from "./home-words.ts";
import { PAGES } from "./pages.ts";

/** What the picture of a fixed page says: where it stands, its title, and one line. Articles and texts bring their own. */
export const PICTURE_WORDS = {
  "/": {
    crumb: "Baby names, the {edition} edition",
    title: HOME_WORDS.headline,
    line: "",
  },
  "/names": {
    crumb: "Names",
    title: PAGES.browse.title,
    line: "By origin, meaning, popularity, letters, length and syllables.",
  },
  "/names/lists": {
    crumb: "Names",
    title: PAGES.lists.title,
    line: "Each list is the answer to a stated rule.",
  },
  "/names/about-the-data": {
    crumb: "Names",
    title: ABOUT_THE_DATA.headline,
    line: "Where our figures and our meanings come from.",
  },
  "/compare": {
    crumb: "Names",
    title: PAGES.compare.title,
    line: "Up to eight curves on one chart, since 1880.",
  },
  "/videos": {
    crumb: "Videos",
    title: PAGES.videos.title,
    line: "Ten topics, each told in words as well.",
  },
  "/parent-directory": {
    crumb: "Directory",
    title: PAGES.directory.title,
    line: "Numbers to call at once, and 98 organizations that help.",
  },
  "/games": {
    crumb: "Games",
    title: PAGES.games.title,
    line: "Eight small games about names and first milestones.",
  },
  "/fit": {
    crumb: "Full name",
    title: PAGES.fit.title,
    line: "First, middle and last together. Nothing you type is sent.",
  },
  "/growth": {
    crumb: "Growth",
    title: PAGES.growth.title,
    line: "WHO’s curves from birth to five years, worked out on your device.",
  },
  "/together": {
    crumb: "Choose together",
    title: PAGES.together.title,
    line: "Judge apart, then see what you both like. No account.",
  },
  "/printable-resources": {
    crumb: "Printables",
    title: PAGES.printables.title,
    line: "Seven sheets to print, to download or to fill in.",
  },
  "/contents": { crumb: "", title: PAGES.contents.title, line: "Every page of this site in one place." },
  "/contact": { crumb: "", title: CONTACT_PAGE.title, line: CONTACT_PAGE.lead },
} as const;
