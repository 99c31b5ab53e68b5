/** What the page of a name says, whatever the name. */
export const NAME_PAGE = {
  share: "Share",
  origin: {
    heading: "Where it comes from",
    certain: "How certain is it?",
    checked: "What did we check?",
    unchecked: "Not yet checked against a dictionary.",
    kind: { names: "Name", word: "Word", records: "Records" },
    under: "under",
    differs: "Differs:",
  },
  siblings: {
    heading: "Brothers and sisters",
    text: "Similar in era and style, but easy to tell apart when you call them.",
  },
  middle: {
    heading: "Middle names",
    text: "Chosen for rhythm and era. None of them rhymes, and nothing runs together.",
  },
  forms: "Forms and spellings",
  more: "More names like",
  ask: {
    heading: "Do you know where it comes from?",
    text: "Tell us the book or dictionary, and we’ll check it and add it here.",
    link: "Suggest a source",
  },
} as const;
