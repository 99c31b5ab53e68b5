/** Filters whose values are ticked: each with one of them, its place in the address, and its chip. */
export const TICKED = [
  { title: "How common", choice: "Rarer than 1 in 10,000", query: "band=rare" },
  { title: "Origin or use", choice: "Irish", query: "origin=Irish" },
  { title: "Meaning", choice: "Flowers", query: "theme=flowers" },
  { title: "Length", choice: "Up to 4 letters", query: "length=short" },
  { title: "Syllables", choice: "4 syllables or more", query: "syllables=4" },
  { title: "Style", choice: "Vintage", query: "style=vintage" },
  { title: "Rank", choice: "Top 100", query: "rank=1-100" },
  { title: "Rising or falling", choice: "Rising", query: "trend=rising" },
  { title: "Number of letters", choice: "9 letters or more", query: "letters=9-" },
] as const;

/** Filters that are written: what is typed, its place in the address, its chips, and the names that fit. */
export const WRITTEN = [
  {
    title: "First letters",
    text: "Jo, mae",
    query: "start=Jo%2C+mae",
    chips: ["Starts with Jo", "Starts with Mae"],
    fits: /^(jo|mae)/i,
  },
  { title: "Ending", text: "lyn", query: "end=lyn", chips: ["Ends in -lyn"], fits: /lyn$/ },
  {
    title: "Leave out this ending",
    text: "a",
    query: "not=a",
    chips: ["Does not end in -a"],
    fits: /[^a]$/,
  },
  {
    title: "Letters anywhere",
    text: "ax",
    query: "has=ax",
    chips: ["Contains ax"],
    fits: /ax/,
  },
  {
    title: "Leave out these letters",
    text: "a, e",
    query: "without=a%2C+e",
    chips: ["Without a", "Without e"],
    fits: /^[^ae]+$/,
  },
] as const;

/** The first number of a text: "1,290 names" → 1290. */
export function numberIn(text: string): number {
  return Number(/[\d,]+/.exec(text)?.[0].replaceAll(",", ""));
}

/** A name without accents and signs, in small letters. */
export function plainName(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}
