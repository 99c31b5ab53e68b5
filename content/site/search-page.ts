import type { AnswerGroup } from "#domain/site-search/whole-answer.ts";

/** Lists of names stand with the names. */
type ShownGroup = Exclude<AnswerGroup, "lists">;

/** What the page of the search says. */
export const SEARCH_PAGE = {
  call: "Call {title}, {phone}",
  heading: "Search",
  label: "Search the whole site",
  placeholder: "Names, guides, help near you, tools",
  button: "Search",
  loading: "Searching…",
  failed: "The search didn’t work. Please try again.",
  fromDevice: "You’re offline. These results come from this device.",
  understood: "Understood",
  remove: (wish: string) => `Search without: ${wish}`,
  notUnderstood: "We found nothing for:",
  mockery: "We don’t make lists like that.",
  /** Before anything was asked. */
  begin: {
    lead: "One search for everything here: names and lists, guides, organizations that help, tools and printables.",
    try: "Try",
    examples: ["hazel", "car seat", "postpartum help in Ohio", "sleep tracker", "when do babies walk"],
    go: "Or go to",
  },
  /** Told to who hears the page, where nothing but numbers to call is shown. */
  calls: "Numbers to call come first",
  nothing: {
    title: "We found nothing for that",
    text: "Try fewer or simpler words, or start here:",
  },
  /** What parents look for, and the site is known to have nothing about. */
  notOurs: {
    title: "We don’t cover that",
    text: "This site has nothing about it. You could start here:",
    ask: "This site has nothing about it. You could ask:",
  },
  groups: {
    names: { title: "Names", none: "No names found." },
    guides: { title: "Guides", none: "No guides found." },
    places: { title: "Help near you", none: "No organizations found." },
    tools: { title: "Tools", none: "No tools or printables found." },
  },
  all: { names: "All names", guides: "All pages", places: "Whole directory", tools: "All printables" },
} as const satisfies {
  readonly groups: Readonly<Record<ShownGroup, { readonly title: string; readonly none: string }>>;
  readonly all: Readonly<Record<ShownGroup, string>>;
  readonly [key: string]: unknown;
};
