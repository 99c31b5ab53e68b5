/** What the two forms of the monthly letter say. On every page: kept short. */
export const NEWSLETTER_WORDS = {
  title: "One letter a month",
  onCard: "New guides, new printables, and one name worth knowing.",
  inFooter: "New guides and printables. Nothing else.",
  email: "Email address",
  subscribe: "Subscribe",
} as const;
