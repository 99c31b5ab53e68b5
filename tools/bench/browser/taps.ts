import type { Page } from "@playwright/test";

/** What somebody does first on a page, and by what on the screen they see that it was done. */
export type Tap = {
  readonly what: string;
  readonly path: string;
  /** Names that are saved before. */
  readonly saved?: readonly string[];
  /** Each step as soon as what it needs is visible and enabled. */
  readonly act: (page: Page) => Promise<void>;
  /** A selector: the answer is there when the text, or the state, of what it finds is another than before the first step. */
  readonly answer: string;
};

const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).first().tap();

/** The tools, and what begins on the home page and on the page of a name. */
export const TAPS: readonly Tap[] = [
  {
    what: "draw names",
    path: "/",
    act: (page) => press(page, "Generate Names"),
    answer: "main li h3",
  },
  {
    what: "save the name",
    path: "/names/hazel",
    act: (page) => press(page, "Save Name: Hazel"),
    answer: "main button[aria-pressed]",
  },
  {
    what: "like the first card",
    path: "/together",
    act: (page) => press(page, "Like"),
    answer: ".tog-face h2",
  },
  {
    what: "say no to it",
    path: "/together",
    act: (page) => press(page, "No"),
    answer: ".tog-face h2",
  },
  {
    what: "type a weight, see a percentile",
    path: "/growth",
    act: async (page) => {
      const field = (name: string) => page.getByRole("main").getByLabel(name, { exact: true });
      await press(page, "kg");
      await field("Born").fill(daysAgo(183));
      await field("Weight").fill("7.3");
      await press(page, "Add to chart");
    },
    answer: "main h2",
  },
  {
    what: "type a first name and a surname, see the verdict",
    path: "/fit",
    act: async (page) => {
      const field = (name: string) => page.getByRole("main").getByLabel(name, { exact: true });
      await field("First name").fill("Bryant");
      await field("Surname").fill("Todd");
    },
    answer: ".fit-group",
  },
  {
    what: "type a letter, see its names through time",
    path: "/names/through-time",
    act: (page) => page.getByRole("main").getByLabel("Starts with").fill("M"),
    answer: ".tt-say",
  },
  {
    what: "remove a name",
    path: "/saved",
    saved: ["hazel", "rowan"],
    act: (page) =>
      page
        .getByRole("main")
        .getByRole("button", { name: /Remove Hazel$/ })
        .tap(),
    answer: ".svp-list",
  },
  {
    what: "answer the first question",
    path: "/games?play=name-meaning-quiz",
    act: (page) => page.getByRole("main").getByRole("button", { name: "wisdom", exact: true }).tap(),
    answer: "main [role=group] button",
  },
];

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
