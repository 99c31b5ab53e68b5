import { COMBINED } from "./asked/combined.ts";
import { CULTURES } from "./asked/cultures.ts";
import { ERA } from "./asked/era.ts";
import { MEANING } from "./asked/meaning.ts";
import { NATURE } from "./asked/nature.ts";
import { NEGATION } from "./asked/negation.ts";
import { PATTERNS } from "./asked/patterns.ts";
import { POPULARITY } from "./asked/popularity.ts";
import { STORIES } from "./asked/stories.ts";
import { STYLE } from "./asked/style.ts";

/** 150 more wishes, of those that a text says by itself: drawn from some 570 that were put to the search in four rounds. */
export const ASKED = {
  style: STYLE,
  era: ERA,
  popularity: POPULARITY,
  "themes of stories": STORIES,
  "themes of nature": NATURE,
  cultures: CULTURES,
  meaning: MEANING,
  patterns: PATTERNS,
  "left out": NEGATION,
  "several at once": COMBINED,
} as const;
