import type { Figures } from "#domain/articles/figure.ts";

export const CAR_SEAT_GUIDE = {
  stages: {
    kind: "scale",
    from: 0,
    to: 13,
    ends: ["Birth", "13 years"],
    spans: [
      { label: "Rear-facing", from: 0, to: 3, words: "birth to 3 or more" },
      { label: "Forward, harness", from: 3, to: 7, words: "then to about 7" },
      { label: "Booster", from: 4, to: 12, words: "about 4 to 12" },
      { label: "Seat belt", from: 8, to: 13, words: "about 8 and up" },
      { label: "Back seat", from: 0, to: 13, words: "all under 13" },
    ],
    caption: "Usual ages. Go by size, not by birthday.",
  },
  airbag: {
    kind: "drawing",
    drawing: "airbag",
    alt: "Left: a rear-facing seat in front of an airbag, crossed out. Right: a rear-facing seat behind the front seat, with a check.",
    caption: "An airbag strikes the back of a rear-facing seat, where the baby’s head is.",
  },
  "one-inch": {
    kind: "numbers",
    numbers: [
      ["1 inch", "the most it may move, held at the belt path"],
      ["1 way", "lower anchors or seat belt, not both, unless both manuals allow it"],
      ["2 paths", "in a convertible seat, one for each direction"],
    ],
    caption: "Three numbers for installing the seat.",
  },
  "snug-harness": {
    kind: "drawing",
    drawing: "snug-harness",
    alt: "Left: a snug harness, no fold to pinch, the chest clip at the armpits. Right: a fold to pinch, so the harness is too loose.",
    caption:
      "Pinch the strap at the collarbone. Left: no fold, snug. Right: a fold, too loose. The chest clip sits at armpit level.",
  },
  "rule-dates": {
    kind: "steps",
    steps: [
      ["May 2025", "NHTSA proposes December 5, 2026 as the new date"],
      ["June 30, 2025", "The day the standard was supposed to take effect"],
      ["July 2025", "NHTSA says it won’t enforce it until a final rule is published"],
    ],
    caption: "FMVSS 213a so far. It’s about what makers have to test.",
  },
  "used-seat": {
    kind: "choice",
    yes: {
      heading: "Keep using it",
      lines: [
        "It fits your child",
        "It isn’t expired",
        "It hasn’t been recalled",
        "It hasn’t been in a crash",
      ],
    },
    no: {
      heading: "Stop using it",
      lines: [
        "The expiration date has passed",
        "No one knows its whole history",
        "It was in a moderate or severe crash",
      ],
    },
    caption: "A used seat in four questions.",
  },
  heat: {
    kind: "numbers",
    numbers: [
      ["10 minutes", "is all it takes for a car to heat up by 20 degrees"],
      ["57 F", "outside has been hot enough"],
      ["29", "children died of heat in vehicles in 2023"],
    ],
    caption: "Why a child is never left alone in a car.",
  },
  who: {
    kind: "kinds",
    kinds: [
      { heading: "Bring", lines: ["The car and the seat", "Both manuals", "The child, if you can"] },
      {
        heading: "Ask",
        lines: ["NHTSA.gov", "Your hospital", "Fire station or police department", "Local Safe Kids group"],
      },
    ],
    caption: "A visit to a CPST, before the birth and each time you change stages.",
  },
} as const satisfies Figures;
