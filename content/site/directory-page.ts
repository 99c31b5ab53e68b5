import type { Listing } from "#domain/directory/listing.ts";
import type { TypeChoice } from "#domain/directory/filters.ts";

/**
 * The directory's fixed sentences, to the letter. They stand here and not in wording.ts, because that travels with every page.
 */
export const DIRECTORY_WORDING = {
  title: "Parent's Resource Directory",
  counters: {
    national: "National Resources",
    local: "Local Resources",
    international: "International Resources",
    categories: "Categories",
  },
  searchPlaceholder: "Search resources, services, or organizations...",
  selectCategory: "Select category",
  selectState: "Select state",
  types: { all: "All", national: "National", local: "Local" },
  found: "Resources Found",
  services: "Services",
  ageGroups: "Age Groups",
  visitWebsite: "Visit Website",
  verified: "Verified",
  loading: "Loading resources...",
  noneFound: "No resources found",
  noneFoundHint: "Try adjusting your search criteria or filters to find more resources.",
  about: "About Our Directory",
  needHelp: "Need Help Finding Resources?",
} as const satisfies { readonly types: Record<TypeChoice, string>; readonly [key: string]: unknown };

/** What else the directory says. */
export const DIRECTORY_PAGE = {
  aboutLabel: "About this page",
  filters: "Filters",
  withName: "with {name}",
  ofName: "of {name}",
  crumb: "Directory",
  lead: "Find support groups, services and resources for new parents nationwide and in your local community.",
  /** The two questions it opens with. */
  need: "What do you need?",
  place: "Where?",
  /** In place of "Resources Found", of one. */
  foundOne: "Resource Found",
  more: "More filters",
  searchLabel: "Search",
  typeLabel: "Where they help",
  show: "Show resources",
  clear: "Clear all",
  /** Of a state: what serves the whole US. */
  beside: {
    title: "National resources, for {state} too",
    text: "They serve every state, so the list above leaves them out.",
  },
  take: { label: "Download or print", csv: "CSV", json: "JSON", print: "Print" },
  where: "Where",
  email: "Email",
  checked: "Listing checked {month}",
  report: "Report a problem",
  reportSubject: "Directory: {name}",
  failed: {
    sentence: "We couldn’t load the list.",
    hint: "You can still call the numbers above.",
    tryAgain: "Try again",
  },
  verifiedTip: "We confirmed the name and website in a reliable source.",
  costs: {
    free: "Free",
    "low-cost": "Low cost",
    paid: "Paid",
    "insurance-based": "Insurance based",
  } satisfies Record<Listing["cost"], string>,
  newTab: "opens in a new tab",
  about: [
    {
      term: "National",
      text: "Helps people anywhere in the US by phone, text or online, and often knows who is near you.",
    },
    {
      term: "Local",
      text: "Serves one US state or city, or one other country. Local staff know about waiting lists, languages and who takes your insurance.",
    },
    {
      term: "Verified",
      text: "We confirmed each name and website in a reliable source in the month shown below the listing. We haven’t called the numbers or tried the services, and no one pays to be listed.",
    },
  ],
  needHelp:
    "Contact a national organization first: they know who is near you. Your pediatrician, your hospital or a community health center can also refer you.",
  international: {
    title: "International resources",
    text: "We also list organizations in Canada, the UK, Australia, New Zealand, Ireland, Germany, Japan, the Netherlands, France and Sweden, and global ones.",
    link: "Show resources outside the US",
  },
  share: {
    heading: "Share this page",
    text: "The link includes your filters and nothing about you.",
  },
} as const;
