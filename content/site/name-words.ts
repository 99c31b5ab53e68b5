import type { Certainty } from "#domain/names/entry/evidence.ts";

/** What the server fills in on the page of a name. */
export const NAME_WORDS = {
  hear: "Hear {name}, computer voice",
  veryRare: "Very rare",
  noMeaning: "We haven’t found a reliable meaning yet, and we don’t guess.",
  noOrigin: "Origin unknown",
  cut: "Social Security records only the first {letters} letters, so this may be the start of a longer name.",
  /** Never a grade: one word, and what it means. */
  certainty: {
    settled: { word: "Settled", text: "The standard references agree." },
    likely: { word: "Likely", text: "The best explanation we know, but not certain." },
    disputed: { word: "Disputed", text: "Experts disagree, or the story is a folk explanation." },
    unknown: { word: "Unknown", text: "No one knows for sure, or it was made up not long ago." },
  } as const satisfies Record<Certainty, { readonly word: string; readonly text: string }>,
  /** Of what is likely, as long as nothing was opened: it may well be settled. */
  asFarAsKnown: "As far as we know. We haven’t confirmed it in a dictionary.",
  /** What the marks of the evidence mean. */
  evidence: {
    names: "“Name” means the source explains this name.",
    word: "“Word” means it explains only the word behind it.",
    records: "“Records” means we found it in no dictionary, and birth records show how new it is.",
  },
  written: "Written in {language}:",
  /** {languages} are adjectives: "English, French and German". */
  usedIn: "Used in {languages} naming.",
  since: "On record by {year}, in {place} ({work}, {entry}).",
  about: "about {year}",
  more: "More {origin} {babies} names",
  decade: "{babies} names of the {decade}",
  age: {
    heading: "How old is {one}?",
    headingPlain: "How old are people named {name}?",
    meet: "If you meet {one} in the US, {rest}.",
    meetPlain: "If you meet someone named {name} in the US, {rest}.",
    middle: "the middle",
    figures:
      "Half of all living people named {name} are {young} to {old} years old. About {living} are alive today.",
    figuresOne:
      "Half of all living people named {name} are {old} years old, or near it. About {living} are alive today.",
  },
  report: "A source for {name}",
} as const;
