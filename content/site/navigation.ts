/** A page as others lead to it. */
export type PageLink = {
  readonly label: string;
  readonly href: string;
  /** What it is good for, where there is room to say it. */
  readonly line: string;
};

const LINKS = {
  names: { label: "Names", href: "/", line: "Draw a dozen, search, save the ones you love." },
  browse: { label: "Browse names", href: "/names", line: "By origin, meaning, popularity and letters." },
  lists: { label: "Name lists", href: "/names/lists", line: "Each the answer to a stated rule." },
  compare: { label: "Compare names", href: "/compare", line: "Up to eight curves on one chart." },
  saved: { label: "Saved names", href: "/saved", line: "Your list: order it, print it, take it along." },
  together: {
    label: "Choose together",
    href: "/together",
    line: "Two judge apart, and see what both like.",
  },
  fit: { label: "Full name", href: "/fit", line: "First, middle and last, heard together." },
  blog: { label: "Blog", href: "/blog", line: "The money questions that arrive with a child." },
  safety: { label: "Baby safety", href: "/baby-safety", line: "What to buy, borrow and leave in the store." },
  education: {
    label: "Education",
    href: "/education",
    line: "From preschool to college, a stage at a time.",
  },
  clothes: {
    label: "Baby clothes",
    href: "/baby-clothes",
    line: "Few things, the right size, easy to wash.",
  },
  videos: { label: "Videos", href: "/videos", line: "Ten topics, each told in words." },
  directory: {
    label: "Directory",
    href: "/parent-directory",
    line: "Whom to call: helplines, groups and clinics.",
  },
  games: { label: "Games", href: "/games", line: "Eight small games, worth playing twice." },
  growth: {
    label: "Growth",
    href: "/growth",
    line: "Weight, length and head on WHO’s curves.",
  },
  printables: {
    label: "Printables",
    href: "/printable-resources",
    line: "Seven sheets to print or fill in.",
  },
  about: { label: "About", href: "/about", line: "What this almanac is, and what it promises." },
  contact: { label: "Contact", href: "/contact", line: "Ask, correct or suggest something." },
  data: { label: "About the data", href: "/names/about-the-data", line: "How names are counted and graded." },
  credits: { label: "Credits", href: "/credits", line: "Whose work this rests on, and the licenses." },
  contents: { label: "All pages", href: "/contents", line: "The table of contents." },
  privacy: { label: "Privacy", href: "/privacy", line: "What is kept about you, and how to erase it." },
  terms: { label: "Terms", href: "/terms", line: "What you may expect of us, and we of you." },
  accessibility: {
    label: "Accessibility",
    href: "/accessibility",
    line: "What works for whom, and what falls short.",
  },
  advertising: { label: "Advertising", href: "/advertising", line: "How this site is paid for." },
} as const satisfies Record<string, PageLink>;

const {
  names,
  browse,
  lists,
  compare,
  saved,
  together,
  blog,
  safety,
  education,
  clothes,
  videos,
  games,
  growth,
  printables,
} = LINKS;
const {
  fit,
  directory,
  about,
  contact,
  data,
  credits,
  contents,
  privacy,
  terms,
  accessibility,
  advertising,
} = LINKS;

/** Pages behind one word. */
export type LinkGroup = { readonly label: string; readonly links: readonly PageLink[] };

/** What the header leads to; tools and guides stand behind a word each after them. */
export const HEADER: readonly PageLink[] = [names, browse, lists, directory, games];
export const TOOLS: LinkGroup = { label: "Tools", links: [compare, fit, together, growth, printables] };
export const GUIDES: LinkGroup = { label: "Guides", links: [blog, safety, education, clothes, videos] };

/** On a phone the header has no room: what stands in it on a wide screen is divided among the two. */
export const PHONE_TOOLS: LinkGroup = { ...TOOLS, links: [browse, lists, ...TOOLS.links] };
export const PHONE_GUIDES: LinkGroup = { ...GUIDES, links: [...GUIDES.links, directory, games] };

/** The columns of the footer, and its last line. */
export const FOOTER: readonly { readonly title: string; readonly links: readonly PageLink[] }[] = [
  {
    title: "Quick links",
    links: [
      browse,
      lists,
      compare,
      fit,
      together,
      blog,
      safety,
      education,
      clothes,
      videos,
      directory,
      games,
      growth,
      printables,
    ],
  },
  { title: "This site", links: [about, contact, data, credits, contents] },
];
export const LEGAL: readonly PageLink[] = [privacy, terms, accessibility, advertising];

/** Every page, by section: the table of contents. Each section adds itself when it opens. */
export const SECTIONS: readonly {
  readonly id: string;
  readonly title: string;
  readonly links: readonly PageLink[];
}[] = [
  { id: "names", title: "Names", links: [names, browse, lists, compare, saved, fit, together] },
  { id: "guides", title: "Guides", links: GUIDES.links },
  { id: "games", title: "Games", links: [games] },
  { id: "tools", title: "For the baby", links: [growth, printables] },
  { id: "help", title: "Help", links: [directory] },
  { id: "this-site", title: "This site", links: [about, contact, data, credits] },
  { id: "legal", title: "The fine print", links: LEGAL },
];
