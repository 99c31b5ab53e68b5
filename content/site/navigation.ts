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
  saved: { label: "Saved names", href: "/saved", line: "Your list: order it, print it, take it along." },
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

const { names, browse, lists, saved, blog, safety, education, clothes, videos, games, growth } = LINKS;
const { directory, about, contact, data, credits, contents, privacy, terms, accessibility, advertising } =
  LINKS;

/** What the header leads to; the guides stand behind one word after them. */
export const HEADER: readonly PageLink[] = [names, browse, lists, directory, games];
export const GUIDES: { readonly label: string; readonly links: readonly PageLink[] } = {
  label: "Guides",
  links: [blog, safety, education, clothes, videos],
};

/** On a phone, where the header has no room for them, the directory and the games stand with the guides. */
export const PHONE_GUIDES: readonly PageLink[] = [...GUIDES.links, directory, games];

/** The columns of the footer, and its last line. */
export const FOOTER: readonly { readonly title: string; readonly links: readonly PageLink[] }[] = [
  {
    title: "Quick links",
    links: [browse, lists, blog, safety, education, clothes, videos, directory, games, growth],
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
  { id: "names", title: "Names", links: [names, browse, lists, saved] },
  { id: "guides", title: "Guides", links: GUIDES.links },
  { id: "games", title: "Games", links: [games] },
  { id: "tools", title: "Tools", links: [growth] },
  { id: "help", title: "Help", links: [directory] },
  { id: "this-site", title: "This site", links: [about, contact, data, credits] },
  { id: "legal", title: "The fine print", links: LEGAL },
];
