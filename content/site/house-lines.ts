/** What stands where an advertisement would, while there is none: a line of our own that leads to a page of ours. */
export const HOUSE_LINES = [
  { text: "Choosing with someone?", link: "Copy your saved names to another phone", href: "/saved" },
  { text: "Old names making a comeback:", link: "Sleeping beauties", href: "/names/lists/sleeping-beauties" },
  { text: "Short, Irish, and not too common?", link: "Browse with filters", href: "/names" },
  { text: "What belongs in a crib, and what doesn’t:", link: "Baby safety", href: "/baby-safety" },
  { text: "For the fridge door:", link: "Print a feeding log", href: "/templates/feeding-log" },
] as const;
