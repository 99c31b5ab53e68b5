import type { Wish } from "./wish.ts";
import { CULTURES } from "./wishes/cultures.ts";
import { DISTRESS } from "./wishes/distress.ts";
import { ERA } from "./wishes/era.ts";
import { FACTS } from "./wishes/facts.ts";
import { TRANS_AND_NONBINARY } from "./wishes/gender.ts";
import { HALF_UNDERSTOOD } from "./wishes/half-understood.ts";
import { MEANING } from "./wishes/meaning.ts";
import { NATURE } from "./wishes/nature.ts";
import { MOCKERY, NONSENSE } from "./wishes/no-answer.ts";
import { ODD_SPELLING } from "./wishes/odd-spelling.ts";
import { SEX_AND_ORIGIN } from "./wishes/origins.ts";
import { PATTERNS } from "./wishes/patterns.ts";
import { POPULARITY } from "./wishes/popularity.ts";
import { RELATIONS } from "./wishes/relations.ts";
import { SCRIPTS } from "./wishes/scripts.ts";
import { SEVERAL } from "./wishes/several.ts";
import { STORIES } from "./wishes/stories.ts";
import { STYLE } from "./wishes/style.ts";
import { TYPING } from "./wishes/typing.ts";

/** All wishes, by class: a search is judged class by class, so that a good one hides no bad one. */
export const WISHES = {
  "sex and origin": SEX_AND_ORIGIN,
  cultures: CULTURES,
  style: STYLE,
  era: ERA,
  popularity: POPULARITY,
  "themes of stories": STORIES,
  "themes of nature": NATURE,
  meaning: MEANING,
  patterns: PATTERNS,
  relations: RELATIONS,
  facts: FACTS,
  "other scripts": SCRIPTS,
  "while typing": TYPING,
  "odd spelling": ODD_SPELLING,
  "several at once": SEVERAL,
  "half understood": HALF_UNDERSTOOD,
  nonsense: NONSENSE,
  distress: DISTRESS,
  mockery: MOCKERY,
  "trans and nonbinary": TRANS_AND_NONBINARY,
} as const satisfies Readonly<Record<string, readonly Wish[]>>;
