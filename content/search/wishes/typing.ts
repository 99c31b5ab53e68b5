import { ids, type Wish } from "#content/search/wish.ts";

// What stands on the screen while somebody is still typing a common name: names that begin so, the most given near the top,
// none that only sounds a little like the fragment.
export const TYPING: readonly Wish[] = [
  {
    query: "oli",
    wants: {
      mustInTop: { names: ids("olivia oliver"), least: 2, top: 3 },
      allSatisfy: { starts: ["oli"], top: 4, least: 4 },
    },
  },
  { query: "em", wants: { mustInTop: { names: ids("emma"), top: 2 }, allSatisfy: { starts: ["em"] } } },
  {
    query: "wil",
    wants: {
      mustInTop: { names: ids("william willow"), least: 2, top: 4 },
      allSatisfy: { starts: ["wil"], top: 5 },
    },
  },
  {
    query: "amel",
    wants: {
      mustInTop: { names: ids("amelia"), top: 2 },
      allSatisfy: { starts: ["amel"], top: 3, least: 2 },
    },
  },
  { query: "isab", wants: { first: "isabella", allSatisfy: { starts: ["isab"], top: 3, least: 3 } } },
  { query: "li", wants: { mustInTop: { names: ids("liam"), top: 3 }, allSatisfy: { starts: ["li"] } } },
  { query: "he", wants: { mustInTop: { names: ids("henry"), top: 2 }, allSatisfy: { starts: ["he"] } } },
  {
    query: "ja",
    wants: {
      mustInTop: { names: ids("james jack jackson"), least: 2, top: 4 },
      allSatisfy: { starts: ["ja"] },
    },
  },
  {
    query: "ha",
    wants: { mustInTop: { names: ids("harper hazel"), least: 2, top: 4 }, allSatisfy: { starts: ["ha"] } },
  },
  { query: "b", wants: { mustInTop: { names: ids("benjamin"), top: 3 }, allSatisfy: { starts: ["b"] } } },
  {
    query: "matt",
    wants: {
      mustInTop: { names: ids("matthew matteo"), least: 2, top: 4 },
      allSatisfy: { starts: ["matt"], top: 4, least: 4 },
    },
  },
  {
    query: "pen",
    wants: {
      mustInTop: { names: ids("penelope"), top: 2 },
      allSatisfy: { starts: ["pen"], top: 2, least: 2 },
    },
  },
  {
    query: "zo",
    wants: {
      mustInTop: { names: ids("zoe zoey"), least: 2, top: 3 },
      allSatisfy: { starts: ["zo"], top: 5 },
    },
  },
  {
    query: "gra",
    wants: {
      mustInTop: { names: ids("grace grayson"), least: 2, top: 3 },
      allSatisfy: { starts: ["gra"], top: 5 },
    },
  },
  {
    query: "ben",
    wants: { mustInTop: { names: ids("benjamin"), top: 2 }, allSatisfy: { starts: ["ben"], top: 5 } },
  },
  {
    query: "no",
    wants: { mustInTop: { names: ids("noah nora"), least: 2, top: 3 }, allSatisfy: { starts: ["no"] } },
  },
];
