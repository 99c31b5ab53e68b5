/** What stands around the numbers for the worst hours. */
export const CRISIS_WORDS = {
  title: "If it can’t wait",
  whatHappens: "What happens when you call",
} as const;
