import { LONGEST_ASKED } from "#domain/text/longest-asked.ts";
import { PAGES } from "#content/site/pages.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { isIndexed, type Page } from "#domain/pages/page.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { STATES, stateSlug } from "#domain/places/states.ts";
import type { Dear } from "./cost-request.ts";

const IDS: readonly NameId[] = COLLECTION.map(({ name }) => foldName(name));
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Names far apart in the alphabet; 797 has no divisor in common with any likely size of the collection. */
const idsAt = (turn: number, count: number): readonly NameId[] =>
  Array.from({ length: count }, (_, place) => IDS[(turn * 31 + place * 797) % IDS.length] ?? "");
const idAt = (turn: number) => idsAt(turn, 1)[0] ?? "";

/** Two letters, another pair each time. */
const pairAt = (turn: number) =>
  `${LETTERS[turn % 26] ?? "a"}${LETTERS[Math.floor(turn / 26 + turn * 7) % 26] ?? "a"}`;

/** So many different short beginnings. */
const partsAt = (turn: number, count: number) =>
  Array.from({ length: count }, (_, place) => pairAt(turn * 31 + place));

const rulesAt = (turn: number) =>
  `start=${partsAt(turn, 26).join(",")}&end=${partsAt(turn + 1, 26).join(",")}&not=${partsAt(turn + 2, 26).join(",")}`;
const apiRulesAt = (turn: number) =>
  [
    ...partsAt(turn, 20).map((part) => `start=${part}`),
    ...partsAt(turn, 26).map((part) => `not=${part}x`),
  ].join("&");

const get = (route: string, what: string, path: (turn: number) => string): Dear => ({
  route,
  what,
  ask: (turn) => ({ path: path(turn) }),
});
/** As many characters as are searched for. */
const longest = (turn: number, ...words: readonly string[]) =>
  encodeURIComponent(`${idAt(turn)} ${words.join(" ")} ${idsAt(turn, 20).join(" ")}`.slice(0, LONGEST_ASKED));

const MOST_PARAMETERS = Array.from({ length: 60 }, (_, at) => `&x${at}=1`).join("");

/** Pages whose dearest request is none that merely misses what is remembered. */
const DEARER: ReadonlySet<string> = new Set(
  [PAGES.home, PAGES.browse, PAGES.compare, PAGES.directory, PAGES.videos].map(({ path }) => path),
);

