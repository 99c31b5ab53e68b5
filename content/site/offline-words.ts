/** What the page without a network says. */
export const OFFLINE_WORDS = {
  lead: "This device holds every curated name in short, the tools, games, sheets and articles, the pages you have read, and your saved names. Names you save now are sent later.",
  asked: "That page is not on this device yet. It will open by itself when the network is back.",
  fromCopy: "From the copy on this device; counts and curve need the network.",
  tryAgain: "Try again",
  find: "Find a name",
  findHint: "The first letters, such as “haz”",
  nothing: "No curated name begins with these letters.",
  noCopy: "The names are not on this device yet: they come with your next visit.",
  read: "Read on this device",
  readNothing: "Pages that you read will be listed here.",
} as const;
