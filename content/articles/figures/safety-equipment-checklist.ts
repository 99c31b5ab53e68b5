import type { Figures } from "#domain/articles/figure.ts";

export const SAFETY_EQUIPMENT_CHECKLIST = {
  "first-night": {
    kind: "numbers",
    numbers: [
      ["10 degrees", "any steeper is unsafe for sleep"],
      ["6 months", "in your room but not in your bed, ideally at least that long"],
      ["120 F", "the most for the water heater"],
    ],
    caption: "Three numbers for the first night.",
  },
  crib: {
    kind: "drawing",
    drawing: "crib-slats",
    alt: "A crib whose slats are so far apart that a soda can stands between two of them, crossed out.",
    caption:
      "If a soda can passes between the slats, the gap is too wide. It may be 2 3/8 inches (60 mm) at most.",
  },
  secondhand: {
    kind: "steps",
    steps: [
      ["June 28, 2011", "Cribs made after this day meet the federal rules"],
      ["September 1, 2023", "Dressers made since then meet the stability rule"],
      ["Any day", "Look for recalls at CPSC.gov and NHTSA.gov"],
    ],
    caption: "Dates to look for when you buy used.",
  },
  leave: {
    kind: "choice",
    yes: { heading: "A bed", lines: ["Firm and flat", "Made for sleep", "A fitted sheet"] },
    no: {
      heading: "Not a bed",
      lines: ["Loungers and nests", "Inclined sleepers", "Nursing pillows", "Car seats and swings"],
    },
    caption: "Where a baby can sleep, and where not.",
  },
  budget: {
    kind: "kinds",
    kinds: [
      {
        heading: "Buy new",
        lines: ["Sleep space and mattress", "Car seat", "Alarms", "Anchors and latches"],
      },
      { heading: "Borrow or skip", lines: ["The rest"] },
    ],
    caption: "What to buy new, if you can buy only a few things.",
  },
} as const satisfies Figures;