export const DEAR_READS: readonly Dear[] = [
  get("/", "the longest search", (turn) => `/?q=${longest(turn)}`),
  get("/", "names like one", (turn) => `/?q=like+${idAt(turn)}`),
  get("/", "names like several, with rules", (turn) => `/?q=${longest(turn, "girl like")}&${rulesAt(turn)}`),
  get("/", "78 beginnings and endings", (turn) => `/?${rulesAt(turn)}`),
  get(
    "/",
    "50 names drawn by them",
    (turn) => `/?generate=1&seed=${turn}&start=${partsAt(turn, 26).join(",")}`,
  ),
  get("/names/:name", "a name of the collection, not asked for before", (turn) => `/names/${idAt(turn)}`),
  get("/names/:name", "the same, with a query", (turn) => `/names/${idAt(turn)}?a=${turn}`),
  get("/names/:name", "a name on no record", (turn) => `/names/${idAt(turn)}qx`),
  get("/names/:name", "in capitals", (turn) => `/names/${idAt(turn + 500).toUpperCase()}`),
  get("/names/:name/births.csv", "a file", (turn) => `/names/${idAt(turn)}/births.csv`),
  get("/names", "78 beginnings and endings", (turn) => `/names?${rulesAt(turn)}`),
  get("/names", "all filters, the last page", (turn) => `/names?sort=rising&page=9&start=${pairAt(turn)}`),
  get(
    "/names/lists/:list",
    "the first of a year",
    (turn) => `/names/lists/top-100-girls/${1880 + (turn % 145)}?a=${turn}`,
  ),
  get(
    "/names/lists/:list",
    "the first of a decade, by sound",
    (turn) => `/names/lists/top-100-boys-by-sound/${188 + (turn % 15)}0s?a=${turn}`,
  ),
  get(
    "/names/lists/:list",
    "what rises in a state",
    (turn) => `/names/lists/rising-by-state/${STATES.map(stateSlug)[turn % STATES.length] ?? ""}?a=${turn}`,
  ),
  get(
    "/names/lists/:list",
    "a letter",
    (turn) => `/names/lists/letter/${LETTERS[turn % 26] ?? "a"}?a=${turn}`,
  ),
  get(
    "/names/lists/:list/names.csv",
    "a file",
    (turn) => `/names/lists/letter/${LETTERS[turn % 26] ?? "a"}/names.csv?${turn}`,
  ),
  get("/compare", "eight names, 52 waiting", (turn) => `/compare?names=${idsAt(turn, 60).join(",")}`),
  get(
    "/compare",
    "all spellings of eight",
    (turn) =>
      `/compare?names=${idsAt(turn, 8)
        .map((id) => `${id}*`)
        .join(",")}&scale=log`,
  ),
  get(
    "/compare/countries",
    "two names since 1900",
    (turn) => `/compare/countries?names=${idsAt(turn, 2).join(",")}&since=1900`,
  ),
  get(
    "/compare/countries/figures.csv",
    "two names",
    (turn) => `/compare/countries/figures.csv?names=${idsAt(turn, 2).join(",")}`,
  ),
  get(
    "/names/map",
    "ranks in a decade",
    (turn) => `/names/map?name=${idAt(turn)}&from=${1910 + 10 * (turn % 10)}`,
  ),
  get(
    "/names/states/:state",
    "a decade",
    (turn) => `/names/states/${STATES.map(stateSlug)[turn % STATES.length] ?? ""}?from=1950&a=${turn}`,
  ),
  get(
    "/names/through-time",
    "an ending that most names have",
    (turn) => `/names/through-time?end=${"aen"[turn % 3] ?? "a"}&start=${pairAt(turn)[0] ?? ""}`,
  ),
  get(
    "/names/through-time/figures.csv",
    "every name, and those with one letter",
    (turn) => `/names/through-time/figures.csv?start=${LETTERS[turn % 27] ?? ""}`,
  ),
  get(
    "/compare/figures.csv",
    "eight names",
    (turn) => `/compare/figures.csv?names=${idsAt(turn, 8).join(",")}`,
  ),
  get("/compare/chart.svg", "eight names", (turn) => `/compare/chart.svg?names=${idsAt(turn, 8).join(",")}`),
  get(
    "/parent-directory",
    "a search",
    (turn) => `/parent-directory?search=${pairAt(turn)[0] ?? ""}&a=${turn}`,
  ),
  get(
    "/parent-directory/resources.csv",
    "a file",
    (turn) => `/parent-directory/resources.csv?search=${pairAt(turn)[0] ?? ""}`,
  ),
  get("/videos", "a search", (turn) => `/videos?q=${pairAt(turn)[0] ?? ""}&a=${turn}`),
  ...Object.values<Page>(PAGES)
    .filter((page) => isIndexed(page) && !DEARER.has(page.path))
    .map(({ path }) => get(path, "with a query", (turn) => `${path}?a=${turn}`)),
  get("/templates/:id", "a sheet", (turn) => `/templates/growth-chart-girls?paper=a4&a=${turn}`),
  get("a page that is not there", "in capitals, with a slash", (turn) => `/Nothing-${turn}/`),
  get("/api/names/search", "100 letters", (turn) => `/api/names/search?q=${longest(turn)}`),
  get(
    "/api/names/search",
    "names like several, with rules",
    (turn) => `/api/names/search?q=${longest(turn, "girl like")}&${apiRulesAt(turn)}`,
  ),
  get(
    "/api/names/search",
    "a meaning",
    (turn) =>
      `/api/names/search?q=means+${["light", "star", "gift of god", "strong"][turn % 4] ?? ""}+${pairAt(turn)}`,
  ),
  get(
    "/api/names/through-time",
    "every name, and those with one ending",
    (turn) =>
      `/api/names/through-time?end=${LETTERS[turn % 26] ?? "a"}&whose=${["girls", "boys", "babies"][turn % 3] ?? ""}`,
  ),
  get(
    "/api/names/generate",
    "50 names by 46 rules",
    (turn) => `/api/names/generate?count=50&${apiRulesAt(turn)}`,
  ),
  get(
    "/api/names/like",
    "like eight, 50 wanted",
    (turn) => `/api/names/like?ids=${idsAt(turn, 8).join(",")}&count=50`,
  ),
  get(
    "/api/names/like",
    "like a list of 500",
    (turn) => `/api/names/like?ids=${idsAt(turn, 500).join(",")}&count=50`,
  ),
  get(
    "/api/names/like",
    "60 parameters nobody knows",
    (turn) => `/api/names/like?ids=${idAt(turn)}${MOST_PARAMETERS}`,
  ),
  get(
    "/api/names/like",
    "15 kB of parameters",
    (turn) => `/api/names/like?ids=${idAt(turn)}${"&a".repeat(7400)}`,
  ),
  get("/api/collection/counts", "46 rules", (turn) => `/api/collection/counts?${apiRulesAt(turn)}`),
  get("/api/printables/:file", "a PDF", () => "/api/printables/growth-chart-girls.pdf"),
];
