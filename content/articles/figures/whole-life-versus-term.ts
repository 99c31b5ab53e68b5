import type { Figures } from "#domain/articles/figure.ts";

export const WHOLE_LIFE_VERSUS_TERM = {
  needed: {
    kind: "scale",
    from: 2026,
    to: 2052,
    ends: ["2026", "2052"],
    spans: [
      { label: "Childhood", from: 2026, to: 2044, words: "to 18, in 2044" },
      { label: "To 22", from: 2044, to: 2048, words: "in 2048" },
      { label: "A term", from: 2026, to: 2046, words: "20 years" },
      { label: "A longer term", from: 2026, to: 2051, words: "25 years" },
    ],
    caption: "How long a child born in 2026 depends on you, next to two terms.",
  },
  cash: {
    kind: "choice",
    yes: {
      heading: "What cash value is",
      lines: [
        "A sum that grows at a guaranteed rate",
        "Something to borrow against",
        "A surrender value, if you cancel",
      ],
    },
    no: {
      heading: "What it is not",
      lines: [
        "A free savings account",
        "Paid on top of the death benefit, in most contracts",
        "High in the first years",
      ],
    },
    caption: "Cash value in a nutshell.",
  },
  child: {
    kind: "drawing",
    drawing: "two-covers",
    alt: "A parent’s large umbrella over the parent and two children, and a small umbrella over one child alone.",
    caption:
      "Left: a rider covers all the children and goes with the parent’s policy. Right: whole life belongs to the buyer and lasts as long as someone pays.",
  },
  dates: {
    kind: "scale",
    from: 0,
    to: 40,
    ends: ["Day 0", "40 days"],
    spans: [
      { label: "Grace period", from: 0, to: 31, words: "31 days or one month" },
      { label: "Free look", from: 0, to: 10, words: "at least 10 days" },
      { label: "Free look at most", from: 10, to: 30, words: "30 days" },
    ],
    caption: "New York’s time limits. Other states have their own.",
  },
  claims: {
    kind: "scale",
    from: 0,
    to: 65,
    ends: ["Birth", "65"],
    spans: [
      { label: "Whole life from birth", from: 0, to: 65, words: "payment starts at birth" },
      { label: "First total to ask for", from: 25, to: 25, words: "paid by age 25" },
      { label: "Second total to ask for", from: 65, to: 65, words: "paid by age 65" },
    ],
    caption: "The low rate is locked in, but the payments start decades earlier.",
  },
  sense: {
    kind: "kinds",
    kinds: [
      {
        heading: "Money for life",
        lines: ["A child with a disability", "A special needs trust, with a lawyer"],
      },
      { heading: "Estate", lines: ["Tax-favored accounts used", "Enough term coverage"] },
      { heading: "Insurability", lines: ["A strong reason to fear that a child won’t qualify"] },
    ],
    caption: "Three cases, each part of a written plan.",
  },
  switch: {
    kind: "steps",
    steps: [
      ["Compare", "Both policies, on paper"],
      ["Keep", "The old policy, until the new one is in force"],
      ["Then", "End the old one"],
    ],
    caption: "Switching without a gap.",
  },
} as const satisfies Figures;
