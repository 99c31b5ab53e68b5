import type { Figures } from "#domain/articles/figure.ts";

export const NEWBORN_ESSENTIALS = {
  weights: {
    kind: "scale",
    from: 6,
    to: 17,
    ends: ["6 lb", "17 lb"],
    spans: [
      { label: "Newborn", from: 6, to: 9, words: "6 to 9 lb" },
      { label: "3M", from: 9, to: 12.5, words: "9 to 12.5 lb" },
      { label: "6M", from: 12.5, to: 17, words: "12.5 to 17 lb" },
    ],
    caption: "One large maker’s sizes by weight. Brands differ.",
  },
  easy: {
    kind: "choice",
    yes: {
      heading: "Easy at three in the morning",
      lines: ["Zippers that open from the bottom", "Snaps down the front", "Envelope shoulders"],
    },
    no: {
      heading: "Leave on the rack",
      lines: ["Buttons down the back", "Stiff collars and tight cuffs", "Hand wash only"],
    },
    caption: "What makes clothes easy.",
  },
  hips: {
    kind: "drawing",
    drawing: "swaddle-hips",
    alt: "Left: a swaddled baby with room for bent legs, with a check. Right: a baby wrapped with straight legs, crossed out.",
    caption: "Snug at the chest, loose at the hips. The legs must bend up and out.",
  },
  home: {
    kind: "steps",
    steps: [
      ["Dress", "Separate legs, so the buckle goes between"],
      ["Buckle", "No thick suit under the straps"],
      ["Cover", "A blanket over the harness, away from the face"],
      ["Warm car", "Hat off"],
    ],
    caption: "The ride home, in order.",
  },
  toes: {
    kind: "numbers",
    numbers: [
      ["1 hair", "or loose thread can tighten around a toe"],
      ["Bath time", "look at toes and fingers"],
      ["Right away", "emergency room or pediatrician, if you can’t lift it off"],
    ],
    caption: "The toe check.",
  },
  wash: {
    kind: "choice",
    yes: {
      heading: "Do",
      lines: [
        "Wash before the first wearing",
        "Rinse milk and poop stains right away, in cold water",
        "Use ordinary detergent for most babies",
      ],
    },
    no: {
      heading: "Don’t",
      lines: ["Use soap flakes on flame-resistant sleepwear", "Just switch detergents if a rash spreads"],
    },
    caption: "The first wash.",
  },
  wait: {
    kind: "drawing",
    drawing: "can-wait",
    alt: "On a shelf: a pair of small shoes, stiff jeans and a headband with a bow.",
    caption: "Shoes, stiff jeans, headbands: they can wait.",
  },
  ask: {
    kind: "numbers",
    numbers: [
      ["6M and 9M", "the sizes to ask for"],
      ["Zipper", "the sleepers to ask for"],
      ["Fifth month", "when you’ll be glad to have them"],
    ],
    caption: "Everyone buys for the first month.",
  },
} as const satisfies Figures;
