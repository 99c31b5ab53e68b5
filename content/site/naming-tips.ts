/** Six pieces of advice that need no expert. */
export const NAMING_TIPS = [
  {
    title: "Call it across a playground",
    text: "Say it loudly, say it tired, say it with the surname. Ten times is enough to know.",
  },
  {
    title: "Check where the names meet",
    text: "If the first name ends with the sound that the surname starts with, they run together: Milo O’Brien sounds like Mylo Brien.",
  },
  {
    title: "Write down the initials",
    text: "First, middle and last, and the email address that goes with them.",
  },
  {
    title: "Ask how often you’d spell it",
    text: "Jaxon, Jackson or Jaxson? Each spelling has its own page and its own count.",
  },
  {
    title: "Think of brothers and sisters",
    text: "Rhymes and shared first sounds are charming until bath time.",
  },
  {
    title: "Sleep on it",
    text: "Plenty of babies are a few days old before the name settles. That’s fine.",
  },
] as const;
