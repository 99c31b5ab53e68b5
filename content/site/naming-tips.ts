/** Six pieces of advice that need no expert. */
export const NAMING_TIPS = [
  {
    title: "Call it across a playground",
    text: "Say it loudly, say it tired, say it with the surname. Ten times is enough to know.",
  },
  {
    title: "Check where the names meet",
    text: "If the first name ends as the surname begins, they run together: Milo O’Brien, Mylo Brien.",
  },
  {
    title: "Write the initials down",
    text: "First, middle, last, and the e-mail address that goes with them.",
  },
  {
    title: "Ask how often you’d spell it",
    text: "Jaxon, Jackson or Jaxson? Each spelling has its own page, and its own count.",
  },
  {
    title: "Mind the brothers and sisters",
    text: "Rhymes and shared first sounds are charming until bath time.",
  },
  {
    title: "Sleep on it",
    text: "Plenty of babies are a few days old before the name settles. That is allowed.",
  },
] as const;
