import type { Figures } from "#domain/articles/figure.ts";

export const CHOOSING_A_PRESCHOOL = {
  words: {
    kind: "scale",
    from: 0,
    to: 6,
    ends: ["Birth", "6 years"],
    spans: [
      { label: "Early Head Start", from: 0, to: 3, words: "pregnancy to age 3" },
      { label: "Head Start", from: 3, to: 5, words: "ages 3 to 5" },
      { label: "Preschool", from: 3, to: 5, words: "usually ages 3 and 4" },
      { label: "Special education", from: 3, to: 6, words: "from age 3" },
    ],
    caption: "Which program is for which age.",
  },
  free: {
    kind: "scale",
    from: 0,
    to: 100,
    ends: ["None", "All"],
    spans: [
      { label: "Four-year-olds", from: 0, to: 37, words: "37 percent" },
      { label: "Three-year-olds", from: 0, to: 8, words: "8 percent" },
    ],
    caption: "How many children state-funded preschool reached in 2024.",
  },
  ratio: {
    kind: "drawing",
    drawing: "one-to-ten",
    alt: "One adult and ten children in a half circle.",
    caption:
      "One adult to ten children is the upper limit. Smaller is better, especially for three-year-olds.",
  },
  visit: {
    kind: "choice",
    yes: {
      heading: "Good signs",
      lines: [
        "Adults at the children’s height",
        "Children choose what they do",
        "Real conversation and stories",
        "Outside every day",
      ],
    },
    no: {
      heading: "Not a sign of quality",
      lines: [
        "Twenty copies of the same owl",
        "Worksheets for three-year-olds",
        "A room that goes quiet for the director",
      ],
    },
    caption: "What a morning shows you.",
  },
  support: {
    kind: "steps",
    steps: [
      ["9 months", "before the third birthday: the earliest date for the conference"],
      ["90 days", "before: the latest date for the conference"],
      ["Birthday", "The IEP must be in place"],
    ],
    caption: "From early intervention to the school district.",
  },
  talk: {
    kind: "drawing",
    drawing: "small-chair",
    alt: "Two adults sit at a low table among an open book, crayons and blocks.",
    caption: "Also ask whether you may drop in. The answer should be yes.",
  },
  near: {
    kind: "drawing",
    drawing: "nearer-school",
    alt: "A home, a school close by with a check, and a long, winding road to another school.",
    caption: "If two schools are equally good, choose the closer one.",
  },
  weeks: {
    kind: "steps",
    steps: [
      ["Before", "Visit once together"],
      ["That morning", "Say what will happen, in order"],
      ["At the door", "One goodbye, kept short"],
      ["Within minutes", "Tears usually stop"],
      ["After a few weeks", "Still miserable? Ask for a meeting"],
    ],
    caption: "How it usually goes.",
  },
} as const satisfies Figures;
