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
    caption: "Four years at a glance.",
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
    alt: "A signpost with five arms pointing both ways.",
    caption: "Five other good roads. People go to college at 25 and at 40.",
  },
  ap: {
    kind: "scale",
    from: 1,
    to: 5,
    ends: ["1", "5"],
    spans: [
      { label: "Some colleges give credit", from: 3, to: 5, words: "for a 3 or higher" },
      { label: "Others", from: 4, to: 5, words: "only for a 4 or 5" },
    ],
    caption: "Credit by AP score. Some colleges give none, so look at each one’s policy.",
  },
  plan: {
    kind: "steps",
    steps: [
      ["By 16", "The IEP includes plans for life after school"],
      ["The spring before", "Ask for changes on the SAT, PSAT or AP: up to seven weeks"],
      ["Graduation", "The IEP ends"],
      ["College", "The student asks at the disability office"],
    ],
    caption: "From the school’s plan to asking for oneself.",
  },
  price: {
    kind: "drawing",
    drawing: "price-after-gifts",
    alt: "A long price tag, with a part cut off by a dashed line and a gift on it.",
    caption: "The published price, less the grants. The net price calculator estimates what is left.",
  },
  useful: {
    kind: "kinds",
    kinds: [
      { heading: "Yours", lines: ["The calendar", "The money talk, in eleventh grade"] },
      { heading: "Your teen’s", lines: ["The essay", "You read it once, if asked"] },
    ],
    caption: "Who does what.",
  },
} as const satisfies Figures;
