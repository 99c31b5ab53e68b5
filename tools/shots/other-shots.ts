import { saveLongNames, saveThree, saveTwoHundred } from "./given.ts";
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

const LIST_SHOTS: readonly Shot[] = [
  { name: "saved-empty", path: "/saved" },
  { name: "saved-3", path: "/saved", given: saveThree },
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

export const OTHER_SHOTS: readonly Shot[] = [
  ...NAME_SHOTS,
  ...LIST_SHOTS,
  { name: "about-the-data", path: "/names/about-the-data" },
  { name: "not-found", path: "/no/such/page" },
  { name: "not-found-name", path: "/names/jakssonn" },
];
