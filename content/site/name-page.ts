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
    text: "Close in time and style, and not too alike to call across a yard.",
  },
  middle: {
    heading: "Middle names",
    text: "Chosen for rhythm and time. None rhymes, and nothing runs together.",
  },
  forms: "Forms and spellings",
  more: "More names like",
  ask: {
    heading: "Do you know where it comes from?",
    text: "Tell us the book or dictionary, and we’ll check it and add it here.",
    link: "Suggest a source",
  },
} as const;
