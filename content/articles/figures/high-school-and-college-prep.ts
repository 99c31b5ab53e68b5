import type { Figures } from "#domain/articles/figure.ts";

export const HIGH_SCHOOL_AND_COLLEGE_PREP = {
  years: {
    kind: "steps",
    steps: [
      ["Ninth", "Settle in; talk openly about money"],
      ["Tenth", "Try things; price tools"],
      ["Eleventh", "Tests, visits, the first list"],
      ["Twelfth", "Apply; FAFSA"],
    ],
    caption: "Four years on one line.",
  },
  sleep: {
    kind: "scale",
    from: 0,
    to: 100,
    ends: ["None", "All"],
    spans: [{ label: "Slept too little on school nights", from: 0, to: 72.7, words: "72.7 percent" }],
    caption: "High schoolers in a national survey in 2015. They need 8 to 10 hours.",
  },
  sat: {
    kind: "scale",
    from: 0,
    to: 144,
    ends: ["0", "144 minutes"],
    spans: [
      { label: "Reading and Writing", from: 0, to: 64, words: "64 minutes" },
      { label: "Break", from: 64, to: 74, words: "10 minutes" },
      { label: "Math", from: 74, to: 144, words: "70 minutes" },
    ],
    caption: "The PSAT and the SAT: 2 hours and 14 minutes of testing, and a break.",
  },
  fafsa: {
    kind: "steps",
    steps: [
      ["Late September 2025", "The form for 2026-27 opened"],
      ["March 2, 2026", "California’s date"],
      ["June 30, 2027", "Last day"],
    ],
    caption: "The form for 2026-27. Treat the earliest date as the real one.",
  },
  pell: {
    kind: "scale",
    from: 0,
    to: 8000,
    ends: ["$0", "$8,000"],
    spans: [{ label: "Pell Grant", from: 740, to: 7395, words: "$740 to $7,395" }],
    caption: "Smallest and largest for 2026-27, as published in January 2026.",
  },
  loans: {
    kind: "kinds",
    kinds: [
      { heading: "A gift", lines: ["Grants", "Scholarships"] },
      { heading: "A job", lines: ["Work-study"] },
      { heading: "A debt", lines: ["Loans, even when called aid"] },
    ],
    caption: "How to read an offer.",
  },
  roads: {
    kind: "drawing",
    drawing: "signpost",
    alt: "A signpost with five arms that point both ways.",
    caption: "Five other good roads. People go to college at 25 and at 40.",
  },
} as const satisfies Figures;
