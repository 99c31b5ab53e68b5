import type { RelatedPage } from "#domain/site/related.ts";

/** Every page that another may point to. Each section adds its own. */
export const RELATED_PAGES: readonly RelatedPage[] = [
  {
    title: "Find a name",
    href: "/",
    description: "Generate, search and save names, each with its US birth records.",
    icon: "names",
    category: "tools",
  },
  {
    title: "Browse names",
    href: "/names",
    description: "By origin, meaning, popularity, letters, length and syllables.",
    icon: "names",
    category: "tools",
  },
  {
    title: "Baby Safety Equipment Guide",
    href: "/baby-safety",
    description: "What to buy, what to borrow, and what to leave in the store.",
    icon: "safety",
    category: "safety",
  },
  {
    title: "Preschool and K-12 Education",
    href: "/education",
    description: "Choosing a preschool, and helping at each change of school.",
    icon: "education",
    category: "education",
  },
  {
    title: "Parenting & Financial Planning Blog",
    href: "/blog",
    description: "Life insurance for children, and what else to do with the money.",
    icon: "blog",
    category: "guides",
  },
  {
    title: "Baby Clothes & Fashion Guide",
    href: "/baby-clothes",
    description: "Few things, the right size, easy to wash.",
    icon: "clothes",
    category: "guides",
  },
  {
    title: "Educational Parenting Videos",
    href: "/videos",
    description: "Ten topics of development, feeding and safety, each told in words.",
    icon: "videos",
    category: "resources",
  },
  {
    title: "Parent's Resource Directory",
    href: "/parent-directory",
    description: "Whom to call: helplines, support groups and clinics near you.",
    icon: "directory",
    category: "resources",
  },
  {
    title: "Interactive Baby Games",
    href: "/games",
    description: "Eight small games about names and first milestones.",
    icon: "games",
    category: "tools",
  },
  {
    title: "Growth percentiles",
    href: "/growth",
    description: "Weight, length and head on WHO’s curves, worked out on your device.",
    icon: "growth",
    category: "tools",
  },
  {
    title: "About this site",
    href: "/about",
    description: "What this almanac offers, how it began and what it promises.",
    icon: "about",
    category: "resources",
  },
];
