import { saveLongNames, saveThree, saveTwoHundred } from "./given.ts";
import { LIST_SHOTS } from "./list-shots.ts";
import type { Shot } from "./shot.ts";

/** Name pages: one for each way in which the records can look. */
const NAME_SHOTS: readonly Shot[] = [
  { name: "name-hazel", path: "/names/hazel" },
  { name: "name-hazel-saved", path: "/names/hazel", given: saveThree, themes: ["light"] },
  {
    name: "name-hazel-table",
    path: "/names/hazel",
    themes: ["light"],
    act: (page) => page.getByText("The same numbers as a table").first().click(),
  },
  { name: "name-both-sexes", path: "/names/rowan" },
  { name: "name-too-jumpy", path: "/names/eloise" },
  { name: "name-15-letters", path: "/names/mariadelrosario" },
  { name: "name-15-letters-narrow", path: "/names/muhammadmustafa", widths: [320], themes: ["light"] },
  { name: "name-not-since-1928", path: "/names/helmi" },
  { name: "name-in-1989-only", path: "/names/christop" },
  { name: "name-in-2025-only", path: "/names/elanith" },
  { name: "name-unpublished-in-2025", path: "/names/vicki" },
  { name: "name-narrow", path: "/names/hazel", widths: [320] },
  { name: "name-zoomed", path: "/names/hazel", widths: [640], options: { deviceScaleFactor: 2 } },
  {
    name: "name-no-script",
    path: "/names/hazel",
    themes: ["light"],
    options: { javaScriptEnabled: false },
  },
];

const AGE_SHOTS: readonly Shot[] = [
  { name: "how-old-violet", path: "/names/how-old?name=violet" },
  { name: "how-old-few", path: "/names/how-old?name=dutchess", themes: ["light"] },
  { name: "how-old-unknown", path: "/names/how-old?name=jakssonn", themes: ["light"] },
];

const SEARCH_SHOTS: readonly Shot[] = [
  { name: "search-help", path: "/search?q=postpartum+help+ohio" },
  { name: "search-guide", path: "/search?q=car+seat" },
  { name: "search-names", path: "/search?q=irish+girl+names" },
  { name: "search-in-need", path: "/search?q=baby+swallowed+a+battery" },
  { name: "search-nothing", path: "/search?q=zzzqqq+wwwwx", themes: ["light"] },
  { name: "search-narrow", path: "/search?q=postpartum+help+ohio", widths: [320], themes: ["light"] },
];

const SAVED_SHOTS: readonly Shot[] = [
  { name: "saved-3", path: "/saved", given: saveThree },
  {
    name: "saved-chosen",
    path: "/saved",
    given: saveThree,
    act: async (page) => {
      await page.getByLabel("Our surname").fill("Alvarez");
      for (const name of ["Hazel", "Rowan"])
        await page.getByRole("checkbox", { name: `Select ${name}` }).check();
    },
  },
  { name: "saved-200", path: "/saved", given: saveTwoHundred },
  { name: "saved-long-names", path: "/saved", given: saveLongNames },
  { name: "saved-narrow", path: "/saved", widths: [320], given: saveLongNames },
  {
    name: "saved-zoomed",
    path: "/saved",
    widths: [640],
    options: { deviceScaleFactor: 2 },
    given: saveThree,
  },
  {
    name: "saved-print",
    path: "/saved",
    widths: [726],
    given: saveThree,
    act: (page) => page.emulateMedia({ media: "print" }),
  },
  {
    name: "saved-no-script",
    path: "/saved",
    themes: ["light"],
    given: saveThree,
    options: { javaScriptEnabled: false },
  },
];

const LIKE = "**/api/names/like*";

/** Names like a saved list: found, or not to be had. */
const LIKE_SHOTS: readonly Shot[] = [
  { name: "like", path: "/saved?like=1", given: saveThree },
  { name: "like-narrow", path: "/saved?like=1", widths: [320], given: saveThree },
  {
    name: "like-failed",
    path: "/saved",
    given: saveThree,
    async act(page) {
      await page.route(LIKE, (route) => route.fulfill({ status: 500, body: "" }));
      await page.getByRole("button", { name: "Show names like these" }).click();
      await page.getByText("Failed to find names like these").waitFor();
    },
  },
  {
    name: "like-no-script",
    path: "/saved?like=1",
    themes: ["light"],
    given: saveThree,
    options: { javaScriptEnabled: false },
  },
];

const BROWSED = "/names?gender=girl&origin=Irish&start=m&sort=rising";

/** Browsing: all names, some, none; the filters folded up and open. */
const BROWSE_SHOTS: readonly Shot[] = [
  { name: "browse-filters", path: BROWSED },
  {
    name: "browse-filters-open",
    path: BROWSED,
    widths: [320, 390],
    act: (page) => page.getByRole("search").locator("summary").first().click(),
  },
  { name: "browse-last-page", path: "/names?sort=name&page=99&band=x", themes: ["light"] },
  { name: "browse-nothing-fits", path: "/names?gender=boy&start=q&theme=flowers" },
  { name: "browse-no-script", path: BROWSED, themes: ["light"], options: { javaScriptEnabled: false } },
];

const STATE_ASKED = "/parent-directory?state=Ohio&category=Postpartum+Support";

/** The directory: whole, for one state, nothing found, on paper. */
const DIRECTORY_SHOTS: readonly Shot[] = [
  { name: "directory-state", path: STATE_ASKED },
  { name: "directory-narrow", path: STATE_ASKED, widths: [320] },
  { name: "directory-none", path: "/parent-directory?search=zzzz", themes: ["light"] },
  {
    name: "directory-no-script",
    path: STATE_ASKED,
    themes: ["light"],
    options: { javaScriptEnabled: false },
  },
  {
    name: "directory-print",
    path: "/parent-directory?state=International",
    widths: [726],
    act: (page) => page.emulateMedia({ media: "print" }),
  },
];

/** Texts, and the ways around. */
const TEXT_SHOTS: readonly Shot[] = [
  { name: "privacy-narrow", path: "/privacy", widths: [320] },
  {
    name: "privacy-print",
    path: "/privacy",
    widths: [726],
    themes: ["light"],
    act: (page) => page.emulateMedia({ media: "print" }),
  },
  {
    name: "menu-open",
    path: "/contents",
    act: (page) =>
      page
        .locator("[data-job=guides][popovertarget], .tabbar [data-job=more]")
        .filter({ visible: true })
        .click(),
  },
];

export const OTHER_SHOTS: readonly Shot[] = [
  ...NAME_SHOTS,
  ...AGE_SHOTS,
  ...SEARCH_SHOTS,
  ...SAVED_SHOTS,
  ...LIKE_SHOTS,
  ...LIST_SHOTS,
  ...DIRECTORY_SHOTS,
  ...TEXT_SHOTS,
  ...BROWSE_SHOTS,
  { name: "not-found", path: "/no/such/page" },
  { name: "not-found-name", path: "/names/jakssonn" },
];
