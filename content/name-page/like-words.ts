/** What stands around names that are like others. */
export const LIKE_WORDS = {
  none: "We found no names close enough to these.",
  found: { one: "1 name found.", many: "{count} names found." },
  title: "Names like these",
  show: "Show names like these",
} as const;
