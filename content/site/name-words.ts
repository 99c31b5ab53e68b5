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
    records: "“Records” means we didn’t find it in any dictionary, and birth records show how new it is.",
  },
  /** Where the records alone stand for a name that somebody made up. */
  coinage: "A coinage; nothing to look up.",
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
    middle: "the median",
    others: "How old are other names?",
    figures:
      "Half of all living people named {name} are {young} to {old} years old. The median age is {middle}: half are older, half younger. About {living} are alive today.",
    /** Between the other two, where a smaller crowd lies outside the middle half. */
    fourFifths: "Four in five are {young} to {old}.",
    figuresOne:
      "Half of all living people named {name} are about {old} years old. About {living} are alive today.",
  },
  forecast: {
    next: "In {year}, likely {ranges}.",
    range: "between 1 in {common} and 1 in {rare} {babies}",
    before:
      "Before that, likely 1 in {common} to 1 in {rare} in {year}, and 1 in {laterCommon} to 1 in {laterRare} in {later}.",
    jumpy: "Too jumpy to say where {name} will be in {year}.",
    jumpyFor: "For {babies}, it’s too jumpy to say.",
    why: "Its share changed more from {before} to {last} than that of 95 in 100 names of its size.",
    tested: "In past years, about four in five forecasts like this came true.",
    how: "How good are these?",
  },
  explain: {
    spelling: "Spelling",
    several: "{count} spellings sound the same. {share} of these babies are written {name}.",
    one: "We don’t know of any other spelling with the same sound.",
    sound: "Sound",
    said: "Said {say}.",
    sex: "Girl or boy",
    other: "{share} are {babies}.",
    allListed: "All listed babies are {babies}.",
    rule: "Counted from {since} to {last}, among spellings that most Americans say alike. It counts babies, not how often someone will ask.",
  },
  report: "A source for {name}",
} as const;
