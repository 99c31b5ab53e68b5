import type { AnswerGroup } from "#domain/site-search/whole-answer.ts";

/** Lists of names stand with the names. */
type ShownGroup = Exclude<AnswerGroup, "lists">;

/** What the page of the search says. */
export const SEARCH_PAGE = {
  heading: "Search",
  label: "Search the whole site",
  placeholder: "Names, guides, help near you, tools",
  button: "Search",
  loading: "Looking…",
  failed: "The search could not be reached. Please try again.",
  fromDevice: "From this device, without a network: what was read into it answers.",
  understood: "Understood",
  notUnderstood: "Nothing here answers to:",
  mockery: "We don’t make such a list.",
  /** Before anything was asked. */
  begin: {
    lead: "One search for everything here: names and lists, guides, organizations that help, tools and printables.",
    try: "Try",
    examples: ["hazel", "car seat", "postpartum help in Ohio", "sleep tracker", "when do babies walk"],
    go: "Or go to",
  },
  nothing: {
    title: "Nothing here answers to that",
    text: "Try fewer or plainer words. These three lead on:",
  },
  groups: {
    names: { title: "Names", none: "No name in these words." },
    guides: { title: "Guides", none: "No guide speaks of this." },
    places: { title: "Help near you", none: "No organization in our directory fits." },
    tools: { title: "Tools", none: "No tool or printable fits." },
  },
  all: { names: "All names", guides: "All pages", places: "Whole directory", tools: "All printables" },
} as const satisfies {
  readonly groups: Readonly<Record<ShownGroup, { readonly title: string; readonly none: string }>>;
  readonly all: Readonly<Record<ShownGroup, string>>;
  readonly [key: string]: unknown;
};
