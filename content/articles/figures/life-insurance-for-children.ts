import type { Figures } from "#domain/articles/figure.ts";

export const LIFE_INSURANCE_FOR_CHILDREN = {
  forms: {
    kind: "drawing",
    drawing: "two-covers",
    alt: "A parent’s large umbrella over the parent and two children, and a small umbrella over one child alone.",
    caption:
      "Left: a rider depends on the parent’s policy and covers all the children. Right: a separate policy on one child’s life.",
  },
  rider: {
    kind: "scale",
    from: 0,
    to: 30,
    ends: ["Birth", "30 years"],
    spans: [
      { label: "A rider covers", from: 0.04, to: 18, words: "from around 15 days" },
      { label: "It ends", from: 18, to: 25, words: "between 18 and 25, or at marriage" },
    ],
    caption: "The usual years of a rider. Ask how long you have to convert.",
  },
  case: {
    kind: "kinds",
    kinds: [
      {
        heading: "Four fair arguments",
        lines: ["The right to be insured", "A funeral", "A low premium", "A way to save"],
      },
      {
        heading: "The limit of each",
        lines: [
          "Most policies are too small",
          "Savings can pay for it, too",
          "Paid for many more years",
          "Decades to break even",
        ],
      },
    ],
    caption: "The case for it, and where it ends.",
  },
  first: {
    kind: "steps",
    steps: [
      ["First", "Health insurance for the baby"],
      ["Second", "A small emergency fund"],
      ["Third", "Term life coverage on each parent"],
      ["Fourth", "Disability coverage"],
      ["Fifth", "A will that names a guardian"],
    ],
    caption: "Go down the list until the money runs out.",
  },
  survivors: {
    kind: "numbers",
    numbers: [
      ["18", "survivors benefits can last until then"],
      ["19", "while still in high school"],
      ["75 percent", "of the parent’s basic benefit at most"],
    ],
    caption: "What Social Security may pay a child.",
  },
  "free-look": {
    kind: "scale",
    from: 0,
    to: 40,
    ends: ["Delivery", "40 days"],
    spans: [
      { label: "Always", from: 0, to: 10, words: "at least 10 days" },
      { label: "At most", from: 10, to: 30, words: "up to 30 days" },
    ],
    caption: "The free look in New York. Your state may differ.",
  },
  job: {
    kind: "kinds",
    kinds: [
      {
        heading: "A parent",
        lines: ["Usually, someone depends on you for money", "The policy replaces lost income"],
      },
      { heading: "A baby", lines: ["No one depends on a baby for money", "The policy replaces no income"] },
    ],
    caption: "The first question: does anyone depend on you for money?",
  },
  early: {
    kind: "drawing",
    drawing: "in-and-back",
    alt: "A tall pile of coins, an arrow to a policy, and an arrow to a much smaller pile.",
    caption: "If you stop early, you may get back less than you put in.",
  },
  fits: {
    kind: "kinds",
    kinds: [
      {
        heading: "If only the funeral worries you",
        lines: ["A small rider on a term policy you need anyway"],
      },
      {
        heading: "If insurability is the point",
        lines: ["A guaranteed insurability option", "Ask about its maximum amount"],
      },
    ],
    caption: "Two worries, two forms.",
  },
  week: {
    kind: "drawing",
    drawing: "wait-a-week",
    alt: "A closed front door, and the seven days of a week, with a check below the last one.",
    caption: "An offer by phone or at the door should be able to wait a week.",
  },
} as const satisfies Figures;
