import type { Figures } from "#domain/articles/figure.ts";

export const ALTERNATIVE_INVESTMENTS = {
  first: {
    kind: "steps",
    steps: [
      ["First", "An emergency fund, starting with any amount"],
      ["Second", "Expensive debt"],
      ["Third", "Term life and disability coverage"],
      ["Fourth", "Retirement, up to the employer match"],
    ],
    caption: "What comes before saving for a child.",
  },
  "plan-529": {
    kind: "numbers",
    numbers: [
      ["$20,000", "a year per student for K-12 costs, from 2026"],
      ["$35,000", "in a lifetime can move to the child’s Roth IRA"],
      ["10 percent", "more tax on earnings used for something else"],
    ],
    caption: "A 529 plan in three limits.",
  },
  kiddie: {
    kind: "scale",
    from: 0,
    to: 4000,
    ends: ["$0", "$4,000 a year"],
    spans: [
      { label: "Untaxed", from: 0, to: 1350, words: "the first $1,350" },
      { label: "At the child’s rate", from: 1350, to: 2700, words: "the next $1,350" },
      { label: "Generally at the parents’ rate", from: 2700, to: 4000, words: "above $2,700" },
    ],
    caption: "A child’s investment income in 2025 and 2026.",
  },
  bonds: {
    kind: "scale",
    from: 0,
    to: 20,
    ends: ["Bought", "20 years"],
    spans: [
      { label: "Locked", from: 0, to: 1, words: "the first 12 months" },
      { label: "You lose 3 months of interest", from: 1, to: 5, words: "before 5 years" },
      { label: "No loss of interest", from: 5, to: 20, words: "from 5 years on" },
      { label: "Series EE has doubled", from: 20, to: 20, words: "at 20 years" },
    ],
    caption: "How long a savings bond ties up your money.",
  },
  jars: {
    kind: "drawing",
    drawing: "filling-jars",
    alt: "Three jars side by side, each with more coins than the one before.",
    caption: "Start small. $25 every month is worth more than a perfect plan that is never opened.",
  },
  trump: {
    kind: "scale",
    from: 2025,
    to: 2029,
    ends: ["2025", "2029"],
    spans: [
      { label: "Born in these years", from: 2025, to: 2029, words: "January 1, 2025 to December 31, 2028" },
      { label: "Contributions could begin", from: 2026.5, to: 2026.5, words: "July 4, 2026" },
    ],
    caption:
      "Who gets the one-time $1,000: US-citizen children with a Social Security number, when an adult asks for it.",
  },
  roth: {
    kind: "numbers",
    numbers: [
      ["$7,500", "the limit for 2026, or what the child earned, whichever is less"],
      ["$7,000", "the limit for 2025"],
      ["Wages", "or pay for babysitting; gifts and allowance don’t count"],
    ],
    caption: "How much can go in.",
  },
  able: {
    kind: "numbers",
    numbers: [
      ["Age 46", "the disability must have begun before this age, since January 1, 2026"],
      ["$20,000", "the general contribution limit for 2026"],
      ["$100,000", "doesn’t count toward the SSI asset limit"],
    ],
    caption: "An ABLE account in three limits.",
  },
  papers: {
    kind: "drawing",
    drawing: "four-papers",
    alt: "A form with a check mark, a jar of coins, a certificate with a ribbon and a pay envelope.",
    caption: "A form, a monthly transfer, a bond, a first paycheck: each fits a different family.",
  },
} as const satisfies Figures;
