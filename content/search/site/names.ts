import { at, type SiteWish } from "#content/search/site-wish.ts";

/** Names and lists, and what stands behind the site. */
export const NAMES: readonly SiteWish[] = [
  { query: "hazel", wants: [at("/names/hazel")] },
  { query: "theodor", wants: [at("/names/theodore"), at("/names/theodor")] },
  { query: "what does kai mean", wants: [at("/names/kai")] },
  { query: "shivon", wants: [at("/names/siobhan")] },
  { query: "top 100 girls names list", wants: [at("/names/lists/top-100-girls")] },
  {
    query: "top boy names 1990",
    wants: [at("/names/lists/top-100-boys")],
  },
  { query: "trending boy names", wants: [at("/names/lists/rising-boys")] },
  { query: "unisex names list", wants: [at("/names/lists/unisex")] },
  { query: "old names coming back", wants: [at("/names/lists/sleeping-beauties")] },
  { query: "timeless names", wants: [at("/names/lists/evergreen")] },
  { query: "list of irish names", wants: [at("/names/lists/origin/irish")] },
  { query: "all names starting with q", wants: [at("/names/lists/letter/q")] },
  { query: "browse names", wants: [at("/names")] },
  { query: "where do your numbers come from", wants: [at("/names/about-the-data")] },
  {
    query: "a meaning is wrong",
    wants: [at("/names/corrections"), at("/contact"), at("/names/about-the-data")],
  },
  { query: "contact", wants: [at("/contact")] },
  { query: "delete my data", wants: [at("/privacy")] },
  { query: "who runs this website", wants: [at("/about")] },
  { query: "how do you make money ads", wants: [at("/advertising")] },
  { query: "screen reader accessibility", wants: [at("/accessibility")] },
  { query: "terms of service", wants: [at("/terms")] },
  { query: "all pages", wants: [at("/contents")] },
];
