import { SHEET_IDS } from "#domain/printables/sheet.ts";
import { VIDEOS_PATH } from "#domain/videos/video-addresses.ts";

/** Its numbers may be wanted where there is no network. It does its filtering itself. */
export const DIRECTORY_PATH = "/parent-directory";

type CarriedPage = {
  readonly path: string;
  /** Whether the page reads its address itself, so that one copy serves every query. */
  readonly ownQuery?: true;
};

/**
 * Pages that open without a network, whether or not anybody has read them: the names tool, the saved list, all other tools,
 * what is printed, and the four pages of articles. Most wanted first: they are fetched in this order.
 */
const PAGES: readonly CarriedPage[] = [
  { path: "/", ownQuery: true },
  { path: "/saved" },
  { path: DIRECTORY_PATH, ownQuery: true },
  { path: "/growth" },
  { path: "/printable-resources", ownQuery: true },
  ...SHEET_IDS.map((id) => ({ path: `/templates/${id}`, ownQuery: true }) as const),
  // Which game is open, the page reads from its address.
  { path: "/games", ownQuery: true },
  { path: "/together" },
  { path: "/fit", ownQuery: true },
  { path: "/names" },
  { path: "/compare" },
  { path: "/blog" },
  { path: "/baby-safety" },
  { path: "/education" },
  { path: "/baby-clothes" },
];

export const CARRIED_PAGES: readonly string[] = PAGES.map(({ path }) => path);

/** The same of pages that are kept once they were read. */
export const READ_THEIR_ADDRESS: ReadonlySet<string> = new Set([
  ...PAGES.flatMap(({ path, ownQuery }) => (ownQuery === true ? [path] : [])),
  VIDEOS_PATH,
]);
