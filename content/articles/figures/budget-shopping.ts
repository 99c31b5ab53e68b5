import type { Figures } from "#domain/articles/figure.ts";

export const BUDGET_SHOPPING = {
  monthly: {
    kind: "scale",
    from: 0,
    to: 60,
    ends: ["$0", "$60 a month"],
    spans: [
      { label: "0-6 months", from: 30, to: 50, words: "$30-50" },
      { label: "6-12 months", from: 25, to: 40, words: "$25-40" },
      { label: "12+ months", from: 20, to: 35, words: "$20-35" },
    ],
    caption: "Our guide figures for a month. A rough guide, not a target.",
  },
  sizes: {
    kind: "drawing",
    drawing: "three-sizes",
    alt: "Three bodysuits side by side, small, medium and large.",
    caption: "A baby may pass through three or four sizes before the first birthday.",
  },
  ways: {
    kind: "kinds",
    kinds: [
      { heading: "Up to 12 months", lines: ["Hand-me-downs", "Thrift stores", "Swaps"] },
      { heading: "Toddlers", lines: ["End-of-season racks"] },
      { heading: "Any age", lines: ["Multipacks: compare the price per piece"] },
    ],
    caption: "Where the money goes furthest.",
  },
  used: {
    kind: "choice",
    yes: { heading: "Fine used", lines: ["Sizes up to 12 months", "Thin knees"] },
    no: {
      heading: "Put it back",
      lines: [
        "Cords at neck or hood",
        "Torn snap plackets",
        "Smoke and mold",
        "A recall notice that matches",
      ],
    },
    caption: "What to look for in the store, before you pay.",
  },
  months: {
    kind: "scale",
    from: 0,
    to: 50,
    ends: ["$0", "$50"],
    spans: [
      { label: "First month", from: 0, to: 30, words: "sleepers, bodysuits, sleep sack: $30" },
      { label: "Seven months", from: 0, to: 27, words: "pants, bodysuits, sun hat: $27" },
      { label: "Fifteen months", from: 0, to: 28, words: "shoes and two shirts: $28" },
    ],
    caption: "The three months added up.",
  },
  unknown: {
    kind: "drawing",
    drawing: "history-unknown",
    alt: "A car seat with a question mark, a helmet and a worn shoe, crossed out.",
    caption: "A car seat with an unknown history, a helmet, shoes worn into someone else’s shape.",
  },
  store: {
    kind: "drawing",
    drawing: "leave-in-store",
    alt: "On a shelf: a bead necklace, a dress on a hanger and small shoes with a price tag, crossed out.",
    caption: "A teething necklace, dress clothes for one day, shoes before walking.",
  },
  box: {
    kind: "drawing",
    drawing: "box-under-crib",
    alt: "A crib with a labeled box beneath it, a small shirt in it, and an arrow from the crib into the box.",
    caption: "Anything tight goes into the box that same evening.",
  },
  help: {
    kind: "numbers",
    numbers: [
      ["211", "connects you to local help in most places"],
      ["No questions", "asked at many free baby closets"],
    ],
    caption: "Two places to start.",
  },
} as const satisfies Figures;
