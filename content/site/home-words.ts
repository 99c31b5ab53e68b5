import { here, RECORDS } from "#content/site/records-edition.ts";
/** What the home page says for itself. The product's fixed sentences stand in wording.ts. */
export const HOME_WORDS = {
  headline: "Find a name you’ll love saying out loud",
  /** What one finds here, and why: the first line below the headline. */
  promise: (names: string) => `${names} ${here("names")} with real birth counts. Free, no account.`,
  wishesLabel: "Try",
  /** Searches that show what can be asked. */
  wishes: ["short Irish girl", "like Hazel", "means light", "not in the top 100"],
  hill: {
    is: (name: string) => `The hill is now ${name}`,
    how: "Drag along it to read the years.",
    back: (name: string) => `Back to ${name}`,
    years: (name: string) => `Year to read on the curve of ${name}`,
  },
  almanac: "Also in the almanac",
  searchPlaceholder: "Name, sound or meaning",
  /** After "Girl names matching “hazel”, ". */
  searchDescription: `each with origin, meaning and its real ${here("birth records")} since ${RECORDS.firstYear}.`,
  countsNote: "These counts cover the names we’ve researched. Search covers every name on record.",
  /** Before anything was asked. */
  finderNote: "Type a name, or a wish in your own words.",
  countedNote: `“1 in 254 girls” counts girls with a listed name. The records leave out names used fewer than ${RECORDS.floorWord} times in a year.`,
  /** Before the words of a search that decide nothing. */
  notUnderstood: "We didn’t understand:",
  /** What is asked instead: without a wish ("Not: Nature" is one, too), or with one that comes near a word. */
  asked: (kind: "without" | "offer", label: string, count: number) => {
    const given = label.startsWith("Not: ") ? `With ${label.slice(5)}` : `Without “${label}”`;
    return `${kind === "offer" ? `Maybe “${label}”` : given}: ${count === 1 ? "1 name" : count < 50 ? `${count} names` : "50 names or more"}`;
  },
  /** In place of names. */
  care: {
    crisis: "You are not alone. Here’s who you can call or text.",
    mockery: "We don’t make lists like that.",
  },
  mockery: "Names belong to people, and we don’t joke about them. Look for one you’d be glad to have.",
  /** After an answer about one name. */
  everythingAbout: (name: string) => `Everything about ${name}`,
  /** Where to go from a search without names. */
  insteadTitle: "You can also",
  instead: {
    browse: "Browse names by origin, letters and sound",
    lists: "See lists of names",
    contents: "Find a guide or a tool on this site",
    search: (text: string) => `Search the whole site for “${text}”`,
  },
  share: {
    title: `Baby names with real ${here("birth records")} since ${RECORDS.firstYear}`,
    heading: "Share this page",
    text: "The link contains no saved names and no tracking.",
  },
  footnote:
    "This website is for information only and is not medical, legal or financial advice. We may earn commission from advertising on this page.",
} as const;
