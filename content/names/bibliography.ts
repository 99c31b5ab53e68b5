import type { Bibliography } from "#domain/names/entry/work.ts";
import { BLOGS, LEXICON_SITES, SITES } from "./sites.ts";
import { WORKS } from "./works.ts";

/** Everything that is known of what entries cite. */
export const BIBLIOGRAPHY: Bibliography = {
  works: WORKS,
  sites: SITES,
  blogs: BLOGS,
  lexicons: LEXICON_SITES,
};
