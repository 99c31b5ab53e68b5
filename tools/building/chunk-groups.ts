/** A file of JavaScript or of styles that the build makes of several modules: one larger file compresses better than many small ones. */
type ChunkGroup = {
  readonly name: string;
  readonly test: RegExp;
  readonly minShareCount?: number;
  readonly priority?: number;
};

/** What stands around every page, or on most of them. */
const SITE = [
  String.raw`/app/(entry\.client|root)\.tsx`,
  String.raw`/app/ads/(ad-slot|house-line|provided-ad)\.tsx?`,
  "/app/api/request",
  "/app/device/stored",
  "/app/forgetting/forget-button",
  "/app/forms/form-",
  "/app/frame/(?!late-parts)",
  "/app/head/",
  "/app/install/install-banner",
  "/app/newsletter/(footer-form|subscribe-form|use-)",
  String.raw`/app/offline/(offline|whole-page)\.tsx`,
  "/app/saved-names/",
  "/app/sharing/",
  "/app/site/(?!json-ld|related|titles)",
  "/app/ui/(?!crawling|drawing|kept|scroll|toast/toaster|wide)",
  "/content/site/(brand|house-lines|newsletter-words|wording)",
  String.raw`/domain/names/(entry/gender|records/one-in)\.`,
  "rolldown/runtime",
];

/** What every page fetches when it is at rest. */
const LATE = [
  "/app/ads/(ad-script|no-ads-here)",
  "/app/crawling-baby/crawl-(pause|timer)",
  "/app/device/saves-data",
  "/app/frame/late-parts",
  "/app/install/(?!install-banner)",
  "/app/offline/(keep-offline|messages|offline-path|start-worker|typed-text)",
  "/content/site/install-words",
  "/domain/(crawling-baby/crawl-times|pages/is-at-or-below)",
];

export const CHUNK_GROUPS: ChunkGroup[] = [
  // Changes seldom, and every page needs it.
  {
    name: "framework",
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 2,
  },
  { name: "site", test: scripts(SITE), priority: 1 },
  { name: "icons", test: /node_modules\/lucide\//, minShareCount: 2 },
  { name: "late", test: scripts(LATE) },
  // Styles that the same pages need: a page waits for few files.
  { name: "controls", test: /\/app\/ui\/(chips|fold|sparkline|tabs)\.css$/ },
  { name: "notes", test: /\/app\/ui\/(badge|note)\.css$/ },
  { name: "saving", test: /\/app\/(saved-names\/save-button|ui\/call-failed)\.css$/ },
  { name: "table", test: /\/app\/(names\/(name-end|split-bar)|ui\/(numbers|table))\.css$/ },
  { name: "cards", test: /\/app\/names\/(name-grid|waiting-grid)\.css$/ },
  { name: "columns", test: /\/app\/site\/(columns|drawn-head|prose)\.css$/ },
  { name: "contents", test: /\/app\/(names\/lists\/list-page|site\/leaders)\.css$/ },
];

/** Modules at these places, but no styles. */
function scripts(places: readonly string[]): RegExp {
  return new RegExp(`^(?!.*\\.css$).*(${places.join("|")})`);
}
