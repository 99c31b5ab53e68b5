import type { Figures } from "#domain/articles/figure.ts";

export const BABY_MONITORING_TECHNOLOGY = {
  kinds: {
    kind: "steps",
    steps: [
      ["Sound only", "No internet, and enough for many families"],
      ["Local video", "Nothing leaves the house"],
      ["Wi-Fi video", "Goes through your router and the maker’s servers"],
      ["Wearable", "Most expensive, with claims to read most carefully"],
    ],
    caption: "From the simplest kind to the most complicated.",
  },
  cleared: {
    kind: "scale",
    from: 0,
    to: 24,
    ends: ["Birth", "24 months"],
    spans: [
      {
        label: "The sock cleared in November 2023",
        from: 1,
        to: 18,
        words: "1 to 18 months, 6 to 30 pounds",
      },
    ],
    caption:
      "Its readings were tested, for healthy babies of these ages. No device is authorized to prevent SIDS.",
  },
  cords: {
    kind: "drawing",
    drawing: "camera-away",
    alt: "A crib, a measured distance, and beside it a camera on a shelf with its cord.",
    caption: "Camera and every cord: at least 3 feet (about 1 m) from any part of the crib.",
  },
  ftc: {
    kind: "numbers",
    numbers: [
      ["5", "monitors tested"],
      ["1", "required a complex password"],
      ["2", "didn’t encrypt the feed to the router"],
      ["1", "didn’t encrypt it to the internet"],
    ],
    caption: "The test that the Federal Trade Commission reported in 2016.",
  },
  plan: {
    kind: "kinds",
    kinds: [
      { heading: "At night", lines: ["Crib beside your bed", "No monitor needed"] },
      { heading: "Naps elsewhere", lines: ["Sound only, or local video"] },
      { heading: "When you’re out", lines: ["Wi-Fi, with the ten steps"] },
    ],
    caption: "A plan for most homes.",
  },
  need: {
    kind: "drawing",
    drawing: "far-bedroom",
    alt: "A house cut open: a crib with sound waves under the roof, and a parent with a small receiver outside, beyond the walls.",
    caption: "A monitor is worth having where you can’t hear your baby wake up.",
  },
  data: {
    kind: "kinds",
    kinds: [
      {
        heading: "Look for a way to",
        lines: ["Delete recordings", "Opt out of research or training", "Close the account"],
      },
      { heading: "Before it leaves the house", lines: ["Delete everything", "Reset it"] },
    ],
    caption: "Three things in the app, two before you sell it or give it away.",
  },
  skip: {
    kind: "drawing",
    drawing: "coin-camera",
    alt: "A camera with three coins dropping into it, crossed out.",
    caption: "Skip a camera that needs a subscription just to show live video.",
  },
} as const satisfies Figures;
