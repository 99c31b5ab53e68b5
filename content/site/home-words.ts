/** What the home page says for itself. The product's fixed sentences stand in wording.ts. */
export const HOME_WORDS = {
  headline: "Find a name you’ll love saying out loud",
  searchPlaceholder: "Name, sound or meaning",
  /** After "Girl names matching “hazel”, ". */
  searchDescription: "each with origin, meaning and its real US birth records since 1880.",
  countsNote: "Counted are the names of our collection. A search looks at every name on record.",
  finderNote: "Numbers are counted, meanings weighed.",
  countedNote:
    "“1 in 254 girls” is of girls whose name is listed: the records leave out names given fewer than five times in a year.",
  share: {
    title: "Baby names with real US birth records since 1880",
    heading: "Pass it on",
    text: "The link carries no saved names and no tracking.",
  },
  footnote:
    "This website is for information only and is not medical, legal or financial advice. We may earn commission from advertising on this page.",
} as const;
