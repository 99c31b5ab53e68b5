import type { Figures } from "#domain/articles/figure.ts";

export const FABRIC_SAFETY = {
  lengths: {
    kind: "scale",
    from: 0,
    to: 30,
    ends: ["0 inches", "30 inches"],
    spans: [
      { label: "One-piece", from: 0, to: 25.75, words: "up to 25.75 inches" },
      { label: "Each of two pieces", from: 0, to: 15.75, words: "up to 15.75 inches" },
    ],
    caption: "Sizes up to 9 months are exempt from the sleepwear rule within these lengths.",
  },
  drawstrings: {
    kind: "numbers",
    numbers: [
      ["None", "at neck or hood, sizes 2T to 12"],
      ["3 inches", "at most beyond waist or hem, sizes 2T to 16"],
      ["No knot", "and no toggle at the end"],
    ],
    caption: "Drawstrings in outerwear.",
  },
  check: {
    kind: "drawing",
    drawing: "sleeper-check",
    alt: "A sleeper with four places marked: the neck, a fastening, a cuff and a foot.",
    caption:
      "Four places to look at: the neck for cords, the fastenings, the cuffs, and threads inside the feet.",
  },
  limits: {
    kind: "scale",
    from: 0,
    to: 120,
    ends: ["0", "120 parts per million"],
    spans: [
      { label: "Lead a child can touch", from: 0, to: 100, words: "at most 100" },
      { label: "Lead in paint and coatings", from: 0, to: 90, words: "at most 90" },
    ],
    caption: "The limits for lead in children’s products.",
  },
  nickel: {
    kind: "kinds",
    kinds: [
      { heading: "Where nickel hides", lines: ["Snaps", "Zippers", "Belt buckles", "Earrings"] },
      {
        heading: "If your baby reacts",
        lines: ["Plastic snaps or zippers", "A bodysuit between snap and skin"],
      },
    ],
    caption: "A round, itchy patch under a snap is the typical sign.",
  },
  fibers: {
    kind: "kinds",
    kinds: [
      { heading: "Cotton", lines: ["Soft and cool", "Burns: snug at night"] },
      { heading: "Polyester", lines: ["Dries fast", "Resists flame better"] },
      { heading: "Wool", lines: ["Warm even when damp", "May itch"] },
    ],
    caption: "Three fibers at a glance.",
  },
  "two-minutes": {
    kind: "steps",
    steps: [
      ["Pull", "the fastenings"],
      ["Turn", "the feet and cuffs inside out"],
      ["Cut", "threads and cords"],
      ["Read", "the tag"],
    ],
    caption: "Two minutes for each piece.",
  },
  wash: {
    kind: "choice",
    yes: {
      heading: "Do",
      lines: [
        "Wash before the first wearing",
        "Use ordinary detergent for most babies",
        "Follow the label on flame-resistant sleepwear",
      ],
    },
    no: {
      heading: "Don’t",
      lines: [
        "Use soap flakes on flame-resistant sleepwear",
        "Iron over plastic prints",
        "Leave pods within reach or in sight",
      ],
    },
    caption: "Clean, and still safe.",
  },
  wrong: {
    kind: "kinds",
    kinds: [
      {
        heading: "A recalled piece",
        lines: ["Stop using it", "Keep the piece, the tag and a photo", "Report it at SaferProducts.gov"],
      },
      {
        heading: "A burn",
        lines: [
          "Cool under cool running water",
          "Take off clothing that isn’t stuck",
          "Call 911 or your pediatrician",
        ],
      },
    ],
    caption: "What to do first.",
  },
} as const satisfies Figures;
