import type { Figures } from "#domain/articles/figure.ts";

export const COST_FACTORS = {
  paid: {
    kind: "scale",
    from: 0,
    to: 5000,
    ends: ["$0", "$5,000"],
    spans: [
      { label: "$5 a month", from: 0, to: 1080, words: "$1,080" },
      { label: "$15 a month", from: 0, to: 3240, words: "$3,240" },
      { label: "$20 a month", from: 0, to: 4320, words: "$4,320" },
      { label: "$22 a month", from: 0, to: 4752, words: "$4,752" },
    ],
    caption: "What you’d pay over 18 years.",
  },
  age: {
    kind: "scale",
    from: 0,
    to: 3500,
    ends: ["$0", "$3,500 a year"],
    spans: [
      { label: "From birth", from: 0, to: 985, words: "$985 a year" },
      { label: "Bought at 25", from: 0, to: 2200, words: "$2,200 a year" },
      { label: "Bought at 35", from: 0, to: 3300, words: "$3,300 a year" },
    ],
    caption: "One agent’s undated example: $250,000 of coverage on a male.",
  },
  instead: {
    kind: "scale",
    from: 0,
    to: 7000,
    ends: ["$0", "$7,000"],
    spans: [
      { label: "Paid in", from: 0, to: 4320, words: "$4,320" },
      { label: "At an assumed 4 percent a year", from: 0, to: 6300, words: "about $6,300" },
    ],
    caption: "$20 a month for 18 years. The rate is an assumption, not a forecast.",
  },
  order: {
    kind: "drawing",
    drawing: "two-covers",
    alt: "A parent’s large umbrella over the parent and two children, and a small umbrella over one child alone.",
    caption:
      "A rider is the cheapest form and covers all the children. A separate policy costs more and covers one.",
  },
  burden: {
    kind: "kinds",
    kinds: [
      { heading: "To keep paying", lines: ["The grace period", "A lower face amount"] },
      { heading: "To stop paying", lines: ["A reduced paid-up policy", "The surrender value today"] },
    ],
    caption: "Four things to ask about before you stop paying.",
  },
  one: {
    kind: "drawing",
    drawing: "one-not-three",
    alt: "Left: one policy, with a check. Right: three policies in a row, crossed out.",
    caption: "Buy one policy, not three from three relatives.",
  },
  step: {
    kind: "drawing",
    drawing: "small-steps",
    alt: "Seven piles of coins, each one coin higher than the one before.",
    caption: "Each step in price looks small.",
  },
} as const satisfies Figures;
