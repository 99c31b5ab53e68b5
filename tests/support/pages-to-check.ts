import { PAGES } from "#content/site/pages.ts";

/** Calls the API as a browser with its cookies. */
type Call = (method: string, path: string, body: unknown) => Promise<unknown>;

/** A name that is on record but has no entry in the collection. */
export const RARE_NAME = { slug: "dutchess", name: "Dutchess" } as const;

/** Wider than any screen, with no place to break it. */
const UNBROKEN = "m".repeat(60);

export type CheckedPage = {
  readonly title: string;
  readonly path: string;
  /** What the browser must have before. */
  readonly given?: (call: Call) => Promise<void>;
  readonly notFound?: true;
};

/** They answer to the link of a letter alone. */
const BY_LETTER: ReadonlySet<string> = new Set([PAGES.confirm.path, PAGES.unsubscribe.path]);

/** Every page that has a row, as it is first seen. */
export const PLAIN_PAGES: readonly CheckedPage[] = Object.values(PAGES)
  .filter(({ path }) => !BY_LETTER.has(path))
  .map(({ path }) => ({ title: path, path }));

/** Other states of those pages, and a page of every kind that has no row. */
const STATES: readonly CheckedPage[] = [
  { title: "home with saved names", path: "/", given: saveThree },
  { title: "search results", path: "/?q=hazel" },
  { title: "no results", path: "/?q=zzzzqqq" },
  { title: "browsing with filters", path: "/names?gender=girl&origin=Irish&start=M&sort=rising&band=x" },
  { title: "browsing without a result", path: "/names?gender=boy&start=q&theme=flowers" },
  { title: "a name", path: "/names/hazel" },
  { title: "a name of both sexes", path: "/names/rowan" },
  { title: "a rare name", path: `/names/${RARE_NAME.slug}` },
  { title: "a name too jumpy to forecast", path: "/names/eloise" },
  { title: "the age of a name", path: "/names/how-old?name=violet" },
  { title: "the age of no name", path: "/names/how-old?name=jakssonn" },
  { title: "a list for a year without one", path: "/names/lists/top-100-girls/1066", notFound: true },
  { title: "a list of a decade", path: "/names/lists/top-100-boys/1980s" },
  { title: "a list by sound", path: "/names/lists/top-100-girls-by-sound" },
  { title: "what rises in a state", path: "/names/lists/rising-by-state/ohio" },
  { title: "names of another country", path: "/names/lists/hardly-in-the-us/france" },
  { title: "names of an origin and a sex", path: "/names/lists/origin/irish-girls" },
  { title: "a list with bars", path: "/names/lists/unisex" },
  { title: "a list in two parts", path: "/names/lists/evergreen" },
  { title: "a list of an origin", path: "/names/lists/origin/irish" },
  { title: "a list of one name", path: "/names/lists/origin/cherokee" },
  {
    title: "a comparison of eight, by rank, with one on no record",
    path: "/compare?names=sofia*,hazel,violet,theodore,rowan,christopher,ivy,zzzq,ada&measure=rank",
  },
  { title: "a map of a name", path: "/names/map?name=olivia&state=OH" },
  { title: "a map of years before, without counts", path: "/names/map?name=rowan&sex=boys&from=2003" },
  { title: "a name without a map", path: "/names/map?name=dutchess" },
  { title: "a word without spaces, on a map", path: `/names/map?name=${UNBROKEN}` },
  { title: "a word without spaces, of no age", path: `/names/how-old?name=${UNBROKEN}` },
  { title: "a word without spaces, searched for", path: `/search?q=${UNBROKEN}` },
  { title: "a word without spaces, as a name", path: `/names/${UNBROKEN}`, notFound: true },
  { title: "ranks by state in a decade", path: "/names/map?name=linda&from=1950&state=AK" },
  { title: "a state", path: "/names/states/utah" },
  { title: "a state in a decade", path: "/names/states/ohio?from=1950" },
  { title: "a name in other countries", path: "/compare/countries?names=jean&among=girls&since=1900" },
  { title: "names on no record, in other countries", path: "/compare/countries?names=zzzqq,a,b" },
  { title: "an unknown state", path: "/names/states/atlantis", notFound: true },
  { title: "a sheet of three names, with a year", path: "/names/sheet?names=hazel,rowan,dutchess&year=2026" },
  { title: "a sheet of no known name", path: "/names/sheet?names=zzzq,jakssonn&year=9999" },
  { title: "boys’ names with one ending, through time", path: "/names/through-time?end=n&whose=boys" },
  { title: "names of an origin, through time", path: "/names/through-time?origin=Irish&start=k" },
  { title: "letters that no name has, through time", path: "/names/through-time?start=qx" },
  { title: "names beside brothers and sisters", path: "/fit?tab=siblings" },
  { title: "names for the middle", path: "/fit?tab=middle&gender=girl" },
  { title: "a video with a caution", path: "/videos?q=choking&video=choking" },
  { title: "no videos found, one without a player selected", path: "/videos?q=zzzz&video=safe-sleep" },
  { title: "a game of words", path: "/games?play=word-scramble" },
  { title: "a game of choices", path: "/games?play=origin-matching" },
  { title: "an article", path: "/baby-safety/car-seat-guide" },
  { title: "an article with tables", path: "/baby-clothes/newborn-essentials" },
  { title: "a growth chart", path: "/templates/growth-chart-girls" },
  { title: "a log", path: "/templates/feeding-log" },
  { title: "a checklist, for A4", path: "/templates/milestone-tracker?paper=a4" },
  { title: "a log with choices", path: "/templates/sleep-tracker" },
  { title: "a record", path: "/templates/vaccination-record" },
  { title: "guides to sizes", path: "/templates/size-tracker" },
  { title: "an unknown template", path: "/templates/xyz", notFound: true },
  { title: "the directory for one state", path: "/parent-directory?state=Ohio&category=Postpartum+Support" },
  { title: "the directory without a result", path: "/parent-directory?search=zzzz&state=International" },
  { title: "a search of the whole site", path: "/search?q=postpartum+help+in+ohio" },
  {
    title: "a search with an article’s headings and names",
    path: "/search?q=list+of+irish+names+and+car+seats",
  },
  { title: "a search of somebody in need", path: "/search?q=baby+swallowed+a+battery" },
  { title: "a search without an answer", path: "/search?q=zzzqqq+wwwwx" },
  { title: "a list", path: "/saved", given: saveThree },
  { title: "names like a list", path: "/saved?like=1", given: saveThree },
  { title: "contact, with a message begun", path: "/contact?subject=Zoë&about=/names/zoe" },
  { title: "a mistake to report", path: "/names/corrections?name=hazel" },
  { title: "a mistake that was reported", path: "/names/corrections?sent=1" },
  { title: "a link of a letter that has run out", path: "/newsletter/confirm?outcome=expired" },
  { title: "a damaged link of a letter", path: "/newsletter/unsubscribe?token=x", notFound: true },
  { title: "an unknown list", path: "/names/lists/origin/klingon", notFound: true },
  { title: "an unknown name", path: "/names/jakssonn", notFound: true },
  { title: "an unknown path", path: "/no/such/page", notFound: true },
];

/** Every kind of page there is, as accessibility and narrow screens are checked. */
export const PAGES_TO_CHECK: readonly CheckedPage[] = [...PLAIN_PAGES, ...STATES];

async function saveThree(call: Call): Promise<void> {
  for (const nameId of ["hazel", "mariadelrosario", "rowan"])
    await call("POST", "/api/saved-names", { nameId });
  await call("PATCH", "/api/saved-names/hazel", { note: "After grandmother’s garden" });
}
