import type { Shot } from "./shot.ts";

/** Lists by rule: one of each kind of table. */
export const LIST_SHOTS: readonly Shot[] = [
  { name: "list-top", path: "/names/lists/top-100-girls" },
  { name: "list-top-year", path: "/names/lists/top-100-boys/1985" },
  { name: "list-top-decade", path: "/names/lists/top-100-girls/1980s" },
  { name: "list-top-sound", path: "/names/lists/top-100-girls-by-sound" },
  { name: "list-top-unknown-year", path: "/names/lists/top-100-boys/1066", themes: ["light"] },
  { name: "list-rising", path: "/names/lists/rising-girls" },
  { name: "list-unisex", path: "/names/lists/unisex" },
  { name: "list-sleeping", path: "/names/lists/sleeping-beauties" },
  { name: "list-evergreen", path: "/names/lists/evergreen" },
  { name: "list-one-hit", path: "/names/lists/one-hit-wonders", themes: ["light"] },
  { name: "list-lost", path: "/names/lists/lost-names", themes: ["light"] },
  { name: "list-rises", path: "/names/lists/longest-rises", themes: ["light"] },
  { name: "list-comebacks", path: "/names/lists/comebacks", themes: ["light"] },
  { name: "list-states", path: "/names/lists/rising-by-state", themes: ["light"] },
  { name: "list-state", path: "/names/lists/rising-by-state/ohio" },
  { name: "list-abroad", path: "/names/lists/hardly-in-the-us/england-wales" },
  { name: "list-also-abroad", path: "/names/lists/also-in-the-us/ireland", themes: ["light"] },
  { name: "list-origin-sex", path: "/names/lists/origin/irish-girls", themes: ["light"] },
  { name: "list-origin", path: "/names/lists/origin/irish" },
  { name: "list-one-name", path: "/names/lists/origin/cherokee", themes: ["light"] },
  { name: "list-letter", path: "/names/lists/letter/q" },
  { name: "list-narrow", path: "/names/lists/unisex", widths: [320] },
  {
    name: "list-no-script",
    path: "/names/lists/top-100-girls/1990",
    themes: ["light"],
    options: { javaScriptEnabled: false },
  },
];
