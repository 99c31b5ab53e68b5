import type { Figures } from "#domain/articles/figure.ts";

export const HOME_CHILDPROOFING = {
  reach: {
    kind: "steps",
    steps: [
      ["Rolling", "Edges of beds: change diapers on the floor"],
      ["Crawling", "The whole floor: gates and latches"],
      ["Standing", "Tabletops: anchors and cords"],
      ["Climbing", "Nearly everything: windows and locks"],
    ],
    caption: "What a baby reaches at each stage, and what to do first.",
  },
  dresser: {
    kind: "drawing",
    drawing: "dresser-anchored",
    alt: "A dresser tied to the wall by a strap, with a small child pulling at a drawer.",
    caption:
      "Anchor dressers, bookcases, shelves and the television, into a stud, not just drywall or plaster.",
  },
  tube: {
    kind: "drawing",
    drawing: "tube-test",
    alt: "Left: a small ball falls into a paper tube, crossed out. Right: a large ball stays on top, with a check.",
    caption: "The toilet-paper tube. What fits inside is too small for a child under 3.",
  },
  kitchen: {
    kind: "kinds",
    kinds: [
      {
        heading: "Behind a latch",
        lines: ["Cleaners and dishwasher tablets", "Alcohol", "Plastic bags", "Knives"],
      },
      {
        heading: "Known choking foods",
        lines: [
          "Whole grapes and hot dogs",
          "Nuts, seeds and popcorn",
          "Hard candy and raw carrot",
          "Chunks of nut butter",
        ],
      },
    ],
    caption: "Two lists for the kitchen.",
  },
  water: {
    kind: "scale",
    from: 90,
    to: 150,
    ends: ["90 F", "150 F"],
    spans: [{ label: "Water heater", from: 90, to: 120, words: "at or below 120 F (49 C)" }],
    caption: "Then test the bath with your wrist or elbow.",
  },
  stairs: {
    kind: "kinds",
    kinds: [
      { heading: "Top of stairs", lines: ["A gate screwed to the wall"] },
      { heading: "Bottom and doorways", lines: ["A pressure gate is fine"] },
      { heading: "Anywhere", lines: ["No accordion gate with V-shaped openings"] },
    ],
    caption: "Which gate goes where.",
  },
  pool: {
    kind: "numbers",
    numbers: [
      ["4 sides", "of fence, and the house wall isn’t one of them"],
      ["4 feet", "high, at least"],
      ["1 gate", "that closes and latches by itself"],
    ],
    caption: "A fence around a pool or spa.",
  },
  floor: {
    kind: "drawing",
    drawing: "floor-level",
    alt: "An adult lies on the floor beside a small ruler and looks under a sofa: a coin below it, a cord behind it, an outlet on the wall.",
    caption: "The view from 10 inches up: a coin, a cord, an open outlet.",
  },
  locks: {
    kind: "drawing",
    drawing: "two-locks",
    alt: "A tall locked case and a small locked box, far apart, with a dashed wall between them.",
    caption: "Unloaded and locked, with the ammunition locked up somewhere else.",
  },
  visits: {
    kind: "kinds",
    kinds: [
      {
        heading: "In the bag",
        lines: ["Two portable latches", "A few outlet covers", "A play yard", "The numbers on a card"],
      },
      {
        heading: "When you arrive",
        lines: ["Get down on the floor and look around", "Move purses and pill boxes first"],
      },
    ],
    caption: "A kit for grandparents’ homes.",
  },
} as const satisfies Figures;
