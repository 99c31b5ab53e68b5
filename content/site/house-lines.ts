/** What stands where an advertisement would, while there is none: a line of our own that leads to a page of ours. */
export const HOUSE_LINES = [
  { text: "Choosing with somebody?", link: "Take your saved names to another phone", href: "/saved" },
  { text: "Gone for decades, and back:", link: "Sleeping beauties", href: "/names/lists/sleeping-beauties" },
  { text: "Short, Irish, and not too common?", link: "Browse by your own rules", href: "/names" },
  { text: "What a crib needs, and what it does not:", link: "Baby safety", href: "/baby-safety" },
  { text: "For the fridge door:", link: "Print a feeding log", href: "/templates/feeding-log" },
] as const;
