import type { Figures } from "#domain/articles/figure.ts";

export const SEASONAL_CLOTHING = {
  layers: {
    kind: "drawing",
    drawing: "layers",
    alt: "A bodysuit, plus a sleeper, plus a warm jacket with a hat.",
    caption:
      "Several thin layers, one more than you wear. You can take one off without undressing the whole child.",
  },
  sleep: {
    kind: "choice",
    yes: {
      heading: "For sleep",
      lines: [
        "At most one layer more than you’d wear",
        "A sleep sack in a cool room",
        "A short bodysuit in a warm one",
      ],
    },
    no: {
      heading: "Not for sleep",
      lines: ["A hat indoors, or a hood", "Anything weighted", "A loose blanket"],
    },
    caption: "The season changes the clothes, not the rules.",
  },
  car: {
    kind: "steps",
    steps: [
      ["Indoors", "Thin layers; a thin fleece is fine"],
      ["In the car", "Coat off, buckle, pinch test"],
      ["Over it", "Coat or blanket over the harness, face clear"],
      ["Warm car", "Take it off again"],
    ],
    caption: "Winter in the car seat.",
  },
  spring: {
    kind: "kinds",
    kinds: [
      { heading: "In the bag", lines: ["Spare sleeper", "Hat", "Thin blanket"] },
      { heading: "On the stroller", lines: ["Rain cover, off as soon as the rain stops"] },
    ],
    caption: "For weather that changes four times in a day.",
  },
  sun: {
    kind: "scale",
    from: 0,
    to: 24,
    ends: ["Midnight", "Midnight"],
    spans: [{ label: "Stay in", from: 10, to: 16, words: "between 10 and 4" }],
    caption: "The sun is strongest in these hours.",
  },
  stroller: {
    kind: "scale",
    from: -5,
    to: 5,
    ends: ["9 F (5 C) cooler", "9 F (5 C) hotter"],
    spans: [
      { label: "Dry flannel", from: 0, to: 3.7, words: "about 7 F (3.7 C) hotter" },
      { label: "Dry muslin", from: 0, to: 2.6, words: "about 5 F (2.6 C) hotter" },
      { label: "Damp muslin, hung loosely", from: -3, to: 0, words: "about 5 F (3 C) cooler" },
      { label: "Damp cloth and a fan", from: -4.7, to: 0, words: "about 8 F (4.7 C) cooler" },
    ],
    caption: "Inside a covered stroller, compared with the air outside. University of Sydney, 2023.",
  },
  year: {
    kind: "steps",
    steps: [
      ["March", "Rain jacket, soft pants"],
      ["May", "Two sun hats, thin long sleeves"],
      ["August", "Count what still fits for fall"],
      ["November", "One warm suit, two hats, two pairs of mittens"],
    ],
    caption: "A year of clothes.",
  },
} as const satisfies Figures;
