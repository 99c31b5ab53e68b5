/** A file of JavaScript or of styles that the build makes of several modules: one larger file compresses better than many small ones. */
type ChunkGroup = {
  readonly name: string;
  readonly test: RegExp;
  readonly minShareCount?: number;
  readonly priority?: number;
};

/**
 * Scripts that the same pages fetch, by the file that they make; each a place of modules. A file more is a request more, and
 * each by itself would be half wrapping.
 */
export const SCRIPT_GROUPS = {
  /** What stands around every page, or on most of them. */
  site: [
    String.raw`/app/(entry\.client|root)\.tsx`,
    String.raw`/app/ads/(ad-slot|house-line|provided-ad)\.tsx?`,
    "/app/api/request",
    "/app/device/stored",
    "/app/forgetting/forget-button",
    "/app/forms/form-",
    "/app/frame/(?!late-parts|mark-place|menus-in-use|move-by-key|place-of)",
    "/app/head/",
    "/app/install/install-banner",
    String.raw`/app/names/card/(gloss-words|origin-words|packed-summary)\.`,
    "/app/newsletter/(footer-form|subscribe-form|use-)",
    String.raw`/app/offline/(offline|whole-page)\.tsx`,
    "/app/saved-names/",
    "/app/sharing/",
    "/app/site/(?!contact-path|is-absent|json-ld|related|step-line|text-part|theme-choices|titles|words-screen)",
    "/app/ui/(?!cells-table|head-cells|html-list|keep-list|morph|print-button|scenes/crawling|scenes/drawing|scroll|toast/toaster|use-media|use-sent|wide)",
    "/content/(ads|frame)/",
    "/content/site/(brand|records-edition|newsletter-words|wording)",
    "/domain/locale/(decimals|locale|numbers)",
    String.raw`/domain/names/(entry/(evidence|gender|name-summary)|records/(one-in|ssa-spelling))\.`,
    String.raw`/domain/(once|own-value|text/fill-in)\.`,
    "rolldown/runtime",
  ],
  /** What every page fetches when it is at rest. */
  late: [
    "/app/ads/(ad-script|no-ads-here)",
    "/app/crawling-baby/crawl-(pause|timer)",
    "/app/device/saves-data",
    "/app/frame/late-parts",
    "/app/install/(?!browser-kind|install-(banner|steps))",
    "/app/offline/(keep-offline|messages|offline-path|start-worker|typed-text)",
    "/content/site/install/install-words",
    "/domain/(crawling-baby/crawl-times|pages/is-at-or-below)",
  ],
  /** Small modules of the pages on which names are looked for, compared and chosen. */
  choosing: [
    String.raw`/app/fetching/(answer-cache|loader|packed|use-loaded)\.`,
    "/app/names/finder/call-failed",
    "/app/offline/(lazy-note|names-copy-path|or-from-device)",
    "/app/site/step-line",
    "/app/taste/use-like-count",
    String.raw`/content/names/moods\.`,
    "/content/site/tool-wording",
    String.raw`/domain/names/(draw/mood|entry/(origin|trait-values)|like/best-of)\.`,
  ],
  /** Cards of names in a grid. */
  cards: [
    String.raw`/app/names/card/(card-html|legend|name-card|name-grid|packed-names)\.`,
    String.raw`/app/names/(finder/no-names|home/waiting-grid)\.`,
  ],
  /** The filters beside them. */
  filters: [
    String.raw`/app/names/filters/(choice-html|choices|counted|filter-group|form-query|letters-field|more-choices|seldom-filters|use-opened)\.`,
    "/app/ui/(html-list|keep-list|morph)",
  ],
  /** What filters ask for. */
  rules: ["/domain/names/browse/(name-rules|rules-query|rules/record-rules-said)"],
  /** With what the home page begins; others fetch it when it is wanted. */
  finder: [
    "/app/names/filters/build-filters",
    "/app/names/finder/form/filter-fields",
    "/app/names/home/hill/",
    "/app/newsletter/newsletter-card",
    "/app/site/theme-choices",
    "/app/ui/scenes/crawling-baby",
  ],
  /** Small modules of most pages but the home page and those of names. */
  others: [
    "/app/device/local-today",
    "/app/fetching/as-sent",
    "/app/site/(is-absent|related|titles)",
    "/app/charts/stretched",
    "/app/ui/scenes/drawing",
    "/domain/locale/(customs|dates|plural)",
    "/domain/text/fill-in-all",
  ],
} satisfies Readonly<Record<string, readonly string[]>>;

/**
 * Styles that the same pages need, by the file that they make; each is a sheet of app/ without its ending. Over HTTP/1.1 a browser
 * fetches six files at once, of which one is the drawings: a page that waits for a seventh is painted a round trip later.
 */
export const STYLE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  controls: [
    "names/paging/paging",
    "site/step-line",
    "ui/chips",
    "ui/fold",
    "ui/link-row",
    "ui/sparkline/sparkline",
    "ui/tabs",
    "ui/badge",
    "ui/note",
    "ads/ad-slot",
    "saved-names/save-button",
    "ui/call-failed",
    "site/tool-page",
  ],
  table: [
    "charts/chart",
    "names/card/split-bar",
    "names/name-end",
    "names/page/age/age",
    "names/places/map",
    "ui/numbers",
    "ui/table",
  ],
  cards: [
    "names/card/name-grid",
    "names/card/name-rows",
    "names/finder/no-names",
    "names/home/waiting-grid",
    "newsletter/newsletter-card",
    "names/filters/filters",
    "ui/gender-tabs",
    "names/filters/letters-field",
  ],
  cover: [
    "names/finder/finder",
    "names/finder/form/mood-switch",
    "names/finder/form/more-filters",
    "names/home/also-in-the-almanac",
    "names/home/hill/cover-hill",
    "names/home/home-cover",
    "names/home/home-screen",
    "names/home/saved-names-section",
    "names/home/searching",
    "names/home/wishes",
    "names/home/without-names",
    "ui/scenes/crawling-baby",
  ],
  columns: ["site/columns", "site/drawn-head", "site/prose", "articles/references"],
  contents: ["names/lists/list-page", "site/leaders"],
};

const { site, late, ...ofSomePages } = SCRIPT_GROUPS;

export const CHUNK_GROUPS: ChunkGroup[] = [
  // Changes seldom, and every page needs it.
  {
    name: "framework",
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 2,
  },
  { name: "site", test: scripts(site), priority: 1 },
  { name: "icons", test: /node_modules\/lucide\//, minShareCount: 2 },
  { name: "late", test: scripts(late) },
  ...Object.entries(STYLE_GROUPS).map(([name, sheets]) => ({
    name,
    test: new RegExp(String.raw`/app/(${sheets.join("|")})\.css$`),
  })),
  // After the styles: a group takes along what its modules import.
  ...Object.entries(ofSomePages).map(([name, places]) => ({ name, test: scripts(places) })),
];

/** Modules at these places, but no styles. */
function scripts(places: readonly string[]): RegExp {
  return new RegExp(`^(?!.*\\.css$).*(${places.join("|")})`);
}
