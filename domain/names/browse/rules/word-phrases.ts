import type { Origin } from "#domain/names/entry/origin.ts";
import {
  BLACK_PATTERN,
  COUNTRY_PATTERN,
  ORIGIN_PATTERN,
  originsCalled,
  WHITE_PATTERN,
} from "#domain/names/plain/plain-origins.ts";
import { capitals, type Phrase, phrase, type Wish } from "./phrase.ts";

export const ORIGIN_PHRASES: readonly Phrase<readonly Origin[]>[] = [
  { pattern: phrase(`(${BLACK_PATTERN})`), parse: ([words = ""]) => fromThere(words) },
  {
    pattern: phrase(`(${WHITE_PATTERN})`),
    parse: ([words = ""]) => ({ ...fromThere(words), rule: WHITE_RULE }),
  },
  {
    pattern: phrase(
      `(${ORIGIN_PATTERN})(?:[ -](?:origins?|heritage|inspired|culture|roots|descent|american|style))?`,
    ),
    parse: ([words = ""]) => fromThere(words),
  },
  {
    pattern: phrase(
      `(?:(?:that |which )?(?:are |is |come |comes )?(?:from|of|in|used in|popular in|common in) )(?:both )?(?:the )?(${COUNTRY_PATTERN})`,
    ),
    parse: ([words = ""]) => ({ ...fromThere(words), weak: true }),
  },
];

const WHITE_RULE = "Names of European origin or use. No record of births says who is white.";

/** Words that say of whom. */
const WOMEN = /^(?:filipina|latina|chicana|pinay)s?$/i;

/** "Irish: by origin or use", "Celtic: names of Irish, Scottish, … or Manx origin or use". */
function fromThere(words: string): Wish<readonly Origin[]> {
  const value = originsCalled(words);
  const label = capitals(words.toLowerCase());
  const [last = label, ...others] = value.toReversed();
  const all = others.length === 0 ? last : `${others.toReversed().join(", ")} or ${last}`;
  // What the label says already is not said again: on a phone it would take a second line.
  const rule = all === label ? "By origin or use" : `Names of ${all} origin or use`;
  return { value, label, rule, ...(WOMEN.test(words) ? { also: [["gender", "girl"]] as const } : {}) };
}
