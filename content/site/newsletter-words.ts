/** What the two forms of the newsletter say. On every page: kept short. */
export const NEWSLETTER_WORDS = {
  title: "Monthly newsletter",
  onCard: "New guides, new printables, and one name worth knowing.",
  inFooter: "New guides and printables. Nothing else.",
  email: "Email address",
  subscribe: "Subscribe",
} as const;
