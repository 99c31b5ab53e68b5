/** What the page without a network says. */
export const OFFLINE_WORDS = {
  lead: "This device has short entries for all our researched names, the tools, games, sheets and articles, the pages you’ve read, and your saved names. Names you save now will sync later.",
  asked: "That page isn’t on this device yet. It will open when you’re back online.",
  fromCopy: "From the copy on this device. Go online for counts and the curve.",
  tryAgain: "Try again",
  find: "Find a name",
  findHint: "The first letters, such as “haz”",
  nothing: "No name in our collection starts with these letters.",
  noCopy: "The names aren’t on this device yet. They’ll download on your next visit.",
  read: "Read on this device",
  noRecord: "not listed in {year}",
  given: "given to {births} babies in {year}",
  readNothing: "Pages you read will be listed here.",
} as const;
